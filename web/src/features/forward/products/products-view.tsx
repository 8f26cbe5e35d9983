// The bar of the task, filters on the left, the table, and on the right the product that is open.

import type { ForwardTask, ForwardFilter } from '@app/shared/contracts/forward/forward';
import type { ForwardProduct, ForwardArea } from '@app/shared/contracts/forward/products';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTrackedChange } from '../../../shared/api/track.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { selectedCount } from '../../../shared/rows/selection.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FilterIcon } from '../../../ui/icons/work-icons.tsx';
import { useRowSelection } from '../../../ui/table/use-row-selection.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './page.module.css';
import { ListToolbar } from './toolbar.tsx';
import { countFilters, withPart } from '../filter/product-filter.ts';
import { ProductPanel } from './product-panel.tsx';
import { nextSort, readProductQuery, writeProductQuery, type ProductQuery } from './product-query.ts';
import { ProductStage } from './product-stage.tsx';
import { SendButton } from './send-button.tsx';
import { useForwardArea, useProducts } from './use-products.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { FilterFields } from '../filter/filter-fields.tsx';

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
  const question = JSON.stringify(filter);
  useTrackedChange(question, 'filterForwardProducts');
  const area = useForwardArea(taskId, version);
  const { rows, state } = useProducts(taskId, filter, sort, version);
  const tooMany = (limit: number) => t('list.tooMany', { limit: formatNumber(limit) });
  const order = JSON.stringify([filter, sort]);
  const choice = useRowSelection(rows, state, { order, keyOf: productId, tooMany });
  const count = selectedCount(choice.selection, state.total ?? 0);
  const [opened, setOpened] = useState<ForwardProduct | null>(null);
  const panels = usePanels(opened !== null);
  const scroller = useRef<HTMLDivElement>(null);
  const setQuery = (part: Partial<ProductQuery>) => {
    change(part);
    scroller.current?.scrollTo({ top: 0 });
  };
  const close = () => {
    setOpened(null);
    scroller.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ListToolbar task={task} filter={filter} sort={sort} selection={choice.selection} onChanged={onChanged} />
      {banner}
      {task.failure && (
        <p className={styles.failure} role="alert">
          {task.failure.message}
        </p>
      )}
      <div className={styles.bar}>
        <Button
          size="small"
          icon={<FilterIcon size={16} />}
          aria-expanded={panels.showsFilters}
          onClick={() => {
            if (panels.isCrowded) setOpened(null);
            panels.setFilters(!panels.showsFilters);
          }}
        >
          {t('filter.title')}
          {countFilters(filter) > 0 && <span className={styles.badge}>{countFilters(filter)}</span>}
        </Button>
        {count > 0 && can('retrosynthesis') && <SendButton count={count} read={choice.readSelected} />}
        {count > 0 && <LinkButton onClick={choice.clear}>{t('list.clearSelection')}</LinkButton>}
        <span className={styles.count} role="status">
          {state.total !== undefined &&
            (count > 0
              ? t('list.selected', { count, value: formatNumber(count) })
              : t('list.shown', { count: state.total, value: formatNumber(state.total) }))}
        </span>
      </div>
      <div className={styles.work} onKeyDown={({ key }) => key === 'Escape' && opened && close()}>
        {panels.showsFilters && (
          <FilterPanel
            task={task}
            area={area.data}
            filter={filter}
            onFilter={(next) => setQuery({ filter: next })}
            onClose={() => panels.setFilters(false)}
          />
        )}
        <ProductStage
          task={task}
          filter={filter}
          sort={sort}
          rows={rows}
          state={state}
          choice={choice}
          scroller={scroller}
          onSort={(by) => setQuery({ sort: nextSort(sort, by) })}
          onOpen={setOpened}
          onClearFilter={() => setQuery({ filter: {} })}
        />
        {opened && <ProductPanel key={opened.productId} task={task} product={opened} onClose={close} />}
      </div>
    </>
  );
}

/** Filters and an open product are beside the table if there is room for both; else the product is shown instead of the filters. */
function usePanels(isOpen: boolean) {
  const [isLarge, isSmall] = [!useIsBelow('xxl'), useIsBelow('xl')];
  const [wanted, setWanted] = useState(!isSmall);
  const isCrowded = isOpen && !isLarge;
  return { isCrowded, showsFilters: wanted && !isCrowded, setFilters: setWanted };
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

interface FilterPanelProps {
  task: ForwardTask;
  area: ForwardArea | undefined;
  filter: ForwardFilter;
  onFilter: (filter: ForwardFilter) => void;
  onClose: () => void;
}

/** What the products are narrowed by, beside the table; over it where there is little room. */
function FilterPanel({ task, area, filter, onFilter, onClose }: FilterPanelProps) {
  const { t } = useTranslation('forward');
  const isOver = useIsBelow('lg');
  return (
    <div className={styles.filters} role="search" aria-label={t('filter.title')}>
      <h2>
        {t('filter.title')}
        <span>
          {countFilters(filter) > 0 && (
            <Button size="small" variant="text" onClick={() => onFilter({})}>
              {t('filter.clear')}
            </Button>
          )}
          {isOver && (
            <IconButton
              size="small"
              label={t('common:action.close')}
              icon={<CloseIcon size={16} />}
              onClick={onClose}
            />
          )}
        </span>
      </h2>
      <FilterFields
        filter={filter}
        area={area}
        withTarget={task.target !== undefined}
        steps={task.settings.steps ?? 1}
        onFilter={onFilter}
      />
    </div>
  );
}
