// Places of a molecule that could react: atoms in the order of its canonical SMILES.

import type { ForwardClasses } from '@app/shared/contracts/forward/forward';

export type Place = readonly number[];

export function isSamePlace(a: Place, b: Place): boolean {
  return placeKey(a) === placeKey(b);
}

/** The places of these classes of reactions, or of one kind; each once. */
export function placesOf(
  classes: ForwardClasses['classes'],
  asks: { classes: readonly string[] | null; templateId: string | null },
): Place[] {
  const sites = classes
    .filter((one) => asks.classes === null || asks.classes.includes(one.class))
    .flatMap(({ kinds }) => kinds)
    .filter(({ kind }) => asks.templateId === null || kind.templateId === asks.templateId)
    .flatMap((kind) => kind.sites);
  return [...new Map(sites.map((site) => [placeKey(site), site] as const)).values()];
}

function placeKey(place: Place): string {
  return place.toSorted((a, b) => a - b).join('-');
}
