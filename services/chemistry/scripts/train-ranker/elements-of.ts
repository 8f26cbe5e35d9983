// The elements of molecules as sorted text, hydrogen left out: what can be compared before anything is computed.

const atomPattern = /\[\d*([A-Z][a-z]?|[a-z]+)[^\]]*\]|Cl|Br|[BCNOPSFIbcnops]/g;

/** Symbols of all heavy atoms in lower case, sorted, each followed by a space; `smiles` may hold several molecules. */
export function elementsOf(smiles: string): string {
  return [...smiles.matchAll(atomPattern)]
    .map(([text, inBrackets]) => (inBrackets ?? text).toLowerCase())
    .filter((symbol) => symbol !== 'h')
    .toSorted()
    .map((symbol) => `${symbol} `)
    .join('');
}

/** What `whole` has more than `part`; null when it lacks something of it. */
export function addedElements(part: string, whole: string): string | null {
  const rest = whole.split(' ');
  for (const symbol of part.split(' ')) {
    const place = rest.indexOf(symbol);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest.map((symbol) => `${symbol} `).join('');
}

/** Whether `whole` has all of `part`. */
export function hasElements(whole: string, part: string): boolean {
  return addedElements(part, whole) !== null;
}
