// From an InChI to a structure. RDKit's JavaScript build only writes InChI, so the structure is built here and then
// proved: RDKit must write exactly the given InChI for it. What cannot be proved is not answered.

import type { RDKit } from '../molecule/rdkit.ts';
import { assignBondOrders } from './bond-orders.ts';
import { turnDoubleBonds } from './double-bond-geometry.ts';
import { readLayers, readStereo, type InchiLayers } from './inchi-layers.ts';

/** Ways of sharing mobile hydrogens that are tried. */
const maxDistributions = 300;
/** Proven structures among which the usual tautomer is looked for. */
const maxTautomers = 12;
/** Each round turns what came out the wrong way; symmetric molecules may need several. */
const stereoRounds = 6;

/** Canonical SMILES of a standard InChI; null when it cannot be read with certainty (charges, isotopes, mixtures). */
export function smilesOfLayers(rdkit: RDKit, inchi: string): string | null {
  const layers = readLayers(inchi);
  if (!layers || layers.elements.length === 0) return null;
  const wanted = standardInchi(inchi);
  const proven = distributions(layers)
    .slice(0, maxDistributions)
    .values()
    .flatMap((hydrogens) => {
      const json = buildFlat(rdkit, layers, hydrogens);
      const smiles = json === null ? null : orient(rdkit, json, layers, wanted);
      return smiles === null ? [] : [smiles];
    })
    .take(maxTautomers)
    .toArray();
  return usualTautomer(rdkit, proven);
}

// Aminopyridine rather than its imino form: of the tautomers that are one to InChI, chemists draw that one.
function usualTautomer(rdkit: RDKit, list: readonly string[]): string | null {
  using imine = rdkit.get_qmol('[#6;R]=[#7;!R]');
  const count = (smiles: string): number => {
    using mol = rdkit.get_mol(smiles);
    const matches: unknown = mol && imine ? JSON.parse(mol.get_substruct_matches(imine)) : [];
    return Array.isArray(matches) ? matches.length : 0;
  };
  const rated = list.map((smiles) => ({ smiles, imines: count(smiles) }));
  return rated.toSorted((a, b) => a.imines - b.imines)[0]?.smiles ?? null;
}

/** As RDKit writes it. */
export function standardInchi(inchi: string): string {
  return inchi.replace(/^InChI=1\//, 'InChI=1S/');
}

// Hydrogens of each atom, counted from 0. Nitrogen takes a shared hydrogen before oxygen: amides, not imidic acids.
function distributions(layers: InchiLayers): number[][] {
  const fixed = layers.elements.map((_, index) => layers.hydrogens.get(index + 1) ?? 0);
  let all = [fixed];
  for (const { count, atoms } of layers.mobile) {
    const shares = share(count, atoms.length).slice(0, maxDistributions);
    all = all.flatMap((one) => shares.map((given) => add(one, atoms, given))).slice(0, maxDistributions);
  }
  return all.toSorted((a, b) => unlikeliness(layers, a) - unlikeliness(layers, b));
}

function add(hydrogens: readonly number[], atoms: readonly number[], given: readonly number[]): number[] {
  const sum = [...hydrogens];
  atoms.forEach((atom, index) => (sum[atom - 1] = (sum[atom - 1] ?? 0) + (given[index] ?? 0)));
  return sum;
}

/** All ways to give `count` hydrogens to `places` atoms, three at most each. */
function share(count: number, places: number): number[][] {
  if (places === 0) return count === 0 ? [[]] : [];
  return [1, 2, 0, 3]
    .filter((given) => given <= count)
    .flatMap((given) => share(count - given, places - 1).map((rest) => [given, ...rest]))
    .slice(0, maxDistributions);
}

const reluctance: Record<string, number> = { N: 0, O: 4, S: 5 };

function unlikeliness(layers: InchiLayers, hydrogens: readonly number[]): number {
  const degree = layers.elements.map((_, index) => layers.bonds.filter((bond) => bond.includes(index + 1)).length);
  return hydrogens.reduce((sum, count, index) => {
    const element = layers.elements[index] ?? '';
    // An amino group ends a chain; an imine at its end is the rarer form.
    const imine = element === 'N' && degree[index] === 1 && count === 1 ? 1 : 0;
    return sum + count * (reluctance[element] ?? 0) + imine;
  }, 0);
}

/** RDKit's JSON of the structure without stereo; its atoms are in the order of the InChI. */
function buildFlat(rdkit: RDKit, layers: InchiLayers, hydrogens: readonly number[]): string | null {
  const bonds = layers.bonds.map(([a, b]): [number, number] => [a - 1, b - 1]);
  const orders = assignBondOrders({ elements: layers.elements, bonds, hydrogens });
  if (!orders) return null;
  using mol = rdkit.get_mol(molfile(layers.elements, bonds, orders));
  return mol ? mol.get_json() : null;
}

function molfile(elements: readonly string[], bonds: readonly [number, number][], orders: readonly number[]): string {
  const number = (value: number): string => String(value).padStart(3);
  const atoms = elements.map((symbol) => `    0.0000    0.0000    0.0000 ${symbol.padEnd(3)} 0  0`);
  const lines = bonds.map(([a, b], index) => `${number(a + 1)}${number(b + 1)}${number(orders[index] ?? 1)}  0`);
  const counts = `${number(atoms.length)}${number(bonds.length)}  0  0  0  0  0  0  0  0999 V2000`;
  return ['', '', '', counts, ...atoms, ...lines, 'M  END', ''].join('\n');
}

interface StereoJson {
  molecules: {
    conformers?: unknown;
    atoms: { stereo?: string }[];
  }[];
}

// Sets every mark one way, sees what InChI calls it, and turns those that came out wrong.
function orient(rdkit: RDKit, flat: string, layers: InchiLayers, wanted: string): string | null {
  const turned = new Set<string>();
  for (let round = 0; round < stereoRounds; round += 1) {
    const structure = withStereo(rdkit, flat, layers, turned);
    if (structure === null) return null;
    using mol = rdkit.get_mol(structure);
    if (!mol) return null;
    const written = mol.get_inchi();
    if (written === wanted) return canonical(rdkit, mol.get_smiles());
    const wrong = wrongMarks(layers, written);
    if (wrong.length === 0) return null;
    for (const mark of wrong) if (!turned.delete(mark)) turned.add(mark);
  }
  return null;
}

function canonical(rdkit: RDKit, smiles: string): string | null {
  using mol = rdkit.get_mol(smiles);
  return mol ? mol.get_smiles() : null;
}

function wrongMarks(layers: InchiLayers, written: string): string[] {
  const now = readStereo(written);
  const centres = [...layers.stereo.centres].filter(([atom, sign]) => now.centres.get(atom) !== sign);
  const bonds = [...layers.stereo.bonds].filter(([bond, sign]) => now.bonds.get(bond) !== sign);
  return [...centres.map(([atom]) => String(atom)), ...bonds.map(([bond]) => bond)];
}

// RDKit's JSON carries tetrahedral marks but, when read, loses those of double bonds; a molfile has both.
function withStereo(rdkit: RDKit, flat: string, layers: InchiLayers, turned: ReadonlySet<string>): string | null {
  const json = withCentres(flat, layers, turned);
  const turns = [...layers.stereo.bonds].flatMap(([bond, sign]) => {
    const [a = 0, b = 0] = bond.split('-').map(Number);
    return isKnown(sign) ? [{ a, b, isTurned: turned.has(bond) }] : [];
  });
  if (turns.length === 0) return json;
  using mol = rdkit.get_mol(json);
  if (!mol) return null;
  mol.set_new_coords();
  return turnDoubleBonds(mol.get_v2Kmolblock(), turns);
}

function withCentres(flat: string, layers: InchiLayers, turned: ReadonlySet<string>): string {
  const data = JSON.parse(flat) as StereoJson;
  const [molecule] = data.molecules;
  if (!molecule) return flat;
  // Without places for the atoms the marks alone decide.
  delete molecule.conformers;
  for (const [atom, sign] of layers.stereo.centres) {
    const found = molecule.atoms[atom - 1];
    if (found && isKnown(sign)) found.stereo = turned.has(String(atom)) ? 'ccw' : 'cw';
  }
  return JSON.stringify(data);
}

function isKnown(sign: string): boolean {
  return sign === '+' || sign === '-';
}
