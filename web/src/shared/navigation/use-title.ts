import { productName } from '@app/shared/constants/product';
import { useEffect } from 'react';

/** Puts the page's own title (translated already) before the product's name in the browser's tab, the narrowest part first. */
export function useTitle(...parts: string[]): void {
  const title = [...parts, productName].filter((part) => part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
