import { ErrorState, type ErrorStateProps } from './error-state.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

interface PendingProps extends Pick<ErrorStateProps, 'compact' | 'heading'>, Pick<SkeletonProps, 'width' | 'height'> {
  /** What `useCall` says of it. */
  of: { error: unknown; mutate: () => unknown };
  /** What is loading, for screen readers. */
  label?: string;
}

/** In place of what a call has not given yet: about the room that it takes, or why it failed. */
export function Pending({ of: { error, mutate }, label, width, height, ...state }: PendingProps) {
  if (error) return <ErrorState {...state} error={error} onRetry={() => void mutate()} />;
  return (
    <div aria-busy="true">
      {label !== undefined && <span className="visually-hidden">{label}</span>}
      <Skeleton width={width} height={height} radius={6} />
    </div>
  );
}
