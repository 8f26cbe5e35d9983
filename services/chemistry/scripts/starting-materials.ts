// Writes data/starting-materials.txt: what recorded patent reactions start from, with the number of reactions, and in how
// many patent routes it is bought.
//
//   node scripts/starting-materials.ts --data DIR
//
// Taken: molecules that give atoms in reactions with different products and are not themselves made in the same records,
// unless they are used ten times as often as made. How large one may be depends on how often it is used: of small
// molecules even a single use speaks for a bottle at a supplier, of large ones it speaks for an intermediate. What the
// first two files alone say counts as well. Beside these the starting materials of patent routes, all of which are sold.
// Left out: what no supplier lists (starting-materials/plausible.ts), what the law withholds from everybody, and every
// product of the validation routes, with the rows that make one. Digests of these products go to
// scripts/judged-products.txt, for the test that none of them is in stock.

import { writeFileSync } from 'node:fs';
import { findBarred } from '../src/chemistry/controlled/controlled.ts';
import { AzoleTautomers } from '../src/chemistry/molecule/azole-tautomers.ts';
import { graphOf } from '../src/chemistry/molecule/graph.ts';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { dataDir, readData } from './data-dir.ts';
import { writeJudged } from './judged.ts';
import { asWeighed } from './reaction-data.ts';
import { Canonical, judgedProducts, recordedRows, type RecordedRow } from './recorded-reactions.ts';
import { implausible } from './starting-materials/plausible.ts';
import { Tally } from './starting-materials/tally.ts';

/** Most heavy atoms of what is used once, twice, and more often; of what patent routes buy. */
const maxHeavyAtoms = [10, 20, 26] as const;
const maxHeavyAtomsSold = 30;
const usesPerMaking = 10;
const firstFiles: ReadonlySet<string> = new Set([
  'uspto50k_mapped_train_noleak.tsv.gz',
  'uspto50k_new_rxnmapped_noleak.tsv.gz',
]);
const say = (line: string) => process.stderr.write(`${line}\n`);

const dir = dataDir();
const rdkit = await loadRDKit();
const tautomers = new AzoleTautomers(rdkit);
const canonical = new Canonical(rdkit);
const judged = judgedProducts(dir, canonical);
const [all, first] = [new Tally(), new Tally()];
const dropped = new Map<string, number>();
for (const row of recordedRows(dir, { canonical, judged, dropped })) add(row);
say(`rows left out: ${[...dropped].map(([name, count]) => `${name} ${count}`).join(', ')}`);

const sold = readSold();
const refused = new Map<string, number>();
const lines = [...new Set([...all.reactants(), ...sold.keys()])]
  .filter((smiles) => sold.has(smiles) || isStartingMaterial(smiles))
  .filter((smiles) => passes(smiles))
  .flatMap((smiles) => tautomers.of(smiles).map((form) => [form, all.uses(smiles), sold.get(smiles) ?? 0] as const))
  .toSorted(([a, ofA], [b, ofB]) => (a < b ? -1 : a > b ? 1 : ofB - ofA))
  .filter(([smiles], index, list) => smiles !== list[index - 1]?.[0])
  .map(([smiles, uses, routes]) => `${smiles}\t${uses}\t${routes}`);
writeFileSync(new URL('../data/starting-materials.txt', import.meta.url), `${lines.join('\n')}\n`);
writeJudged(judged);
say(`refused: ${[...refused].map(([why, count]) => `${why} ${count}`).join(', ')}`);
say(`${sold.size} bought by routes, ${lines.length} starting materials`);

function add({ file, reactants, products }: RecordedRow): void {
  const given = reactants.map((one) => canonical.of(asWeighed(one)));
  const made = products.map((one) => canonical.of(one));
  if (given.includes(null)) return;
  const read = given.filter((one) => one !== null);
  for (const product of made) {
    if (product === null) continue;
    all.add(read, product);
    if (firstFiles.has(file)) first.add(read, product);
  }
}

function readSold(): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of readData(dir, 'stock/paroutes_route_leaves.smi.gz').split('\n')) {
    const [text = '', routes = ''] = line.split('\t');
    const smiles = text === '' ? null : canonical.of(text);
    if (smiles !== null) found.set(smiles, Number(routes));
  }
  return found;
}

function isStartingMaterial(smiles: string): boolean {
  return [all, first].some((tally) => {
    const uses = tally.uses(smiles);
    const limit = maxHeavyAtoms[Math.min(uses, maxHeavyAtoms.length) - 1] ?? 0;
    return uses >= tally.makings(smiles) * usesPerMaking && heavyAtoms(smiles) <= limit;
  });
}

function passes(smiles: string): boolean {
  const why = whyNot(smiles);
  if (why !== null) refused.set(why, (refused.get(why) ?? 0) + 1);
  return why === null;
}

function whyNot(smiles: string): string | null {
  if (smiles.includes('.')) return 'several pieces';
  if (heavyAtoms(smiles) > maxHeavyAtomsSold) return 'too large';
  if (judged.has(canonical.flat(smiles) ?? '')) return 'made in a validation route';
  using mol = rdkit.get_mol(smiles);
  const fault = mol ? implausible(graphOf(mol)) : 'not readable';
  return fault ?? (findBarred(rdkit, smiles) === null ? null : 'controlled');
}

function heavyAtoms(smiles: string): number {
  return smiles.match(/Cl|Br|\[[^\]]+\]|[BCNOFPSIbcnops]/g)?.filter((atom) => !/^\[[23]?H/.test(atom)).length ?? 0;
}
