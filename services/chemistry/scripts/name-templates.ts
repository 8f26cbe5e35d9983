// Names the learned templates: data/learned-names.tsv, one line each with its id, an English and a Chinese name,
// and its family. Run it when the learned templates have changed. It prints how many names come from the tables of
// name-templates/, how many from them for each part of a change, and how many are put together from the change.
//
//   node scripts/name-templates.ts

import { writeFileSync } from 'node:fs';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readEdit } from '../src/chemistry/models/learned/pattern.ts';
import { learnedId, readLearnedRows } from '../src/chemistry/models/learned/read-templates.ts';
import { nameLearnedTemplate } from './name-templates/name-template.ts';

const rdkit = await loadRDKit();
const rows = readLearnedRows();
const named = rows.map(({ retro }) => nameLearnedTemplate(rdkit, readEdit(retro)));
const lines = named.map(({ name }, at) =>
  [learnedId(rows[at]?.retro ?? ''), name.en, name['zh-CN'], name.family].join('\t'),
);
writeFileSync(new URL('../data/learned-names.tsv', import.meta.url), `${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} templates, ${new Set(named.map(({ name }) => name.en)).size} names\n`);
const reactions = rows.reduce((sum, { count }) => sum + count, 0);
for (const origin of ['table', 'parts', 'composed'] as const) {
  const own = rows.filter((_, at) => named[at]?.origin === origin);
  const share = (own.reduce((sum, { count }) => sum + count, 0) / reactions) * 100;
  process.stdout.write(`${origin}: ${own.length} templates, ${share.toFixed(1)} % of the recorded reactions\n`);
}
