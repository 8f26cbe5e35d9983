import type { CallData } from '@app/shared/contracts/catalogue';
import type { ScoreArea, ScoredRow, ScoreFilter } from '@app/shared/contracts/sascore/results';
import { Alert, Flex, Skeleton, Typography } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { nextSort } from '../../../chemistry/tasks/result-query.ts';
import { RowGrid } from '../../../chemistry/tasks/row-grid/row-grid.tsx';
import { SelectionLine } from '../../../chemistry/tasks/row-grid/selection-line.tsx';
import { useResultList, type Say, type Selection } from '../../../chemistry/tasks/row-grid/use-result-list.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useOnChange } from '../../../shared/hooks/on-change.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { later } from '../../../ui/state/later.tsx';
import { Distribution } from './distribution.tsx';
import { ResultFilters } from './result-filters.tsx';
import { picturesOf, rowHeight, scoreColumns } from './score-columns.tsx';
import { fileOrder, isFiltered, readScoreQuery, withPart, writeScoreQuery, type ScoreQuery } from './score-query.ts';
import { scoreFileTypes, type ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { ResultBar } from '../../../chemistry/tasks/result-bar.tsx';
import { TaskBar } from '../../../chemistry/tasks/task-bar.tsx';
import { callForFile, downloadAddress, saveFile, saveFrom } from '../../../shared/api/files/download.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import { tasksPath } from '../paths.ts';
import { continueScoring, percentOf, progressWords, stopScoring } from '../tasks/tasks.ts';

const charts = ['distribution', 'scatter'] as const;
const WhyPanel = later(() => import('../why/why-panel.tsx').then((m) => m.WhyPanel));
const ScoreScatter = later(() => import('./scatter.tsx').then((m) => m.ScoreScatter), {
  fallback: <Skeleton.Node active style={{ width: '100%', height: 260 }} />,
});

interface Asked extends ScoreQuery {
  taskId: string;
}
type Load = Parameters<typeof useResultList<ScoredRow, Asked>>[0]['load'];
const loadRows: Load = (asked, page, options) => call('sascoreResults', { body: { ...asked, ...page } }, options);
const rowNumber = ({ row }: ScoredRow) => row;
const smilesOf = ({ molecule }: ScoredRow) => molecule?.smiles;

interface ResultViewProps extends Pick<CallData<'sascoreParameters'>, 'task' | 'table'> {
  onChanged: () => unknown;
}

export function ResultView({ task, table, onChanged }: ResultViewProps) {
  const { t } = useTranslation('sascore');
  const { taskId, version } = task;
  const [search, setSearch] = useSearchParams();
  const { filter, sort } = readScoreQuery(search);
  const isNarrow = useIsBelow('md');
  const [showsFilters, setShowsFilters] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const [explained, setExplained] = useState<{ structure: string; name: string } | null>(null);
  const [chart, setChart] = useState<(typeof charts)[number]>('distribution');
  const { data: area, mutate } = useCall(
    'sascoreFilterArea',
    { query: { taskId } },
    { passive: true, keepFor: taskId },
  );
  useOnChange(version, () => void mutate());
  const say: Say = (key, values = {}) => t(`result.${key}`, values);
  const list = useResultList({ asked: { taskId, filter, sort }, version, load: loadRows, keyOf: rowNumber, say });
  const { state } = list;
  const setQuery = (change: Partial<ScoreQuery>) => {
    setSearch(writeScoreQuery({ filter, sort, ...change }), { replace: true });
    scroller.current?.scrollTo({ top: 0 });
  };
  const setFilter = (next: ScoreFilter) => setQuery({ filter: next });
  const filters = <ResultFilters filter={filter} area={area} onFilter={setFilter} />;
  return (
    <>
      <ResultToolbar task={task} filter={filter} sort={sort} selection={list.selection} onChanged={onChanged} />
      {task.failure && <Alert banner type="error" title={task.failure.message} />}
      <Flex wrap gap="6px 32px" align="center" style={{ padding: '10px 16px 4px', background: 'var(--surface)' }}>
        <div style={{ flex: '1 1 320px', minWidth: 0 }}>
          <Segmented
            label={t('plot.view')}
            value={chart}
            options={charts.map((value) => ({ value, label: t(`plot.${value}`) }))}
            onChange={setChart}
          />
          {chart === 'scatter' ? (
            <ScoreScatter taskId={taskId} filter={filter} onOpen={setExplained} />
          ) : (
            <Distribution
              area={area}
              range={filter.score}
              onRange={(score) => setFilter(withPart(filter, { score }))}
            />
          )}
        </div>
        <ResultFigures area={area} table={table} />
      </Flex>
      <Flex wrap gap="6px 14px" align="center" style={{ padding: '6px 16px', borderBlock: '1px solid var(--line)' }}>
        {isNarrow && (
          <Button size="small" aria-expanded={showsFilters} onClick={() => setShowsFilters(!showsFilters)}>
            {t('filters.title')}
          </Button>
        )}
        {(!isNarrow || showsFilters) && filters}
        <SelectionLine list={list} say={say} smilesOf={smilesOf} />
      </Flex>
      <div
        style={{ position: 'relative', flex: 1, minHeight: 0 }}
        onKeyDown={({ key }) => key === 'Escape' && setExplained(null)}
      >
        {state.total === undefined && state.error ? (
          <ErrorState error={state.error} onRetry={list.source.refresh} />
        ) : (
          <RowGrid
            list={list}
            columns={scoreColumns}
            label={(key) => t(`result.column.${key}`)}
            say={say}
            sort={sort}
            scroller={scroller}
            rowHeight={rowHeight}
            picturesOf={picturesOf}
            numberOf={rowNumber}
            onSort={(by) => setQuery({ sort: nextSort(sort, by, fileOrder) })}
            onOpen={({ molecule, name, molid }) =>
              setExplained(molecule ? { structure: molecule.smiles, name: name || molid } : null)
            }
          />
        )}
        {state.total === 0 && (
          <div style={{ position: 'absolute', inset: '36px 0 0', background: 'var(--surface)' }}>
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
    </>
  );
}

interface ResultFiguresProps {
  area: ScoreArea | undefined;
  /** What the task is scored with. */
  table: CallData<'sascoreParameters'>['table'];
}

/** How many have a score, and where the middle lies. Room is kept until the figures are known. */
function ResultFigures({ area, table }: ResultFiguresProps) {
  const { t } = useTranslation('sascore');
  const score = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatNumber(value, 2);
  const figures = {
    scored: area ? formatNumber(area.scored) : '–',
    without: area ? formatNumber(area.unreadable) : '–',
    mean: score(area?.mean),
    median: score(area?.median),
  };
  return (
    <div>
      <Flex component="dl" wrap gap="2px 24px" aria-label={t('result.figures')} style={{ margin: 0 }}>
        {Object.entries(figures).map(([key, value]) => (
          <div key={key}>
            <dt style={{ color: 'var(--secondary)', fontSize: 12 }}>{t(`result.${key}`)}</dt>
            <dd className="tabular" style={{ margin: 0, fontSize: 17, fontWeight: 600 }}>
              {value}
            </dd>
          </div>
        ))}
      </Flex>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {t(`result.table.${table.kind}`, { count: table.fragments, value: formatNumber(table.fragments) })}
      </Typography.Text>
    </div>
  );
}

interface ResultToolbarProps extends ScoreQuery {
  task: ScoreTask;
  selection: Selection<ScoredRow>;
  onChanged: () => unknown;
}

/** Name, state and progress of the task, and its rows as a file: those selected, else those shown, else all of them. */
function ResultToolbar({ task, filter, sort, selection, onChanged }: ResultToolbarProps) {
  const { t } = useTranslation('sascore');
  const { taskId } = task;
  const rows = selection === 'all' ? [] : [...selection.values()].map(({ row }) => row).toSorted((a, b) => a - b);
  const what = rows.length > 0 ? 'selected' : isFiltered(filter) ? 'shown' : 'all';
  return (
    <ResultBar
      back={{ to: tasksPath, text: t('title'), label: labelled(t('title'), t('result.back')) }}
      name={task.name}
      state={task.state}
      words={progressWords(task, t)}
      stop={{ label: t('result.stop'), run: () => stopScoring(taskId) }}
      resume={{ label: t('result.continue'), run: () => continueScoring(taskId) }}
      onChanged={onChanged}
      tools={
        <FileMenu
          label={t('export.button')}
          heading={t(`export.${what}`)}
          files={scoreFileTypes.map((key) => ({ key, label: t('export.as', { kind: `.${key}` }) }))}
          onSave={async (fileType) => {
            // The browser fetches the whole itself, so that it grows on the disk and not in the page.
            if (what === 'all')
              return saveFrom(downloadAddress('sascoreFile', { params: { id: taskId }, query: { fileType } }));
            const which = what === 'selected' ? { rows } : { filter };
            return saveFile(await callForFile('sascoreFileSelection', { body: { taskId, fileType, sort, ...which } }));
          }}
        />
      }
      progress={<TaskBar task={task} percent={percentOf(task)} isOpen={task.total === 0} />}
    />
  );
}
