import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './page.module.css';
import { rowHeights } from '../rows/route-columns.ts';
import { savedDensity } from '../rows/density.ts';

/** Rows of the height the real ones will have. */
export function ListSkeleton() {
  const { t } = useTranslation('routes');
  const height = rowHeights[savedDensity()];
  return (
    <section className={styles.page} aria-busy="true" aria-label={t('list.titleLoading')}>
      <div className={styles.skeletonBar}>
        <Skeleton width={220} height={18} />
      </div>
      <div className={styles.skeletonSummary}>
        <Skeleton width={132} height={84} radius={6} />
        <Skeleton width="40%" height={16} />
      </div>
      <div className={styles.skeletonBar}>
        <Skeleton width={420} height={16} />
      </div>
      <div className={styles.skeletonHead} />
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} className={styles.skeletonRow} style={{ height }}>
          <Skeleton width={64} height={20} />
          <Skeleton width={`${30 + ((index * 17) % 34)}%`} height={height - 34} radius={6} />
        </div>
      ))}
    </section>
  );
}
