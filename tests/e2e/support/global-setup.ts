import { rmSync } from 'node:fs';
import { dataDir, startStack, stopStack } from './stack.ts';

/** Starts the product on an empty data folder; what this gives back stops it after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(dataDir, { recursive: true, force: true });
  const product = await startStack();
  return async () => {
    const code = await stopStack(product);
    if (code !== 0) throw new Error(`the product ended with ${code} instead of 0`);
  };
}
