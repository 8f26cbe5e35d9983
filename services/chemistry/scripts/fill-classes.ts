// Fills in the reaction class of the learned templates whose recorded reactions have none (0 in data/learned-templates.tsv), by
// the rules of name-templates/template-class.ts, and prints how often the rules agree with the classes that are recorded.
// Run it once after extract-templates.ts: a class that it has filled in is no longer told from a recorded one.
//
//   node scripts/fill-classes.ts

import { writeFileSync } from 'node:fs';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readEdit } from '../src/chemistry/models/learned/pattern.ts';
import { readLearnedRows } from '../src/chemistry/models/learned/read-templates.ts';
import { rowText } from '../src/chemistry/models/learned/template-row.ts';
import { reactionClasses } from '../src/chemistry/templates/template.ts';
import { classOfEdit } from './name-templates/name-template.ts';

const rdkit = await loadRDKit();
const rows = readLearnedRows().map((row) => ({ row, rule: reactionClasses[classOfEdit(rdkit, readEdit(row.retro))] }));
for (const recorded of Object.values(reactionClasses)) {
  const own = rows.filter(({ row }) => row.class === recorded);
  const agreeing = own.filter(({ rule }) => rule === recorded);
  const count = (some: typeof rows): number => some.reduce((sum, { row }) => sum + row.count, 0);
  process.stdout.write(
    `class ${recorded}: the rules agree for ${agreeing.length} of ${own.length} templates, ` +
      `${count(agreeing)} of ${count(own)} reactions\n`,
  );
}
const lines = rows.map(({ row, rule }) => rowText(row.class === 0 ? { ...row, class: rule } : row));
writeFileSync(new URL('../data/learned-templates.tsv', import.meta.url), `${lines.join('\n')}\n`);
process.stdout.write(`${rows.filter(({ row }) => row.class === 0).length} of ${rows.length} filled in\n`);
