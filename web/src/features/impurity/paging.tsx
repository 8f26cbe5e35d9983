import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import styles from './history.module.css';

export interface PagingProps {
  /** From 1. */
  pageIndex: number;
  pages: number;
  onPage: (pageIndex: number) => void;
}

/** Nothing where all stands on one page. */
export function Paging({ pageIndex, pages, onPage }: PagingProps) {
  const { t } = useTranslation('impurity');
  if (pages < 2) return null;
  const page = Math.min(pageIndex, pages);
  return (
    <nav className={styles.paging} aria-label={t('paging.title')}>
      <IconButton
        size="small"
        label={t('paging.previous')}
        disabled={page <= 1}
        icon={<ChevronLeftIcon size={16} />}
        onClick={() => onPage(page - 1)}
      />
      <span>{t('paging.page', { page, pages })}</span>
      <IconButton
        size="small"
        label={t('paging.next')}
        disabled={page >= pages}
        icon={<ChevronRightIcon size={16} />}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
