import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from '../workbench.module.css';

/** The worklist while it is loading. */
export function WorklistSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} height={64} radius={6} />
      ))}
    </div>
  );
}
