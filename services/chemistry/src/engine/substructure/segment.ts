// A searchable set of molecules in flat arrays, smallest molecule first. It is made once, stored as one file, and read
// back without parsing a structure.

import type { CountedAtoms } from '../../chemistry/recognition/describe.ts';
import { figureNames } from './figures.ts';

/** Bytes of a Morgan fingerprint of radius 2, 2048 bits. */
export const morganBytes = 256;

/** All numbers are counted over the molecules in the order of the segment. */
export interface Segment {
  readonly size: number;
  /** Place of each molecule in the list that the segment was made from. */
  readonly origin: Uint32Array;
  readonly heavyAtoms: Uint16Array;
  /** g/mol. */
  readonly weight: Float32Array;
  /** 0 where RDKit must judge: written hydrogens, dummies, dative bonds. */
  readonly plain: Uint8Array;
  /** Where the atoms of each molecule begin; one more at the end. */
  readonly atomStart: Uint32Array;
  readonly atomKind: Uint16Array;
  /** Figures of each kind, as many as figureNames names. */
  readonly kinds: Int16Array;
  /** Where the neighbours of each atom begin, one more at the end. */
  readonly neighbourStart: Uint32Array;
  /** Neighbours, counted within the molecule. */
  readonly neighbour: Uint16Array;
  /** The one bit of the bond to each of them. */
  readonly bondBit: Uint8Array;
  /** For each feature of the fingerprint a column of bits, one for each molecule. */
  readonly columns: Uint32Array;
  readonly morgan: Uint8Array;
  readonly smilesStart: Uint32Array;
  /** ASCII. */
  readonly smilesBytes: Uint8Array;
}

/** Words of 32 bits in a column. */
export function columnWords(size: number): number {
  return (size + 31) >> 5;
}

const decoder = new TextDecoder();

/** The SMILES that a molecule was read from; its atoms have the order of that text. */
export function smilesAt({ smilesStart, smilesBytes }: Segment, molecule: number): string {
  return decoder.decode(smilesBytes.subarray(smilesStart[molecule], smilesStart[molecule + 1]));
}

const width = figureNames.length;
const [zAt, hydrogensAt, chargeAt] = (['z', 'hydrogens', 'charge'] as const).map((name) => figureNames.indexOf(name));

/** The atoms of a molecule as its formula is told from them. */
export function atomsAt({ atomStart, atomKind, kinds }: Segment, molecule: number): CountedAtoms {
  const own = atomKind.subarray(atomStart[molecule], atomStart[molecule + 1]);
  const figure = (kind: number, at = 0): number => kinds[kind * width + at] ?? 0;
  return {
    atoms: Array.from(own, (kind) => ({
      z: figure(kind, zAt),
      hydrogens: figure(kind, hydrogensAt),
      charge: figure(kind, chargeAt),
    })),
  };
}

/** The first molecule with at least so many heavy atoms. */
export function firstOfSize({ heavyAtoms, size }: Segment, least: number): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heavyAtoms[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
