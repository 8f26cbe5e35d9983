// Makes data/stock-names.tsv: names of the molecules of data/common-stock.txt that the tables of names lack, by the generator of names, so
// that they are found by typing.
//   node services/chemistry/scripts/stock-names.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { describeMolecule } from '../src/chemistry/recognition/describe.ts';
import { namesWithoutStock } from '../src/chemistry/recognition/names.ts';
import { canonicalSmiles, inchiKey, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { writeName } from '../src/chemistry/names/write/write-name.ts';

const rdkit = await loadRDKit();
const known = namesWithoutStock();
const stock = readFileSync(new URL('../data/common-stock.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split(/\s/)[0] ?? '')
  .filter((line) => line !== '' && !line.startsWith('#'));
const rows = new Map<string, string>();
for (const text of stock) {
  const smiles = canonicalSmiles(rdkit, text);
  const key = smiles === null ? null : inchiKey(rdkit, smiles);
  if (smiles === null || !key || rows.has(key) || known.byInchiKey(key) || known.bySmiles(smiles)) continue;
  const name = writeName(rdkit, smiles);
  // Long names are not typed.
  if (!name || name.english.length > 70 || known.byName(name.english)) continue;
  const { formula, molecularWeight } = describeMolecule(rdkit, smiles);
  rows.set(key, [key, smiles, name.english, name.chinese, formula, molecularWeight].join('\t'));
}
const head = [
  '# Made by scripts/stock-names.ts: molecules of common-stock.txt that the other tables of names lack, with generated names.',
  '# InChIKey, canonical SMILES, English name, Chinese name, formula, weight (g/mol)',
];
const lines = [...rows.values()].toSorted();
writeFileSync(new URL('../data/stock-names.tsv', import.meta.url), `${[...head, ...lines].join('\n')}\n`);
process.stderr.write(`${stock.length} molecules, ${lines.length} with a generated name\n`);
