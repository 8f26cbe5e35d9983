/** The mirror image of a SMILES, or of a SMARTS without recursion: every centre turned over, double bonds as they are. */
export function mirrorImage(text: string): string {
  return text.replaceAll(/\[[^\]]*\]/g, (atom) => atom.replace(/@+/, (mark) => (mark === '@' ? '@@' : '@')));
}
