import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { ListQuery } from './list-query.ts';
import styles from './route-table.module.css';
import type { RouteSort } from './sort-routes.ts';

export interface SortHeadProps {
  sort: RouteSort;
  query: Pick<ListQuery, 'sort' | 'descending'>;
  isNumber?: boolean;
  onSort: (sort: RouteSort) => void;
}

/** A column's head; it says by `aria-sort` and an arrow how the table is sorted. */
export function SortHead({ sort, query, isNumber = false, onSort }: SortHeadProps) {
  const { t } = useTranslation('routes');
  const direction = query.sort !== sort ? 'none' : query.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction} data-number={isNumber}>
      <Tooltip text={t(`column.help.${sort}`)} describes>
        <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
          {t(`column.${sort}`)}
          <svg width="9" height="12" viewBox="0 0 9 12" aria-hidden="true" data-direction={direction}>
            <path d="M1 4.5 4.5 1 8 4.5" />
            <path d="M1 7.5 4.5 11 8 7.5" />
          </svg>
        </button>
      </Tooltip>
    </th>
  );
}
