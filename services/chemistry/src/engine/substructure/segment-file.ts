// A segment as bytes: a line of JSON that says what lies where, then the arrays, each on a boundary of eight bytes.
// The line has a checksum of all that follows it, and names the version that wrote it: anything else is built anew.

import { crc32 } from 'node:zlib';
import type { Segment } from './segment.ts';

/** To be raised whenever the same bytes would mean something else, fingerprints and figures included. */
export const segmentVersion = 1;

const mark = 'structure index';
const arrayTypes = {
  origin: Uint32Array,
  heavyAtoms: Uint16Array,
  weight: Float32Array,
  plain: Uint8Array,
  atomStart: Uint32Array,
  atomKind: Uint16Array,
  kinds: Int16Array,
  neighbourStart: Uint32Array,
  neighbour: Uint16Array,
  bondBit: Uint8Array,
  columns: Uint32Array,
  morgan: Uint8Array,
  smilesStart: Uint32Array,
  smilesBytes: Uint8Array,
} as const;
type ArrayName = keyof typeof arrayTypes;
const arrayNames: readonly ArrayName[] = [
  'origin',
  'heavyAtoms',
  'weight',
  'plain',
  'atomStart',
  'atomKind',
  'kinds',
  'neighbourStart',
  'neighbour',
  'bondBit',
  'columns',
  'morgan',
  'smilesStart',
  'smilesBytes',
];

interface Header {
  mark: string;
  version: number;
  /** What the segment was made of: another list is another segment. */
  content: string;
  size: number;
  /** Elements of each array, in the order of arrayNames. */
  lengths: number[];
  checksum: number;
}

/** Bytes to be stored and shared by threads. `content` names what the segment was made of. */
export function packSegment(segment: Segment, content: string): SharedArrayBuffer {
  const lengths = arrayNames.map((name) => segment[name].length);
  const { starts, bytes } = layout(lengths);
  const body = new Uint8Array(bytes);
  arrayNames.forEach((name, index) => {
    const { buffer, byteOffset, byteLength } = segment[name];
    body.set(new Uint8Array(buffer, byteOffset, byteLength), starts[index]);
  });
  const header: Header = { mark, version: segmentVersion, content, size: segment.size, lengths, checksum: crc32(body) };
  const head = Buffer.from(`${JSON.stringify(header)}\n`);
  const padded = Buffer.concat([
    head.subarray(0, -1),
    Buffer.alloc(upTo8(head.length) - head.length, ' '),
    Buffer.from('\n'),
  ]);
  const shared = new SharedArrayBuffer(padded.length + bytes);
  const all = new Uint8Array(shared);
  all.set(padded);
  all.set(body, padded.length);
  return shared;
}

/** Reads what packSegment wrote; null for anything that is damaged, of another version or made of something else. */
export function unpackSegment(
  bytes: ArrayBuffer | SharedArrayBuffer,
  content: string,
  isTrusted = false,
): Segment | null {
  const all = new Uint8Array(bytes);
  const end = all.subarray(0, 4_096).indexOf(10);
  const header = end < 0 ? null : readHeader(Buffer.from(all.subarray(0, end)).toString());
  if (header?.mark !== mark || header.version !== segmentVersion || header.content !== content) return null;
  const { starts, bytes: bodyBytes } = layout(header.lengths);
  const body = end + 1;
  if (header.lengths.length !== arrayNames.length || header.lengths[0] !== header.size) return null;
  if (all.length !== body + bodyBytes) return null;
  if (!isTrusted && crc32(all.subarray(body)) !== header.checksum) return null;
  const at = <A>(name: ArrayName, type: ArrayType<A>): A => {
    const index = arrayNames.indexOf(name);
    return new type(bytes, body + (starts[index] ?? 0), header.lengths[index] ?? 0);
  };
  return {
    size: header.size,
    origin: at('origin', Uint32Array),
    heavyAtoms: at('heavyAtoms', Uint16Array),
    weight: at('weight', Float32Array),
    plain: at('plain', Uint8Array),
    atomStart: at('atomStart', Uint32Array),
    atomKind: at('atomKind', Uint16Array),
    kinds: at('kinds', Int16Array),
    neighbourStart: at('neighbourStart', Uint32Array),
    neighbour: at('neighbour', Uint16Array),
    bondBit: at('bondBit', Uint8Array),
    columns: at('columns', Uint32Array),
    morgan: at('morgan', Uint8Array),
    smilesStart: at('smilesStart', Uint32Array),
    smilesBytes: at('smilesBytes', Uint8Array),
  };
}

interface ArrayType<A> {
  new (buffer: ArrayBuffer | SharedArrayBuffer, byteOffset: number, length: number): A;
}

function layout(lengths: readonly number[]): { starts: number[]; bytes: number } {
  const starts: number[] = [];
  let bytes = 0;
  lengths.forEach((length, index) => {
    const name = arrayNames[index];
    starts.push(bytes);
    bytes = upTo8(bytes + length * (name ? arrayTypes[name].BYTES_PER_ELEMENT : 1));
  });
  return { starts, bytes };
}

function upTo8(bytes: number): number {
  return (bytes + 7) & ~7;
}

function readHeader(text: string): Header | null {
  try {
    const header: unknown = JSON.parse(text);
    return isHeader(header) ? header : null;
  } catch {
    return null;
  }
}

function isHeader(value: unknown): value is Header {
  if (typeof value !== 'object' || value === null) return false;
  if (!('mark' in value && 'version' in value && 'content' in value && 'size' in value)) return false;
  return 'lengths' in value && Array.isArray(value.lengths) && value.lengths.every((one) => Number.isInteger(one));
}
