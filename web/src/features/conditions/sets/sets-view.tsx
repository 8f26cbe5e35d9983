// Ranked conditions, and beside them what the ranking rests on.

import type { OptimizationResult, RankedConditions } from '@app/shared/contracts/conditions/conditions';
import { conditionCollations, type ConditionCollation } from '@app/shared/contracts/profile/profile';
import { useState } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { directionOf, SortHeader } from '../../../ui/table/sort-header.tsx';
import { ModelPanel } from './model-panel.tsx';
import { SetRow } from './set-row.tsx';
import styles from './sets.module.css';

const columns = ['rank', 'conditions', 'run', 'predicted', 'support', 'solvent'] as const;
const sortOf: Partial<Record<(typeof columns)[number], SetSort>> = {
  rank: 'rank',
  predicted: 'predicted',
  solvent: 'solvent',
};

interface SetsViewProps {
  result: OptimizationResult;
  onChooseLevels: () => void;
}

export function SetsView({ result, onChooseLevels }: SetsViewProps) {
  const { t } = useTranslation('conditions');
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const [chosen, setSort] = useState<SetSort | null>(null);
  const sort = chosen ?? conditionCollations.find((one) => one === profile?.conditionOptCollation) ?? 'rank';
  const { sets, model, notes } = result;
  return (
    <div className={styles['view']} data-paper="wide">
      {sets.length === 0 ? (
        <EmptyState
          title={t('optimization.sets.none')}
          text={t('optimization.sets.noneHint')}
          action={<Button onClick={onChooseLevels}>{t('optimization.sets.chooseLevels')}</Button>}
        />
      ) : (
        <table className={styles['sets']}>
          <caption className="visually-hidden">{t('optimization.sets.caption')}</caption>
          <thead>
            <tr>
              {columns.map((column) => {
                const key = sortOf[column];
                if (key === undefined) {
                  return (
                    <th key={column} scope="col">
                      {t(`optimization.sets.column.${column}`)}
                    </th>
                  );
                }
                return (
                  <SortHeader
                    key={column}
                    label={t(`optimization.sets.column.${column}`)}
                    direction={directionOf(sort === key, key === 'predicted')}
                    onSort={() => setSort(key)}
                  />
                );
              })}
              <th scope="col">
                <span className="visually-hidden">{t('optimization.sets.column.more')}</span>
              </th>
            </tr>
          </thead>
          {sortSets(sets, sort).map((set) => (
            <SetRow key={set.rank} set={set} columns={columns.length + 1} />
          ))}
        </table>
      )}
      <ModelPanel
        model={model}
        notes={notes}
        nearest={nearestOf(sets)}
        hasRanges={sets.some(({ predicted }) => predicted !== null)}
      />
    </div>
  );
}

/** The substrates of all sets are the same, and so is their distance to those that the model has seen. */
function nearestOf(sets: OptimizationResult['sets']): number | null {
  return sets.find(({ predicted }) => predicted?.kind === 'model')?.support.nearest ?? null;
}

type SetSort = ConditionCollation;
type SolventClass = NonNullable<RankedConditions['solventClass']>;

/** CHEM21 selection guide, the best first. */
const greenness: Record<SolventClass, number> = { recommended: 0, problematic: 1, hazardous: 2, highlyHazardous: 3 };
const unclassed = 4;

const orders: Record<SetSort, (one: RankedConditions, other: RankedConditions) => number> = {
  rank: () => 0,
  predicted: (one, other) => (other.predicted?.percent ?? -1) - (one.predicted?.percent ?? -1),
  solvent: (one, other) => greennessOf(one) - greennessOf(other),
};

/** In another order; equals stay in the order of their ranks. */
function sortSets(sets: readonly RankedConditions[], sort: SetSort): RankedConditions[] {
  return sets.toSorted((one, other) => orders[sort](one, other) || one.rank - other.rank);
}

function greennessOf({ solventClass }: RankedConditions): number {
  return solventClass === undefined ? unclassed : greenness[solventClass];
}
