// Makes data/compounds.tsv: formula, weight and Chinese names of the compounds of data/names.tsv.
//   node services/chemistry/scripts/compounds.ts
// Chinese names are the usual ones of data/chinese-names.tsv (written by hand) and those that follow from an English name
// by the rules of nomenclature (src/analysis/chinese); the latter only where the rules give the formula of the compound.
// A Chinese name that two compounds claim is left to the one that has it as a usual name, else to none.

import { readFileSync, writeFileSync } from 'node:fs';
import { chineseName } from '../src/chemistry/recognition/chinese/chinese-name.ts';
import { parseUsualNames } from '../src/chemistry/recognition/chinese/usual-names.ts';
import { describeMolecule } from '../src/chemistry/recognition/describe.ts';
import { foldName } from '../src/chemistry/molecule/fold-name.ts';
import { indexNames, parseNames, type NamedCompound } from '../src/chemistry/recognition/names.ts';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';

const namesPerCompound = 6;
const read = (name: string): string => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');

interface Row {
  compound: NamedCompound;
  formula: string;
  weight: number;
  usual: string[];
  ruled: string[];
}

const rdkit = await loadRDKit();
const compounds = parseNames(read('names.tsv'));
const byName = indexNames(compounds);
const usual = new Map<NamedCompound, string[]>();
for (const { english, chinese } of parseUsualNames(read('chinese-names.tsv'))) {
  const compound = byName.byName(english);
  if (compound) usual.set(compound, [...(usual.get(compound) ?? []), ...chinese]);
  else process.stderr.write(`not in the table: ${english}\n`);
}
const rows = compounds.map(toRow);
const owners = countOwners(rows);
const lines = rows.map((row) => {
  const ruled = row.ruled.filter((name) => owners.get(foldName(name)) === 1);
  const names = distinct([...row.usual, ...ruled]).slice(0, namesPerCompound);
  const source = names.length === 0 ? '' : row.usual.length > 0 ? 'usual' : 'rules';
  return [row.compound.inchiKey, row.formula, row.weight, names.join('|'), source].join('\t');
});
const head = [
  '# Made by scripts/compounds.ts from data/names.tsv, data/chinese-names.tsv and the rules of nomenclature.',
  '# InChIKey, formula, weight (g/mol), Chinese names (the usual one first), source of the first: usual or rules',
];
writeFileSync(new URL('../data/compounds.tsv', import.meta.url), `${[...head, ...lines].join('\n')}\n`);
const count = (source: string): number => lines.filter((line) => line.endsWith(`\t${source}`)).length;
process.stderr.write(`${rows.length} compounds; Chinese: ${count('usual')} usual, ${count('rules')} by rules\n`);

function toRow(compound: NamedCompound): Row {
  const { formula, molecularWeight } = describeMolecule(rdkit, compound.smiles);
  const plain = formula.replace(/[-+]\d*$/, '');
  const ruled = compound.names.flatMap((name) => chineseName(name, plain) ?? []);
  return { compound, formula, weight: molecularWeight, usual: usual.get(compound) ?? [], ruled: distinct(ruled) };
}

function countOwners(all: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of all)
    for (const name of new Set([...row.usual, ...row.ruled].map(foldName)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function distinct(names: readonly string[]): string[] {
  const seen = new Map(names.toReversed().map((name) => [foldName(name), name]));
  return [...new Set(names.map(foldName))].flatMap((key) => seen.get(key) ?? []);
}
