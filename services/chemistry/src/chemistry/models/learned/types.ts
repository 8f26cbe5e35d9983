// What the learned library works on and answers: a product with its configuration, the places where a template fits, and what is known of it.

import type { MolGraph } from '../../molecule/graph.ts';
import type { BilingualName } from '../types.ts';

/** A molecule as plain numbers, with its configuration; atom order is that of the text it was read from. */
export interface ProductGraph extends MolGraph {
  /**
   * For each atom 0, or 1 when its neighbours in ascending order of their index turn counter-clockwise seen from the
   * first one, 2 when clockwise; a hydrogen counts as the last one.
   */
  parity: readonly number[];
  /** For each bond null, or the configuration of a double bond: two reference atoms and whether they lie on one side. */
  geometry: readonly (BondGeometry | null)[];
  /** Atoms with one number are alike by symmetry; configuration is looked at. */
  symmetry: readonly number[];
}

export interface BondGeometry {
  /** A neighbour of `bond.from` and one of `bond.to`. */
  fromSide: number;
  toSide: number;
  isCis: boolean;
}

/** A template and the place where it fits. */
export interface Candidate {
  /** Index into the library. */
  template: number;
  /** Atom of the product for each atom of the pattern, in the order of the pattern. */
  atoms: readonly number[];
  /** Those of `atoms` whose bonds, charge, hydrogens or configuration change. */
  centre: readonly number[];
}

/** What is known of one learned template. */
export interface LearnedRecord {
  /** Stable name: `L` and a hash of the retro SMARTS. */
  id: string;
  /** Product pattern >> precursors, with every atom that the precursors bring written out. */
  retro: string;
  /** The same edit the other way round; null where what is cut off cannot be derived from the precursors. */
  forward: string | null;
  /** Recorded training reactions that gave this template. */
  count: number;
  /** Recorded reactant sets on which it could act in the forward direction, about. */
  applied: number;
  /** 1 to 10, the class of most of these reactions in the source's own numbering; 0 when unknown. */
  class: number;
  name: BilingualName;
  /** False where the records that it was taken from are mapped wrongly: it is kept, but proposes nothing. */
  isSound: boolean;
}
