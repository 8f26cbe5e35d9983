// The heavy atoms of a SMILES, read from its text: what differs here cannot be the same molecule.

const atom = /\[\d*([A-Z][a-z]?|[a-z]{1,2})[^\]]*\]|Cl|Br|[A-Za-z]/g;
/** Second letters that a bracketed symbol has; others belong to what follows it: [nH], [CH2]. */
const twoLetters = /^(?:[A-Z][a-z]|se|as|te|si)$/;

/** Counts by symbol; never changed by those who ask. */
export type HeavyAtoms = ReadonlyMap<string, number>;

/** The heavy atoms by symbol, aromatic or not. */
export function heavyAtoms(smiles: string): HeavyAtoms {
  const counts = new Map<string, number>();
  for (const [text, bracketed] of smiles.matchAll(atom)) {
    const symbol = bracketed === undefined ? text : twoLetters.test(bracketed) ? bracketed : bracketed.charAt(0);
    const element = symbol.charAt(0).toUpperCase() + symbol.slice(1);
    if (element !== 'H') counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  return counts;
}

/**
 * Equal for two SMILES of the same heavy atoms, hydrogens, charges and isotopes left out.
 *
 * @internal
 */
export function heavyFormula(smiles: string): string {
  return [...heavyAtoms(smiles)]
    .map(([element, count]) => `${element}${count}`)
    .toSorted()
    .join('');
}
