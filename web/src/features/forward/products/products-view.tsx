// The bar of the task, filters on the left, the table, and on the right the product that is open.

import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import type { ForwardTask } from '@app/shared/contracts/forward/forward';
import { useRef, useState, type ReactNode } from 'react';
import { useTrackedChange } from '../../../shared/api/track.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { selectedCount } from '../../../shared/rows/selection.ts';
import { useIsBelow } from '../../../shared/hooks/use-media.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FilterIcon } from '../../../ui/icons/work-icons.tsx';
import { useRowSelection } from '../../../ui/table/use-row-selection.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './page.module.css';
import { ListToolbar } from './toolbar.tsx';
import { countFilters } from '../filter/product-filter.ts';
import { ProductPanel } from './product-panel.tsx';
import { nextSort, type ProductQuery } from './product-query.ts';
import { ProductStage } from './product-stage.tsx';
import { SendButton } from './send-button.tsx';
import { useForwardArea, useProducts } from './use-products.ts';
import { useProductQuery } from './use-product-query.ts';

export interface ProductsViewProps {
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

/** Filters and an open product stand beside the table where there is room for both; else the product goes before. */
function usePanels(isOpen: boolean) {
  const [isLarge, isSmall] = [!useIsBelow('xxl'), useIsBelow('xl')];
  const [wanted, setWanted] = useState(!isSmall);
  const isCrowded = isOpen && !isLarge;
  return { isCrowded, showsFilters: wanted && !isCrowded, setFilters: setWanted };
}
