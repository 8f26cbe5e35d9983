import { productName } from '@app/shared/constants/product';
import { ProductMark } from '../../ui/page/product-mark.tsx';

/** Skeleton while session and page are loading: the header's place, so that nothing jumps. */
export function BootSkeleton() {
  return (
    <div className="first-paint" aria-busy="true">
      <div className="site-header">
        <span className="site-brand">
          <ProductMark />
          <span className="site-name">{productName}</span>
        </span>
      </div>
    </div>
  );
}
