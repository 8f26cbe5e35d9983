// Names that mean another compound than their row: those that OPSIN (D. M. Lowe et al., MIT) reads otherwise, synonyms of elements that
// are none, and what every chemist means as another reagent.

import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { abbreviations } from '../../src/chemistry/recognition/abbreviations.ts';
import type { NamedCompound } from '../../src/chemistry/recognition/names.ts';
import { foldName } from '../../src/chemistry/molecule/fold-name.ts';
import { canonicalSmiles, inchiKey, type RDKit } from '../../src/chemistry/molecule/rdkit.ts';

/** Compounds without the names that are wrong; one that has no other name is left out. */
export function dropWrongNames(rdkit: RDKit, compounds: readonly NamedCompound[]): NamedCompound[] {
  const all = [...new Set(compounds.flatMap(({ names }) => names))];
  const read = readByOpsin(all);
  return compounds.flatMap((compound) => {
    const names = compound.names.filter((name) => !isWrong(rdkit, compound, name, read.get(name)));
    for (const name of compound.names)
      if (!names.includes(name)) process.stderr.write(`dropped\t${name}\t${compound.smiles}\n`);
    return names.length > 0 ? [{ ...compound, names }] : [];
  });
}

/** SMILES by name, of the names that OPSIN reads. */
function readByOpsin(names: readonly string[]): Map<string, string> {
  const { values } = parseArgs({ options: { opsin: { type: 'string' } }, strict: false });
  const jar = values.opsin;
  if (typeof jar !== 'string') {
    process.stderr.write('Give the jar of OPSIN, which judges the names: --opsin JAR\n');
    process.exit(1);
  }
  const input = `${names.join('\n')}\n`;
  const options = { input, stdio: ['pipe', 'pipe', 'ignore'] as ['pipe', 'pipe', 'ignore'], maxBuffer: 2 ** 28 };
  const lines = execFileSync('java', ['-jar', jar, '-osmi'], options).toString().split('\n');
  return new Map(names.flatMap((name, index) => (lines[index]?.trim() ? [[name, lines[index].trim()] as const] : [])));
}

function isWrong(
  rdkit: RDKit,
  { smiles, names, source }: NamedCompound,
  name: string,
  read: string | undefined,
): boolean {
  if (isElement(smiles) && !isElementName(name, names[0] ?? '')) return true;
  if (smiles === 'S' && foldName(name) === 'sulfur') return true;
  if (isAnotherReagent(rdkit, smiles, name)) return true;
  const found = read === undefined ? null : canonicalSmiles(rdkit, read);
  if (found === null || found === smiles) return false;
  // The usual name of our own lists was checked by hand.
  if (source === 'own' && name === names[0]) return false;
  const [own, other] = [inchiKey(rdkit, smiles), inchiKey(rdkit, found)];
  if (!own || !other || own === other) return false;
  // A name may say less of the configuration than the structure.
  if (own.slice(0, 14) === other.slice(0, 14)) return /[@/\\]/.test(found) && /[@/\\]/.test(smiles);
  return !isSameSalt(rdkit, smiles, found);
}

const isElement = (smiles: string): boolean => /^\[[A-Z][a-z]?\]$/.test(smiles);

// Other words for an element are few: the common Latin and trade words for its forms hold its name.
function isElementName(name: string, first: string): boolean {
  const plain = name.toLowerCase();
  const stem = first.toLowerCase().slice(0, 5);
  if (plain !== 'hydrargyrum' && /hydr|arsenide|oxide|compounds|inorganic|fused|cyclopentene/.test(plain)) return false;
  return plain === first.toLowerCase() || plain.includes(stem) || latin.has(plain);
}

const latin = new Set([
  'natrium',
  'kalium',
  'ferrum',
  'hydrargyrum',
  'quicksilver',
  'argentum',
  'aurum',
  'cuprum',
  'plumbum',
  'stannum',
  'stibium',
  'wolfram',
  'zincum',
  'kalzium',
  'raney nickel',
]);

function isAnotherReagent(rdkit: RDKit, smiles: string, name: string): boolean {
  const usual = abbreviations()
    .get(foldName(name))
    ?.find((row) => row.isUsual);
  return usual !== undefined && canonicalSmiles(rdkit, usual.smiles) !== smiles;
}

// Salts are written with and without charges: the same heavy atoms in the same number.
function isSameSalt(rdkit: RDKit, first: string, second: string): boolean {
  const isSalt = (smiles: string): boolean => /[.+-]|\[[A-Z][a-z]?\]/.test(smiles);
  if (!isSalt(first) && !isSalt(second)) return false;
  return heavyAtoms(rdkit, first) === heavyAtoms(rdkit, second);
}

function heavyAtoms(rdkit: RDKit, smiles: string): string {
  using mol = rdkit.get_mol(smiles);
  const found = mol ? (JSON.parse(mol.get_json()) as { molecules: { atoms: { z?: number }[] }[] }) : undefined;
  return (found?.molecules[0]?.atoms ?? [])
    .map(({ z = 6 }) => z)
    .toSorted((a, b) => a - b)
    .join();
}
