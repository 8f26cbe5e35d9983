// Did the reaction give this product when all known reactions competed for the precursors?

import type { RouteStep } from '@app/shared/contracts/routes';
import { useTranslation } from '../../i18n/use-translation.ts';
import { moleculeLabel } from '../molecule-label.ts';
import { MoleculePicture } from '../molecule-picture.tsx';
import { CheckCircleIcon, WarningIcon } from '../../ui/icons.tsx';
import styles from './forward-panel.module.css';
import { percentText } from './likelihood.ts';

export function ForwardPanel({ forward }: { forward: RouteStep['forward'] }) {
  const { t } = useTranslation('routes');
  return (
    <>
      <p className={forward.passed ? styles.good : styles.bad}>
        {forward.passed ? <CheckCircleIcon size={16} /> : <WarningIcon size={16} />}
        {t(forwardKey(forward), { rank: forward.rank, within: forward.within })}
      </p>
      {forward.competing.length > 0 && (
        <>
          <p className={styles.quiet}>{t('forward.competing')}</p>
          <ul className={styles.competing}>
            {forward.competing.map((other) => (
              <li key={other.molecule.key}>
                <MoleculePicture molecule={other.molecule} width={96} height={64} decorative />
                <span>
                  {other.name}
                  <br />
                  <span className={styles.quiet}>
                    {moleculeLabel(other.molecule)} · {t('forward.score', { value: percentText(t, other.score) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.quiet}>{t('forward.how', { within: forward.within })}</p>
    </>
  );
}

function forwardKey({ passed, rank }: RouteStep['forward']) {
  if (passed) return 'forward.passed';
  return rank === 0 ? 'forward.absent' : 'forward.low';
}
