/**
 * The same SMILES in a form that nobody takes for an abbreviation: a chain of letters, as `CO` or `NCS`, with its single
 * bonds written (`C-O`). For SMILES that are handed over where names are read, too.
 */
export function unmistakableSmiles(smiles: string): string {
  return /^(?:Cl|Br|[BCNOPSFI])+$/.test(smiles) ? (smiles.match(/Cl|Br|[A-Z]/g) ?? []).join('-') : smiles;
}
