import { productName } from '@app/shared/constants/product';
import { ProductMark } from '../../ui/page/product-mark.tsx';
import styles from './layout.module.css';

/** Skeleton while session and page are loading: the header's place, so that nothing jumps. */
export function BootSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles['header']}>
        <span className={styles['brand']}>
          <ProductMark />
          <span className={styles['name']}>{productName}</span>
        </span>
      </div>
    </div>
  );
}
