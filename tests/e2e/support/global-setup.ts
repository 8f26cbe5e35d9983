import type { FullConfig } from 'playwright/test';
import { startPrepared, type Product } from '../../support/product.ts';
import { declineTours } from './decline-tours.ts';
import { placeOf } from './place.ts';

/** Starts a product on an empty data folder for each worker; what this gives back stops them after the last test. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const places = Array.from({ length: workers }, (_, worker) => placeOf(worker));
  const products = await Promise.all(places.map((place) => startPrepared(place, { env: { TESTER_PAGES: '1' } })));
  await Promise.all(places.map(declineTours));
  return async () => {
    await Promise.all(products.map(end));
  };
}

async function end(product: Product): Promise<void> {
  const code = await product.stop();
  if (code !== 0) throw new Error(`the product ended with ${code} instead of 0:\n${product.output()}`);
}
