/** SMILES written one after another with white space between them. */
export function words(text: string): string[] {
  return text.split(/\s+/).filter((one) => one !== '');
}

/** Every fragment with every ending; a fragment opens with the atom that bears the ending: `CC` and `Br` give `BrCC`. */
export function attach(heads: readonly string[], fragments: readonly string[]): string[] {
  return heads.flatMap((head) => fragments.map((fragment) => `${head}${fragment}`));
}
