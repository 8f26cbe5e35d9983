import type { Impurity } from '@app/shared/contracts/impurity/results';
import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { Drawer, Flex } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { ResultPage } from '../../../chemistry/tasks/result-page.tsx';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { addressOf, filterIn, isFiltered, sortIn, wireFilter } from '../impurity-query.ts';
import { ImpurityList } from '../list/impurity-list.tsx';
import { ReactionStrip } from './reaction-strip.tsx';
import { ResultFilters } from './result-filters.tsx';
import { ResultToolbar } from './result-toolbar.tsx';
import { SidePanel } from './parts.tsx';
import { usePrefetched } from '../../../ui/state/later.tsx';
import type { SideTab } from '../detail/side-panel.tsx';
import { isBatchRunning, useImpurities } from './use-impurities.ts';
import { useMassMatch } from '../mass/use-mass-match.ts';

const parts = [SidePanel];

export interface ResultViewProps {
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
  // Figures are typed digit by digit.
  const settled = useDebounced(words);
  const asked = filterIn(new URLSearchParams(useDebounced(address.toString())));
  const { data, error, mutate } = useImpurities({ batchId, filter: asked, words: settled, sort, pageIndex });
  const match = useMassMatch(batchId);
  // The panel lies over the list there, and what is highlighted would not be seen.
  const isNarrow = useIsBelow('xl');
  const search = data?.search ?? opened;
  const narrow = (next: URLSearchParams) => {
    setPageIndex(1);
    setAddress(next, { replace: true });
  };
  const open = (impurity: Impurity) => {
    setSelected(impurity);
    setTab('impurity');
  };
  const like = async ({ resultId, isLiked }: Impurity) => {
    try {
      await call('impurityLike', { query: { resultId, like: !isLiked } });
      await mutate();
    } catch (cause) {
      presentError(cause);
    }
  };
  const refresh = () => Promise.all([onChanged(), mutate()]);
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
      onLike={(impurity) => void like(impurity)}
      onClose={() => setTab(null)}
    />
  );
  return (
    <ResultPage scrollsNarrow aria-label={search.name} onKeyDown={({ key }) => key === 'Escape' && setTab(null)}>
      <ResultToolbar
        search={search}
        batchId={batchId}
        onChanged={refresh}
        onMatch={() => setTab(tab === 'masses' ? null : 'masses')}
        isMatching={tab === 'masses'}
        file={{ filter: wireFilter(filter, words), checked: [...checked] }}
      />
      {data && error && <ConnectionBanner error={error} retry={() => mutate()} />}
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
            onSort={(next) => narrow(addressOf(filter, next))}
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
              onSort={(next) => narrow(addressOf(filter, next))}
              onChecked={setChecked}
              onOpen={open}
              onLike={(impurity) => void like(impurity)}
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
          closable={false}
          rootStyle={{ top: 'var(--header-height)' }}
          mask={false}
          styles={{ body: { padding: 0 }, wrapper: { maxWidth: '100%' } }}
          onClose={() => setTab(null)}
        >
          {side}
        </Drawer>
      )}
    </ResultPage>
  );
}
