import { later } from '../state/later.tsx';
import type { PagerProps } from './pagination.tsx';

const Pagination = later(async () => (await import('./pagination.tsx')).ListPagination);

/** From page to page below a list; nothing where there is only one. It is loaded with the first list of several pages. */
export function Pager(props: PagerProps) {
  return (props.pages > 1 || props.pageIndex !== 1) && <Pagination {...props} />;
}
