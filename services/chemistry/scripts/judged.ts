// Products of the routes that searches are validated with, known here by digests alone: none of them may be in stock, or
// a search would be praised for buying what it was asked to make.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('./judged-products.txt', import.meta.url);

/** Notes products, canonical and without stereo. */
export function writeJudged(products: Iterable<string>): void {
  writeFileSync(file, `${[...products].map(digestOf).toSorted().join('\n')}\n`);
}

/** Whether a canonical SMILES without stereo is one of them. */
export function readJudged(): (flat: string) => boolean {
  const digests = new Set(readFileSync(file, 'utf8').trim().split('\n'));
  return (flat) => digests.has(digestOf(flat));
}

function digestOf(smiles: string): string {
  return createHash('sha256').update(smiles).digest('hex').slice(0, 12);
}
