// The index of the built-in molecules comes with the service: to build it takes a processor for a quarter of a minute.
// scripts/structure-index.ts writes it, and a test says when it has to be written again. Each part names what it was
// made of, so that a file of other molecules is not used.

import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';

export const shippedPartsFile = new URL('../../../data/structure-index.bin', import.meta.url);

const decompress = promisify(brotliDecompress);
const lengthBytes = 4;

/** The parts in the file; undefined where it cannot be read. */
export async function readShippedParts(file: URL): Promise<SharedArrayBuffer[] | undefined> {
  const packed = await readFile(file).catch(() => undefined);
  const bytes = packed && (await decompress(packed).catch(() => undefined));
  if (!bytes) return undefined;
  const parts: SharedArrayBuffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const from = at + lengthBytes;
    const to = from + bytes.readUInt32LE(at);
    const part = new SharedArrayBuffer(to - from);
    new Uint8Array(part).set(bytes.subarray(from, to));
    parts.push(part);
    at = to;
  }
  return parts;
}

/** The file's bytes. */
export function packShippedParts(parts: readonly SharedArrayBuffer[]): Buffer {
  const bytes = Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(lengthBytes);
      length.writeUInt32LE(part.byteLength);
      return [length, new Uint8Array(part)];
    }),
  );
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(bytes, { params });
}
