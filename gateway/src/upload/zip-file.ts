// A zip archive from outside: bounded in number, names, sizes and ratio before and while it is inflated. Nothing is
// written to disk.

import { crc32 } from 'node:zlib';
import { AppError } from '@app/shared/errors/app-error';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';

export const zipLimits = { entries: 1_000, inflatedBytes: 200 * 1024 * 1024, ratio: 100 } as const;

export interface SafeZip {
  /** By name, in the order of the directory. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The inflated content of an entry. Throws 10008 for one that is not what its header says. */
  read(entry: Entry): AsyncGenerator<Buffer>;
}

/** Reads the directory. Throws 10008 for a broken archive and for one that goes beyond the limits. */
export async function openZip(fd: number): Promise<SafeZip> {
  const zip = await orDamaged(fromFdPromise(fd, { autoClose: false, strictFileNames: true }));
  zip.on('error', () => undefined);
  if (zip.entryCount > zipLimits.entries) throw damaged('entries');
  const entries = new Map<string, Entry>();
  const directory = zip.eachEntry();
  for (;;) {
    const next = await orDamaged(directory.next());
    if (next.done === true) break;
    if (entries.has(next.value.fileName)) throw damaged('names');
    checkEntry(next.value);
    entries.set(next.value.fileName, next.value);
  }
  const inflated = entries.values().reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (inflated > zipLimits.inflatedBytes) throw damaged('inflatedSize');
  return { entries, read: (entry) => readEntry(zip, entry) };
}

function checkEntry(entry: Entry): void {
  if (!entry.canDecodeFileData()) throw damaged('encryption');
  if (entry.uncompressedSize > zipLimits.ratio * Math.max(1, entry.compressedSize)) throw damaged('ratio');
}

async function* readEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await orDamaged(zip.openReadStreamPromise(entry));
  // An error after the last read has nobody to tell.
  stream.on('error', () => undefined);
  const chunks: AsyncIterator<Buffer> = stream.iterator({ destroyOnReturn: true });
  let sum = 0;
  try {
    for (;;) {
      // More bytes than declared end here too.
      const next = await orDamaged(chunks.next());
      if (next.done === true) break;
      sum = crc32(next.value, sum);
      yield next.value;
    }
  } finally {
    stream.destroy();
  }
  if (sum !== entry.crc32) throw damaged('checksum');
}

async function orDamaged<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new AppError('fileDamaged', undefined, { cause: error });
  }
}

function damaged(reason: string): AppError {
  return new AppError('fileDamaged', { reason });
}
