// A search without a solved route: what its constraints rejected, the molecules that stand in its way, and what else may be
// tried, one click each.

import { limits } from '@app/shared/constants/limits';
import type { RetroTask, SearchSettings, WireConstraints } from '@app/shared/contracts/retrosynthesis';
import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { saidPreferences } from '@app/shared/rules/preferences';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Alert, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/use-call.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { withConstraints } from '../constraints/constraint-set.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { PictureGroup } from '../drawing/picture-group.tsx';
import { isRunning } from './task-state.ts';

const looked = 20;
const shown = 3;
const frame = { width: 120, height: 80 } as const;

export interface UnsolvedProps {
  task: RetroTask;
  isBusy: boolean;
  /** Searches for the same target with other settings. */
  onSearch: (settings: SearchSettings) => void;
}

export function Unsolved({ task, isBusy, onSearch }: UnsolvedProps) {
  const { t } = useTranslation('retrosynthesis');
  const isUnsolved = !isRunning(task.state) && task.startedAt !== undefined && task.progress.solvedRoutes === 0;
  const { data } = useCall(
    'routeList',
    isUnsolved && task.routeCount > 0
      ? { body: { routeType: task.routeType, taskId: task.taskId, pageIndex: 1, pageSize: looked } }
      : null,
  );
  if (!isUnsolved) return null;
  const { settings } = task;
  const { constraints = {}, preferences = {} } = settings;
  const blocking = blockersOf(data?.items ?? []).slice(0, shown);
  const wayOut = (label: string, changes: Partial<SearchSettings>) => (
    <Button key={label} size="small" disabled={isBusy} onClick={() => onSearch({ ...settings, ...changes })}>
      {label}
    </Button>
  );
  return (
    <section aria-label={t('unsolved.title')}>
      <h3 style={{ margin: '0 0 8px', fontSize: 14 }}>{t('unsolved.title')}</h3>
      <Flex wrap gap={8}>
        {settings.timeLimitSeconds < limits.searchSeconds &&
          wayOut(t('unsolved.longer', { seconds: limits.searchSeconds }), { timeLimitSeconds: limits.searchSeconds })}
        {settings.maxSteps < limits.routeSteps &&
          wayOut(t('unsolved.deeper', { count: settings.maxSteps + 1 }), { maxSteps: settings.maxSteps + 1 })}
        {droppable
          .filter((key) => constraints[key] !== undefined)
          .map((key) =>
            wayOut(t('unsolved.without', { constraint: t(`unsolved.constraint.${key}`) }), {
              constraints: withConstraints(constraints, { [key]: undefined }),
            }),
          )}
        {strictPreferences
          .filter(([key, use]) => preferences[key] === use)
          .map(([key]) =>
            wayOut(t('unsolved.without', { constraint: t(`unsolved.constraint.${key}`) }), {
              preferences: saidPreferences({ ...preferences, [key]: undefined }),
            }),
          )}
      </Flex>
      <PictureGroup molecules={blocking.map(({ molecule }) => molecule)} frame={frame} like={task.target}>
        <Flex wrap gap={8} style={{ marginTop: 10 }}>
          {blocking.map(({ molecule, routes }) => (
            <Flex key={molecule.key} gap={10} align="center">
              <MoleculePicture molecule={molecule} {...frame} decorative />
              <Flex vertical align="start" gap={2} style={{ overflowWrap: 'anywhere' }}>
                <strong>{moleculeLabel(molecule)}</strong>
                <Typography.Text type="secondary">{t('unsolved.blocks', { count: routes })}</Typography.Text>
                {wayOut(t('unsolved.treatAsBought'), { constraints: boughtToo(constraints, molecule) })}
              </Flex>
            </Flex>
          ))}
        </Flex>
      </PictureGroup>
    </section>
  );
}

/** Preferences that turn steps away. */
const strictPreferences = [
  ['protectingGroups', 'none'],
  ['selectivity', 'strict'],
] as const;

const droppable = [
  'breakBonds',
  'keepBonds',
  'throughMolecules',
  'avoidMolecules',
  'forbiddenMolecules',
  'startFrom',
  'dislikedReactions',
  'excludedClasses',
  'maxRouteSteps',
  'maxPricePerGram',
  'stocks',
  'keepSubstructures',
  'maxWeight',
  'elementLimits',
  'neededAmount',
] as const satisfies (keyof WireConstraints)[];

/** The molecule counts as in stock: routes may end there. What they must start from stays. */
function boughtToo(constraints: WireConstraints, { smiles }: Molecule): WireConstraints {
  return withConstraints(constraints, { boughtMolecules: [...(constraints.boughtMolecules ?? []), smiles] });
}

/** Starting materials that nobody sells, those of most routes first. */
export function blockersOf(
  routes: readonly Pick<RouteSummary, 'startingMaterials'>[],
): { molecule: Molecule; routes: number }[] {
  const missing = routes.flatMap(({ startingMaterials }) => startingMaterials.filter(({ inStock }) => !inStock));
  const byKey = Map.groupBy(missing, ({ molecule }) => molecule.key);
  return [...byKey.values()]
    .flatMap((uses) => (uses[0] ? [{ molecule: uses[0].molecule, routes: uses.length }] : []))
    .toSorted((a, b) => b.routes - a.routes);
}

/** Why a search with constraints found nothing: what they rejected, most often first. */
export function RejectedConstraints({ task }: { task: RetroTask }) {
  const { t } = useTranslation('retrosynthesis');
  const counts = Object.entries(task.progress.turnedAway ?? {}).toSorted((a, b) => b[1] - a[1]);
  if (counts.length === 0 || task.solvedCount > 0 || task.state !== 'completed') return null;
  return (
    <Alert
      type="warning"
      role="status"
      title={t('constraints.turnedAway.title')}
      description={counts.slice(0, shown).map(([key, count]) => (
        <div key={key}>
          {t(`constraints.turnedAway.${key}`)} {t('constraints.turnedAway.times', { value: formatNumber(count) })}
        </div>
      ))}
    />
  );
}
