// The table, or why there is nothing in it.

import type { ForwardFilter, ForwardTask } from '@app/shared/contracts/forward/forward';
import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import type { RefObject } from 'react';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { useTranslation } from 'react-i18next';
import type { RowSource, RowState } from '../../../shared/rows/row-source.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import type { useRowSelection } from '../../../ui/table/use-row-selection.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './page.module.css';
import { countFilters } from '../filter/product-filter.ts';
import type { ProductSort, SortField } from './product-query.ts';
import { ProductTable } from './product-table.tsx';

export interface ProductStageProps {
  task: ForwardTask;
  filter: ForwardFilter;
  sort: ProductSort;
  rows: RowSource<ForwardProduct>;
  state: RowState<ForwardProduct>;
  choice: ReturnType<typeof useRowSelection<ForwardProduct>>;
  scroller: RefObject<HTMLDivElement | null>;
  onSort: (by: SortField) => void;
  onOpen: (product: ForwardProduct) => void;
  onClearFilter: () => void;
}

export function ProductStage({ task, filter, onClearFilter, ...props }: ProductStageProps) {
  const { rows, state, choice } = props;
  const hasFailed = state.error !== undefined && (state.total === undefined || state.pages.size === 0);
  return (
    <div className={styles.stage}>
      {hasFailed ? (
        <ErrorState error={state.error} onRetry={() => rows.refresh()} />
      ) : (
        <ProductTable
          {...props}
          selection={choice.selection}
          active={choice.active}
          withTarget={task.target !== undefined}
          withSteps={(task.settings.steps ?? 1) > 1}
          onActivate={choice.activate}
          onToggle={choice.toggle}
          onExtend={choice.extend}
          onSelectAll={choice.toggleAll}
        />
      )}
      {!hasFailed && state.total === undefined && <Looking />}
      {!hasFailed && state.total === 0 && (
        <div className={styles.empty}>
          <Nothing task={task} isFiltered={countFilters(filter) > 0} onClearFilter={onClearFilter} />
        </div>
      )}
    </div>
  );
}

/** Until the first page is loaded; a filter by structure may take long over many thousands. */
function Looking() {
  const { t } = useTranslation('forward');
  return (
    <div className={styles.looking}>
      <p role="status">{t('list.looking')}</p>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={68} radius={6} />
      ))}
    </div>
  );
}

interface NothingProps {
  task: ForwardTask;
  isFiltered: boolean;
  onClearFilter: () => void;
}

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
