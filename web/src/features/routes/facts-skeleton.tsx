import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './facts-skeleton.module.css';

/** Facts that are loading. */
export function FactsSkeleton() {
  return (
    <div className={styles.facts} aria-busy="true">
      <Skeleton height={16} width="80%" />
      <Skeleton height={16} width="60%" />
      <Skeleton height={16} width="70%" />
    </div>
  );
}
