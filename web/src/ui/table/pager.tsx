import { Suspense } from 'react';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/work-icons.tsx';
import styles from './pager.module.css';

export interface PagerProps {
  pageIndex: number;
  pages: number;
  /** More may come: the number of pages is the one so far. */
  isGrowing?: boolean;
  onPage: (to: number) => void;
}

/** From page to page; nothing where there is but one. */
export function Pager(props: PagerProps) {
  if (props.pages <= 1 && props.pageIndex === 1) return null;
  // Its words arrive with the first list of several pages; the list does not wait for them.
  return (
    <Suspense fallback={null}>
      <Pages {...props} />
    </Suspense>
  );
}

function Pages({ pageIndex, pages, isGrowing = false, onPage }: PagerProps) {
  const { t } = useTranslation('common');
  return (
    <nav className={styles['pager']} aria-label={t('pager.label')}>
      <Button
        size="small"
        icon={<ChevronLeftIcon size={16} />}
        disabled={pageIndex <= 1}
        onClick={() => onPage(pageIndex - 1)}
      >
        {t('pager.earlier')}
      </Button>
      <span className={styles['at']} aria-current="page">
        {t(isGrowing ? 'pager.atSoFar' : 'pager.at', {
          page: formatNumber(pageIndex),
          pages: formatNumber(Math.max(1, pages)),
        })}
      </span>
      <Button
        size="small"
        icon={<ChevronRightIcon size={16} />}
        disabled={pageIndex >= pages}
        onClick={() => onPage(pageIndex + 1)}
      >
        {t('pager.later')}
      </Button>
    </nav>
  );
}
