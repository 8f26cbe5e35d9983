// The known reactions as a file: distinct fingerprints, how many reactions have each, of which kind they are, and the median of
// the yields where enough of them report one. No structure and no record is in it.

import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

export const precedentVersion = 1;
const magic = 'PRECEDENTS';
/** Stands for no kind and no yield. */
const none = 0xffff;

export interface PrecedentEntry {
  features: Uint16Array;
  counts: Uint8Array;
  /** Known reactions with this fingerprint. */
  reactions: number;
  /** Id of the learned template of most of them; undefined where they have none. */
  kind: string | undefined;
  /** Index of the collection most of them stand in. */
  source: number;
  /** Median, percent. */
  yieldPercent: number | undefined;
}

interface Header {
  version: number;
  kinds: string[];
  sources: string[];
  entries: number;
  features: number;
}

/** All entries in columns, as they are searched. */
export interface PrecedentTable {
  sources: string[];
  /** Of entry i the features from starts[i] to starts[i + 1]. */
  starts: Uint32Array;
  features: Uint16Array;
  counts: Uint8Array;
  reactions: Uint32Array;
  kindOf(entry: number): string | undefined;
  sourceOf(entry: number): string;
  yieldOf(entry: number): number | null;
}

/** The file: magic and SHA-256 of the rest, then the columns, deflated. */
export function writePrecedents(entries: readonly PrecedentEntry[], sources: readonly string[]): Buffer {
  const kinds = [...new Set(entries.flatMap(({ kind }) => kind ?? []))].toSorted();
  const header: Header = {
    version: precedentVersion,
    kinds,
    sources: [...sources],
    entries: entries.length,
    features: entries.reduce((sum, { features }) => sum + features.length, 0),
  };
  const text = Buffer.from(JSON.stringify(header), 'utf8');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  const u16 = (values: readonly number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);
  const body = gzipSync(
    Buffer.concat([
      size,
      text,
      u16(entries.map(({ features }) => features.length)),
      u16(entries.flatMap(({ features }) => [...features])),
      Buffer.from(Uint8Array.from(entries.flatMap(({ counts }) => [...counts]))),
      Buffer.from(Uint32Array.from(entries.map(({ reactions }) => reactions)).buffer),
      u16(entries.map(({ kind }) => (kind === undefined ? none : kinds.indexOf(kind)))),
      u16(entries.map(({ source }) => source)),
      u16(entries.map(({ yieldPercent }) => (yieldPercent === undefined ? none : Math.round(yieldPercent)))),
    ]),
    { level: 9 },
  );
  return Buffer.concat([Buffer.from(magic, 'latin1'), createHash('sha256').update(body).digest(), body]);
}

/** Throws a TypeError for a file that is damaged or of another version. */
export function readPrecedents(file: Buffer): PrecedentTable {
  const sum = file.subarray(magic.length, magic.length + 32);
  const body = file.subarray(magic.length + 32);
  const isWhole = createHash('sha256').update(body).digest().equals(sum);
  if (file.subarray(0, magic.length).toString('latin1') !== magic || !isWhole)
    throw new TypeError('the file of known reactions is damaged');
  const bytes = gunzipSync(body);
  const headerBytes = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.subarray(4, 4 + headerBytes).toString('utf8')) as Header;
  if (header.version !== precedentVersion) throw new TypeError('the file of known reactions is of another version');
  return columnsOf(bytes.subarray(4 + headerBytes), header);
}

function columnsOf(bytes: Buffer, { entries, features, kinds, sources }: Header): PrecedentTable {
  let at = 0;
  const take = (size: number): ArrayBuffer => {
    const part = Uint8Array.from(bytes.subarray(at, at + size));
    at += size;
    return part.buffer;
  };
  const lengths = new Uint16Array(take(entries * 2));
  const starts = new Uint32Array(entries + 1);
  lengths.forEach((length, index) => (starts[index + 1] = (starts[index] ?? 0) + length));
  const featureColumn = new Uint16Array(take(features * 2));
  const counts = new Uint8Array(take(features));
  const reactions = new Uint32Array(take(entries * 4));
  const kindColumn = new Uint16Array(take(entries * 2));
  const sourceColumn = new Uint16Array(take(entries * 2));
  const yields = new Uint16Array(take(entries * 2));
  return {
    sources,
    starts,
    features: featureColumn,
    counts,
    reactions,
    kindOf: (entry) => kinds[kindColumn[entry] ?? none],
    sourceOf: (entry) => sources[sourceColumn[entry] ?? none] ?? '',
    yieldOf: (entry) => {
      const value = yields[entry] ?? none;
      return value === none ? null : value;
    },
  };
}
