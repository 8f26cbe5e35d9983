// Which molecules of a route count as its intermediates. A route's target does not, nor does what the route buys or takes
import type { StoredMolecule } from '../structure/stored-molecule.ts';

// from stock, nor what is too small to be worth a batch of its own: salts, small alcohols, acids and halides, reagents.

import type { StoredNode } from '../tasks/stored.ts';

const leastHeavyAtoms = 7;
const leastCarbons = 4;

/** The formula is in Hill order, with a charge at its end or none. */
export function isWorthPreparing({ formula }: Pick<StoredMolecule, 'formula'>): boolean {
  const counts = new Map<string, number>();
  for (const [, element = '', count = ''] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g))
    counts.set(element, (counts.get(element) ?? 0) + (count === '' ? 1 : Number(count)));
  const heavy = [...counts].reduce((sum, [element, count]) => (element === 'H' ? sum : sum + count), 0);
  return heavy >= leastHeavyAtoms && (counts.get('C') ?? 0) >= leastCarbons;
}

/** `isMade`: a step of the route makes it. */
export function isIntermediate(node: StoredNode, isMade: boolean): boolean {
  return isMade && node.parentStepId !== null && !node.inStock && isWorthPreparing(node.molecule);
}
