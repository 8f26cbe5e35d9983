import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { Flex, Tag, Tooltip, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, PencilIcon, WarningIcon } from '../../../ui/icons/icons.tsx';

type MarkedRoute = Pick<RouteSummary, 'solved' | 'startingMaterials' | 'madeByHand' | 'figures'>;

/** Solved or partial, in a word, an icon and a color, on hover why; and whether a chemist built it. */
export function SolvedMark({ route }: { route: MarkedRoute }) {
  const { t } = useTranslation('routes');
  return (
    <Tooltip title={whyOf(route, t)}>
      <span>
        <Marks route={route} />
      </span>
    </Tooltip>
  );
}

/** The same in a list that shows the tips of its rows (`useListTip`). */
export function ListedSolvedMark({ route }: { route: MarkedRoute }) {
  const { t } = useTranslation('routes');
  return (
    <span data-tip={[whyOf(route, t), ...caveatsOf(route, t)].join(' · ')} data-tip-describes="">
      <Marks route={route} />
    </span>
  );
}

function Marks({ route }: { route: MarkedRoute }) {
  const { t } = useTranslation('routes');
  const { solved, madeByHand } = route;
  const caveats = caveatsOf(route, t).join(' · ');
  return (
    <Flex wrap gap="2px 6px" align="center">
      <Tag
        color={solved ? 'success' : 'warning'}
        icon={solved ? <CheckCircleIcon size={14} /> : <WarningIcon size={14} />}
        style={{ margin: 0 }}
      >
        {t(solved ? 'solved.solved' : 'solved.partial')}
      </Tag>
      {caveats !== '' && (
        <Typography.Text type="warning" style={{ fontSize: 12, lineHeight: 1.3 }}>
          {caveats}
        </Typography.Text>
      )}
      {madeByHand && (
        <span title={t('solved.madeByHand')}>
          <PencilIcon size={14} />
          <span className="visually-hidden">{t('solved.madeByHand')}</span>
        </span>
      )}
    </Flex>
  );
}

/** What "solved" does not say: speculative steps, steps without known conditions. */
function caveatsOf({ figures }: MarkedRoute, t: TFunction<'routes'>): string[] {
  const { speculativeSteps = 0, unknownConditions = 0 } = figures ?? {};
  return [
    ...(speculativeSteps > 0 ? [t('solved.speculative', { count: speculativeSteps })] : []),
    ...(unknownConditions > 0 ? [t('solved.unknownConditions', { count: unknownConditions })] : []),
  ];
}

function whyOf({ solved, startingMaterials }: MarkedRoute, t: TFunction<'routes'>): string {
  if (solved) return t('solved.why');
  const missing = startingMaterials.filter((one) => !one.inStock).length;
  return missing > 0 ? t('solved.missing', { count: missing }) : t('solved.failedCheck');
}
