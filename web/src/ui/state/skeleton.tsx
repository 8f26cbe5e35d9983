import { Skeleton as AntSkeleton } from 'antd';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number;
  className?: string;
}

/** The place of something that is still loading, in its size. Mark the region itself `aria-busy`. */
export function Skeleton({ width = '100%', height = 14, radius = 4, className = '' }: SkeletonProps) {
  return (
    <AntSkeleton.Node
      active
      className={className}
      styles={{ root: { display: 'block', width, maxWidth: '100%' } }}
      style={{ width: '100%', minWidth: 0, height, minHeight: 0, borderRadius: radius }}
    />
  );
}
