import { hierarchy, tree } from 'd3-hierarchy';
import type { MoleculeTree } from './route-tree.ts';

/** Places of the molecules by d3-hierarchy alone, without boxes and links: what the layout of a route is measured against. */
export function bareTidyTree(route: MoleculeTree): number {
  const placed = tree<MoleculeTree>().nodeSize([1, 1])(hierarchy(route, (at) => at.precursors));
  return placed.descendants().length;
}
