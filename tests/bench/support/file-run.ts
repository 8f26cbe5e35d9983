// One measurement of reading or writing a table, in a process of its own so that its peak memory is its own:
// `file-run.ts WHAT FORMAT FILE ROWS` prints one line of JSON.

import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflateRaw } from 'node:zlib';
import { readCsv } from '../../../services/chemistry/src/platform/files/read/csv.ts';
import { readSdFile } from '../../../services/chemistry/src/platform/files/read/sd-file.ts';
import { decodeText } from '../../../services/chemistry/src/platform/files/read/text.ts';
import { readSheet } from '../../../services/chemistry/src/platform/files/read/workbook.ts';
import { archivePart } from './archive-part.ts';
import {
  writeTable,
  type TableFileType,
  type TableRow,
} from '../../../services/chemistry/src/platform/files/write/table.ts';

export interface FileRun {
  seconds: number;
  /** What came out: rows read, bytes written. */
  count: number;
  startMb: number;
  peakMb: number;
}

const [, , what = '', format = '', file = '', rows = '0'] = process.argv;
const columns = ['molid', 'smiles', 'name', 'score'].map((heading) => ({ heading }));
const atoms = 20;
const molblock = `\n  bench\n\n ${atoms}  0  0     0  0            999 V2000\n${'    1.2990    0.7500    0.0000 C   0  0  0  0\n'.repeat(atoms)}M  END\n`;

function* tableRows(count: number): Generator<TableRow> {
  for (let row = 1; row <= count; row += 1) {
    const tail = ((row * 2_654_435_761) % 4_294_967_296)
      .toString(36)
      .toUpperCase()
      .replaceAll(/[^CNOFS]/g, 'C');
    yield {
      molblock,
      cells: [`A-${row}`, `CC(=O)Nc1ccc(O)cc1${tail}`, `化合物 ${row}`, ((row * 7_919) % 90_000) / 10_000 + 1],
    };
  }
}

async function countOf(items: AsyncIterable<unknown> | Iterable<unknown>): Promise<number> {
  let count = 0;
  for await (const item of items) count += item === undefined ? 0 : 1;
  return count;
}

async function write(): Promise<number> {
  const out = createWriteStream(file);
  const fileType: TableFileType = format === 'csv' || format === 'sdf' ? format : 'xlsx';
  await pipeline(writeTable({ columns, rows: tableRows(Number(rows)), fileType, language: 'en' }), out);
  return out.bytesWritten;
}

function read(): Promise<number> {
  const bytes = readFileSync(file);
  if (format === 'xlsx') return countOf(readSheet(bytes));
  return countOf(format === 'csv' ? readCsv(decodeText(bytes)) : readSdFile(bytes));
}

async function countBytes(source: Readable): Promise<number> {
  let count = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      done();
    },
  });
  await pipeline(source, sink);
  return count;
}

const runs: Readonly<Record<string, () => Promise<number>>> = {
  write,
  read,
  /** What packing the same sheet costs at least, with unpacking it first. */
  deflate: () => countBytes(Readable.from(archivePart(file, 'xl/worksheets/sheet1.xml')).pipe(createDeflateRaw())),
  /** What unpacking it costs at least. */
  inflate: () => countBytes(Readable.from(archivePart(file, 'xl/worksheets/sheet1.xml'))),
  /** What reading the bytes costs at least. */
  bytes: () => countBytes(createReadStream(file)),
};

const run = runs[what];
if (!run) throw new RangeError(`no such measurement: ${what}`);
const startMb = process.memoryUsage.rss() / 1e6;
const startedAt = performance.now();
const count = await run();
const seconds = (performance.now() - startedAt) / 1_000;
const result: FileRun = { seconds, count, startMb, peakMb: process.resourceUsage().maxRSS / 1_000 };
process.stdout.write(`${JSON.stringify(result)}\n`);
