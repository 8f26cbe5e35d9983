import type { ForwardArea } from '@app/shared/contracts/forward/products';
import type { ForwardFilter, ForwardTask } from '@app/shared/contracts/forward/forward';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsBelow } from '../../../shared/hooks/use-media.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { FilterFields } from '../filter/filter-fields.tsx';
import styles from './page.module.css';
import { countFilters } from '../filter/product-filter.ts';

export interface FilterPanelProps {
  task: ForwardTask;
  area: ForwardArea | undefined;
  filter: ForwardFilter;
  onFilter: (filter: ForwardFilter) => void;
  onClose: () => void;
}

/** What the products are narrowed by, beside the table; over it where there is little room. */
export function FilterPanel({ task, area, filter, onFilter, onClose }: FilterPanelProps) {
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
