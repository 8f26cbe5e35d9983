/** Product and precursors of a reaction SMILES, reagents left out; null when it is none, or has several products. */
export function partsOfReaction(text: string): [product: string, ...precursors: string[]] | null {
  const [left = '', , product = '', ...more] = text.trim().split('>');
  const precursors = left.split('.').filter((one) => one !== '');
  if (more.length > 0 || product === '' || product.includes('.') || precursors.length === 0) return null;
  return [product, ...precursors];
}
