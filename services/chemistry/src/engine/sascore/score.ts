// The synthetic accessibility score (P. Ertl, A. Schuffenhauer, J. Cheminform. 2009, 1, 8), with its parts: 1 is easy to
// make, 10 hard.

import { elementOf } from '../../chemistry/molecule/element-weights.ts';
import { type Atom, graphFromJson, type MolGraph, type RdkitJson } from '../../chemistry/molecule/graph.ts';
import { isPlain, parseAsWritten, parseUnjudged } from '../../chemistry/molecule/parse-written.ts';
import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import { cipClasses } from './cip-classes.ts';
import type { FragmentTable } from './fragments.ts';
import { morganCounts } from './morgan.ts';
import { readPickle } from './pickled-graph.ts';
import { isPlainChemistry } from './plain-chemistry.ts';
import { ringFigures } from './rings.ts';
import { countStereocentres, countUnjudged } from './stereo.ts';
import { uniqueRings } from './unique-rings.ts';

export interface ScoreParts {
  /** Mean contribution of the fragments: the commoner they are in known molecules, the higher. */
  fragments: number;
  /** What is taken off for size, stereocentres, spiro atoms, bridgeheads and large rings; never below 0. */
  size: number;
  stereo: number;
  spiro: number;
  bridge: number;
  macrocycle: number;
  /** Given back to symmetrical molecules, whose fragments repeat. */
  symmetry: number;
}

export interface AccessibilityScore {
  /** 1 to 10. */
  score: number;
  parts: ScoreParts;
}

/** Contribution of a fragment that the table does not know. */
const unknownFragment = -4;
/** Between these the sum of the parts is spread over the scale. */
const lowest = -4;
const highest = 2.5;
const smoothAbove = 8;

/** What lists show beside the score. */
export interface ScoredMolecule extends AccessibilityScore {
  heavyAtoms: number;
  /** g/mol, average, two decimals. */
  molecularWeight: number;
}

/** Scores a molecule. Throws a RangeError for one without atoms. */
export function scoreOf(mol: Mol, table: FragmentTable): AccessibilityScore {
  return scoreGraph(readJson(mol), table);
}

/**
 * Scores a SMILES or molblock, the plain ones by a shorter way to the same score; null when RDKit cannot read it. Throws
 * a RangeError for one without atoms.
 */
export function scoreStructure(rdkit: RDKit, text: string, table: FragmentTable): ScoredMolecule | null {
  const read = readWritten(rdkit, text) ?? readPlain(rdkit, text) ?? readWhole(rdkit, text);
  return read && { ...scoreGraph(read, table), ...figuresOf(read.graph) };
}

/** A molecule as it is scored. */
export interface ReadMolecule {
  /** With its smallest rings. */
  graph: MolGraph;
  /** Stereocentres, assigned or not. */
  centres: number;
}

/** A molecule without any configuration that RDKit has looked at, to be scored; null where its centres are not plain to see. */
export function readUnconfigured(graph: MolGraph): ReadMolecule | null {
  if (graph.atoms.some((atom) => atom.z === 1 || isAromaticChalcogen(atom))) return null;
  const centres = countUnjudged(graph, () => cipClasses(graph), { marked: [], directed: [] });
  return centres === null ? null : { graph, centres };
}

// Most molecules are what they are written as, and RDKit takes two thirds of its time to find that out.
function readWritten(rdkit: RDKit, text: string): ReadMolecule | null {
  if (!isPlain(text)) return null;
  using mol = parseAsWritten(rdkit, text);
  const read = mol && readPickle(mol.get_as_uint8array());
  const rings = read && uniqueRings(read.graph);
  if (!read || !rings || !isPlainChemistry(read.graph, rings)) return null;
  const graph = { ...read.graph, rings };
  const centres = countUnjudged(graph, () => cipClasses(graph), read);
  return centres === null ? null : { graph, centres };
}

// Configurations need no judging where they cannot tell apart what is alike otherwise, which is nearly everywhere.
function readPlain(rdkit: RDKit, text: string): ReadMolecule | null {
  if (!isPlain(text)) return null;
  using mol = parseUnjudged(rdkit, text);
  const read = mol && readPickle(mol.get_as_uint8array());
  if (!read?.hasRings || read.graph.atoms.some(isAromaticChalcogen)) return null;
  // A configuration that means nothing takes its hydrogen along, and with it what looks like a radical.
  if (read.marked.some((atom) => (read.graph.atoms[atom]?.radicals ?? 0) > 0)) return null;
  const centres = countUnjudged(read.graph, () => cipClasses(read.graph), read);
  return centres === null ? null : { graph: read.graph, centres };
}

// With three neighbours it may be a centre, which its single and double bonds would tell.
function isAromaticChalcogen({ z, aromatic, charge }: Atom): boolean {
  return aromatic && charge !== 0 && (z === 16 || z === 34);
}

function readWhole(rdkit: RDKit, text: string): ReadMolecule | null {
  using mol = rdkit.get_mol(text);
  return mol ? readJson(mol) : null;
}

function readJson(mol: Mol): ReadMolecule {
  const data = JSON.parse(mol.get_json()) as RdkitJson & StereoJson;
  const molecule: StereoJson['molecules'][number] | undefined = data.molecules[0];
  const { cipCodes = [], cipRanks = [] } =
    molecule?.extensions?.find((one) => one.name === 'rdkitRepresentation') ?? {};
  const assigned = new Set(cipCodes.filter(([, code]) => /^[RS]$/i.test(code)).map(([atom]) => atom));
  const graph = graphFromJson(data);
  return { graph, centres: countStereocentres(graph, { cipRanks, assigned }) };
}

interface StereoJson {
  molecules: { extensions?: { name: string; cipRanks?: number[]; cipCodes?: [number, string][] }[] }[];
}

/** Scores what has been read. Throws a RangeError for a molecule without atoms. */
export function scoreGraph(read: ReadMolecule, table: FragmentTable): AccessibilityScore {
  if (read.graph.atoms.length === 0) throw new RangeError('a molecule without atoms has no score');
  const parts = partsOf(read, table);
  return { score: scaled(sumOf(parts)), parts };
}

function partsOf({ graph, centres }: ReadMolecule, table: FragmentTable): ScoreParts {
  const { counts, total } = morganCounts(graph);
  const { spiro, bridgehead, macrocycles } = ringFigures(graph);
  const atoms = graph.atoms.length;
  let sum = 0;
  for (const [id, times] of counts) sum += times * (table.contributionOf(id) ?? unknownFragment);
  return {
    fragments: sum / total,
    size: atoms ** 1.005 - atoms,
    stereo: Math.log10(centres + 1),
    spiro: Math.log10(spiro + 1),
    bridge: Math.log10(bridgehead + 1),
    macrocycle: macrocycles > 0 ? Math.log10(2) : 0,
    symmetry: atoms > counts.size ? Math.log(atoms / counts.size) / 2 : 0,
  };
}

function figuresOf({ atoms }: MolGraph): Pick<ScoredMolecule, 'heavyAtoms' | 'molecularWeight'> {
  let [heavyAtoms, weight] = [0, 0];
  for (const { z, hydrogens } of atoms) {
    if (z > 1) heavyAtoms += 1;
    weight += (z === 0 ? 0 : elementOf(z).weight) + hydrogens * elementOf(1).weight;
  }
  return { heavyAtoms, molecularWeight: Math.round(weight * 100) / 100 };
}

function sumOf({ fragments, size, stereo, spiro, bridge, macrocycle, symmetry }: ScoreParts): number {
  return fragments - size - stereo - spiro - bridge - macrocycle + symmetry;
}

function scaled(sum: number): number {
  const linear = 11 - ((sum - lowest + 1) / (highest - lowest)) * 9;
  const smooth = linear > smoothAbove ? smoothAbove + Math.log(linear - smoothAbove) : linear;
  return Math.min(10, Math.max(1, smooth));
}
