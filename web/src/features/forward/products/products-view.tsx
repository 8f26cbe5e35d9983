// The bar of the task, filters on the left, the table or the chart, and on the right the product that is open.

import type { ForwardFilter, ForwardTask } from '@app/shared/contracts/forward/forward';
import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import { Alert, Badge, Drawer, Flex, Skeleton } from 'antd';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RowGrid } from '../../../chemistry/tasks/row-grid/row-grid.tsx';
import { SelectionLine } from '../../../chemistry/tasks/row-grid/selection-line.tsx';
import { useResultList, type Say } from '../../../chemistry/tasks/row-grid/use-result-list.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { call } from '../../../shared/api/call.ts';
import { track, useTrackedChange } from '../../../shared/api/track.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useOnChange } from '../../../shared/hooks/on-change.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { kept, keep } from '../../../shared/lib/kept.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FilterIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { later } from '../../../ui/state/later.tsx';
import { FilterFields } from '../filter/filter-fields.tsx';
import { countFilters, withPart } from '../filter/product-filter.ts';
import { picturesOf, productColumns, rowHeight } from './product-columns.tsx';
import { ProductPanel, type Opened } from './product-panel.tsx';
import { nextSort, readProductQuery, writeProductQuery, type ProductQuery } from './product-query.ts';
import { ListToolbar } from './toolbar.tsx';

const ProductScatter = later(() => import('./product-scatter.tsx').then((m) => m.ProductScatter), {
  fallback: <Skeleton.Node active style={{ width: '100%', height: 400 }} />,
});

const views = ['table', 'scatter'] as const;

interface Asked extends ProductQuery {
  taskId: string;
}
type Load = Parameters<typeof useResultList<ForwardProduct, Asked>>[0]['load'];
const loadProducts: Load = (asked, page, options) => call('forwardProducts', { body: { ...asked, ...page } }, options);
const productId = (product: ForwardProduct) => product.productId;
const smilesOf = ({ molecule }: ForwardProduct) => molecule.smiles;

export function ProductsView({ task, onChanged }: { task: ForwardTask; onChanged: () => unknown }) {
  const { t } = useTranslation('forward');
  const { taskId, version } = task;
  const { filter, sort, change } = useProductQuery(taskId);
  useTrackedChange(JSON.stringify(filter), 'filterForwardProducts');
  const area = useCall('forwardFilterArea', { query: { taskId } }, { passive: true, keepFor: taskId });
  useOnChange(version, () => void area.mutate());
  const say: Say = (key, values = {}) => t(`list.${key}`, values);
  const list = useResultList({ asked: { taskId, filter, sort }, version, load: loadProducts, keyOf: productId, say });
  const { state } = list;
  const [withTarget, steps] = [task.target !== undefined, task.settings.steps ?? 1];
  const columns = useMemo(() => productColumns(withTarget, steps > 1), [withTarget, steps]);
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
  const filters = countFilters(filter);
  const clearButton = <Button onClick={() => setQuery({ filter: {} })}>{t('filter.clear')}</Button>;
  const fields = (
    <div role="search" aria-label={t('filter.title')}>
      {filters > 0 && clearButton}
      <FilterFields
        filter={filter}
        area={area.data}
        withTarget={withTarget}
        steps={steps}
        onFilter={(next) => setQuery({ filter: next })}
      />
    </div>
  );
  const panel = opened && <ProductPanel key={opened.productId} taskId={taskId} opened={opened} onClose={close} />;
  return (
    <>
      <ListToolbar task={task} filter={filter} sort={sort} selection={list.selection} onChanged={onChanged} />
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
          {t('filter.title')} <Badge size="small" count={filters} color="var(--primary)" />
        </Button>
        <Segmented
          label={t('plot.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`plot.${value}`) }))}
          onChange={setView}
        />
        <SelectionLine list={list} say={say} smilesOf={smilesOf} onPlan={() => track('planForwardProduct')} />
      </Flex>
      <Flex flex={1} style={{ minHeight: 0 }} onKeyDown={({ key }) => key === 'Escape' && opened && close()}>
        {showsFilters && !isOver && (
          <div style={{ flex: 'none', width: 292, padding: 16, overflow: 'auto', background: 'var(--surface)' }}>
            {fields}
          </div>
        )}
        <div style={{ position: 'relative', flex: 1, minWidth: 0, overflow: 'auto', background: 'var(--surface)' }}>
          {state.error !== undefined && state.pages.size === 0 ? (
            <ErrorState error={state.error} onRetry={list.source.refresh} />
          ) : state.total === 0 ? (
            <Nothing task={task} action={filters > 0 ? clearButton : undefined} />
          ) : view === 'scatter' ? (
            <div style={{ padding: 16 }}>
              <ProductScatter taskId={taskId} filter={filter} version={version} onOpen={setOpened} />
            </div>
          ) : (
            <>
              <RowGrid
                list={list}
                columns={columns}
                label={(key) => t(`column.${key}`)}
                say={say}
                sort={sort}
                scroller={scroller}
                rowHeight={rowHeight}
                picturesOf={picturesOf}
                onSort={(by) => setQuery({ sort: nextSort(sort, by) })}
                onOpen={(product) => setOpened({ productId: product.productId, product })}
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
            aria-label={t('product.details')}
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

/** Why there is nothing in the list; `action` clears the filters, where there are some. */
function Nothing({ task: { progress, state }, action }: { task: ForwardTask; action: ReactNode }) {
  const { t } = useTranslation('forward');
  if (action !== undefined && progress.kept > 0)
    return <EmptyState title={t('list.empty')} text={t('list.emptyHint')} action={action} />;
  if (state === 'searching') return <EmptyState title={t('list.coming')} />;
  if (isRunning(state)) return <EmptyState title={t('list.waiting')} />;
  return <EmptyState title={t('list.none')} text={t(progress.made > 0 ? 'list.allFiltered' : 'list.noneHint')} />;
}

interface Patterns extends Pick<ForwardFilter, 'contains' | 'excludes'> {
  taskId: string;
}
const patternsKey = 'forwardPatterns';

/** Filter and order of the list: figures in the address, structures to look for in the tab. */
function useProductQuery(taskId: string) {
  const [search, setSearch] = useSearchParams();
  const [patterns, setPatterns] = useState(() => kept<Patterns>(patternsKey));
  const { filter: figures, sort } = readProductQuery(search);
  const own = patterns?.taskId === taskId ? patterns : undefined;
  const filter = withPart(figures, { contains: own?.contains, excludes: own?.excludes });
  const change = (part: Partial<ProductQuery>) => {
    const next = { filter, sort, ...part };
    const { contains, excludes } = next.filter;
    setPatterns({ taskId, contains, excludes });
    keep<Patterns>(patternsKey, { taskId, contains, excludes });
    setSearch(writeProductQuery(taskId, next), { replace: true });
  };
  return { filter, sort, change };
}
