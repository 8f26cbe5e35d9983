// The right side of the page: hits, or why there are none.

import type { HitPage, StructureHit } from '@app/shared/contracts/substructure';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Drawer, Flex, Select, Skeleton } from 'antd';
import { useCallback, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/button/spinner.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { HitDetail } from './hit-detail.tsx';
import { HitGrid } from './hit-grid.tsx';
import type { HitAction } from './hit-keys.ts';
import { FewFound, NothingFound, StartGuide } from './hits-empty.tsx';
import { hitSorts } from '../hits-address.ts';
import { keptPosition } from '../kept-searches.ts';
import { emptyForm, hitsPerPage } from '../search-form.ts';
import { useHitActions, type HitActions } from './use-hit-actions.ts';
import type { Search } from '../use-search.ts';
import { useHitsPosition } from './use-hits-position.ts';
import { CopyIcon, PlusIcon } from '../../../ui/icons/work-icons.tsx';

/** The page that was turned to, and the card that gets the focus there. */
interface Arrival {
  page: number;
  at: 'first' | 'last';
}

export function Hits({ search, scroller }: { search: Search; scroller: RefObject<HTMLDivElement | null> }) {
  const { place, hits, isRunning } = search;
  const { data, error } = hits;
  const [isSmall, isMedium] = [useIsBelow('lg'), useIsBelow('xl')];
  const actions = useHitActions();
  const [density, setDensity] = useState(savedDensity);
  const [activeKey, setActiveKey] = useState(() => keptPosition(place)?.activeKey ?? null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [marked, setMarked] = useState<ReadonlyMap<string, Molecule>>(new Map());
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const isThere = data !== undefined && data.searchId === place.searchId && data.pageIndex === place.page;
  useHitsPosition(place, isThere, scroller, activeKey);
  const arrived = useCallback(() => setArrival(null), []);
  const open = data?.items.find(({ molecule }) => molecule.key === openKey);

  const mark = ({ molecule }: StructureHit) => setMarked((now) => toggled(now, molecule));
  const act = (action: HitAction | 'resembling', hit: StructureHit) => {
    const { molecule } = hit;
    const does: Record<HitAction | 'resembling', () => void> = {
      search: () => search.searchFor(molecule.smiles, { ...emptyForm, sources: search.form.sources }),
      resembling: () =>
        search.searchFor(molecule.smiles, { ...emptyForm, sources: search.form.sources, mode: 'similarity' }),
      edit: () => search.edit(molecule.smiles),
      copy: () => actions.copy([molecule]),
      select: () => mark(hit),
      plan: () => actions.plan?.(molecule),
      worklist: () => actions.gather?.([molecule]),
    };
    does[action]();
  };
  const turn = (to: number, at: 'first' | 'last') => {
    if (!data || to < 1 || to > pagesOf(data)) return;
    setArrival({ page: to, at });
    search.goTo({ page: to });
  };

  const close = (key: string) => {
    setOpenKey(null);
    scroller.current?.querySelector<HTMLElement>(`[data-hit="${CSS.escape(key)}"]`)?.focus();
  };
  const detail = open && (
    <HitDetail hit={open} mayPlan={actions.plan !== undefined} onAct={act} onClose={() => close(open.molecule.key)} />
  );
  return (
    <Flex vertical style={{ flex: 1, minWidth: 0, minHeight: 0 }}>
      {data && place.searchId !== null && (
        <HitsBar
          page={data}
          search={search}
          density={density}
          onDensity={(next) => {
            window.localStorage.setItem(densityKey, next);
            setDensity(next);
          }}
        />
      )}
      <MarkedBar marked={[...marked.values()]} actions={actions} onClear={() => setMarked(new Map())} />
      <Flex flex={1} style={{ minHeight: 0 }}>
        <div
          ref={scroller}
          data-hits
          style={{ flex: 1, minWidth: 0, overflow: isSmall ? 'visible' : 'auto', overscrollBehavior: 'contain' }}
        >
          {data && data.items.length > 0 ? (
            <>
              <HitGrid
                hits={data.items}
                isCompact={density === 'compact'}
                activeKey={activeKey}
                openKey={openKey}
                marked={marked}
                mayPlan={actions.plan !== undefined}
                isStale={!isThere || isRunning}
                focusOnArrival={isThere && arrival?.page === place.page ? arrival.at : null}
                onArrived={arrived}
                onActive={setActiveKey}
                onOpen={(key) => setOpenKey(key === openKey ? null : key)}
                onMark={mark}
                onAct={act}
                onPage={(to, at) => turn(place.page + (to === 'next' ? 1 : -1), at)}
              />
              <FewFound form={search.form} found={data} onRelax={search.change} />
              <div style={{ padding: '0 14px 18px' }}>
                <Pager
                  pageIndex={data.pageIndex}
                  pages={pagesOf(data)}
                  isGrowing={!data.isComplete}
                  onPage={(to) => turn(to, 'first')}
                />
              </div>
            </>
          ) : (
            <NoHits search={search} error={error} />
          )}
        </div>
        {detail && !isMedium && (
          <div style={{ flex: 'none', width: 340, overflow: 'auto', background: 'var(--surface)' }}>{detail}</div>
        )}
      </Flex>
      {isMedium && (
        <Drawer
          open={open !== undefined}
          placement={isSmall ? 'bottom' : 'right'}
          size={isSmall ? '76dvh' : 360}
          mask={isSmall}
          aria-label={open && moleculeLabel(open.molecule)}
          closable={false}
          styles={{ body: { padding: 0 } }}
          onClose={() => open && close(open.molecule.key)}
        >
          {detail}
        </Drawer>
      )}
    </Flex>
  );
}

const densities = ['comfortable', 'compact'] as const;
type Density = (typeof densities)[number];

const densityKey = 'substructureDensity';

/** How dense this browser's user likes the hits. */
function savedDensity(): Density {
  return window.localStorage.getItem(densityKey) === 'compact' ? 'compact' : 'comfortable';
}

interface HitsBarProps {
  page: HitPage;
  search: Search;
  density: Density;
  onDensity: (density: Density) => void;
}

/** How many hits there are, so far or in all, and how they are shown. */
function HitsBar({ page, search, density, onDensity }: HitsBarProps) {
  const { t } = useTranslation('substructure');
  const { total, isComplete, searched, query } = page;
  const { place, tookMs, hits, isRunning } = search;
  const [among, count] = [formatNumber(searched), formatNumber(total)];
  return (
    <Flex
      wrap
      gap="6px 16px"
      align="center"
      style={{ padding: '6px 14px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}
    >
      <Flex wrap gap="0 10px" align="center" role="status" className="tabular" style={{ flex: '1 1 220px' }}>
        <strong>
          {isComplete ? t('hits.count', { count: total, value: count }) : t('hits.soFar', { value: count })}
        </strong>
        {(!isComplete || isRunning || hits.isLoading) && <Spinner size={14} />}
        <span style={{ color: 'var(--secondary)' }}>
          {tookMs === null
            ? t('hits.among', { value: among })
            : t('hits.searched', { value: among, time: formatDuration(tookMs) })}
        </span>
      </Flex>
      <Select
        size="small"
        aria-label={t('sort.label')}
        prefix={t('sort.label')}
        popupMatchSelectWidth={false}
        value={place.sort}
        options={hitSorts.map((one) => ({
          value: one,
          label: t(one === 'relevance' ? `sort.relevance.${query.mode}` : `sort.${one}`),
        }))}
        onChange={(sort) => search.goTo({ sort, page: 1 }, true)}
      />
      <Segmented
        label={t('density.label')}
        value={density}
        options={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
        onChange={onDensity}
      />
    </Flex>
  );
}

function NoHits({ search, error }: { search: Search; error: unknown }) {
  const { t } = useTranslation('substructure');
  const { place, hits, form, isRunning } = search;
  if (isRunning || hits.isLoading) return <HitsSkeleton />;
  if (place.searchId === null) return <StartGuide onTry={(smarts) => search.searchFor(smarts, emptyForm)} />;
  if (error && search.asked) return <ErrorState error={error} onRetry={() => void hits.mutate()} />;
  if (error)
    return (
      <EmptyState
        title={t('lost.title')}
        text={t('lost.text')}
        action={<Button onClick={search.restart}>{t('new')}</Button>}
      />
    );
  if (!hits.data?.isComplete) return <HitsSkeleton />;
  return <NothingFound form={form} found={hits.data} onRelax={search.change} />;
}

/** How many pages the hits so far fill. */
function pagesOf({ total }: HitPage): number {
  return Math.max(1, Math.ceil(total / hitsPerPage));
}

function toggled(marked: ReadonlyMap<string, Molecule>, molecule: Molecule): ReadonlyMap<string, Molecule> {
  const next = new Map(marked);
  if (!next.delete(molecule.key)) next.set(molecule.key, molecule);
  return next;
}

function HitsSkeleton() {
  const { t } = useTranslation('substructure');
  return (
    <div aria-busy="true" style={{ padding: 16 }}>
      <span className="visually-hidden">{t('hits.loading')}</span>
      <Skeleton active title={false} paragraph={{ rows: 14, width: '100%' }} />
    </div>
  );
}

interface MarkedBarProps {
  marked: readonly Molecule[];
  actions: HitActions;
  onClear: () => void;
}

/** What can be done with several hits; they may come from several pages and searches. */
function MarkedBar({ marked, actions, onClear }: MarkedBarProps) {
  const { t } = useTranslation('substructure');
  if (marked.length === 0) return null;
  return (
    <Flex
      wrap
      gap="6px 10px"
      align="center"
      role="region"
      aria-label={t('marked.label')}
      style={{ padding: '6px 14px', background: 'var(--primary-tint)' }}
    >
      <strong>{t('marked.count', { count: marked.length })}</strong>
      {actions.gather && (
        <Button size="small" icon={<PlusIcon size={16} />} onClick={() => actions.gather?.(marked)}>
          {t('action.worklist')}
        </Button>
      )}
      <Button size="small" icon={<CopyIcon size={16} />} onClick={() => actions.copy(marked)}>
        {t('action.copy')}
      </Button>
      <Button size="small" variant="text" onClick={onClear}>
        {t('marked.clear')}
      </Button>
    </Flex>
  );
}
