import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import styles from './page.module.css';

export interface PagerProps {
  pageIndex: number;
  pages: number;
  onPage: (to: number) => void;
}

/** From page to page; nothing where there is but one. */
export function Pager({ pageIndex, pages, onPage }: PagerProps) {
  const { t } = useTranslation('members');
  if (pages <= 1 && pageIndex === 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <Button
        size="small"
        icon={<ChevronLeftIcon size={16} />}
        disabled={pageIndex <= 1}
        onClick={() => onPage(pageIndex - 1)}
      >
        {t('pager.earlier')}
      </Button>
      <span aria-current="page">{t('pager.at', { page: pageIndex, pages: Math.max(1, pages) })}</span>
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
