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

export function Paging({ pageIndex, pages, onPage }: PagingProps) {
  const { t } = useTranslation('optimization');
  return (
    <nav className={styles['paging']} aria-label={t('paging.label')}>
      <IconButton
        size="small"
        label={t('paging.previous')}
        disabled={pageIndex <= 1}
        icon={<ChevronLeftIcon size={16} />}
        onClick={() => onPage(pageIndex - 1)}
      />
      <span>{t('paging.page', { page: pageIndex, pages })}</span>
      <IconButton
        size="small"
        label={t('paging.next')}
        disabled={pageIndex >= pages}
        icon={<ChevronRightIcon size={16} />}
        onClick={() => onPage(pageIndex + 1)}
      />
    </nav>
  );
}
