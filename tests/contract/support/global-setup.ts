import { startProduct } from '../../support/product.ts';
import { place } from './place.ts';

/** Starts the product once for all contract tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct(place, { env: { MCP_ENABLED: '1' } });
  return async () => {
    const code = await product.stop();
    if (code !== 0) throw new Error(`the product ended with ${code} instead of 0:\n${product.output()}`);
  };
}
