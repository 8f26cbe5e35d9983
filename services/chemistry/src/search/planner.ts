// Best-first search for routes. Deterministic: the same target, templates, stock and number of expansions give the same
// tree; a time limit only decides where it stops, so that the routes of a shorter run are the first of a longer one.

import type { Forward } from '../models/forward.ts';
import type { SingleStep } from '../models/single-step.ts';
import type { Stock } from '../models/stock.ts';
import type { Proposal, ReactionClass } from '../models/types.ts';
import { RouteCollector } from './route-collector.ts';
import type { RouteBuilder } from './route-builder.ts';
import type { RouteIdeas } from './route-idea.ts';
import { MoleculeNode, ReactionNode, pathToTarget, refreshUpwards } from './tree.ts';
import type { PlanHooks, PlanLimits, PlanProgress, PlanResult, Route, StopReason } from './types.ts';

/** Proposals kept of one expansion. */
const proposalsKept = 60;
const maxNodes = 400_000;
/** Ways that cost this much more than the best route are not followed. */
const slack = 8;
const progressIntervalMs = 100;
const partialChecksMs = 100;
const graphIntervalMs = 4_000;
export const defaultLimits = { maxDepth: 8, top: 10, enoughRoutes: 200 } as const;

export interface PlannerParts {
  singleStep: SingleStep;
  forward: Forward;
  stock: Stock;
  builder: RouteBuilder;
  ideas: RouteIdeas;
  classOf: (templateId: string) => ReactionClass;
}

export class Planner {
  readonly #parts: PlannerParts;
  readonly #limits: PlanLimits & { maxDepth: number; enoughRoutes: number };
  readonly #hooks: PlanHooks;
  readonly #root: MoleculeNode;
  readonly #routes: RouteCollector;
  readonly #startedAt = performance.now();
  #reportedAt = -Infinity;
  #graphShownAt = 0;
  #expansions = 0;
  #nodes = 1;
  #firstSolvedMs: number | null = null;

  constructor(parts: PlannerParts, target: string, limits: PlanLimits, hooks: PlanHooks) {
    this.#parts = parts;
    this.#hooks = hooks;
    const maxDepth = Math.min(Math.max(limits.maxDepth ?? defaultLimits.maxDepth, 1), defaultLimits.maxDepth);
    this.#limits = { ...limits, maxDepth, enoughRoutes: limits.enoughRoutes ?? defaultLimits.enoughRoutes };
    this.#root = new MoleculeNode(target, null, null, maxDepth);
    this.#routes = new RouteCollector(this.#root, parts.builder, parts.ideas);
  }

  /** Runs to the end. */
  run(): PlanResult {
    let stopped: StopReason | null = null;
    while (stopped === null) stopped = this.#reasonToStop() ?? this.#work();
    const routes = this.#routes.ranked(this.#limits.top ?? defaultLimits.top);
    const partial = routes.length > 0 ? [] : this.#partialRoutes(stopped);
    this.#hooks.onGraph?.(this.#root);
    return {
      target: this.#root.smiles,
      solved: routes.length > 0,
      elapsedMs: this.#elapsedMs(),
      firstSolvedMs: this.#firstSolvedMs,
      expansions: this.#expansions,
      nodes: this.#nodes,
      solvedRoutes: this.#routes.count,
      stopped,
      routes: routes.length > 0 ? routes : partial,
    };
  }

  /** Checks what it shows; after a time limit or a stop only for a moment longer. */
  #partialRoutes(stopped: StopReason): Route[] {
    const isHurried = stopped === 'time' || stopped === 'cancelled';
    const until = isHurried ? performance.now() + partialChecksMs : Infinity;
    const passes = (one: ReactionNode): boolean =>
      (one.check !== null || performance.now() < until) && this.#passes(one);
    return this.#parts.builder.partial(this.#root, this.#limits.top ?? defaultLimits.top, passes);
  }

  #elapsedMs(): number {
    return performance.now() - this.#startedAt;
  }

  #reasonToStop(): StopReason | null {
    const { seconds, expansions, enoughRoutes } = this.#limits;
    if (this.#hooks.shouldStop?.()) return 'cancelled';
    if (this.#root.open === Infinity) return 'exhausted';
    if (this.#routes.count >= enoughRoutes || this.#root.open > this.#root.solved + slack) return 'enough';
    if (expansions !== undefined && this.#expansions >= expansions) return 'expansions';
    if (seconds !== undefined && this.#elapsedMs() >= seconds * 1000) return 'time';
    return this.#nodes >= maxNodes ? 'nodes' : null;
  }

  /** One expansion or one check, on the way of least open cost. */
  #work(): null {
    let molecule = this.#root;
    while (molecule.reactions !== null) {
      const reaction = cheapestOpen(molecule.reactions);
      if (reaction.check === null) return this.#checkStep(reaction);
      molecule = nextOpen(reaction);
    }
    return this.#expand(molecule);
  }

  #checkStep(reaction: ReactionNode): null {
    this.#passes(reaction);
    reaction.refresh();
    refreshUpwards(reaction.product);
    if (reaction.solved < Infinity) this.#collect(reaction);
    this.#report();
    return null;
  }

  #passes(reaction: ReactionNode): boolean {
    if (!reaction.check)
      reaction.settle(this.#parts.forward.check(reaction.proposal.precursors, reaction.product.smiles));
    return reaction.check?.passed === true;
  }

  #expand(molecule: MoleculeNode): null {
    const path = pathToTarget(molecule);
    const proposals = this.#parts.singleStep
      .expand(molecule.smiles)
      .filter((one) => !one.precursors.some((smiles) => path.has(smiles)));
    molecule.reactions = proposals.slice(0, proposalsKept).map((one) => this.#attach(molecule, one));
    this.#expansions += 1;
    refreshUpwards(molecule);
    this.#report();
    return null;
  }

  #attach(molecule: MoleculeNode, proposal: Proposal): ReactionNode {
    const target = this.#root.smiles;
    const originOf = (smiles: string): string | null => (smiles === target ? null : this.#parts.stock.originOf(smiles));
    this.#nodes += 1 + proposal.precursors.length;
    return new ReactionNode(
      molecule,
      proposal,
      this.#parts.classOf(proposal.templateId),
      originOf,
      this.#limits.maxDepth,
    );
  }

  #collect(reaction: ReactionNode): void {
    const route = this.#routes.add(reaction);
    if (!route) return;
    this.#firstSolvedMs ??= this.#elapsedMs();
    this.#hooks.onRoute?.(route, this.#progress());
  }

  #progress(): PlanProgress {
    return {
      expansions: this.#expansions,
      nodes: this.#nodes,
      solvedRoutes: this.#routes.count,
      elapsedMs: this.#elapsedMs(),
    };
  }

  #report(): void {
    this.#showGraph();
    if (!this.#hooks.onProgress || this.#elapsedMs() - this.#reportedAt < progressIntervalMs) return;
    this.#reportedAt = this.#elapsedMs();
    this.#hooks.onProgress(this.#progress());
  }

  #showGraph(): void {
    if (!this.#hooks.onGraph || this.#elapsedMs() - this.#graphShownAt < graphIntervalMs) return;
    this.#hooks.onGraph(this.#root);
    this.#graphShownAt = this.#elapsedMs();
  }
}

function cheapestOpen(reactions: readonly ReactionNode[]): ReactionNode {
  return reactions.reduce((cheapest, one) => (one.open < cheapest.open ? one : cheapest));
}

function nextOpen(reaction: ReactionNode): MoleculeNode {
  return reaction.precursors.reduce((cheapest, one) =>
    one.open - one.best < cheapest.open - cheapest.best ? one : cheapest,
  );
}
