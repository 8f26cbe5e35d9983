import styles from './skeleton.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number;
  className?: string;
}

/** The place of something that is still coming, in its size. Mark the region itself `aria-busy`. */
export function Skeleton({ width = '100%', height = 14, radius = 4, className = '' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles['skeleton']} ${className}`}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
