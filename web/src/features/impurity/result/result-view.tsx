import type { ImpuritySearch, ImpurityConditions } from '@app/shared/contracts/impurity/impurity';
import type { Impurity } from '@app/shared/contracts/impurity/results';
import { Drawer, Flex, Skeleton, Alert, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { later, usePrefetched } from '../../../ui/state/later.tsx';
import type { SideTab } from '../detail/side-panel.tsx';
import { addressOf, filterIn, isFiltered, sortIn, wireFilter, type ImpuritySort } from '../impurity-query.ts';
import { useMassMatch } from '../mass/use-mass-match.ts';
import { ResultFilters } from './result-filters.tsx';
import { ResultToolbar } from './result-toolbar.tsx';
import { isBatchRunning, useImpurities } from './use-impurities.ts';
import type { TFunction } from 'i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { namesText } from '../../../chemistry/step/condition-words.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useOnChange } from '../../../shared/hooks/on-change.ts';
import { formatDateTime, formatNumber } from '../../../shared/i18n/format.ts';
import { listPath } from '../paths.ts';

const ImpurityList = later(() => import('../list/impurity-list.tsx').then((m) => m.ImpurityList), {
  fallback: <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} style={{ padding: 16 }} />,
});
export const SidePanel = later(() => import('../detail/side-panel.tsx').then((m) => m.SidePanel), {
  fallback: <Skeleton active style={{ padding: 16 }} />,
});
const parts = [SidePanel];

interface ResultViewProps {
  /** As it was when the page was opened; the list brings newer. */
  search: ImpuritySearch;
  batchId: string;
  onChanged: () => Promise<unknown>;
}

export function ResultView({ search: opened, batchId, onChanged }: ResultViewProps) {
  const { t } = useTranslation('impurity');
  const [address, setAddress] = useSearchParams();
  usePrefetched(parts);
  const [words, setWords] = useState('');
  const [pageIndex, setPageIndex] = useState(1);
  const [selected, setSelected] = useState<Impurity | null>(null);
  const [tab, setTab] = useState<SideTab | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [filter, sort] = [filterIn(address), sortIn(address)];
  const settled = useDebounced(words);
  const { data, error, mutate } = useImpurities({ batchId, filter, words: settled, sort, pageIndex });
  const match = useMassMatch(batchId);
  const { run } = useAction();
  // The panel lies over the list there, and what is highlighted would not be seen.
  const isNarrow = useIsBelow('xl');
  const search = data?.search ?? opened;
  const narrow = (next: URLSearchParams) => {
    setPageIndex(1);
    setAddress(next, { replace: true });
  };
  const setSort = (next: ImpuritySort) => narrow(addressOf(filter, next));
  const open = (impurity: Impurity) => {
    setSelected(impurity);
    setTab('impurity');
  };
  const like = ({ resultId, isLiked }: Impurity) =>
    void run(() => call('impurityLike', { query: { resultId, like: !isLiked } }).then(() => mutate()));
  // The list may bring newer facts of what is open, a mark for one.
  const shown = data?.items.find(({ resultId }) => resultId === selected?.resultId) ?? selected;
  const side = tab !== null && (
    <SidePanel
      label={t('side.label')}
      tab={tab}
      impurity={shown}
      match={match}
      impurities={data?.items ?? []}
      onTab={setTab}
      onOpen={open}
      onHighlight={isNarrow ? open : setSelected}
      onLike={like}
      onClose={() => setTab(null)}
    />
  );
  return (
    <Flex vertical flex={1} style={{ minHeight: 0 }} onKeyDown={({ key }) => key === 'Escape' && setTab(null)}>
      <ResultToolbar
        search={search}
        batchId={batchId}
        onChanged={() => Promise.all([onChanged(), mutate()])}
        onMatch={() => setTab(tab === 'masses' ? null : 'masses')}
        isMatching={tab === 'masses'}
        filter={wireFilter(filter, words)}
        checked={[...checked]}
      />
      {data && error && <ConnectionBanner error={error} retry={mutate} />}
      <Flex style={{ flex: 1, minHeight: 0 }}>
        <div style={{ flex: 1, minWidth: 0, overflow: 'auto' }}>
          <ReactionStrip search={search} batchId={batchId} notes={data?.notes ?? []} />
          <ResultFilters
            filter={filter}
            sort={sort}
            words={words}
            causes={data?.causes ?? []}
            total={data?.total}
            onFilter={(next) => narrow(addressOf(next, sort))}
            onSort={setSort}
            onWords={(typed) => {
              setPageIndex(1);
              setWords(typed);
            }}
          />
          {!data && error ? (
            <ErrorState error={error} onRetry={() => void mutate()} />
          ) : (
            <ImpurityList
              page={data}
              isRunning={isBatchRunning(search, batchId)}
              isNarrowed={isFiltered(filter, words)}
              selectedId={shown?.resultId ?? null}
              checked={checked}
              found={match.found}
              sort={sort}
              pageIndex={pageIndex}
              onPage={setPageIndex}
              onSort={setSort}
              onChecked={setChecked}
              onOpen={open}
              onLike={like}
              isBesidePanel={tab !== null && !isNarrow}
            />
          )}
        </div>
        {side && !isNarrow && <div style={{ width: 432, overflow: 'auto', background: 'var(--surface)' }}>{side}</div>}
      </Flex>
      {isNarrow && (
        <Drawer
          open={tab !== null}
          size={432}
          aria-label={t('side.label')}
          closable={false}
          rootStyle={{ top: 'var(--header-height)' }}
          mask={false}
          styles={{ body: { padding: 0 }, wrapper: { maxWidth: '100%' } }}
          onClose={() => setTab(null)}
        >
          {side}
        </Drawer>
      )}
    </Flex>
  );
}

// The reaction of which these are the impurities, under which circumstances, and what other runs of it there are.

interface ReactionStripProps {
  search: ImpuritySearch;
  batchId: string;
  notes: readonly string[];
}

function ReactionStrip({ search, batchId, notes }: ReactionStripProps) {
  const { t } = useTranslation('impurity');
  const { reaction, kind, conditions, carried, failure } = search;
  // Where no reagent was named, some were assumed: that is to be read before the list.
  const [opensNotes, isSmall] = [reaction.agents.length + (conditions.agents?.length ?? 0) === 0, useIsBelow('md')];
  return (
    <Flex wrap gap="8px 24px" align="center" style={{ padding: '10px 16px', background: 'var(--surface)' }}>
      <ReactionScheme reaction={reaction} size="medium" />
      <div style={{ flex: '1 1 280px', minWidth: 0 }}>
        {kind && <strong>{kind.name}</strong>}
        <div>{conditionWords(t, conditions)}</div>
        {carried.length > 0 && (
          <div>{t('strip.carried', { names: carried.map(moleculeLabel).join(t('separator')) })}</div>
        )}
        {failure && batchId === search.batchId && <Alert type="error" showIcon title={failure.message} />}
        <BatchChoice search={search} batchId={batchId} />
        {notes.length > 0 && (
          <details open={opensNotes && !isSmall}>
            <summary>{t('strip.notes', { count: notes.length })}</summary>
            <ul style={{ margin: 0, paddingLeft: 20 }}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Flex>
  );
}

const pollMs = 4_000;

/** The runs of the same reaction, newest first; nothing where there was only one. */
function BatchChoice({ search, batchId }: Pick<ReactionStripProps, 'search' | 'batchId'>) {
  const { t } = useTranslation('impurity');
  const navigate = useNavigate();
  const { rInchikey, state } = search;
  const { data, mutate } = useCall(
    'impurityBatches',
    { query: { rInchikey } },
    { passive: true, keepFor: rInchikey, follows: true, refreshInterval: isRunning(state) ? pollMs : 0 },
  );
  // What the last run found in the end was not known when it was asked for.
  useOnChange(state, () => void mutate());
  const batches = data?.items ?? [];
  if (batches.length < 2) return null;
  return (
    <Flex gap="small" align="center">
      {t('strip.batches')}
      <Select
        size="small"
        aria-label={t('strip.batches')}
        style={{ maxWidth: 420 }}
        value={batchId}
        options={batches.map((batch) => ({
          value: batch.batchId,
          label: [
            formatDateTime(batch.createdAt),
            batch.name,
            conditionWords(t, batch.conditions),
            t('progress.found', { count: batch.impurities }),
          ].join(' · '),
        }))}
        onChange={(picked) => void navigate(listPath(picked))}
      />
    </Flex>
  );
}

/** `HATU, DIPEA · 25 °C · inert gas · aqueous work-up`. */
function conditionWords(t: TFunction<'impurity'>, conditions: ImpurityConditions): string {
  const { agents = [], temperatureC, atmosphere, workUp } = conditions;
  return [
    namesText(agents),
    temperatureC === undefined ? '' : `${formatNumber(temperatureC)} °C`,
    atmosphere && t(`atmosphere.${atmosphere}`),
    workUp && t(`workUp.${workUp}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
