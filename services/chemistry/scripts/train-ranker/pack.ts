// Makes data/ranker-weights.bin of what train.c wrote: tables become 8-bit numbers with one scale for each row.
//
//   node scripts/train-ranker/pack.ts --in TRAINED [--out data/ranker-weights.bin]

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { libraryChecksum } from '../../src/chemistry/models/ranker/library-checksum.ts';
import { namelessRecords } from '../../src/chemistry/models/learned/read-templates.ts';
import { quantised } from './quantised.ts';

const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } });
const folder = values.in ?? 'trained';
const out = values.out ?? new URL('../../data/ranker-weights.bin', import.meta.url);

const [hidden = 0, part = 0, parts = 0, waist = 0, templates = 0] = new Int32Array(bytesOf('sizes'));
const records = namelessRecords();
if (records.length !== templates)
  throw new RangeError(`trained on ${templates} templates, the library has ${records.length}`);

const listed: { name: string; offset: number; length: number }[] = [];
const pieces: Uint8Array[] = [];
let offset = 0;
for (const name of ['globalTokens', 'localTokens']) add(name, new Int32Array(bytesOf(name)));
addTable('global', hidden + part);
addTable('local', hidden + part);
addTable('template', hidden);
addTable('templatePart', part);
for (const name of ['templateBias', 'bias', 'narrow', 'narrowBias', 'widen']) add(name, floats(name));

const payload = Buffer.concat(pieces);
const header = Buffer.from(
  JSON.stringify({
    hidden,
    part,
    parts,
    waist,
    templates,
    library: libraryChecksum(records),
    sha256: createHash('sha256').update(payload).digest('hex'),
    arrays: listed,
  }),
);
const start = Buffer.alloc(8);
start.write('RNK1', 'latin1');
start.writeUInt32LE(header.length, 4);
const file = Buffer.concat([start, header, payload]);
writeFileSync(out, file);
process.stdout.write(`${(file.length / 2 ** 20).toFixed(1)} MB\n`);

function addTable(name: string, width: number): void {
  const table = quantised(floats(name), width);
  add(name, table.values);
  add(`${name}Scales`, table.scales);
}

function add(name: string, array: Int8Array | Int32Array | Float32Array): void {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  const padding = new Uint8Array((4 - (bytes.length % 4)) % 4);
  listed.push({ name, offset, length: array.length });
  pieces.push(bytes, padding);
  offset += bytes.length + padding.length;
}

function floats(name: string): Float32Array {
  return new Float32Array(bytesOf(name));
}

function bytesOf(name: string): ArrayBuffer {
  const bytes = readFileSync(join(folder, `${name}.bin`));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
