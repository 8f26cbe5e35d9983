import { productName } from '@app/shared/constants/product';
import { useEffect } from 'react';

/** Puts the page's own title (translated already) before the product's name in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? productName : `${title} · ${productName}`;
  }, [title]);
}
