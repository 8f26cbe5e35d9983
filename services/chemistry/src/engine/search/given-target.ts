// A target with stereo groups is searched in its planned form, whose atoms may come in another order; routes and graph
// end in the target that was asked for.

import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { plannedForm, stereoGroupsOf } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import type { BondMark, SearchConstraints } from './constraints.ts';
import type { PlanHooks, PlanResult, Route, SearchedTree } from './types.ts';

export interface GivenTarget {
  constraints(constraints: SearchConstraints): SearchConstraints;
  hooks(hooks: PlanHooks): PlanHooks;
  result(result: PlanResult): PlanResult;
}

/** What turns a search of the planned form into one of the given text; undefined where both are the same. */
export function givenTarget(rdkit: RDKit, text: string): GivenTarget | undefined {
  const planned = stereoGroupsOf(text).length === 0 ? null : plannedForm(rdkit, text);
  if (!planned) return undefined;
  const moved = (bonds: readonly BondMark[]): BondMark[] =>
    bonds.map(([from, to]): BondMark => [planned.places[from] ?? from, planned.places[to] ?? to]);
  const route = (one: Route): Route => ({ ...one, tree: { ...one.tree, smiles: text } });
  const graph = ({ depth, origin, reactions, solved, best, inStock }: SearchedTree): SearchedTree => {
    return { smiles: text, depth, origin, reactions, solved, best, inStock };
  };
  return {
    constraints: ({ breakBonds, keepBonds, ...rest }) => ({
      ...rest,
      ...(breakBonds && { breakBonds: moved(breakBonds) }),
      ...(keepBonds && { keepBonds: moved(keepBonds) }),
    }),
    hooks: ({ onRoute, onGraph, ...rest }) => ({
      ...rest,
      ...(onRoute && { onRoute: (found, progress) => onRoute(route(found), progress) }),
      ...(onGraph && { onGraph: (root) => onGraph(graph(root)) }),
    }),
    result: (result) => ({ ...result, target: text, routes: result.routes.map(route) }),
  };
}
