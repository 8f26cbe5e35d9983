import type { CommonIntermediate, IntermediateSort } from '@app/shared/contracts/intermediates/intermediates';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { useCall } from '../../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { SortHeader, directionOf } from '../../../ui/table/sort-header.tsx';
import tableStyles from '../../../ui/table/record-table.module.css';
import { CommonRow } from './common-row.tsx';
import styles from '../page.module.css';

type Wish = Omit<CallInput<'intermediateList'>['body'], 'pageIndex' | 'pageSize'>;

export interface CommonTableProps {
  wish: Wish;
  /** Pages that are shown; the first is there already. */
  pages: number;
  pageSize: number;
  first: readonly CommonIntermediate[];
  sort: CommonSort;
  onSort: (sort: CommonSort) => void;
}

export interface CommonSort {
  by: IntermediateSort;
  descending: boolean;
}

/** Sorted columns, in the order of the cells of a row. */
export const figures = ['targets', 'routes', 'share', 'steps', 'saved', 'worth'] as const;

/** Few steps are best; of the other figures, the largest. */
export const bestFirst = (by: IntermediateSort): CommonSort => ({ by, descending: by !== 'steps' });

export function CommonTable({ wish, pages, pageSize, first, sort, onSort }: CommonTableProps) {
  const { t } = useTranslation('intermediates');
  return (
    <table className={`${tableStyles['table']} ${styles['figures']}`} aria-label={t('tab.common')}>
      <thead>
        <tr>
          <th scope="col">{t('column.molecule')}</th>
          {figures.map((figure) => (
            <SortHeader
              key={figure}
              label={t(`column.${figure}`)}
              help={t(`help.${figure}`)}
              direction={directionOf(sort.by === figure, sort.descending)}
              isNumber
              onSort={() =>
                onSort(sort.by === figure ? { by: figure, descending: !sort.descending } : bestFirst(figure))
              }
            />
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {first.map((one) => (
          <CommonRow key={one.molecule.key} one={one} />
        ))}
      </tbody>
      {Array.from({ length: pages - 1 }, (_, place) => (
        <FurtherRows key={place} body={{ ...wish, pageIndex: place + 2, pageSize }} />
      ))}
    </table>
  );
}

function FurtherRows({ body }: { body: CallInput<'intermediateList'>['body'] }) {
  const { data } = useCall('intermediateList', { body }, { keepFor: 'list' });
  return (
    <tbody>
      {data?.items.map((one) => (
        <CommonRow key={one.molecule.key} one={one} />
      ))}
    </tbody>
  );
}
