import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import styles from './task-table.module.css';

export interface PagingProps {
  /** From 1. */
  pageIndex: number;
  pages: number;
  onPage: (pageIndex: number) => void;
}

export function Paging({ pageIndex, pages, onPage }: PagingProps) {
  const { t } = useTranslation('forward');
  return (
    <nav className={styles.paging} aria-label={t('tasks.paging')}>
      <IconButton
        size="small"
        label={t('tasks.previous')}
        disabled={pageIndex <= 1}
        icon={<ChevronLeftIcon size={16} />}
        onClick={() => onPage(pageIndex - 1)}
      />
      <span>{t('tasks.page', { page: pageIndex, pages })}</span>
      <IconButton
        size="small"
        label={t('tasks.next')}
        disabled={pageIndex >= pages}
        icon={<ChevronRightIcon size={16} />}
        onClick={() => onPage(pageIndex + 1)}
      />
    </nav>
  );
}
