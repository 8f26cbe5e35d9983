import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { Tooltip } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, PencilIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import styles from './solved-mark.module.css';

type MarkedRoute = Pick<RouteSummary, 'solved' | 'startingMaterials' | 'madeByHand' | 'figures'>;

/** Solved or partial, in a word, an icon and a colour, on hover why; and whether a chemist built it. */
export function SolvedMark({ route }: { route: MarkedRoute }) {
  const { t } = useTranslation('routes');
  return (
    <span className={styles.marks}>
      <Tooltip title={whyOf(route, t)}>
        <span>
          <SolvedWord route={route} />
        </span>
      </Tooltip>
      <Caveats route={route} />
      {route.madeByHand && (
        <Tooltip title={t('solved.madeByHand')}>
          <span>
            <ByHand />
          </span>
        </Tooltip>
      )}
    </span>
  );
}

/** The same in a list that shows the tips of its rows (`useListTip`). */
export function ListedSolvedMark({ route }: { route: MarkedRoute }) {
  const { t } = useTranslation('routes');
  return (
    <span
      className={styles.marks}
      data-tip={[whyOf(route, t), ...caveatsOf(route, t)].join(' · ')}
      data-tip-describes=""
    >
      <SolvedWord route={route} />
      <Caveats route={route} />
      {route.madeByHand && <ByHand />}
    </span>
  );
}

function SolvedWord({ route: { solved } }: { route: MarkedRoute }) {
  const { t } = useTranslation('routes');
  return (
    <span className={solved ? styles.solved : styles.partial}>
      {solved ? <CheckCircleIcon size={15} /> : <WarningIcon size={15} />}
      {t(solved ? 'solved.solved' : 'solved.partial')}
    </span>
  );
}

/** What "solved" does not say: speculative steps, steps without known conditions. */
function Caveats({ route }: { route: MarkedRoute }) {
  const { t } = useTranslation('routes');
  const words = caveatsOf(route, t);
  return words.length === 0 ? null : <span className={styles.caveats}>{words.join(' · ')}</span>;
}

function caveatsOf({ figures }: MarkedRoute, t: TFunction<'routes'>): string[] {
  const { speculativeSteps = 0, unknownConditions = 0 } = figures ?? {};
  return [
    ...(speculativeSteps > 0 ? [t('solved.speculative', { count: speculativeSteps })] : []),
    ...(unknownConditions > 0 ? [t('solved.unknownConditions', { count: unknownConditions })] : []),
  ];
}

function ByHand() {
  const { t } = useTranslation('routes');
  return (
    <span className={styles.hand} title={t('solved.madeByHand')}>
      <PencilIcon size={14} />
      <span className="visually-hidden">{t('solved.madeByHand')}</span>
    </span>
  );
}

function whyOf({ solved, startingMaterials }: MarkedRoute, t: TFunction<'routes'>): string {
  if (solved) return t('solved.why');
  const missing = startingMaterials.filter((one) => !one.inStock).length;
  return missing > 0 ? t('solved.missing', { count: missing }) : t('solved.failedCheck');
}
