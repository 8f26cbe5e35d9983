// Whether what a person typed is meant as a SMILES, right or wrong, and not as a name.

// Made of nothing but SMILES words, so that a mistake in it is a mistake in a structure and not an unknown name.
export function isSmilesLike(text: string): boolean {
  const firstLine = text.split(/[\r\n\t]/)[0] ?? '';
  const words = firstLine.replace(/ \|.*\|$/, '');
  return /^(\[[^\]\s]*\]?|Br|Cl|[BCNOPSFIbcnops]|[-=#$:/\\.()%0-9@+*~<>])+$/.test(words);
}

// CO2, POCl3, CBr4: each element once.
export function isFormula(word: string): boolean {
  const symbols = word.match(/[A-Z][a-z]?/g) ?? [];
  return /^(?:[A-Z][a-z]?\d{0,2})+$/.test(word) && new Set(symbols).size === symbols.length;
}
