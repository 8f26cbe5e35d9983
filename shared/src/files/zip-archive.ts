// A zip archive from outside: bounded in number, names, sizes and ratio before and while it is inflated. Nothing is
// written to disk. Gateway and chemistry service both guard themselves with it: a service may be called without a gateway.

import { crc32 } from 'node:zlib';
import { fromBufferPromise, fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '../errors/app-error.ts';

export const zipLimits = { entries: 1_000, inflatedBytes: 200 * 1024 * 1024, ratio: 100 } as const;

export interface ZipArchive {
  /** By name, in the order of the directory. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The inflated content of an entry. Throws 10008 for one that is missing or not what its header says. */
  read(name: string): AsyncGenerator<Buffer>;
}

/**
 * Reads the directory of an archive in memory, or in an open file, which stays open. Throws 10008 for a broken archive and
 * for one that goes beyond the limits (PKWARE APPNOTE 6.3.10, section 4.3).
 */
export async function openZip(source: number | Buffer): Promise<ZipArchive> {
  const opening =
    typeof source === 'number'
      ? fromFdPromise(source, { autoClose: false, strictFileNames: true })
      : fromBufferPromise(source, { strictFileNames: true });
  const zip = await orDamaged(opening);
  zip.on('error', () => undefined);
  if (zip.entryCount > zipLimits.entries) throw damaged('entries');
  const entries = await readDirectory(zip);
  return {
    entries,
    read(name) {
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
    if (entry.uncompressedSize > zipLimits.ratio * Math.max(1, entry.compressedSize)) throw damaged('ratio');
    inflatedBytes += entry.uncompressedSize;
    if (inflatedBytes > zipLimits.inflatedBytes) throw damaged('inflatedSize');
    entries.set(entry.fileName, entry);
  }
}

async function* readEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await orDamaged(zip.openReadStreamPromise(entry));
  // After the last read nothing handles an error.
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
