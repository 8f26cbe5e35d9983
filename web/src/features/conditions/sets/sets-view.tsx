// Ranked conditions, and beside them what the ranking rests on.

import type { OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import { conditionCollations } from '@app/shared/contracts/profile/profile';
import { useState } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { directionOf, SortHead } from '../../../ui/table/sort-header.tsx';
import { ModelPanel } from './model-panel.tsx';
import { SetRow } from './set-row.tsx';
import { sortSets, type SetSort } from './sort-sets.ts';
import styles from './sets.module.css';

const columns = ['rank', 'conditions', 'run', 'predicted', 'support', 'solvent'] as const;
const sortOf: Partial<Record<(typeof columns)[number], SetSort>> = {
  rank: 'rank',
  predicted: 'predicted',
  solvent: 'solvent',
};

export interface SetsViewProps {
  result: OptimizationResult;
  onChooseLevels: () => void;
}

export function SetsView({ result, onChooseLevels }: SetsViewProps) {
  const { t } = useTranslation('optimization');
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const [chosen, setSort] = useState<SetSort | null>(null);
  const sort = chosen ?? conditionCollations.find((one) => one === profile?.conditionOptCollation) ?? 'rank';
  const { sets, model, notes } = result;
  return (
    <div className={styles['view']} data-paper="wide">
      {sets.length === 0 ? (
        <EmptyState
          title={t('sets.none')}
          text={t('sets.noneHint')}
          action={<Button onClick={onChooseLevels}>{t('sets.chooseLevels')}</Button>}
        />
      ) : (
        <table className={styles['sets']}>
          <caption className="visually-hidden">{t('sets.caption')}</caption>
          <thead>
            <tr>
              {columns.map((column) => {
                const key = sortOf[column];
                if (key === undefined) {
                  return (
                    <th key={column} scope="col">
                      {t(`sets.column.${column}`)}
                    </th>
                  );
                }
                return (
                  <SortHead
                    key={column}
                    label={t(`sets.column.${column}`)}
                    direction={directionOf(sort === key, key === 'predicted')}
                    onSort={() => setSort(key)}
                  />
                );
              })}
              <th scope="col">
                <span className="visually-hidden">{t('sets.column.more')}</span>
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
