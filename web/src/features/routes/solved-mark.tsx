import type { RouteSummary } from '@app/shared/contracts/routes';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../ui/icons.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import styles from './solved-mark.module.css';

/** Solved or partial, in a word, an icon and a colour; on hover why. */
export function SolvedMark({ route }: { route: Pick<RouteSummary, 'solved' | 'startingMaterials'> }) {
  const { t } = useTranslation('routes');
  const missing = route.startingMaterials.filter((one) => !one.inStock).length;
  if (route.solved)
    return (
      <Tooltip text={t('solved.why')} describes>
        <span className={styles.solved}>
          <CheckCircleIcon size={15} />
          {t('solved.solved')}
        </span>
      </Tooltip>
    );
  return (
    <Tooltip text={missing > 0 ? t('solved.missing', { count: missing }) : t('solved.failedCheck')} describes>
      <span className={styles.partial}>
        <WarningIcon size={15} />
        {t('solved.partial')}
      </span>
    </Tooltip>
  );
}
