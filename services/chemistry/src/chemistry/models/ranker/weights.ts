// The weights of the ranker as one binary file, written by scripts/train-ranker/train.py: the text `RNK1`, the length
// of a JSON header (32 bits, little endian), the header, then the arrays one after the other, each beginning at a
// multiple of four bytes. Tables are 8-bit integers with one scale for each row.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Rows of 8-bit numbers; the value of a number is itself times the scale of its row. */
export interface Table {
  rows: number;
  width: number;
  values: Int8Array;
  scales: Float32Array;
}

export interface RankerWeights {
  /** Width of the description of a site. */
  hidden: number;
  /** Width of the description of one atom in its part of a template. */
  part: number;
  /** Parts of a template that are told apart; further ones are not looked at. */
  parts: number;
  templates: number;
  /** Checksum of the template library that the weights were trained on. */
  library: string;
  /** Tokens of whole molecules, sorted, and their rows of `hidden + part` numbers. */
  globalTokens: Int32Array;
  global: Table;
  /** Tokens of atoms and sites, sorted, and their rows of `hidden + part` numbers. */
  localTokens: Int32Array;
  local: Table;
  /** `hidden` rows for each template. */
  template: Table;
  /** `parts` rows of `part` numbers for each template. */
  templatePart: Table;
  templateBias: Float32Array;
  /** Of `hidden + part` numbers. */
  bias: Float32Array;
  /** A second layer through a narrow waist: `waist` rows of `hidden` numbers down, their bias, and as many rows back. */
  waist: number;
  narrow: Float32Array;
  narrowBias: Float32Array;
  widen: Float32Array;
}

/** Reads the weights of the forward ranker; throws a TypeError as `readRankerWeights` does. */
export function readForwardWeights(): RankerWeights {
  return readRankerWeights(new URL('../../../../data/forward-weights.bin', import.meta.url));
}

/** Reads the weights that ship with the service; throws a TypeError when the file is damaged or of another version. */
export function readRankerWeights(
  file: URL = new URL('../../../../data/ranker-weights.bin', import.meta.url),
): RankerWeights {
  return parseWeights(readFileSync(file));
}

/** Reads weights from bytes; throws a TypeError when they are damaged or of another version. */
export function parseWeights(bytes: Uint8Array): RankerWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 8 || Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== magic) damaged();
  const start = 8 + view.getUint32(4, true);
  const header = JSON.parse(Buffer.from(bytes.subarray(8, start)).toString('utf8')) as Header;
  // A copy begins at an address that every kind of array can start from.
  const payload = new Uint8Array(bytes.subarray(start));
  if (createHash('sha256').update(payload).digest('hex') !== header.sha256) damaged();
  const part = (name: string): Part => header.arrays.find((one) => one.name === name) ?? damaged();
  const floats = (name: string): Float32Array => new Float32Array(payload.buffer, part(name).offset, part(name).length);
  const integers = (name: string): Int32Array => new Int32Array(payload.buffer, part(name).offset, part(name).length);
  const table = (name: string, width: number): Table => {
    const values = new Int8Array(payload.buffer, part(name).offset, part(name).length);
    return { rows: values.length / width, width, values, scales: floats(`${name}Scales`) };
  };
  const { hidden, part: partWidth, parts, templates, library, waist } = header;
  return {
    hidden,
    part: partWidth,
    parts,
    templates,
    library,
    waist,
    globalTokens: integers('globalTokens'),
    global: table('global', hidden + partWidth),
    localTokens: integers('localTokens'),
    local: table('local', hidden + partWidth),
    template: table('template', hidden),
    templatePart: table('templatePart', partWidth),
    templateBias: floats('templateBias'),
    bias: floats('bias'),
    narrow: floats('narrow'),
    narrowBias: floats('narrowBias'),
    widen: floats('widen'),
  };
}

const magic = 'RNK1';

interface Part {
  name: string;
  offset: number;
  /** Number of values. */
  length: number;
}

interface Header {
  hidden: number;
  part: number;
  parts: number;
  templates: number;
  library: string;
  waist: number;
  sha256: string;
  arrays: Part[];
}

function damaged(): never {
  throw new TypeError('the weights of the ranker are damaged or of another version');
}
