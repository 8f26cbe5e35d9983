// The search for routes. Deterministic: the same target, templates, stock, constraints, strategy, seed and number of
// expansions give the same tree; a time limit only decides where it stops, so that the routes of a shorter run are the
// first of a longer one.

import type { StepProposer } from '../../chemistry/models/step-source.ts';
import type { Proposal, ReactionClass, StepChecker } from '../../chemistry/models/types.ts';
import { KnownMolecules } from './known-molecules.ts';
import { MonteCarlo } from './monte-carlo.ts';
import { RouteCollector } from './route-collector.ts';
import type { RouteBuilder } from './route-builder.ts';
import type { RouteIdeas } from './route-idea.ts';
import type { SearchRules } from './rules.ts';
import { RetroStar, type Strategy } from './strategy.ts';
import {
  MoleculeNode,
  ReactionNode,
  leastStepsThrough,
  pathToTarget,
  refreshUpwards,
  type TreeContext,
} from './tree.ts';
import type { PlanHooks, PlanLimits, PlanProgress, PlanResult, Route, StopReason } from './types.ts';

/** Proposals kept of one expansion. */
const proposalsKept = 60;
const maxNodes = 400_000;
/** Ways that cost this much more than the best route are not followed. */
const slack = 40;
const progressIntervalMs = 100;
const partialChecksMs = 100;
const graphIntervalMs = 4_000;
const firstGraphMs = 300;
/** Showing the graph takes at most this share of the time. */
const graphShare = 0.05;
/** Who stops a search waits for its end: a graph that takes longer to show stays as it was shown last. */
const quickGraphMs = 300;
export const defaultLimits = { maxDepth: 8, top: 10, enoughRoutes: 400 } as const;

export interface PlannerParts {
  singleStep: StepProposer;
  forward: StepChecker;
  builder: RouteBuilder;
  ideas: RouteIdeas;
  rules: SearchRules;
  classOf: (templateId: string) => ReactionClass;
}

export class Planner {
  readonly #parts: PlannerParts;
  readonly #limits: PlanLimits & { maxDepth: number; enoughRoutes: number };
  readonly #hooks: PlanHooks;
  readonly #strategy: Strategy;
  readonly #known: KnownMolecules;
  readonly #context: TreeContext;
  readonly #root: MoleculeNode;
  readonly #routes: RouteCollector;
  readonly #startedAt = performance.now();
  #reportedAt = -Infinity;
  #nextGraphAt = firstGraphMs;
  #graphTookMs = 0;
  #nodes = 1;
  #firstSolvedMs: number | null = null;

  constructor(parts: PlannerParts, target: string, limits: PlanLimits, hooks: PlanHooks) {
    this.#parts = parts;
    this.#hooks = hooks;
    const maxDepth = Math.min(Math.max(limits.maxDepth ?? defaultLimits.maxDepth, 1), defaultLimits.maxDepth);
    this.#limits = { ...limits, maxDepth, enoughRoutes: limits.enoughRoutes ?? defaultLimits.enoughRoutes };
    this.#strategy = limits.strategy === 'mcts' ? new MonteCarlo(limits.seed ?? 0) : new RetroStar();
    const known = new KnownMolecules(parts.singleStep);
    const { rules, classOf } = parts;
    const { scale } = rules.preferences.style;
    const estimate = (smiles: string): number => known.estimate(smiles);
    this.#known = known;
    this.#context = { maxDepth, requirements: rules.requirements, classOf, scale, estimate };
    const root = { origin: null, bonds: rules.targetBonds, kept: rules.targetParts };
    this.#root = new MoleculeNode(target, null, root, this.#context);
    const prefersEnzymes = limits.enzymes === 'preferred';
    this.#routes = new RouteCollector(this.#root, parts.builder, parts.ideas, rules, {
      rate: hooks.rate,
      prefersEnzymes,
    });
  }

  /** Runs to the end. */
  run(): PlanResult {
    let stopped: StopReason | null = null;
    while (stopped === null) stopped = this.#reasonToStop() ?? this.#work();
    const routes = this.#routes.ranked(this.#limits.top ?? defaultLimits.top);
    const partial = routes.length > 0 ? [] : this.#partialRoutes(stopped);
    if (stopped !== 'cancelled' || this.#graphTookMs < quickGraphMs) this.#showGraph();
    return {
      target: this.#root.smiles,
      solved: routes.length > 0,
      elapsedMs: this.#elapsedMs(),
      firstSolvedMs: this.#firstSolvedMs,
      expansions: this.#known.size,
      nodes: this.#nodes,
      solvedRoutes: this.#routes.count,
      stopped,
      turnedAway: this.#parts.rules.turnedAway,
      routes: routes.length > 0 ? routes : partial,
    };
  }

  /** Checks what it shows; after a time limit or a stop only for a moment longer. */
  #partialRoutes(stopped: StopReason): Route[] {
    const isHurried = stopped === 'time' || stopped === 'cancelled';
    const until = isHurried ? performance.now() + partialChecksMs : Infinity;
    const passes = (one: ReactionNode): boolean =>
      (one.check !== null || performance.now() < until) && this.#passes(one);
    const { builder, rules } = this.#parts;
    return builder.partial(this.#root, this.#limits.top ?? defaultLimits.top, passes, rules.preferences.style.route);
  }

  #elapsedMs(): number {
    return performance.now() - this.#startedAt;
  }

  #reasonToStop(): StopReason | null {
    const { seconds, expansions, enoughRoutes } = this.#limits;
    if (this.#hooks.shouldStop?.()) return 'cancelled';
    if (this.#root.open === Infinity) return 'exhausted';
    if (this.#routes.count >= enoughRoutes || this.#root.open > this.#root.goal + slack) return 'enough';
    if (expansions !== undefined && this.#known.size >= expansions) return 'expansions';
    if (seconds !== undefined && this.#elapsedMs() >= seconds * 1000) return 'time';
    return this.#nodes >= maxNodes ? 'nodes' : null;
  }

  /** One expansion or one check. */
  #work(): null {
    const next = this.#strategy.next(this.#root);
    if (next instanceof ReactionNode) this.#checkStep(next);
    else this.#expand(next);
    this.#strategy.learn(next);
    this.#report();
    return null;
  }

  #checkStep(reaction: ReactionNode): void {
    this.#passes(reaction);
    reaction.refresh();
    refreshUpwards(reaction.product);
    if (reaction.solved < Infinity) this.#collect(reaction);
  }

  #passes(reaction: ReactionNode): boolean {
    if (!reaction.check) this.#settle(reaction);
    return reaction.check?.passed === true;
  }

  #settle(reaction: ReactionNode): void {
    const { forward, rules } = this.#parts;
    const { smiles } = reaction.product;
    const { precursors, templateId } = reaction.proposal;
    const check = rules.judge(forward.check(precursors, smiles, templateId));
    reaction.settle(check, rules.preferences.checkedCost(check, smiles));
  }

  #expand(molecule: MoleculeNode): void {
    molecule.reactions = this.#isTooLong(molecule) ? [] : this.#reactionsOf(molecule);
    refreshUpwards(molecule);
  }

  #isTooLong(molecule: MoleculeNode): boolean {
    const { rules } = this.#parts;
    const isTooLong = leastStepsThrough(molecule) > rules.maxRouteSteps;
    if (isTooLong) rules.refuseRoute('tooLong');
    return isTooLong;
  }

  #reactionsOf(molecule: MoleculeNode): ReactionNode[] {
    const path = pathToTarget(molecule);
    const reactions: ReactionNode[] = [];
    for (const proposal of this.#known.proposals(molecule)) {
      if (reactions.length === proposalsKept) break;
      const isCycle = proposal.precursors.some((smiles) => path.has(smiles));
      const reaction = isCycle ? null : this.#attach(molecule, proposal);
      if (reaction) reactions.push(reaction);
    }
    return reactions;
  }

  #attach(molecule: MoleculeNode, proposal: Proposal): ReactionNode | null {
    const admission = this.#parts.rules.admit(molecule, proposal);
    if (!admission) return null;
    this.#nodes += 1 + proposal.precursors.length;
    return new ReactionNode(molecule, proposal, admission, this.#context);
  }

  #collect(reaction: ReactionNode): void {
    for (const route of this.#routes.add(reaction)) {
      this.#firstSolvedMs ??= this.#elapsedMs();
      this.#hooks.onRoute?.(route, this.#progress());
    }
  }

  #progress(): PlanProgress {
    return {
      expansions: this.#known.size,
      nodes: this.#nodes,
      solvedRoutes: this.#routes.count,
      elapsedMs: this.#elapsedMs(),
    };
  }

  #report(): void {
    if (this.#elapsedMs() >= this.#nextGraphAt) this.#showGraph();
    if (!this.#hooks.onProgress || this.#elapsedMs() - this.#reportedAt < progressIntervalMs) return;
    this.#reportedAt = this.#elapsedMs();
    this.#hooks.onProgress(this.#progress());
  }

  #showGraph(): void {
    const startedAt = this.#elapsedMs();
    this.#hooks.onGraph?.(this.#root);
    this.#graphTookMs = this.#elapsedMs() - startedAt;
    this.#nextGraphAt = startedAt + Math.max(graphIntervalMs, this.#graphTookMs / graphShare);
  }
}
