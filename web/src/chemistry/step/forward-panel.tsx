// Did the reaction give this product when all known reactions competed for the precursors?

import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import styles from './forward-panel.module.css';

export function ForwardPanel({ forward }: { forward: RouteStep['forward'] }) {
  const { t } = useTranslation('routes');
  return (
    <>
      <p className={forward.passed ? styles.good : styles.bad}>
        {forward.passed ? <CheckCircleIcon size={16} /> : <WarningIcon size={16} />}
        {t(forwardKey(forward), { rank: forward.rank, within: forward.within })}
      </p>
      <p className={styles.quiet}>{t('forward.how', { within: forward.within })}</p>
    </>
  );
}

function forwardKey({ passed, rank }: RouteStep['forward']) {
  if (passed) return 'forward.passed';
  return rank === 0 ? 'forward.absent' : 'forward.low';
}
