import type { CallData } from '@app/shared/contracts/catalogue';
import type { ScoredRow, ScoreFilter } from '@app/shared/contracts/sascore/results';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsBelow } from '../../../shared/hooks/use-media.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Distribution } from './distribution.tsx';
import { ResultFilters } from './result-filters.tsx';
import { ResultFigures } from './result-figures.tsx';
import styles from './page.module.css';
import { ResultToolbar } from './result-toolbar.tsx';
import { isFiltered, nextSort, readScoreQuery, withRange, writeScoreQuery, type ScoreQuery } from './score-query.ts';
import { ScoreTable } from './score-table.tsx';
import { SendButton } from './send-button.tsx';
import { selectedCount } from '../../../shared/rows/selection.ts';
import { useRowSelection } from '../../../ui/table/use-row-selection.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useScoreArea } from './use-score-task.ts';
import { useScoreRows } from './use-score-rows.ts';
import { WhyPanel } from '../why/why-panel.tsx';

export interface ResultViewProps {
  data: CallData<'sascoreParameters'>;
  /** Says that what is shown may be old. */
  banner: ReactNode;
  onChanged: () => unknown;
}

export function ResultView({ data: { task, table }, banner, onChanged }: ResultViewProps) {
  const { t } = useTranslation('sascore');
  const { can } = useSession();
  const [search, setSearch] = useSearchParams();
  const { filter, sort } = readScoreQuery(search);
  const isNarrow = useIsBelow('md');
  const [showsFilters, setShowsFilters] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const [explained, setExplained] = useState<ScoredRow | null>(null);
  const area = useScoreArea(task.taskId, task.version);
  const { rows, state } = useScoreRows(task.taskId, filter, sort, task.version);
  const tooMany = (limit: number) => t('result.tooMany', { limit: formatNumber(limit) });
  const choice = useRowSelection(rows, state, { order: JSON.stringify([filter, sort]), keyOf: rowNumber, tooMany });
  const { selection } = choice;
  const count = selectedCount(selection, state.total ?? 0);
  const setQuery = (change: Partial<ScoreQuery>) => {
    setSearch(writeScoreQuery({ filter, sort, ...change }), { replace: true });
    scroller.current?.scrollTo({ top: 0 });
  };
  const setFilter = (next: ScoreFilter) => setQuery({ filter: next });
  const explain = (row: ScoredRow) => setExplained(row.molecule ? row : null);
  const sendButton = count > 0 && can('retrosynthesis') && <SendButton count={count} read={choice.readSelected} />;
  const filters = <ResultFilters filter={filter} area={area.data} onFilter={setFilter} />;
  return (
    <>
      <ResultToolbar task={task} filter={filter} sort={sort} selection={selection} onChanged={onChanged}>
        {!isNarrow && sendButton}
      </ResultToolbar>
      {banner}
      {task.failure && (
        <p className={styles.failure} role="alert">
          {task.failure.message}
        </p>
      )}
      <div className={styles.summary}>
        <Distribution
          area={area.data}
          range={filter.score ?? {}}
          onRange={(range) => setFilter(withRange(filter, 'score', range))}
        />
        <ResultFigures area={area.data} table={table} />
      </div>
      <div className={styles.bar}>
        {isNarrow ? (
          <Button size="small" aria-expanded={showsFilters} onClick={() => setShowsFilters(!showsFilters)}>
            {t('filters.title')}
          </Button>
        ) : (
          filters
        )}
        <span className={styles.count} role="status">
          {state.total !== undefined &&
            (count > 0
              ? t('result.selected', { count, value: formatNumber(count) })
              : t('result.shown', { count: state.total, value: formatNumber(state.total) }))}
        </span>
        {count > 0 && <LinkButton onClick={choice.clear}>{t('result.clearSelection')}</LinkButton>}
        {isNarrow && sendButton}
        {isNarrow && showsFilters && filters}
      </div>
      <div
        className={styles.work}
        data-why={explained !== null}
        onKeyDown={({ key }) => key === 'Escape' && setExplained(null)}
      >
        <div className={styles.stage}>
          {state.total === undefined && state.error ? (
            <ErrorState error={state.error} onRetry={() => rows.refresh()} />
          ) : (
            <ScoreTable
              rows={rows}
              state={state}
              sort={sort}
              selection={selection}
              active={choice.active}
              scroller={scroller}
              onSort={(by) => setQuery({ sort: nextSort(sort, by) })}
              onActivate={choice.activate}
              onOpen={explain}
              onToggle={choice.toggle}
              onExtend={choice.extend}
              onSelectAll={choice.toggleAll}
            />
          )}
          {state.total === 0 && (
            <div className={styles.empty}>
              {isFiltered(filter) ? (
                <EmptyState
                  title={t('result.empty')}
                  text={t('result.emptyHint')}
                  action={<Button onClick={() => setFilter({})}>{t('filters.clear')}</Button>}
                />
              ) : isRunning(task.state) ? (
                <EmptyState title={t('result.waiting')} />
              ) : (
                <EmptyState title={t('result.none')} text={t('result.noneHint')} />
              )}
            </div>
          )}
        </div>
        {explained?.molecule && (
          <WhyPanel
            structure={explained.molecule.smiles}
            name={explained.name || explained.molid}
            onClose={() => {
              setExplained(null);
              scroller.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
    </>
  );
}

function rowNumber({ row }: ScoredRow): number {
  return row;
}
