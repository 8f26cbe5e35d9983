import type { CallData } from '@app/shared/contracts/catalogue';
import type { ScoredRow, ScoreFilter, ScoreArea } from '@app/shared/contracts/sascore/results';
import { Alert, Skeleton } from 'antd';
import { useRef, useState, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlanSelected } from '../../../chemistry/tasks/plan-selected.tsx';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { later } from '../../../ui/state/later.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Distribution } from './distribution.tsx';
import { ResultFilters } from './result-filters.tsx';
import styles from './page.module.css';
import { ResultToolbar } from './result-toolbar.tsx';
import {
  isFiltered,
  nextSort,
  readScoreQuery,
  withRange,
  writeScoreQuery,
  type ScoreQuery,
  type ScoreSort,
} from './score-query.ts';
import { ScoreTable } from './score-table.tsx';
import { selectedCount } from '../../../shared/rows/selection.ts';
import { useRowSelection } from '../../../ui/table/use-row-selection.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useScoreArea } from './use-score-task.ts';
import { call } from '../../../shared/api/call.ts';
import { createRowSource, rowPageSize, type RowSource, type RowState } from '../../../shared/rows/row-source.ts';

const charts = ['distribution', 'scatter'] as const;
const WhyPanel = later(() => import('../why/why-panel.tsx').then((m) => m.WhyPanel));
const ScoreScatter = later(() => import('./scatter.tsx').then((m) => m.ScoreScatter), {
  fallback: <Skeleton.Node active style={{ width: '100%', height: 260 }} />,
});

interface ResultViewProps {
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
  const [explained, setExplained] = useState<{ structure: string; name: string } | null>(null);
  const [chart, setChart] = useState<(typeof charts)[number]>('distribution');
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
  const explain = ({ molecule, name, molid }: ScoredRow) =>
    setExplained(molecule ? { structure: molecule.smiles, name: name || molid } : null);
  const readStructures = async () =>
    (await choice.readSelected()).flatMap(({ molecule }) => (molecule ? [molecule.smiles] : []));
  const sendButton = count > 0 && can('retrosynthesis') && <PlanSelected count={count} read={readStructures} />;
  const filters = <ResultFilters filter={filter} area={area.data} onFilter={setFilter} />;
  return (
    <>
      <ResultToolbar task={task} filter={filter} sort={sort} selection={selection} onChanged={onChanged}>
        {!isNarrow && sendButton}
      </ResultToolbar>
      {banner}
      {task.failure && <Alert banner type="error" title={task.failure.message} />}
      <div className={styles.summary}>
        <div style={{ minWidth: 0 }}>
          <Segmented
            label={t('plot.view')}
            value={chart}
            options={charts.map((value) => ({ value, label: t(`plot.${value}`) }))}
            onChange={setChart}
          />
          {chart === 'scatter' ? (
            <ScoreScatter
              taskId={task.taskId}
              filter={filter}
              onOpen={({ structure, name }) => setExplained({ structure, name })}
            />
          ) : (
            <Distribution
              area={area.data}
              range={filter.score ?? {}}
              onRange={(range) => setFilter(withRange(filter, 'score', range))}
            />
          )}
        </div>
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
      <div className={styles.work} onKeyDown={({ key }) => key === 'Escape' && setExplained(null)}>
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
        {explained && (
          <WhyPanel
            {...explained}
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

/** The rows of a task under a filter, in an order; `version` is that of the task, which grows while it is scored. */
function useScoreRows(
  taskId: string,
  filter: ScoreFilter,
  sort: ScoreSort,
  version: number,
): { rows: RowSource<ScoredRow>; state: RowState<ScoredRow> } {
  const question = JSON.stringify({ taskId, filter, sort });
  const rows = useMemo(() => {
    const asked: { taskId: string; filter: ScoreFilter; sort: ScoreSort } = JSON.parse(question);
    return createRowSource((pageIndex, signal, passive) =>
      call('sascoreResults', { body: { ...asked, pageIndex, pageSize: rowPageSize } }, { signal, passive }),
    );
  }, [question]);
  useEffect(() => () => rows.stop(), [rows]);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    rows.refresh();
  }, [rows, version]);
  return { rows, state: useSyncExternalStore(rows.subscribe, rows.state) };
}

interface ResultFiguresProps {
  area: ScoreArea | undefined;
  /** What the task is scored with. */
  table: CallData<'sascoreParameters'>['table'];
}

/** How many have a score, and where the middle lies. Room is kept until the figures are known. */
function ResultFigures({ area, table }: ResultFiguresProps) {
  const { t } = useTranslation('sascore');
  const figures = [
    ['scored', area && formatNumber(area.scored)],
    ['without', area && formatNumber(area.unreadable)],
    ['mean', scoreWords(area?.mean)],
    ['median', scoreWords(area?.median)],
  ] as const;
  return (
    <div>
      <dl className={styles.figures} aria-label={t('result.figures')}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`result.${key}`)}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.table}>
        {t(`result.table.${table.kind}`, { count: table.fragments, value: formatNumber(table.fragments) })}
      </p>
    </div>
  );
}

function scoreWords(score: number | null | undefined): string | undefined {
  return score === null || score === undefined ? undefined : formatNumber(score, 2);
}
