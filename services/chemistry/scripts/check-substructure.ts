// Holds the structure search against RDKit's own matches: random queries over the molecules of a file, one SMILES a line.
//
//   node scripts/check-substructure.ts --in FILE [--queries 1000] [--molecules 3000] [--seed 1]
//
// Prints every difference, and how many there were; a hit that is lost ends with exit code 1.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { graphOf } from '../src/chemistry/molecule/graph.ts';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { buildSegment } from '../src/engine/substructure/build-segment.ts';
import { containedQuestion } from '../src/engine/substructure/question.ts';
import { seededRandom } from '../src/chemistry/molecule/random.ts';
import { randomQuery } from '../src/test-support/random-queries.ts';

const { values } = parseArgs({
  options: {
    in: { type: 'string' },
    queries: { type: 'string', default: '1000' },
    molecules: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
  },
});
if (values.in === undefined) {
  process.stderr.write('--in takes a file of SMILES, one a line\n');
  process.exit(2);
}

const rdkit = await loadRDKit();
const list = readFileSync(values.in, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .slice(0, Number(values.molecules));
const mols = list.map((smiles) => rdkit.get_mol(smiles));
const segment = buildSegment(rdkit, list);
const random = seededRandom(Number(values.seed));
const budget = { check: () => {} };
const totals = { queries: 0, unread: 0, hits: 0, lost: 0, wrong: 0 };

while (totals.queries < Number(values.queries)) {
  const mol = mols[Math.floor(random() * mols.length)];
  if (!mol) continue;
  const smarts = randomQuery(graphOf(mol), random);
  using query = rdkit.get_qmol(smarts);
  if (!query) {
    totals.unread += 1;
    continue;
  }
  totals.queries += 1;
  using question = containedQuestion(rdkit, { smarts, kind: 'smarts' }, 0);
  const asker = question.ask(segment, budget);
  const found = new Set<number>();
  for (const at of asker.candidates(0, segment.size)) if (asker.match(at)) found.add(segment.origin[at] ?? -1);
  mols.forEach((one, index) => {
    if (!one) return;
    const isHit = one.get_substruct_match(query) !== '{}';
    totals.hits += Number(isHit);
    if (isHit === found.has(index)) return;
    totals[isHit ? 'lost' : 'wrong'] += 1;
    process.stdout.write(`${isHit ? 'lost' : 'wrong'}\t${smarts}\t${list[index] ?? ''}\n`);
  });
}
process.stdout.write(`${JSON.stringify(totals)}\n`);
for (const mol of mols) mol?.delete();
process.exitCode = totals.lost + totals.wrong > 0 ? 1 : 0;
