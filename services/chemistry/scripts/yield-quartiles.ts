// Quartiles of the yields that patent records report, for data/yield-quartiles.json.
//
//   node scripts/yield-quartiles.ts --data DIR
//
// Counted are records with a yield above 0 and at most 100 percent; a record without one says nothing.

import { writeFileSync } from 'node:fs';
import { dataDir, readData } from './data-dir.ts';

const file = 'conditions/orderly_uspto_grants_8months_roles_noleak.tsv.gz';
const [head = '', ...lines] = readData(dataDir(), file).split('\n');
const column = head.split('\t').indexOf('yield_pct');
const yields = lines
  .map((line) => Number(line.split('\t')[column] || Number.NaN))
  .filter((percent) => percent > 0 && percent <= 100)
  .toSorted((a, b) => a - b);
const at = (share: number): number => Math.round(yields[Math.floor(share * (yields.length - 1))] ?? 0) / 100;
const result = { records: yields.length, lower: at(0.25), median: at(0.5), upper: at(0.75) };
writeFileSync(new URL('../data/yield-quartiles.json', import.meta.url), `${JSON.stringify(result)}\n`);
process.stderr.write(`${JSON.stringify(result)}\n`);
