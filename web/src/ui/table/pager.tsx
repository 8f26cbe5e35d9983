import { lazy, Suspense } from 'react';
import type { PagerProps } from './pagination.tsx';

const Pagination = lazy(async () => ({ default: (await import('./pagination.tsx')).ListPagination }));

/** From page to page below a list; nothing where there is only one. It is loaded with the first list of several pages. */
export function Pager(props: PagerProps) {
  if (props.pages <= 1 && props.pageIndex === 1) return null;
  return (
    <Suspense fallback={null}>
      <Pagination {...props} />
    </Suspense>
  );
}
