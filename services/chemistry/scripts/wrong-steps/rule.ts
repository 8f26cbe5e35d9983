// What a rule that draws wrong steps looks like, and the pieces of SMARTS that the rules share.

/** Kinds of wrong steps in the order of the file, and how many rows each has. */
export const wrongStepKinds = {
  'other site': 80,
  'partner missing': 64,
  'group suffers': 97,
  'impossible ring': 70,
  'oxidation state': 70,
  'wrong carbonyl': 66,
  'no leaving group': 70,
  'destroyed reagent': 39,
  stereochemistry: 44,
} as const;

export type WrongStepKind = keyof typeof wrongStepKinds;

/** Takes a molecule apart in a way that does not work forwards, or closes a ring that does not close. */
export interface WrongRule {
  kind: WrongStepKind;
  /** Reaction SMARTS from the product to its precursors; with `closes` from the precursor to the product. */
  smarts: string;
  /** The SMARTS runs forwards: the molecule is the precursor. */
  closes?: boolean;
  /** A change of the recorded molecule before the rule: it brings the group that makes the step wrong. */
  edit?: string;
  /** What the product must have, and must not. */
  has?: readonly string[];
  lacks?: readonly string[];
  /** What the precursors must have, by their place in the SMARTS. */
  needs?: Readonly<Record<number, readonly string[]>>;
  /** Atoms that must be configured, each the first of a SMARTS: in the product and in the precursors, by their place. */
  configured?: { product: string; precursors?: Readonly<Record<number, string>> };
  /** What no precursor may have. */
  without?: readonly string[];
  /** A reagent that gives atoms. */
  reagent?: string;
  /** One sentence for the file. */
  why: string;
  /** Rows of this rule at most. */
  most: number;
}

/** Changes a recorded step of which all else stays true. */
export interface StepRule {
  kind: WrongStepKind;
  change:
    | { drops: 'partner' }
    /** Reaction SMARTS that takes atoms away from one precursor, or changes them. */
    | { lessens: string }
    /** Turns a configured centre or double bond of the product. */
    | { turns: 'centre' | 'double bond' }
    /** Takes the configuration of one precursor away. */
    | { flattens: 'precursor' };
  why: string;
  most: number;
}

const notAcylated = '!$(N-[#6]=[O,S,N]);!$(N-[S,P,O,N])';
/** Free aliphatic amines that take acyl groups, primary and secondary. */
export const alkylNH2 = `[NX3;+0;H2;${notAcylated}][CX4]`;
export const alkylNH = `[NX3;+0;H1,H2;${notAcylated};!$(N-c);!$(N-C#N);!$(N-C=C)][CX4;!$(C(F)(F)F)]`;
export const arylNH2 = '[NX3;+0;H2]c';
export const aldehyde = '[CX3;H1](=O)[#6]';
export const ketone = '[#6][CX3](=O)[#6]';
export const phenol = '[OX2;H1]c';
export const acid = '[CX3](=O)[OX2;H1]';
export const methylEster = '[#6][CX3](=O)O[CH3]';
export const thiol = '[SX2;H1][#6]';

/** A carbon of a benzene ring that nothing activates for a nucleophile. */
export const plainAryl =
  '[c;$(c1ccccc1);!$(c1c([N+,$(C=O),$(C#N),$(S=O),$(C(F)(F)F)])cccc1);!$(c1ccc([N+,$(C=O),$(C#N),$(S=O),$(C(F)(F)F)])cc1)' +
  ';!$(c1c(c=[O,S])cccc1);!$(c1ccc(c=[O,S])cc1);!$(c1ccc(F)cc1F);!$(c1c(:[n,o,s])cccc1);!$(c:c:[n+]);!$(c:c:n)]';
/** One place of a benzene ring whose substituent gives way to another. */
export const onAryl = '[c;$(c1ccccc1):1]-[F,Cl,CH3]';
export const brings = (group: string): string => `${onAryl}>>[c:1]${group}`;

export function isWrongStepKind(text: string): text is WrongStepKind {
  return Object.hasOwn(wrongStepKinds, text);
}
