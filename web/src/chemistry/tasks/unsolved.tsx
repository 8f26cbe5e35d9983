// A search without a solved route: the molecules that stand in its way, and what else may be tried, one click each.

import { limits } from '@app/shared/constants/limits';
import type { RetroTask, SearchSettings, WireConstraints } from '@app/shared/contracts/retrosynthesis';
import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/use-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { withConstraints } from '../constraints/constraint-set.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { PictureGroup } from '../drawing/picture-group.tsx';
import { isRunning } from './task-state.ts';
import styles from './unsolved.module.css';

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
  const { constraints = {} } = settings;
  const blocking = blockersOf(data?.items ?? []).slice(0, shown);
  const without = (key: keyof WireConstraints) =>
    onSearch({ ...settings, constraints: withConstraints(constraints, { [key]: undefined }) });
  return (
    <section className={styles.unsolved} aria-label={t('unsolved.title')}>
      <h3>{t('unsolved.title')}</h3>
      <div className={styles.ways}>
        {settings.timeLimitSeconds < limits.searchSeconds && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => onSearch({ ...settings, timeLimitSeconds: limits.searchSeconds })}
          >
            {t('unsolved.longer', { seconds: limits.searchSeconds })}
          </Button>
        )}
        {settings.maxSteps < limits.routeSteps && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => onSearch({ ...settings, maxSteps: settings.maxSteps + 1 })}
          >
            {t('unsolved.deeper', { count: settings.maxSteps + 1 })}
          </Button>
        )}
        {droppable
          .filter((key) => constraints[key] !== undefined)
          .map((key) => (
            <Button key={key} size="small" disabled={isBusy} onClick={() => without(key)}>
              {t('unsolved.without', { constraint: t(`unsolved.constraint.${key}`) })}
            </Button>
          ))}
      </div>
      {blocking.length > 0 && (
        <PictureGroup molecules={blocking.map(({ molecule }) => molecule)} frame={frame} like={task.target}>
          <ul className={styles.blockers}>
            {blocking.map(({ molecule, routes }) => (
              <li key={molecule.key}>
                <MoleculePicture molecule={molecule} {...frame} decorative />
                <span>
                  <strong>{moleculeLabel(molecule)}</strong>
                  <small>{t('unsolved.blocks', { count: routes })}</small>
                  <Button
                    size="small"
                    disabled={isBusy}
                    onClick={() => onSearch({ ...settings, constraints: boughtToo(constraints, molecule) })}
                  >
                    {t('unsolved.treatAsBought')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </PictureGroup>
      )}
    </section>
  );
}

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
