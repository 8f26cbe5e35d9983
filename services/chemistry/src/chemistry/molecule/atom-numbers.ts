/** SMILES, of molecules or a reaction, without the atom numbers that somebody wrote. */
export function withoutAtomNumbers(smiles: string): string {
  return smiles.replaceAll(/:\d+\]/g, ']');
}
