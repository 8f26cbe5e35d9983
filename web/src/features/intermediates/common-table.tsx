import type { CommonIntermediate, IntermediateSort } from '@app/shared/contracts/intermediates';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { useCall } from '../../api/use-call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SortHead, directionOf } from '../../ui/sort-head.tsx';
import tableStyles from '../../ui/record-table.module.css';
import { CommonRow } from './common-row.tsx';
import styles from './page.module.css';

type Wish = Omit<CallInput<'intermediateList'>['body'], 'pageIndex' | 'pageSize'>;

export interface CommonTableProps {
  wish: Wish;
  /** Pages that are shown; the first is there already. */
  pages: number;
  pageSize: number;
  first: readonly CommonIntermediate[];
  sort: { by: IntermediateSort; descending: boolean };
  onSort: (sort: CommonTableProps['sort']) => void;
}

/** Sorted columns, in the order of the cells of a row. */
const figures = ['targets', 'routes', 'share', 'steps', 'saved', 'worth'] as const;

export function CommonTable({ wish, pages, pageSize, first, sort, onSort }: CommonTableProps) {
  const { t } = useTranslation('intermediates');
  const sortBy = (by: IntermediateSort) =>
    onSort({ by, descending: sort.by === by ? !sort.descending : by !== 'steps' });
  return (
    <table className={`${tableStyles['table']} ${styles['figures']}`} aria-label={t('tab.common')}>
      <thead>
        <tr>
          <th scope="col">{t('column.molecule')}</th>
          {figures.map((figure) => (
            <SortHead
              key={figure}
              label={t(`column.${figure}`)}
              help={t(`help.${figure}`)}
              direction={directionOf(sort.by === figure, sort.descending)}
              isNumber
              onSort={() => sortBy(figure)}
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
  const { data } = useCall('intermediateList', { body }, { keepPreviousData: true });
  return (
    <tbody>
      {data?.items.map((one) => (
        <CommonRow key={one.molecule.key} one={one} />
      ))}
    </tbody>
  );
}
