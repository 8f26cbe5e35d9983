const mostMarked = 200;

/**
 * Address of a molecule's picture: content-addressed, so the browser keeps it for good. Sizes in CSS pixels; `marked` are
 * atoms in the order of the canonical SMILES.
 */
export function pictureUrl(key: string, width: number, height: number, marked: readonly number[] = []): string {
  const atoms = marked.length > 0 ? `&atoms=${marked.slice(0, mostMarked).join(',')}` : '';
  return `/api/structure/picture/${encodeURIComponent(key)}.svg?w=${Math.round(width)}&h=${Math.round(height)}${atoms}`;
}
