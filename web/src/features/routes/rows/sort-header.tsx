import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { directionOf, SortHead as Head } from '../../../ui/table/sort-header.tsx';
import type { ListQuery } from '../filter/list-query.ts';
import type { RouteSort } from '../filter/sort-routes.ts';

export interface SortHeadProps {
  sort: RouteSort;
  query: Pick<ListQuery, 'sort' | 'descending'>;
  isNumber?: boolean;
  onSort: (sort: RouteSort) => void;
}

/** The head of a column that routes can be sorted by. */
export function SortHead({ sort, query, isNumber, onSort }: SortHeadProps) {
  const { t } = useTranslation('route-list');
  return (
    <Head
      label={t(`column.${sort}`)}
      help={t(`column.help.${sort}`)}
      direction={directionOf(query.sort === sort, query.descending)}
      isNumber={isNumber}
      onSort={() => onSort(sort)}
    />
  );
}
