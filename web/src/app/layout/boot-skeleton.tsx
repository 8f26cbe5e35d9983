import { productName } from '@app/shared/constants/product';
import { ProductMark } from '../../ui/product-mark.tsx';
import styles from './layout.module.css';

/** The first picture while session and page are on their way: the header's place, so that nothing jumps. */
export function BootSkeleton() {
  return (
    <div className={styles['boot']} aria-busy="true">
      <div className={styles['header']}>
        <span className={styles['brand']}>
          <ProductMark />
          <span className={styles['name']}>{productName}</span>
        </span>
      </div>
    </div>
  );
}
