// Gathers the distinct solved routes of a search and chooses those to show.

import { compareText } from '../models/single-step.ts';
import type { RouteBuilder } from './route-builder.ts';
import type { RouteIdeas } from './route-idea.ts';
import { reactionsOf } from './route-score.ts';
import type { MoleculeNode, ReactionNode } from './tree.ts';
import type { Route } from './types.ts';

/** How much a route that shares all its reactions with a better one loses in the choice. */
const similarityPenalty = 0.3;

export class RouteCollector {
  readonly #root: MoleculeNode;
  readonly #builder: RouteBuilder;
  readonly #ideas: RouteIdeas;
  readonly #routes = new Map<string, Route>();

  constructor(root: MoleculeNode, builder: RouteBuilder, ideas: RouteIdeas) {
    this.#root = root;
    this.#builder = builder;
    this.#ideas = ideas;
  }

  get count(): number {
    return this.#routes.size;
  }

  /** The cheapest solved route through this newly solved reaction; null when there is none yet or it is known. */
  add(reaction: ReactionNode): Route | null {
    const forced = waysUp(reaction);
    if (!forced) return null;
    const route = this.#builder.build(this.#root, (molecule) => forced.get(molecule) ?? cheapestSolved(molecule), true);
    if (this.#routes.has(route.id)) return null;
    const numbered = { ...route, found: this.#routes.size + 1 };
    this.#routes.set(route.id, numbered);
    return numbered;
  }

  /** The best routes, one of each idea, unlike each other where possible, best first. */
  ranked(top: number): Route[] {
    const rest = this.#oneOfEachIdea();
    const chosen: Route[] = [];
    const similarity = new Map<string, number>();
    while (chosen.length < top && rest.length > 0) {
      const worth = (route: Route): number => route.score - similarityPenalty * (similarity.get(route.id) ?? 0);
      const next = rest.reduce((best, route) => (worth(route) > worth(best) ? route : best));
      chosen.push(next);
      rest.splice(rest.indexOf(next), 1);
      for (const route of rest) similarity.set(route.id, Math.max(similarity.get(route.id) ?? 0, overlap(route, next)));
    }
    return chosen.toSorted(byScore);
  }

  #oneOfEachIdea(): Route[] {
    const best = new Map<string, Route>();
    for (const route of [...this.#routes.values()].toSorted(byScore)) {
      const idea = this.#ideas.of(route);
      if (!best.has(idea)) best.set(idea, route);
    }
    return [...best.values()];
  }
}

/** The reaction and all above it, by molecule; null when one above is not solved. */
function waysUp(reaction: ReactionNode): Map<MoleculeNode, ReactionNode> | null {
  const forced = new Map<MoleculeNode, ReactionNode>();
  for (let one: ReactionNode | null = reaction; one; one = one.product.parent) {
    if (one.solved === Infinity) return null;
    forced.set(one.product, one);
  }
  return forced;
}

function cheapestSolved(molecule: MoleculeNode): ReactionNode | undefined {
  return molecule.reactions?.reduce((best, one) => (one.solved < best.solved ? one : best));
}

function overlap(a: Route, b: Route): number {
  const mine = new Set(reactionsOf(a.tree).map((one) => one.smiles));
  const shared = reactionsOf(b.tree).filter((one) => mine.has(one.smiles)).length;
  return shared / (mine.size + b.steps - shared);
}

function byScore(a: Route, b: Route): number {
  return b.score - a.score || a.found - b.found || compareText(a.id, b.id);
}
