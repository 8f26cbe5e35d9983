// Counts what substances are in a flask for: in how many recorded flasks each gave atoms to the product, and in how many it
// was there besides. Nothing is counted of products that are kept to measure with.
//
//   node scripts/train-forward/flask-roles.ts --work WORK                  writes data/flask-roles.tsv

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isHeldOut, recordedFlasks } from './recorded-flasks.ts';

/** A substance that is met less often says nothing by itself. */
const leastFlasks = 5;

const { values } = parseArgs({ options: { work: { type: 'string', default: 'work' } } });
const given = new Map<string, number>();
const beside = new Map<string, number>();
let flasks = 0;
for (const { product, reactants, agents } of recordedFlasks(values.work)) {
  if (!agents || isHeldOut(product)) continue;
  flasks += 1;
  for (const one of new Set(reactants)) given.set(one, (given.get(one) ?? 0) + 1);
  for (const one of new Set(agents)) beside.set(one, (beside.get(one) ?? 0) + 1);
}
const rows = [...new Set([...given.keys(), ...beside.keys()])]
  .map((smiles) => ({ smiles, gave: given.get(smiles) ?? 0, was: beside.get(smiles) ?? 0 }))
  .filter(({ gave, was }) => gave + was >= leastFlasks)
  .toSorted((a, b) => b.gave + b.was - a.gave - a.was || (a.smiles < b.smiles ? -1 : 1));
const lines = ['smiles\tgave\tbeside', ...rows.map(({ smiles, gave, was }) => `${smiles}\t${gave}\t${was}`)];
writeFileSync(new URL('../../data/flask-roles.tsv', import.meta.url), `${lines.join('\n')}\n`);
process.stdout.write(`${rows.length} substances of ${flasks} flasks\n`);
