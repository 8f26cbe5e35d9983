// Gathers the distinct solved routes of a search and chooses those to show.

import { isEnzymeId } from '../../chemistry/enzymes/enzyme-templates.ts';
import { compareText } from '../../chemistry/models/single-step.ts';
import { preferredBonus } from '../enzymes/enzyme-use.ts';
import type { RouteBuilder } from './route-builder.ts';
import { chooseThrough, type ChosenReactions } from './route-choice.ts';
import type { RouteIdeas } from './route-idea.ts';
import { reactionsOf } from './route-score.ts';
import type { SearchRules } from './rules.ts';
import type { MoleculeNode, ReactionNode } from './tree.ts';
import type { PlanHooks, Route } from './types.ts';

/** How much a route that shares all its reactions with a better one loses in the choice. */
const similarityPenalty = 0.15;
/** How much it loses for each route of its cluster that is chosen already, up to three. */
const clusterPenalty = 0.01;

/** What makes of the score of a route another one. */
export interface RouteScoring {
  rate?: PlanHooks['rate'];
  prefersEnzymes?: boolean;
}

export class RouteCollector {
  readonly #root: MoleculeNode;
  readonly #builder: RouteBuilder;
  readonly #ideas: RouteIdeas;
  readonly #rules: SearchRules;
  readonly #scoring: RouteScoring;
  readonly #routes = new Map<string, Route>();

  constructor(
    root: MoleculeNode,
    builder: RouteBuilder,
    ideas: RouteIdeas,
    rules: SearchRules,
    scoring: RouteScoring = {},
  ) {
    this.#root = root;
    this.#builder = builder;
    this.#ideas = ideas;
    this.#rules = rules;
    this.#scoring = scoring;
  }

  get count(): number {
    return this.#routes.size;
  }

  /** The cheapest solved routes through this newly solved reaction that were not known before. */
  add(reaction: ReactionNode): Route[] {
    const found = chooseThrough(reaction, this.#rules.requirements, this.#rules.maxRouteSteps);
    if (typeof found === 'string') this.#rules.refuseRoute(found);
    if (typeof found === 'string' || found === null) return [];
    return found.flatMap((chosen) => this.#keep(this.#build(chosen)) ?? []);
  }

  #build(chosen: ChosenReactions): Route {
    const style = this.#rules.preferences.style.route;
    return this.#builder.build(this.#root, (one) => chosen.get(one), true, style);
  }

  #keep(route: Route): Route | null {
    if (this.#routes.has(route.id) || this.#rules.refusesFound(route)) return null;
    const numbered = { ...route, score: this.#scoreOf(route), found: this.#routes.size + 1 };
    this.#routes.set(route.id, numbered);
    return numbered;
  }

  #scoreOf(route: Route): number {
    const { rate, prefersEnzymes } = this.#scoring;
    const score = this.#rules.preferences.scoreOf(route.tree, rate?.(route) ?? route.score);
    return prefersEnzymes ? withEnzymeBonus(score, route) : score;
  }

  /** The best routes, one of each idea, unlike each other where there are more than are asked for, best first. */
  ranked(top: number): Route[] {
    const rest = this.#oneOfEachIdea();
    if (rest.length <= top) return rest;
    const reactions = new Map(rest.map((route) => [route, new Set(reactionsOf(route.tree).map((one) => one.smiles))]));
    const overlap = (a: Route, b: Route): number => shareOf(reactions.get(a), reactions.get(b));
    const chosen: Route[] = [];
    const similarity = new Map<string, number>();
    const crowds = new Map<string | undefined, number>();
    const worth = (route: Route): number =>
      route.score -
      similarityPenalty * (similarity.get(route.id) ?? 0) -
      clusterPenalty * Math.min(3, crowds.get(route.cluster?.id) ?? 0);
    while (chosen.length < top && rest.length > 0) {
      const next = rest.reduce((best, route) => (worth(route) > worth(best) ? route : best));
      chosen.push(next);
      crowds.set(next.cluster?.id, (crowds.get(next.cluster?.id) ?? 0) + 1);
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

const noReactions: ReadonlySet<string> = new Set();

/** Reactions that two routes have in common, as a share of all that they have. */
function shareOf(mine: ReadonlySet<string> = noReactions, theirs: ReadonlySet<string> = noReactions): number {
  const shared = mine.intersection(theirs).size;
  return shared / (mine.size + theirs.size - shared);
}

function byScore(a: Route, b: Route): number {
  return b.score - a.score || a.found - b.found || compareText(a.id, b.id);
}

/** A route of enzymatic steps alone gains the whole of the bonus. */
function withEnzymeBonus(score: number, { tree }: Route): number {
  const reactions = reactionsOf(tree);
  const enzymatic = reactions.filter((one) => isEnzymeId(one.templateId)).length;
  return (score + (preferredBonus * enzymatic) / Math.max(1, reactions.length)) / (1 + preferredBonus);
}
