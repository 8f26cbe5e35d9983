// Quartiles of the yields that patent records report, all together and by class of reaction: data/yield-quartiles.json.
//
//   node scripts/yield-quartiles.ts --data DIR
//
// Counted are records with a yield of 1 to 100 percent; a record without one says nothing. A record's class is that of the
// narrowest learned template that leads its product back to its reactants; records without one count in `all` only.

import { writeFileSync } from 'node:fs';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readLearnedTemplates } from '../src/chemistry/models/learned/read-templates.ts';
import { learnedTemplate } from '../src/chemistry/models/learned-template.ts';
import type { YieldQuartiles } from '../src/chemistry/facts/yields.ts';
import { LearnedKinds } from './condition-records/learned-kinds.ts';
import { orderlyRecords } from './condition-records/patents.ts';
import { dataDir } from './data-dir.ts';

const rdkit = await loadRDKit();
const kinds = new LearnedKinds(rdkit, readLearnedTemplates());
const all: number[] = [];
const byClass = new Map<string, number[]>();
for (const { reactants, product, yieldPercent } of orderlyRecords(rdkit, dataDir())) {
  if (yieldPercent === undefined) continue;
  all.push(yieldPercent);
  const kind = kinds.of(reactants, product);
  if (!kind) continue;
  const name = learnedTemplate(kind).class;
  byClass.set(name, [...(byClass.get(name) ?? []), yieldPercent]);
}
const classes = [...byClass].toSorted(([a], [b]) => (a < b ? -1 : 1));
const lines = [
  `  "all": ${JSON.stringify(quartiles(all))}`,
  ...classes.map(([name, yields]) => `  ${JSON.stringify(name)}: ${JSON.stringify(quartiles(yields))}`),
];
writeFileSync(new URL('../data/yield-quartiles.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
process.stderr.write(`${all.length} yields, ${classes.reduce((sum, [, one]) => sum + one.length, 0)} with a class\n`);

function quartiles(yields: readonly number[]): YieldQuartiles {
  const sorted = yields.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 100;
  return { records: yields.length, lower: at(0.25), median: at(0.5), upper: at(0.75) };
}
