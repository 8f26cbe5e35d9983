// Makes data/names.tsv: names, CAS numbers and InChIKeys of common compounds and of drugs.
//   node services/chemistry/scripts/names.ts --data DIR --opsin JAR
// Sources: the compound tables of CalebBell/chemicals (MIT) in DIR/names, and our own lists data/drugs.tsv and
// data/basic-compounds.tsv; reagents that these lack, from the names used in reactions of schwallergroup/choriso (MIT).
// A row is dropped when its SMILES does not have the formula it states; a CAS number, when its check digit is wrong;
// a name, when it could be read as SMILES, looks like a registry code, belongs to several compounds, or is read by OPSIN (with Java)
// as another structure: the sources call sodium metal "sodium hydride" and hydrogen sulfide "sulfur". A structure is that of its
// usual tautomer.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseDrugs } from '../src/chemistry/recognition/drug-list.ts';
import { isCasNumber } from '../src/chemistry/recognition/cas-number.ts';
import { describeMolecule } from '../src/chemistry/recognition/describe.ts';
import { foldName } from '../src/chemistry/molecule/fold-name.ts';
import type { NamedCompound, NameSource } from '../src/chemistry/recognition/names.ts';
import { canonicalSmiles, inchiKey, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { dataDir, readData } from './data-dir.ts';
import { isNoReagent, spelledReagent } from './names/spelled-reagent.ts';
import { withUsualTautomers } from './names/usual-tautomers.ts';
import { dropWrongNames } from './names/wrong-names.ts';

const tables = ['chemical_identifiers_pubchem_small', 'chemical_identifiers_example_user_db'];
const namesPerCompound = 8;
const output = new URL('../data/names.tsv', import.meta.url);
const ownLists = ['drugs.tsv', 'basic-compounds.tsv'];
/** A reagent named so often in the reactions is in common use. */
const leastUses = 50;

interface Draft {
  smiles: string;
  formula: string;
  cas: string;
  names: string[];
  source: NameSource;
}

const rdkit = await loadRDKit();
const dir = dataDir();
const own = ownLists.flatMap((list) =>
  parseDrugs(readFileSync(new URL(`../data/${list}`, import.meta.url), 'utf8')).map((drug): Draft => ({
    ...drug,
    source: 'own',
  })),
);
const drafts = [...own, ...tables.flatMap((table) => readTable(readData(dir, `names/chemicals_${table}.tsv.gz`)))];
const compounds = merge(drafts.flatMap(toCompound));
const named = dropWrongNames(rdkit, dropSharedNames(compounds));
const reagents = readReagents(readData(dir, 'names/choriso_name_smiles_occurrences.tsv.gz'), named);
const kept = withUsualTautomers(rdkit, [...named, ...dropWrongNames(rdkit, reagents)]);
const rows = kept.map(({ inchiKey: key, smiles, cas, names, source }) =>
  [key, smiles, cas ?? '', names.join('|'), source].join('\t'),
);
const head = [
  '# Made by scripts/names.ts. Compounds: CalebBell/chemicals (MIT), our own lists data/drugs.tsv and',
  '# data/basic-compounds.tsv, and reagents of schwallergroup/choriso (MIT).',
  '# InChIKey, canonical SMILES, CAS number, names (the usual one first), source of the row',
];
writeFileSync(output, `${[...head, ...rows].join('\n')}\n`);
process.stderr.write(`${rows.length} compounds of ${drafts.length} rows\n`);

// CID, CAS, formula, weight, SMILES, InChI, InChIKey, IUPAC name, common name, synonyms.
function readTable(text: string): Draft[] {
  return text.split('\n').flatMap((line) => {
    const [, cas = '', formula = '', , smiles = '', , , systematic = '', common = '', ...synonyms] = line.split('\t');
    return smiles === ''
      ? []
      : [{ smiles, formula, cas, names: [common, systematic, ...synonyms], source: 'chemicals' }];
  });
}

// Name, uses, SMILES with ~ between the parts. Atoms that stand for diatomic elements or radicals, and isotopes, are
// left out; so is every name and structure that is known already.
function readReagents(text: string, others: readonly NamedCompound[]): NamedCompound[] {
  const taken = new Set(others.flatMap(({ names }) => names.map(foldName)));
  const structures = new Set(others.map((one) => one.inchiKey));
  const lines = text
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const byUses = lines.toSorted((a, b) => Number(b[1]) - Number(a[1]));
  const found = byUses.flatMap(([name = '', uses = '', written = '']) => {
    const isOdd = /\[(?:[BCNOFPSI]|Cl|Br|Se)\]|\[\d|\*/.test(written);
    if (Number(uses) < leastUses || isOdd || isNoReagent(name) || !isUsable(name) || taken.has(foldName(name)))
      return [];
    const smiles = canonicalSmiles(rdkit, written.replaceAll('~', '.'));
    const key = smiles === null ? null : inchiKey(rdkit, smiles);
    if (smiles === null || !key || structures.has(key) || !isDescribed(smiles)) return [];
    return [
      {
        inchiKey: key,
        smiles,
        cas: undefined,
        names: [spelledReagent(name, elementsOf(smiles))],
        source: 'choriso' as const,
      },
    ];
  });
  return dropSharedNames(merge(found));
}

function elementsOf(smiles: string): Set<string> {
  return new Set(describeMolecule(rdkit, smiles).formula.match(/[A-Z][a-z]?/g));
}

function isDescribed(smiles: string): boolean {
  try {
    return describeMolecule(rdkit, smiles).molecularWeight > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function toCompound(draft: Draft): NamedCompound[] {
  const smiles = canonicalSmiles(rdkit, draft.smiles);
  const key = smiles === null ? null : inchiKey(rdkit, smiles);
  if (smiles === null || !key || !hasFormula(smiles, draft.formula)) return [];
  const names = chooseNames(draft.names);
  if (names.length === 0) return [];
  return [{ inchiKey: key, smiles, cas: isCasNumber(draft.cas) ? draft.cas : undefined, names, source: draft.source }];
}

function hasFormula(smiles: string, stated: string): boolean {
  try {
    const plain = describeMolecule(rdkit, smiles).formula.replace(/[-+]\d*$/, '');
    return plain === stated.replace(/[-+]\d*$/, '');
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function chooseNames(names: readonly string[]): string[] {
  const usable = names.map((name) => name.trim()).filter(isUsable);
  const distinct = usable.filter(
    (name, index) => usable.findIndex((one) => foldName(one) === foldName(name)) === index,
  );
  return distinct.slice(0, namesPerCompound);
}

function isUsable(name: string): boolean {
  if (name.length < 3 || name.length > 60 || !/^[\w ,.'()[\]+\-′]+$/.test(name)) return false;
  if (!/[a-z]{3}/i.test(name) || isCode(name)) return false;
  // Names are looked up whatever their case, and a SMILES must stay a SMILES in each of them.
  const spellings = [name, name.toLowerCase(), name.toUpperCase()];
  return spellings.every((spelling) => /\s/.test(spelling) || canonicalSmiles(rdkit, spelling) === null);
}

// Registry numbers, waste codes, shop grades, formulas, names marked with a language or an index edition.
function isCode(name: string): boolean {
  if (
    /\d{2,7}-\d{2}-\d\b/.test(name) ||
    /\b(agn|ghl|rcra|ent|nsc|hsdb|ccris|caswell|einecs|un|fema|ai3|schembl\d+|unii|tox21_\d+|pdsp\d_\d+|cid|chebi|chembl\d+)\b[\s.-]?\d*/i.test(
      name,
    )
  )
    return true;
  // FDA's unique ingredient identifiers: ten letters and digits.
  if (/^(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{10}$/i.test(name) || /\(tn\)|_/i.test(name)) return true;
  if (/\[[a-z:\- ]+\]|\(\d*ci|[%]|\bwaste\b|\bgrade\b|\bacs\b|solution|standard|reagent|pestanal/i.test(name))
    return true;
  return /^[a-z]{1,6}[\s-]?\d{2,}[a-z]*$/i.test(name) || /^([a-z]{1,2}\d+)+[a-z]*$/i.test(name);
}

// The first row of a molecule wins; later rows of the same molecule add what is missing.
function merge(list: readonly NamedCompound[]): NamedCompound[] {
  const byKey = new Map<string, NamedCompound>();
  for (const one of list) {
    const known = byKey.get(one.inchiKey);
    byKey.set(one.inchiKey, known ? join(known, one) : one);
  }
  return [...byKey.values()];
}

function join(first: NamedCompound, second: NamedCompound): NamedCompound {
  return { ...first, cas: first.cas ?? second.cas, names: chooseNames([...first.names, ...second.names]) };
}

// A synonym that two compounds claim says nothing; a usual name that two claim goes to the first.
function dropSharedNames(list: readonly NamedCompound[]): NamedCompound[] {
  const owners = new Map<string, number>();
  for (const { names } of list)
    for (const name of names) owners.set(foldName(name), (owners.get(foldName(name)) ?? 0) + 1);
  const usual = new Map<string, NamedCompound>();
  for (const one of list) {
    const folded = foldName(one.names[0] ?? '');
    if (!usual.has(folded)) usual.set(folded, one);
  }
  return list.flatMap((one) => {
    const names = one.names.filter((name) => {
      const owner = usual.get(foldName(name));
      return owner ? owner === one : owners.get(foldName(name)) === 1;
    });
    return names.length > 0 ? [{ ...one, names }] : [];
  });
}
