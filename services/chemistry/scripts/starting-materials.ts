// Writes data/starting-materials.txt: what recorded patent reactions start from, with the number of reactions.
//
//   node scripts/starting-materials.ts --data DIR
//
// Taken: molecules that give atoms in reactions with different products and are not themselves made in the same records,
// unless they are used ten times as often as made. How large one may be depends on how often it is used: of small
// molecules even a single use speaks for a bottle on a shelf, of large ones it speaks for an intermediate.
// What the law keeps from everybody's shelf is left out.

import { writeFileSync } from 'node:fs';
import { findBarred } from '../src/controlled/controlled.ts';
import { AzoleTautomers } from '../src/chem/azole-tautomers.ts';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { roughHeavyAtoms } from '../src/models/single-step.ts';
import { dataDir } from './data-dir.ts';
import { readReaction, reactionsWithReagents, trainingReactions } from './reaction-data.ts';

/** Most heavy atoms of what is used once, twice, and more often. */
const maxHeavyAtoms = [10, 16, 20] as const;
const usesPerMaking = 10;

const rdkit = await loadRDKit();
const tautomers = new AzoleTautomers(rdkit);
const productsOf = new Map<string, Set<string>>();
const made = new Map<string, number>();
for (const text of [...trainingReactions(dataDir()), ...reactionsWithReagents(dataDir())]) {
  const reaction = readReaction(rdkit, text);
  if (!reaction || reaction.reactants.includes(reaction.product)) continue;
  made.set(reaction.product, (made.get(reaction.product) ?? 0) + 1);
  for (const reactant of reaction.reactants)
    productsOf.set(reactant, (productsOf.get(reactant) ?? new Set()).add(reaction.product));
}
const lines = [...productsOf]
  .map(([smiles, products]): [string, number] => [smiles, products.size])
  .filter(([smiles, uses]) => uses >= (made.get(smiles) ?? 0) * usesPerMaking)
  .filter(([smiles, uses]) => roughHeavyAtoms(smiles) <= limitFor(uses) && !smiles.includes('.'))
  .filter(([smiles]) => findBarred(rdkit, smiles) === null)
  .flatMap(([smiles, uses]) => tautomers.of(smiles).map((form): [string, number] => [form, uses]))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([smiles, uses]) => `${smiles}\t${uses}`);
writeFileSync(new URL('../data/starting-materials.txt', import.meta.url), `${lines.join('\n')}\n`);
process.stderr.write(`${productsOf.size} reactants, ${lines.length} starting materials\n`);

function limitFor(uses: number): number {
  return maxHeavyAtoms[Math.min(uses, maxHeavyAtoms.length) - 1] ?? 0;
}
