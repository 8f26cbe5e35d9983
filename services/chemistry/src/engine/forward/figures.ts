// What products are filtered and sorted by. logP: S. A. Wildman, G. M. Crippen, J. Chem. Inf. Comput. Sci. 1999, 39, 868;
// TPSA: P. Ertl et al., J. Med. Chem. 2000, 43, 3714; both as RDKit computes them.

import { rules } from '../inspection/molecule-profile.ts';
import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import { rounded } from '../../chemistry/molecule/rounded.ts';
import type { MoleculeView } from '../../chemistry/smarts/molecule-view.ts';
import type { FragmentTable } from '../sascore/fragments.ts';
import { type ReadMolecule, scoreGraph, scoreStructure } from '../sascore/score.ts';
import { countAcceptors, countDonors, countRotatable } from './bond-counts.ts';
import { crippenLogP } from './crippen.ts';
import { polarSurface } from './polar-surface.ts';

export interface ProductFigures {
  logP: number;
  tpsa: number;
  donors: number;
  acceptors: number;
  rotatableBonds: number;
  lipinski: boolean;
  veber: boolean;
  ruleOfThree: boolean;
  sascore: number;
  /** Tanimoto to the target, where there is one. */
  similarity: number | null;
}

export interface FiguredProduct {
  held: { readonly mol: Mol };
  /** Of the same molecule, in any order of its atoms. */
  view: MoleculeView;
  /** Canonical. */
  smiles: string;
  /** g/mol. */
  weight: number;
  /** The product read for its score, where its graph is enough for that. */
  bare: ReadMolecule | null;
}

/** All figures of a product; `target` is a fingerprint by `fingerprintOf`. */
export function productFigures(
  rdkit: RDKit,
  table: FragmentTable,
  product: FiguredProduct,
  target: Uint8Array | undefined,
): ProductFigures {
  const { held, view, smiles, weight, bare } = product;
  const values = descriptorsOf(view, weight) ?? descriptorsByRdkit(held.mol);
  const value = (key: string): number => values.get(key) ?? 0;
  return {
    // Halves go up, whatever the last bit of the sum says.
    logP: rounded(value('CrippenClogP') + 1e-9, 2),
    tpsa: rounded(value('tpsa'), 1),
    donors: value('NumHBD'),
    acceptors: value('NumHBA'),
    rotatableBonds: value('NumRotatableBonds'),
    lipinski: passes('lipinski', value),
    veber: passes('veber', value),
    ruleOfThree: passes('ruleOfThree', value),
    sascore: rounded((bare ? scoreGraph(bare, table) : scoreStructure(rdkit, smiles, table))?.score ?? 10, 2),
    similarity: target ? rounded(tanimoto(fingerprintOf(held.mol), target), 3) : null,
  };
}

// Those that are wanted, in a twelfth of the time that RDKit takes for all of its own (figures.test.ts compares them).
function descriptorsOf(view: MoleculeView, weight: number): ReadonlyMap<string, number> | undefined {
  const logP = view.isPlain ? crippenLogP(view) : undefined;
  if (logP === undefined) return undefined;
  const hetero = view.graph.atoms.filter(({ z }) => z === 7 || z === 8);
  return new Map([
    ['CrippenClogP', logP],
    ['tpsa', polarSurface(view.graph)],
    ['NumHBD', countDonors(view.graph)],
    ['NumHBA', countAcceptors(view)],
    ['lipinskiHBD', hetero.reduce((sum, { hydrogens }) => sum + hydrogens, 0)],
    ['lipinskiHBA', hetero.length],
    ['NumRotatableBonds', countRotatable(view)],
    ['NumRings', view.graph.rings.length],
    ['amw', weight],
  ]);
}

function descriptorsByRdkit(mol: Mol): ReadonlyMap<string, number> {
  return new Map(Object.entries(JSON.parse(mol.get_descriptors()) as Record<string, number>));
}

/** Morgan fingerprint of radius 2, 2048 bits. */
export function fingerprintOf(mol: Mol): Uint8Array {
  return Uint8Array.from(mol.get_morgan_fp_as_uint8array() as Uint8Array);
}

/** Common bits to all bits; 0 for two without any. */
export function tanimoto(one: Uint8Array, other: Uint8Array): number {
  let [common, either] = [0, 0];
  one.forEach((byte, index) => {
    const beside = other[index] ?? 0;
    common += bitsOf[byte & beside] ?? 0;
    either += bitsOf[byte | beside] ?? 0;
  });
  return either === 0 ? 0 : common / either;
}

const bitsOf = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

type RuleKey = 'lipinski' | 'veber' | 'ruleOfThree';

function passes(key: RuleKey, value: (key: string) => number): boolean {
  const rule = rules.find((one) => one.key === key);
  if (!rule) throw new RangeError(`no rule ${key}`);
  const broken = rule.limits.filter(
    ({ of, most = Infinity, least = -Infinity }) => value(of) > most || value(of) < least,
  );
  return broken.length <= rule.allowed;
}
