import { pictureQuery } from '@app/shared/rules/picture-query';

/**
 * Address of a molecule's picture: content-addressed, so the browser keeps it for good. Sizes are those it is shown at, in CSS
 * pixels; `marked` are atoms in the order of the canonical SMILES.
 */
export function pictureUrl(key: string, width: number, height: number, marked: readonly number[] = []): string {
  const { w, h, atoms } = pictureQuery({ width, height }, marked);
  const query = atoms === undefined ? '' : `&atoms=${atoms}`;
  return `/api/structure/picture/${encodeURIComponent(key)}.svg?w=${w}&h=${h}${query}`;
}
