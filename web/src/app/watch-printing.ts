// What paper says of itself: the product, the page, and when it was printed.

import { productName } from '@app/shared/constants/product';
import { formatDateTime } from '../i18n/format.ts';

/** Writes the line before each print, for print.css to show. Returns how to stop. */
export function watchPrinting(): () => void {
  const write = () => {
    const line = [productName, document.title.replace(` · ${productName}`, ''), formatDateTime(new Date())].join(' · ');
    document.querySelector('main')?.setAttribute('data-printed', line);
  };
  window.addEventListener('beforeprint', write);
  return () => window.removeEventListener('beforeprint', write);
}
