// A zip archive from outside, in memory: bounded in number, sizes and ratio before and while it is inflated. The gateway
// has the same bounds; here they hold for callers who come without it.

import { crc32 } from 'node:zlib';
import { AppError } from '@app/shared/errors/app-error';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

export const archiveLimits = { entries: 1_000, inflatedBytes: 200 * 1024 * 1024, ratio: 100 } as const;

export interface Archive {
  has(name: string): boolean;
  /** The inflated content of a part. Throws 10008 for one that is missing or not what its header says. */
  read(name: string): AsyncGenerator<Buffer>;
}

/** Reads the directory. Throws 10008 for a broken archive and for one that goes beyond the limits. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await orDamaged(fromBufferPromise(bytes));
  zip.on('error', () => undefined);
  if (zip.entryCount > archiveLimits.entries) throw damaged('entries');
  const entries = await readDirectory(zip);
  return {
    has: (name) => entries.has(name),
    read: (name) => {
      const entry = entries.get(name);
      if (!entry) throw damaged('part');
      return readEntry(zip, entry);
    },
  };
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const directory = zip.eachEntry();
  let inflatedBytes = 0;
  for (;;) {
    const next = await orDamaged(directory.next());
    if (next.done === true) return entries;
    const entry = next.value;
    if (entries.has(entry.fileName)) throw damaged('names');
    if (!entry.canDecodeFileData()) throw damaged('encrypted');
    if (entry.uncompressedSize > archiveLimits.ratio * Math.max(1, entry.compressedSize)) throw damaged('ratio');
    inflatedBytes += entry.uncompressedSize;
    if (inflatedBytes > archiveLimits.inflatedBytes) throw damaged('inflatedSize');
    entries.set(entry.fileName, entry);
  }
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
