import type { Plugin } from 'vite';
import { productName } from '@app/shared/constants/product';

/** Writes the product's name into index.html. */
export function productPlugin(): Plugin {
  return { name: 'app:product', transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', productName) };
}
