// The bar of the task, filters on the left, the table or the chart, and on the right the product that is open.

import type { ForwardFilter, ForwardTask } from '@app/shared/contracts/forward/forward';
import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import { Alert, Badge, Drawer, Flex, Skeleton } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PlanSelected } from '../../../chemistry/tasks/plan-selected.tsx';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { track, useTrackedChange } from '../../../shared/api/track.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { selectedCount } from '../../../shared/rows/selection.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { FilterIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { later } from '../../../ui/state/later.tsx';
import { useRowSelection } from '../../../ui/table/use-row-selection.ts';
import { FilterFields } from '../filter/filter-fields.tsx';
import { countFilters, withPart } from '../filter/product-filter.ts';
import { ProductPanel, type Opened } from './product-panel.tsx';
import { nextSort, readProductQuery, writeProductQuery, type ProductQuery } from './product-query.ts';
import { ProductTable } from './product-table.tsx';
import { ListToolbar } from './toolbar.tsx';
import { useForwardArea, useProducts } from './use-products.ts';

const ProductScatter = later(() => import('./product-scatter.tsx').then((m) => m.ProductScatter), {
  fallback: <Skeleton.Node active style={{ width: '100%', height: 400 }} />,
});

const views = ['table', 'scatter'] as const;

interface ProductsViewProps {
  task: ForwardTask;
  /** Says that what is shown may be old. */
  banner: ReactNode;
  onChanged: () => unknown;
}

const productId = (product: ForwardProduct) => product.productId;

export function ProductsView({ task, banner, onChanged }: ProductsViewProps) {
  const { t } = useTranslation('forward');
  const { can } = useSession();
  const { taskId, version } = task;
  const { filter, sort, change } = useProductQuery(taskId);
  useTrackedChange(JSON.stringify(filter), 'filterForwardProducts');
  const area = useForwardArea(taskId, version);
  const { rows, state } = useProducts(taskId, filter, sort, version);
  const tooMany = (limit: number) => t('list.tooMany', { limit: formatNumber(limit) });
  const choice = useRowSelection(rows, state, { order: JSON.stringify([filter, sort]), keyOf: productId, tooMany });
  const count = selectedCount(choice.selection, state.total ?? 0);
  const [view, setView] = useState<(typeof views)[number]>('table');
  const [opened, setOpened] = useState<Opened | null>(null);
  // Filters and an open product are beside the list if there is room for both; else the product instead of the filters.
  const [isLarge, isSmall, isOver] = [!useIsBelow('xxl'), useIsBelow('xl'), useIsBelow('lg')];
  const [wantsFilters, setWantsFilters] = useState(!isSmall);
  const showsFilters = wantsFilters && (isLarge || opened === null);
  const scroller = useRef<HTMLDivElement>(null);
  const setQuery = (part: Partial<ProductQuery>) => {
    change(part);
    scroller.current?.scrollTo({ top: 0 });
  };
  const close = () => {
    setOpened(null);
    scroller.current?.focus({ preventScroll: true });
  };
  const hasFailed = state.error !== undefined && (state.total === undefined || state.pages.size === 0);
  const fields = (
    <div role="search" aria-label={t('filter.title')}>
      {countFilters(filter) > 0 && (
        <Button size="small" style={{ marginBottom: 8 }} onClick={() => setQuery({ filter: {} })}>
          {t('filter.clear')}
        </Button>
      )}
      <FilterFields
        filter={filter}
        area={area.data}
        withTarget={task.target !== undefined}
        steps={task.settings.steps ?? 1}
        onFilter={(next) => setQuery({ filter: next })}
      />
    </div>
  );
  const panel = opened && <ProductPanel key={opened.productId} taskId={taskId} opened={opened} onClose={close} />;
  return (
    <>
      <ListToolbar task={task} filter={filter} sort={sort} selection={choice.selection} onChanged={onChanged} />
      {banner}
      {task.failure && <Alert banner type="error" title={task.failure.message} />}
      <Flex wrap gap="6px 12px" align="center" style={{ padding: '6px 16px', borderBottom: '1px solid var(--line)' }}>
        <Button
          size="small"
          icon={<FilterIcon size={16} />}
          aria-expanded={showsFilters}
          onClick={() => {
            if (!isLarge) setOpened(null);
            setWantsFilters(!showsFilters);
          }}
        >
          {t('filter.title')}
          {countFilters(filter) > 0 && <Badge size="small" count={countFilters(filter)} color="var(--primary)" />}
        </Button>
        <Segmented
          label={t('plot.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`plot.${value}`) }))}
          onChange={setView}
        />
        {count > 0 && can('retrosynthesis') && (
          <PlanSelected
            count={count}
            read={async () => {
              track('planForwardProduct');
              return (await choice.readSelected()).map(({ molecule }) => molecule.smiles);
            }}
          />
        )}
        {count > 0 && <LinkButton onClick={choice.clear}>{t('list.clearSelection')}</LinkButton>}
        <span role="status" className="tabular" style={{ marginInlineStart: 'auto', color: 'var(--secondary)' }}>
          {state.total !== undefined &&
            (count > 0
              ? t('list.selected', { count, value: formatNumber(count) })
              : t('list.shown', { count: state.total, value: formatNumber(state.total) }))}
        </span>
      </Flex>
      <Flex flex={1} style={{ minHeight: 0 }} onKeyDown={({ key }) => key === 'Escape' && opened && close()}>
        {showsFilters && !isOver && (
          <div style={{ flex: 'none', width: 292, padding: 16, overflow: 'auto', background: 'var(--surface)' }}>
            {fields}
          </div>
        )}
        <div style={{ position: 'relative', flex: 1, minWidth: 0, overflow: 'auto', background: 'var(--surface)' }}>
          {hasFailed ? (
            <ErrorState error={state.error} onRetry={() => rows.refresh()} />
          ) : state.total === 0 ? (
            <Nothing task={task} isFiltered={countFilters(filter) > 0} onClearFilter={() => setQuery({ filter: {} })} />
          ) : view === 'scatter' ? (
            <div style={{ padding: 16 }}>
              <ProductScatter taskId={taskId} filter={filter} version={version} onOpen={setOpened} />
            </div>
          ) : (
            <>
              <ProductTable
                rows={rows}
                state={state}
                sort={sort}
                selection={choice.selection}
                active={choice.active}
                scroller={scroller}
                withTarget={task.target !== undefined}
                withSteps={(task.settings.steps ?? 1) > 1}
                onSort={(by) => setQuery({ sort: nextSort(sort, by) })}
                onActivate={choice.activate}
                onOpen={setOpened}
                onToggle={choice.toggle}
                onExtend={choice.extend}
                onSelectAll={choice.toggleAll}
              />
              {state.total === undefined && (
                <div style={{ position: 'absolute', inset: '36px 0 0', padding: 16 }}>
                  {/* A filter by structure may take long over many thousands. */}
                  <p role="status">{t('list.looking')}</p>
                  <Skeleton active title={false} paragraph={{ rows: 12 }} />
                </div>
              )}
            </>
          )}
        </div>
        {panel && !isOver && <div style={{ flex: 'none', width: 440, background: 'var(--surface)' }}>{panel}</div>}
      </Flex>
      {isOver && (
        <>
          <Drawer
            open={showsFilters}
            placement="left"
            size={320}
            title={t('filter.title')}
            closable={{ 'aria-label': t('common:action.close') }}
            onClose={() => setWantsFilters(false)}
          >
            {fields}
          </Drawer>
          <Drawer
            open={opened !== null}
            size={440}
            closable={false}
            styles={{ body: { padding: 0 }, wrapper: { maxWidth: '100%' } }}
            onClose={close}
          >
            {panel}
          </Drawer>
        </>
      )}
    </>
  );
}

interface NothingProps {
  task: ForwardTask;
  isFiltered: boolean;
  onClearFilter: () => void;
}

/** Why there is nothing in the list. */
function Nothing({ task, isFiltered, onClearFilter }: NothingProps) {
  const { t } = useTranslation('forward');
  if (isFiltered && task.progress.kept > 0)
    return (
      <EmptyState
        title={t('list.empty')}
        text={t('list.emptyHint')}
        action={<Button onClick={onClearFilter}>{t('filter.clear')}</Button>}
      />
    );
  if (task.state === 'searching') return <EmptyState title={t('list.coming')} />;
  if (isRunning(task.state)) return <EmptyState title={t('list.waiting')} />;
  const text = task.progress.made > 0 ? 'list.allFiltered' : 'list.noneHint';
  return <EmptyState title={t('list.none')} text={t(text)} />;
}

// Filter and order of the list: figures in the address, structures to look for in the tab.
const storageKey = 'forwardPatterns';

type Patterns = Pick<ForwardFilter, 'contains' | 'excludes'>;

function useProductQuery(taskId: string) {
  const [search, setSearch] = useSearchParams();
  const [patterns, setPatterns] = useState(() => keptPatterns(taskId));
  const { filter: figures, sort } = readProductQuery(search);
  const filter = withPart(figures, patterns);
  const change = (part: Partial<ProductQuery>) => {
    const next = { filter, sort, ...part };
    const { contains, excludes } = next.filter;
    setPatterns({ contains, excludes });
    window.sessionStorage.setItem(storageKey, JSON.stringify({ taskId, contains, excludes }));
    setSearch(writeProductQuery(taskId, next), { replace: true });
  };
  return { filter, sort, change };
}

function keptPatterns(taskId: string): Patterns {
  const kept = parsed(window.sessionStorage.getItem(storageKey));
  if (typeof kept !== 'object' || kept === null || !('taskId' in kept) || kept.taskId !== taskId) return {};
  return { contains: textsIn(Reflect.get(kept, 'contains')), excludes: textsIn(Reflect.get(kept, 'excludes')) };
}

function textsIn(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
