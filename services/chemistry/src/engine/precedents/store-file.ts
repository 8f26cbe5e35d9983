// The reactions as a file: columns to search by, and the reactions themselves as lines of text in blocks, each deflated by
// itself, so that a look opens only the blocks of what it shows. Ordered by centre, so that those of one centre lie together.

import { createHash } from 'node:crypto';
import { deflateRawSync, gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import { compareText } from '../../chemistry/models/single-step.ts';
import type { ReactionClass } from '../../chemistry/templates/template.ts';
import type { CentreLevels } from './centre.ts';
import { substrateBytes } from './substrate.ts';

const version = 2;
const magic = 'PRECEDENTS';
const blockSize = 32;

export interface PrecedentSource {
  name: string;
  licence: string;
}

/** One recorded reaction. */
export interface PrecedentRecord {
  /** Canonical SMILES of what gives atoms, and of the product. */
  reactants: readonly string[];
  product: string;
  /** SMILES of all else that was in the flask. */
  agents: readonly string[];
  /** Atoms that change, by the order of the SMILES. */
  marked: { reactants: readonly (readonly number[])[]; product: readonly number[] };
  /** As the source writes it: document number, then where in it. */
  patent: string | undefined;
  yieldPercent: number | undefined;
  /** Names of catalysts, sorted, joined by commas. */
  catalysts: string;
  /** Undefined where the change is of no known kind. */
  class: ReactionClass | undefined;
  /** Index of the sources. */
  source: number;
}

export interface IndexedRecord extends PrecedentRecord {
  levels: CentreLevels;
  substrate: Uint8Array;
}

interface Header {
  version: number;
  sources: PrecedentSource[];
  catalysts: string[];
  records: number;
  columnBytes: number;
  blocks: number[];
}

/** What a search reads of all reactions; entry i of each column is of record i. */
export interface PrecedentColumns {
  sources: readonly PrecedentSource[];
  catalysts: readonly string[];
  wide: Uint32Array;
  near: Uint32Array;
  narrow: Uint32Array;
  /** 32 bytes each. */
  substrates: Uint8Array;
  /** Index of `catalysts`. */
  catalystOf: Uint16Array;
  /** See `flagBits`. */
  flags: Uint8Array;
  recordOf(entry: number): PrecedentRecord;
}

/** What is known of a reaction. */
export const flagBits = { patent: 1, yield: 2, agents: 4 } as const;

/** The file: magic and SHA-256 of the rest, header, columns, blocks. */
export function writePrecedents(given: readonly IndexedRecord[], sources: readonly PrecedentSource[]): Buffer {
  const records = given.toSorted(byCentre);
  const catalysts = [...new Set(['', ...records.map((one) => one.catalysts)])];
  const catalystPlace = new Map(catalysts.map((names, index) => [names, index]));
  const column = (level: 0 | 1 | 2): Buffer =>
    Buffer.from(Uint32Array.from(records, (one) => one.levels[level]).buffer);
  const columns = gzipSync(
    Buffer.concat([
      column(0),
      column(1),
      column(2),
      Buffer.concat(records.map((one) => one.substrate)),
      Buffer.from(Uint16Array.from(records, (one) => catalystPlace.get(one.catalysts) ?? 0).buffer),
      Buffer.from(Uint8Array.from(records, flagsOf)),
    ]),
    { level: 9 },
  );
  const blocks: Buffer[] = [];
  for (let at = 0; at < records.length; at += blockSize) {
    const lines = records.slice(at, at + blockSize).map(lineOf);
    blocks.push(deflateRawSync(lines.join('\n'), { level: 9 }));
  }
  const header: Header = {
    version,
    sources: [...sources],
    catalysts,
    records: records.length,
    columnBytes: columns.length,
    blocks: blocks.map((one) => one.length),
  };
  const text = gzipSync(JSON.stringify(header), { level: 9 });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  const body = Buffer.concat([size, text, columns, ...blocks]);
  return Buffer.concat([Buffer.from(magic, 'latin1'), createHash('sha256').update(body).digest(), body]);
}

/** Throws a TypeError for a file that is damaged or of another version. */
export function readPrecedents(file: Buffer): PrecedentColumns {
  const sum = file.subarray(magic.length, magic.length + 32);
  const body = file.subarray(magic.length + 32);
  const isWhole = createHash('sha256').update(body).digest().equals(sum);
  if (file.subarray(0, magic.length).toString('latin1') !== magic || !isWhole)
    throw new TypeError('the file of known reactions is damaged');
  const headerBytes = body.readUInt32LE(0);
  const header = JSON.parse(gunzipSync(body.subarray(4, 4 + headerBytes)).toString('utf8')) as Header;
  if (header.version !== version) throw new TypeError('the file of known reactions is of another version');
  const columnsEnd = 4 + headerBytes + header.columnBytes;
  const columns = gunzipSync(body.subarray(4 + headerBytes, columnsEnd));
  return { ...columnsOf(columns, header), recordOf: recordReader(body.subarray(columnsEnd), header) };
}

function columnsOf(bytes: Buffer, { records, sources, catalysts }: Header): Omit<PrecedentColumns, 'recordOf'> {
  let at = 0;
  const take = (size: number): ArrayBuffer => {
    const part = Uint8Array.from(bytes.subarray(at, at + size));
    at += size;
    return part.buffer;
  };
  return {
    sources,
    catalysts,
    wide: new Uint32Array(take(records * 4)),
    near: new Uint32Array(take(records * 4)),
    narrow: new Uint32Array(take(records * 4)),
    substrates: new Uint8Array(take(records * substrateBytes)),
    catalystOf: new Uint16Array(take(records * 2)),
    flags: new Uint8Array(take(records)),
  };
}

/** Opens the block of a record; the one opened last is kept, for neighbours are often asked for together. */
function recordReader(blocks: Buffer, { blocks: sizes }: Header): (entry: number) => PrecedentRecord {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  let opened: { block: number; lines: string[] } = { block: -1, lines: [] };
  return (entry) => {
    const block = Math.floor(entry / blockSize);
    if (opened.block !== block) {
      const bytes = inflateRawSync(blocks.subarray(starts[block], starts[block + 1]));
      opened = { block, lines: bytes.toString('utf8').split('\n') };
    }
    return recordOfLine(opened.lines[entry % blockSize] ?? '');
  };
}

function lineOf(one: PrecedentRecord): string {
  const marks = [...one.marked.reactants, one.marked.product].map((atoms) => atoms.join(','));
  return [
    one.reactants.join('.'),
    one.agents.join('.'),
    one.product,
    marks.join(';'),
    one.patent ?? '',
    one.yieldPercent ?? '',
    one.catalysts,
    one.class ?? '',
    one.source,
  ].join('\t');
}

function recordOfLine(line: string): PrecedentRecord {
  const [left = '', agents = '', product = '', marks = '', patent = '', given = '', named = '', own = '', source] =
    line.split('\t');
  const atoms = marks.split(';').map((text) => (text === '' ? [] : text.split(',').map(Number)));
  return {
    reactants: left.split('.'),
    agents: agents === '' ? [] : agents.split('.'),
    product,
    marked: { reactants: atoms.slice(0, -1), product: atoms.at(-1) ?? [] },
    patent: patent || undefined,
    yieldPercent: given === '' ? undefined : Number(given),
    catalysts: named,
    class: own === '' ? undefined : (own as ReactionClass),
    source: Number(source ?? 0),
  };
}

function flagsOf({ patent, yieldPercent, agents }: PrecedentRecord): number {
  return (
    (patent === undefined ? 0 : flagBits.patent) |
    (yieldPercent === undefined ? 0 : flagBits.yield) |
    (agents.length === 0 ? 0 : flagBits.agents)
  );
}

function byCentre(a: IndexedRecord, b: IndexedRecord): number {
  return (
    a.levels[0] - b.levels[0] ||
    a.levels[1] - b.levels[1] ||
    a.levels[2] - b.levels[2] ||
    compareText(a.product, b.product) ||
    compareText(a.reactants.join('.'), b.reactants.join('.'))
  );
}
