// The right side of the page: hits, or why there are none.

import type { HitPage, StructureHit } from '@app/shared/contracts/substructure';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useCallback, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { keepDensity, savedDensity } from './density.ts';
import { HitDetail } from './hit-detail.tsx';
import { HitGrid } from './hit-grid.tsx';
import type { HitAction } from './hit-keys.ts';
import { HitsBar } from './hits-bar.tsx';
import { FewFound, NothingFound, StartGuide } from './hits-empty.tsx';
import styles from './hits.module.css';
import { keptPosition } from '../kept-searches.ts';
import { emptyForm, hitsPerPage } from '../search-form.ts';
import { useHitActions, type HitActions } from './use-hit-actions.ts';
import type { Search } from '../use-search.ts';
import { useHitsPosition } from './use-hits-position.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { CopyIcon, PlusIcon } from '../../../ui/icons/work-icons.tsx';

interface HitsProps {
  search: Search;
  scroller: RefObject<HTMLDivElement | null>;
}

/** The page that was turned to, and the card that gets the focus there. */
interface Arrival {
  page: number;
  at: 'first' | 'last';
}

export function Hits({ search, scroller }: HitsProps) {
  const { place, hits, isRunning } = search;
  const { data, error } = hits;
  const actions = useHitActions();
  const [density, setDensity] = useState(savedDensity);
  const [activeKey, setActiveKey] = useState(() => keptPosition(place)?.activeKey ?? null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [marked, setMarked] = useState<ReadonlyMap<string, Molecule>>(new Map());
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const isThere = data !== undefined && data.searchId === place.searchId && data.pageIndex === place.page;
  const noteScroll = useHitsPosition(place, isThere, scroller, activeKey);
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

  return (
    <div className={styles.place}>
      {data && place.searchId !== null && (
        <HitsBar
          page={data}
          sort={place.sort}
          density={density}
          isBusy={isRunning || hits.isLoading}
          tookMs={search.tookMs}
          onSort={(sort) => search.goTo({ sort, page: 1 }, true)}
          onDensity={(next) => {
            keepDensity(next);
            setDensity(next);
          }}
        />
      )}
      <MarkedBar marked={[...marked.values()]} actions={actions} onClear={() => setMarked(new Map())} />
      <div className={styles.stage} data-detail={open !== undefined}>
        <div ref={scroller} className={styles.scroller} data-hits onScroll={noteScroll}>
          {data && data.items.length > 0 ? (
            <>
              <HitGrid
                hits={data.items}
                density={density}
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
              <div className={styles.pager}>
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
        {open && (
          <HitDetail
            hit={open}
            mayPlan={actions.plan !== undefined}
            onAct={act}
            onClose={() => {
              setOpenKey(null);
              scroller.current?.querySelector<HTMLElement>(`[data-hit="${CSS.escape(open.molecule.key)}"]`)?.focus();
            }}
          />
        )}
      </div>
    </div>
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

const places = Array.from({ length: 12 }, (_, index) => index);

/** Skeleton of hits. */
function HitsSkeleton() {
  const { t } = useTranslation('substructure');
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden">{t('hits.loading')}</span>
      {places.map((place) => (
        <Skeleton key={place} height={236} radius={10} />
      ))}
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
    <div className={styles.bar} role="region" aria-label={t('marked.label')}>
      <strong>{t('marked.count', { count: marked.length })}</strong>
      {actions.gather && (
        <Button size="small" icon={<PlusIcon size={16} />} onClick={() => actions.gather?.(marked)}>
          {t('action.tray')}
        </Button>
      )}
      <Button size="small" icon={<CopyIcon size={16} />} onClick={() => actions.copy(marked)}>
        {t('action.copy')}
      </Button>
      <Button size="small" variant="text" onClick={onClear}>
        {t('marked.clear')}
      </Button>
    </div>
  );
}
