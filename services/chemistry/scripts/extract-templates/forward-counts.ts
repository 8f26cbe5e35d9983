// Counts on how many recorded reactant sets each learned template could act, and writes it into
// data/learned-templates.tsv: with the count of reactions that gave the template, it says how likely it is to act.
//
//   node scripts/extract-templates/forward-counts.ts --work WORK     after train-forward/dump.ts
//
// The dump holds a part of the recorded reactions; its counts are scaled to all of them.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLearnedRows } from '../../src/chemistry/models/learned/read-templates.ts';
import { rowText } from '../../src/chemistry/models/learned/template-row.ts';

const { values } = parseArgs({ options: { work: { type: 'string' } } });
const folder = join(values.work ?? 'work', 'forward-dump');
const rows = readLearnedRows();
const starts = new Int32Array(bytesOf('candidateStart'));
const templates = new Uint16Array(bytesOf('template'));
const met = rows.map(() => 0);
const flasks = starts.length - 1;
for (let flask = 0; flask < flasks; flask += 1) {
  for (const template of new Set(templates.subarray(starts[flask], starts[flask + 1]))) {
    met[template] = (met[template] ?? 0) + 1;
  }
}
const scale = rows.reduce((sum, row) => sum + row.count, 0) / flasks;
const lines = rows.map((row, index) => rowText({ ...row, applied: Math.round((met[index] ?? 0) * scale) }));
writeFileSync(new URL('../../data/learned-templates.tsv', import.meta.url), `${lines.join('\n')}\n`);
process.stdout.write(`${flasks} flasks, ${met.filter((one) => one > 0).length} of ${rows.length} templates met\n`);

function bytesOf(name: string): ArrayBuffer {
  const bytes = readFileSync(join(folder, `train.${name}.bin`));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
