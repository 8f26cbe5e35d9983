import type { RouteSummary } from '@app/shared/contracts/routes';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, PencilIcon, WarningIcon } from '../../ui/icons.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import styles from './solved-mark.module.css';

type MarkedRoute = Pick<RouteSummary, 'solved' | 'startingMaterials' | 'madeByHand'>;

/** Solved or partial, in a word, an icon and a colour, on hover why; and whether a chemist built it. */
export function SolvedMark({ route }: { route: MarkedRoute }) {
  const { t } = useTranslation('routes');
  return (
    <span className={styles.marks}>
      <StateMark route={route} />
      {route.madeByHand && (
        <Tooltip text={t('solved.madeByHand')} describes>
          <span className={styles.hand}>
            <PencilIcon size={14} />
            <span className="visually-hidden">{t('solved.madeByHand')}</span>
          </span>
        </Tooltip>
      )}
    </span>
  );
}

function StateMark({ route }: { route: MarkedRoute }) {
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
