// The index of the built-in stock comes with the service, so that nobody waits for it: scripts/partner-index.ts writes it,
// and a test says when it has to be written again. The name in its first line tells what it was made of.

import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import type { IndexedList } from '../substructure/segment-cache.ts';
import { pairSlots } from '../../engine/forward/pair-slots.ts';
import { packIndex, unpackIndex, type SlotIndex } from '../../engine/forward/slot-index.ts';

export const shippedIndexFile = new URL('../../../data/partner-index.bin', import.meta.url);

const lineFeed = 10;
const decompress = promisify(brotliDecompress);

/** Changes with the molecules of a list and with the places that templates have for partners. */
export function indexName({ name, content }: Pick<IndexedList, 'name' | 'content'>): string {
  return `${name}-${content.slice(0, 40)}-${pairSlots().hash}`;
}

/** The index of that name, if it is the one in the file; undefined when it is not, or the file cannot be read. */
export async function readShippedIndex(name: string, file: URL = shippedIndexFile): Promise<SlotIndex | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const end = bytes?.indexOf(lineFeed) ?? -1;
  if (!bytes || bytes.toString('latin1', 0, Math.max(0, end)) !== name) return undefined;
  const packed = await decompress(bytes.subarray(end + 1)).catch(() => undefined);
  return packed && unpackIndex(packed);
}

/** The file's bytes. */
export function writeShippedIndex(name: string, index: SlotIndex): Buffer {
  const packed = packIndex(index);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: packed.length };
  return Buffer.concat([Buffer.from(`${name}\n`, 'latin1'), brotliCompressSync(packed, { params })]);
}
