// Which bonds of a query close a ring: such a bond lies on a ring bond of every hit, for a ring maps onto a ring.

import type { QueryGraph } from './read-query.ts';

/** For each bond of the query whether it is part of a ring of the query. */
export function ringBondsOf({ atoms, bonds }: Pick<QueryGraph, 'atoms' | 'bonds'>): boolean[] {
  const links: { to: number; bond: number }[][] = atoms.map(() => []);
  bonds.forEach(({ a, b }, bond) => {
    links[a]?.push({ to: b, bond });
    links[b]?.push({ to: a, bond });
  });
  const inRing = bonds.map(() => true);
  // Bridges, after Tarjan: a bond is none when what lies behind it reaches back before it.
  const order = atoms.map(() => -1);
  let next = 0;
  const visit = (atom: number, through: number): number => {
    let lowest = (order[atom] = next++);
    for (const { to, bond } of links[atom] ?? []) {
      if (bond === through) continue;
      const seen = order[to] ?? -1;
      const reached = seen >= 0 ? seen : visit(to, bond);
      if (seen < 0 && reached > (order[atom] ?? 0)) inRing[bond] = false;
      lowest = Math.min(lowest, reached);
    }
    return lowest;
  };
  atoms.forEach((_, atom) => {
    if ((order[atom] ?? 0) < 0) visit(atom, -1);
  });
  return inRing;
}
