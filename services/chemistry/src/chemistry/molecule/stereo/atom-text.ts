// A SMILES by the texts of its atoms. Indexes are those of atoms in the order of the text, from 0.

const atomToken = /\[[^\]]*\]|Br|Cl|[BCNOPSFI*]|[bcnops]/g;

/** The text of each atom of a SMILES, in their order. */
export function atomTokens(smiles: string): string[] {
  return smiles.match(atomToken) ?? [];
}

/** Indexes of the atoms that have a configuration. */
export function markedIndexes(smiles: string): number[] {
  return atomTokens(smiles).flatMap((token, atom) => (token.includes('@') ? [atom] : []));
}

/** How many atoms have a configuration. */
export function markedCount(smiles: string): number {
  return markedIndexes(smiles).length;
}

/** The SMILES with the texts of these atoms changed. */
export function changedAtoms(smiles: string, atoms: readonly number[], change: (token: string) => string): string {
  let atom = -1;
  return smiles.replaceAll(atomToken, (token) => {
    atom += 1;
    return atoms.includes(atom) ? change(token) : token;
  });
}
