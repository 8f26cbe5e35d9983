import type { Proposal } from '@app/shared/contracts/manual/manual';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, ClockIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import styles from './proposal-card.module.css';

/** What the forward check says of a step in one line; no check yet when there is none. */
export function ForwardMark({ forward }: Pick<Proposal, 'forward'>) {
  const { t } = useTranslation('manual');
  if (!forward)
    return (
      <span className={styles.waiting}>
        <ClockIcon size={15} />
        {t('check.waiting')}
      </span>
    );
  const words = forward.passed ? 'check.passed' : forward.rank === 0 ? 'check.absent' : 'check.low';
  return (
    <span className={forward.passed ? styles.passed : styles.failed}>
      {forward.passed ? <CheckCircleIcon size={15} /> : <WarningIcon size={15} />}
      {t(words, { rank: forward.rank })}
    </span>
  );
}
