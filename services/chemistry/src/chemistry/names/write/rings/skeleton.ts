// A parent hydride: its atoms, the numberings that the rules permit, and how its name is formed.

export type Numbering = ReadonlyMap<number, string>;

/** A name as it is, to which hydro prefixes and indicated hydrogen are added: quinoline, piperidine. */
export interface FixedForm {
  kind: 'fixed';
  en: string;
  zh: string;
  /** No double bonds: all of its atoms are saturated without saying so. */
  isSaturated: boolean;
  /** The name is unique without its indicated hydrogen: 1,3-benzodioxole. */
  dropsHydrogen?: boolean;
}

/** A stem that takes ane, ene, yne: hex, bicyclo[2.2.1]hept. */
export interface StemForm {
  kind: 'stem';
  en: string;
  zh: string;
}

/** One atom that is no carbon: silane, phosphane. */
export interface AtomForm {
  kind: 'atom';
  en: string;
  zh: string;
}

export interface Skeleton {
  atoms: readonly number[];
  /** All that the fixed rules permit; the rest of the rules chooses among them. */
  numberings: readonly Numbering[];
  form: FixedForm | StemForm | AtomForm;
  isChain: boolean;
  /** One ring of atoms that are alike, in which a single locant goes without saying. */
  isUniform: boolean;
}
