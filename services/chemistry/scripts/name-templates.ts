// Names the learned templates: data/learned-names.tsv, one line each with its id, an English and a Chinese name,
// and its family. Run it when
// the learned templates have changed; it ends with an error when one has no name in the tables of name-templates/.
//
//   node scripts/name-templates.ts

import { writeFileSync } from 'node:fs';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { readEdit } from '../src/models/learned/pattern.ts';
import { learnedId, readLearnedRows } from '../src/models/learned/read-templates.ts';
import { nameLearnedTemplate } from './name-templates/name-template.ts';

const rdkit = await loadRDKit();
const named = readLearnedRows().map(({ retro }) => ({
  id: learnedId(retro),
  retro,
  ...nameLearnedTemplate(rdkit, readEdit(retro)),
}));
const nameless = named.filter(({ name }) => name === undefined);
for (const { id, retro, signature } of nameless) process.stderr.write(`${id}\t${signature}\t${retro}\n`);
if (nameless.length > 0) {
  process.stderr.write(`${nameless.length} of ${named.length} templates have no name\n`);
  process.exitCode = 1;
} else {
  const lines = named.map(({ id, name }) => [id, name?.en, name?.['zh-CN'], name?.family].join('\t'));
  writeFileSync(new URL('../data/learned-names.tsv', import.meta.url), `${lines.join('\n')}\n`);
  process.stdout.write(`${lines.length} templates, ${new Set(named.map(({ name }) => name?.en)).size} names\n`);
}
