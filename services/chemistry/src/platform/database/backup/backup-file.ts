// The file of a backup: gzipped lines of JSON. A header that names the migrations, blocks of rows in the text form of
// their table, and a last line with the counts, without which a file is cut off.

import { createReadStream, createWriteStream, openSync, closeSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';

export const backupFormat = 1;
/** Of a file that is being written. */
export const partialEnding = '.partial';

const headerSchema = Type.Object({
  format: Type.Integer(),
  madeAt: Type.String({ description: 'ISO 8601' }),
  migrations: Type.Array(Type.String({ description: 'names, in order' })),
});
const blockSchema = Type.Object({
  table: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Array(Type.String({ description: 'PostgreSQL row literals' })),
});
const endSchema = Type.Object({ rows: Type.Record(Type.String(), Type.Integer({ minimum: 0 })) });

export type BackupHeader = Static<typeof headerSchema>;
export type BackupBlock = Static<typeof blockSchema>;
/** Rows by table. */
export type RowCounts = Record<string, number>;

/** Why a file can't be used, in words for who runs the command. */
export class BackupFileError extends RangeError {}

/** To a file, which is written whole or not at all and readable for its owner only, or to a stream, which stays open. */
export async function writeBackup(
  target: string | Writable,
  header: BackupHeader,
  blocks: AsyncIterable<BackupBlock>,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  async function* lines() {
    yield `${JSON.stringify(header)}\n`;
    for await (const block of blocks) {
      counts[block.table] = (counts[block.table] ?? 0) + block.rows.length;
      yield `${JSON.stringify(block)}\n`;
    }
    yield `${JSON.stringify({ rows: counts })}\n`;
  }
  if (typeof target === 'string') await writeWhole(target, lines());
  else await pipeline(Readable.from(lines()), createGzip({ level: 6 }), target, { end: false });
  return counts;
}

async function writeWhole(path: string, lines: AsyncIterable<string>): Promise<void> {
  const partial = `${path}${partialEnding}`;
  try {
    await pipeline(Readable.from(lines), createGzip({ level: 6 }), createWriteStream(partial, { mode: 0o600 }));
    flushToDisk(partial);
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

export interface OpenBackup {
  header: BackupHeader;
  /** To be read to the end: only then is it known that the file is whole. */
  blocks: AsyncIterable<BackupBlock>;
}

/**
 * From a file, or from a stream such as standard input. Throws a BackupFileError for what is no backup, is of a later
 * format, or (while reading) is cut off or damaged.
 */
export async function openBackup(source: string | Readable): Promise<OpenBackup> {
  const path = nameOf(source);
  const lines = linesOf(source);
  const first = await lines.next();
  const header = first.done ? undefined : first.value;
  if (!Check(headerSchema, header)) throw new BackupFileError(`${path} is not a backup of this product`);
  if (header.format > backupFormat)
    throw new BackupFileError(`${path} was made by a later version; restore it with that version`);
  return { header, blocks: blocksOf(path, lines) };
}

async function* blocksOf(path: string, lines: AsyncGenerator<unknown, void>): AsyncGenerator<BackupBlock, void> {
  const read: RowCounts = {};
  for await (const line of lines) {
    if (Check(blockSchema, line)) {
      read[line.table] = (read[line.table] ?? 0) + line.rows.length;
      yield line;
    } else if (Check(endSchema, line) && isSame(read, line.rows)) return;
    else throw damaged(path);
  }
  throw damaged(path);
}

/** How messages call it. */
export const nameOf = (source: string | Readable): string => (typeof source === 'string' ? source : 'standard input');

async function* linesOf(source: string | Readable): AsyncGenerator<unknown, void> {
  const path = nameOf(source);
  const file = typeof source === 'string' ? createReadStream(source) : source;
  const text = file.pipe(createGunzip());
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  for (const stream of [file, text]) stream.on('error', failed.reject);
  const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  try {
    while (true) {
      const { done, value } = await Promise.race([lines.next(), failed.promise]);
      if (done) return;
      yield JSON.parse(value);
    }
  } catch (error) {
    throw isMissing(error) ? new BackupFileError(`there is no file ${path}`) : damaged(path);
  } finally {
    file.destroy();
  }
}

const damaged = (path: string) => new BackupFileError(`${path} is damaged or cut off; take another backup`);

const isSame = (one: RowCounts, other: RowCounts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([table, count]) => other[table] === count);

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function flushToDisk(path: string): void {
  const descriptor = openSync(path, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
