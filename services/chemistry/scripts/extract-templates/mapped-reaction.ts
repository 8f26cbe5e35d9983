// A mapped reaction SMILES as two graphs whose atoms know their map numbers.

import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { readProduct } from '../../src/chemistry/models/learned/product-graph.ts';
import type { ProductGraph } from '../../src/chemistry/models/learned/types.ts';

export interface Side {
  graph: ProductGraph;
  /** Map number of each atom, 0 for none. */
  maps: number[];
  atomOf: ReadonlyMap<number, number>;
}

export interface MappedReaction {
  product: Side;
  /** Only reactants that give atoms to the product. */
  reactants: Side;
}

/** Null when a side cannot be read, maps are doubled or missing in the product, or hydrogens are written as atoms. */
export function readMapped(rdkit: RDKit, text: string): MappedReaction | null {
  const [left = '', right = ''] = text.split('>>');
  if (right.includes('.')) return null;
  const wanted = new Set(mapsOf(right));
  const giving = left.split('.').filter((part) => mapsOf(part).some((map) => map > 0 && wanted.has(map)));
  const product = readSide(rdkit, right, wanted);
  const reactants = readSide(rdkit, giving.join('.'), wanted);
  if (!product || !reactants || product.maps.includes(0)) return null;
  if (product.maps.some((map) => !reactants.atomOf.has(map))) return null;
  return { product, reactants };
}

/** A mapped SMILES without its maps; the order of the atoms stays. */
export function withoutMaps(smiles: string): string {
  return smiles.replaceAll(/:\d+\]/g, ']');
}

/** The map numbers of a SMILES as they are written, in its order. */
export function mapNumbers(smiles: string): string[] {
  return [...smiles.matchAll(/:(\d+)\]/g)].map((match) => match[1] ?? '');
}

function readSide(rdkit: RDKit, smiles: string, wanted: ReadonlySet<number>): Side | null {
  if (smiles === '') return null;
  const maps = mapsOf(smiles).map((map) => (wanted.has(map) ? map : 0));
  using mol = rdkit.get_mol(withoutMaps(smiles));
  if (!mol || mol.get_num_atoms() !== maps.length) return null;
  const used = maps.filter((map) => map > 0);
  if (new Set(used).size !== used.length) return null;
  const atomOf = new Map(maps.flatMap((map, atom) => (map > 0 ? [[map, atom] as const] : [])));
  return { graph: readProduct(mol), maps, atomOf };
}

const atomPattern = /\[[^\]]+\]|Br|Cl|[BCNOPSFIbcnops*]/g;

function mapsOf(smiles: string): number[] {
  return [...smiles.matchAll(atomPattern)].map(([atom]) => Number(/:(\d+)\]/.exec(atom)?.[1] ?? 0));
}
