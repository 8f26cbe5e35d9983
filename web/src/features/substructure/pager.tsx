import type { HitPage } from '@app/shared/contracts/substructure';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import styles from './pager.module.css';
import { hitsPerPage } from './search-form.ts';

/** How many pages the hits so far fill. */
export function pagesOf({ total }: Pick<HitPage, 'total'>): number {
  return Math.max(1, Math.ceil(total / hitsPerPage));
}

/** From page to page; nothing where there is but one. */
export function Pager({ page, onPage }: { page: HitPage; onPage: (to: number) => void }) {
  const { t } = useTranslation('substructure');
  const pages = pagesOf(page);
  const { pageIndex } = page;
  if (pages === 1 && pageIndex === 1) return null;
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
      <span className={styles.at} aria-current="page">
        {t(page.isComplete ? 'pager.at' : 'pager.atSoFar', {
          page: formatNumber(pageIndex),
          pages: formatNumber(pages),
        })}
      </span>
      <Button
        size="small"
        icon={<ChevronRightIcon size={16} />}
        disabled={pageIndex >= pages}
        onClick={() => onPage(pageIndex + 1)}
      >
        {t('pager.next')}
      </Button>
    </nav>
  );
}
