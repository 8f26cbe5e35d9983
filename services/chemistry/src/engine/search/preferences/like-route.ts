// A route that the routes of a search are to be like.

import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import type { RouteNode } from '../types.ts';
import { readRouteText, RouteLikeness, treeOfRoute, type RouteTree } from './route-likeness.ts';

/** What a step of the given route costs less, and each molecule of it that a step leads to. */
const sameStep = -1.2;
const sameMolecule = -0.5;

export class LikeRoute {
  readonly #tree: RouteTree;
  readonly #likeness: RouteLikeness;
  readonly #steps: ReadonlySet<string>;
  readonly #molecules: ReadonlySet<string>;

  /** Throws a RangeError for reactions that are no route to the target: see `readRouteText`. */
  constructor(rdkit: RDKit, target: string, reactions: readonly string[]) {
    const read = readRouteText(rdkit, target, reactions);
    if ('problem' in read) throw new RangeError(`like route: ${read.problem} ${read.found}`);
    this.#tree = read;
    this.#likeness = new RouteLikeness(rdkit);
    const nodes = nodesOf(read);
    this.#steps = new Set(
      nodes.flatMap(({ label, children }) =>
        children.length > 0
          ? [
              stepName(
                label,
                children.map((one) => one.label),
              ),
            ]
          : [],
      ),
    );
    this.#molecules = new Set(nodes.map(({ label }) => label));
  }

  /** Below 0 for what the given route has, too. */
  costOf(precursors: readonly string[], product: string): number {
    if (this.#steps.has(stepName(product, precursors))) return sameStep;
    return sameMolecule * precursors.filter((one) => this.#molecules.has(one)).length;
  }

  /** 0 to 1. */
  likenessOf(route: RouteNode): number {
    return this.#likeness.of(treeOfRoute(route), this.#tree);
  }
}

function nodesOf(tree: RouteTree): RouteTree[] {
  return [tree, ...tree.children.flatMap(nodesOf)];
}

function stepName(product: string, precursors: readonly string[]): string {
  return `${precursors.toSorted().join('.')}>>${product}`;
}
