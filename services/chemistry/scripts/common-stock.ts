// Writes data/common-stock.txt: our own list of common reagents and building blocks, canonical and sorted.
//
//   node scripts/common-stock.ts

import { writeFileSync } from 'node:fs';
import { findBarred } from '../src/chemistry/controlled/controlled.ts';
import { AzoleTautomers } from '../src/chemistry/molecule/azole-tautomers.ts';
import { canonicalSmiles, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { aliphatics } from './common-stock/aliphatic.ts';
import { aminoAcids } from './common-stock/amino-acids.ts';
import { benzenes, pyridines } from './common-stock/aromatic.ts';
import { bulkProducts } from './common-stock/bulk.ts';
import { cyclicAmines } from './common-stock/cyclic-amines.ts';
import { heterocycles } from './common-stock/heterocycles.ts';
import { intermediates } from './common-stock/intermediates.ts';
import { namedChemicals } from './common-stock/named.ts';
import { reagents } from './common-stock/reagents.ts';
import { readJudged } from './judged.ts';
import { Canonical } from './recorded-reactions.ts';

const rdkit = await loadRDKit();
const tautomers = new AzoleTautomers(rdkit);
const reader = new Canonical(rdkit);
const isJudged = readJudged();
const lists = {
  reagents,
  aliphatics,
  benzenes,
  pyridines,
  heterocycles,
  cyclicAmines,
  aminoAcids,
  intermediates,
  bulkProducts,
  named: namedChemicals(),
};
const found = new Set<string>();
for (const [name, list] of Object.entries(lists)) {
  const before = found.size;
  for (const smiles of list.map((one) => canonicalOrFail(name, one))) {
    // What the law withholds from everybody is left out, and what validation routes make.
    if (findBarred(rdkit, smiles) !== null || isJudged(reader.flat(smiles) ?? '')) continue;
    for (const form of tautomers.of(smiles)) found.add(form);
  }
  process.stderr.write(`${name}: ${found.size - before}\n`);
}
writeFileSync(new URL('../data/common-stock.txt', import.meta.url), `${[...found].toSorted().join('\n')}\n`);
process.stderr.write(`${found.size} in all\n`);

function canonicalOrFail(name: string, smiles: string): string {
  const canonical = canonicalSmiles(rdkit, smiles);
  if (canonical === null) throw new TypeError(`${name}: not a molecule: ${smiles}`);
  return canonical;
}
