import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { directionOf, SortHead as Head } from '../../../ui/table/sort-header.tsx';
import type { TraySort, TrayView } from '../worklist-view.ts';

export interface SortHeadProps {
  sort: TraySort;
  view: Pick<TrayView, 'sort' | 'descending'>;
  isNumber?: boolean;
  onSort: (sort: TraySort) => void;
}

/** The head of a column that the tray can be sorted by. */
export function SortHead({ sort, view, isNumber, onSort }: SortHeadProps) {
  const { t } = useTranslation('batch');
  return (
    <Head
      label={t(`column.${sort}`)}
      help={t(`columnHelp.${sort}`)}
      direction={directionOf(view.sort === sort, view.descending)}
      isNumber={isNumber}
      onSort={() => onSort(sort)}
    />
  );
}
