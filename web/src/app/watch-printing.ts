// What paper says of itself: the product, the page, and when it was printed; and the pictures that it shows.

import { productName } from '@app/shared/constants/product';
import { formatDateTime } from '../shared/i18n/format.ts';

/** Writes the line before each print, for print.css to show. Returns how to stop. */
export function watchPrinting(): () => void {
  const write = () => {
    const line = [productName, document.title.replace(` · ${productName}`, ''), formatDateTime(new Date())].join(' · ');
    document.querySelector('main')?.setAttribute('data-printed', line);
  };
  window.addEventListener('beforeprint', write);
  const timer = window.setInterval(fetchPictures, restMs);
  return () => {
    window.removeEventListener('beforeprint', write);
    window.clearInterval(timer);
  };
}

const restMs = 2_000;
const atOnce = 12;

/** Pictures not scrolled to yet are fetched a few at a time, since printing cannot wait for them. */
function fetchPictures(): void {
  if (document.visibilityState !== 'visible') return;
  const waiting = document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"][data-state="waiting"]');
  for (const picture of [...waiting].slice(0, atOnce)) picture.loading = 'eager';
}
