// How the tables of what comes in are written.

export interface IntakeCase {
  text: string;
  /** Canonical SMILES of the molecule. */
  smiles?: string;
  /** Or why there is none. */
  reason?: string;
  found?: string;
}

export const read = (smiles: string, ...texts: string[]): IntakeCase[] => texts.map((text) => ({ text, smiles }));
export const refused = (reason: string, ...texts: string[]): IntakeCase[] => texts.map((text) => ({ text, reason }));
export const named = (found: string, text: string): IntakeCase => ({ text, reason: 'unspecifiedAtoms', found });

const codes: Readonly<Record<string, number>> = {
  ambiguous: 20028,
  unclosedRing: 20028,
  parentheses: 20028,
  syntax: 20028,
  valence: 20028,
  kekulize: 20028,
  listed: 20000,
  family: 20000,
  name: 20026,
  inchi: 20026,
  inchiKey: 20026,
};

/** The code of a refusal; what is read and cannot be planned has one code for all reasons. */
export const codeOf = ({ reason = '' }: IntakeCase): number => codes[reason] ?? 10003;
