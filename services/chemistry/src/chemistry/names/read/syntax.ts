// What a name is taken apart into, before anything is built.

import type { Molecule } from './molecule.ts';
import type { Opening } from './part-smiles.ts';

/** A skeleton as it was added to the molecule. */
export interface AddedSkeleton {
  locants: Map<string, number>;
  atoms: number[];
  openings: Opening[];
  /** Atoms of acid groups whose hydrogen an ester or a salt replaces. */
  acidOxygens: number[];
  /** Atoms that hold the hydrogen where a mancude ring is named without it. */
  defaultHydrogens: number[];
}

export type SkeletonKind = 'ring' | 'chain' | 'cyclo' | 'baeyer' | 'part' | 'linker' | 'acid' | 'aminoAcid';

export interface Skeleton {
  kind: SkeletonKind;
  /** The part of the name, for messages. */
  name: string;
  /** What a numeric locant may be. */
  locants: ReadonlySet<string>;
  /** Atoms of a chain or ring without hetero atoms. */
  length: number;
  /** A protecting group, which is on nitrogen where nothing else is said. */
  isProtecting?: boolean;
  add(molecule: Molecule): AddedSkeleton;
}

export type Ending = 'none' | 'radical' | 'acyl' | 'acid' | 'ester';

export interface SuffixRule {
  /** Each is added to the atom that the suffix sits on. */
  parts: readonly string[];
  /** The carbon is the last of the chain. */
  isTerminal?: true;
  /** The atom itself binds further. */
  opens?: number;
  ending: Ending;
  /** The atom itself, a nitrogen, takes a positive charge: pyridinium. */
  charges?: true;
}

export interface Suffix {
  rule: SuffixRule;
  name: string;
  count: number;
  locants: readonly string[];
  /** Added hydrogen: 2(1H)-one. */
  hydrogens: readonly string[];
}

export interface Unsaturation {
  order: 2 | 3;
  count: number;
  locants: readonly string[];
}

export interface StereoMark {
  kind: 'R' | 'S' | 'E' | 'Z' | 'cis' | 'trans' | 'L' | 'D' | 'racemic' | 'relative' | 'rotation';
  locant?: string;
}

export type Prefix =
  | { kind: 'group'; locants: readonly string[]; count: number; group: Group; isEnclosed: boolean }
  | { kind: 'hydro'; locants: readonly string[]; count: number }
  | { kind: 'indicated'; locants: readonly string[] }
  | { kind: 'stereo'; marks: readonly StereoMark[] };

export interface Group {
  prefixes: readonly Prefix[];
  skeleton: Skeleton;
  /** Locants before the skeleton that belong to a double bond or the suffix: 2-butanol. */
  front: readonly string[];
  unsaturations: readonly Unsaturation[];
  suffix?: Suffix;
  ending: Ending;
  /** How far the name departs from brackets and order that leave no doubt. */
  penalty: number;
  /** Radicals that were put together without brackets: chloromethyl in chloromethylbenzene. */
  implicit: number;
}
