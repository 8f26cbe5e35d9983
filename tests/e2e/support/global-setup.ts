import { startProduct } from '../../support/product.ts';
import { place } from './place.ts';

/** Starts the product on an empty data folder; what this gives back stops it after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct(place, { env: { TESTER_PAGES: '1' } });
  return async () => {
    const code = await product.stop();
    if (code !== 0) throw new Error(`the product ended with ${code} instead of 0:\n${product.output()}`);
  };
}
