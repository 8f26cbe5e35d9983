// From page to page of a list that the server pages.

import { Button, Pagination, type PaginationProps } from 'antd';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/work-icons.tsx';

export interface PagerProps {
  pageIndex: number;
  pages: number;
  /** More may come: the number of pages is the one so far. */
  isGrowing?: boolean;
  onPage: (to: number) => void;
}

/** Below a list. Not the pagination of antd's table, which cuts the rows of a page that came from the server once more. */
export function ListPagination({ pageIndex, pages, isGrowing = false, onPage }: PagerProps) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('pager.label')}>
      <Pagination
        align="center"
        style={{ marginTop: 14 }}
        current={pageIndex}
        total={Math.max(1, pages)}
        pageSize={1}
        showSizeChanger={false}
        size="small"
        showTotal={() =>
          t(isGrowing ? 'pager.atSoFar' : 'pager.at', {
            page: formatNumber(pageIndex),
            pages: formatNumber(Math.max(1, pages)),
          })
        }
        itemRender={itemIn(t)}
        onChange={onPage}
      />
    </nav>
  );
}

/** The two arrows with names; numbers as they are. */
function itemIn(t: TFunction<'common'>): PaginationProps['itemRender'] {
  const names = { prev: t('pager.earlier'), next: t('pager.later') };
  const icons = { prev: <ChevronLeftIcon size={16} />, next: <ChevronRightIcon size={16} /> };
  return (_page, type, item) =>
    type === 'prev' || type === 'next' ? (
      <Button type="text" size="small" tabIndex={-1} aria-label={names[type]} icon={icons[type]} />
    ) : (
      item
    );
}
