// A route of a file as the search would give it: every step named, checked and counted as one of our own, every molecule looked
// up in stock. What the file says of stock and score is kept beside it and counts for nothing.

import { clusterOf } from '../../../engine/search/route-cluster.ts';
import { routeIdOf } from '../../../engine/search/route-builder.ts';
import { leavesOf, longestLinearSequence, reactionsOf, scoreRoute } from '../../../engine/search/route-score.ts';
import type { BondTracer } from '../../../engine/search/bond-trace.ts';
import type { RouteNode } from '../../../engine/search/types.ts';
import type { RouteFormat, RouteProblem } from '../../../engine/route-files/foreign-route.ts';
import type { ReadNode, ReadRoute, ReadStep } from '../../../engine/route-files/read-route.ts';
import { shapeRoute, type ShapeContext } from '../../tasks/route-shape.ts';
import type { FoundRoute } from '../../tasks/route-store.ts';
import { assessStep, unexplainedName, type AssessParts } from '../../tasks/steps/assess.ts';
import { reactionOf, withKnownSteps } from '../../tasks/steps/assessed-route.ts';
import { proposalId, type ExpandedProposal, type MoleculeFacts } from '../../tasks/graph/expansion.ts';
import type { StoredStep } from '../../tasks/stored.ts';

export interface BuildParts extends AssessParts {
  tracer: BondTracer;
  describe: (smiles: string, context: ShapeContext) => MoleculeFacts;
  /** Of the reactants of a reaction those that only come along, and of its agents those that take part; undefined where nothing can be said. */
  rolesOf: (reactants: readonly string[], agents: readonly string[], product: string) => Roles | undefined;
}

export interface Roles {
  /** Reactants that only come along. */
  apart: string[];
  /** Agents that take part. */
  promoted: string[];
}

/** Steps that routes of one file share, each assessed once. */
export type KnownSteps = Map<string, AssessedStep>;

interface AssessedStep {
  proposal: ExpandedProposal;
  /** Places in the reactants of the file that take part. */
  taking: number[];
  /** Agents of the file that take part. */
  promoted: string[];
  agents: string[];
}

export type BuiltRoute = { ok: true; route: FoundRoute } | { ok: false; problem: RouteProblem };

/** The route as it is kept, or why it is not. */
export function buildRoute(
  parts: BuildParts,
  { format, route }: { format: RouteFormat; route: ReadRoute },
  context: ShapeContext,
  known: KnownSteps,
): BuiltRoute {
  const { target, scores, ...place } = route;
  const barred = moleculesOf(target).find((smiles) => parts.describe(smiles, context).controlled);
  if (barred !== undefined) return { ok: false, problem: { ...place, reason: 'controlled', found: barred } };
  const kept = new Map<string, StoredStep>();
  const tree = treeOf(parts, target, context, { known, kept, isRoot: true });
  const reactions = reactionsOf(tree);
  const isSolved =
    leavesOf(tree).every(({ inStock }) => inStock) && [...kept.values()].every((step) => step.forward.passed);
  const found = shapeRoute(
    {
      id: routeIdOf(reactions),
      solved: isSolved,
      ...scoreRoute(tree),
      steps: reactions.length,
      longestLinearSequence: longestLinearSequence(tree),
      found: 0,
      cluster: clusterOf(parts.tracer, tree),
      tree,
    },
    context,
  );
  const summary = { ...found.summary, imported: { format, ...place, scores } };
  return { ok: true, route: { ...found, summary, detail: withKnownSteps(found, kept) } };
}

interface Building {
  known: KnownSteps;
  kept: Map<string, StoredStep>;
  isRoot: boolean;
}

function treeOf(parts: BuildParts, node: ReadNode, context: ShapeContext, building: Building): RouteNode {
  const { origin } = parts.describe(node.smiles, context);
  const smiles = parts.planned(node.smiles);
  // The target never counts as bought, nor does what the route makes.
  const isLeaf = node.step === undefined && !building.isRoot;
  const shown = { smiles, inStock: isLeaf && origin !== null, origin: isLeaf ? origin : null };
  if (!node.step) return shown;
  const { proposal, taking, promoted, agents } = assessed(parts, node.step, node.smiles, context, building.known);
  const step = { ...proposal.step, imported: { agents } };
  building.kept.set(step.reactionSmiles, step);
  const below = { ...building, isRoot: false };
  const { reactants } = node.step;
  const taken = [...taking.flatMap((at) => reactants[at] ?? []), ...promoted.map((one): ReadNode => ({ smiles: one }))];
  const children = taken.map((one) => treeOf(parts, one, context, below));
  return { ...shown, reaction: reactionOf(proposal, children) };
}

function assessed(
  parts: BuildParts,
  { reactants, agents, isLoose }: ReadStep,
  product: string,
  context: ShapeContext,
  known: KnownSteps,
): AssessedStep {
  const written = reactants.map(({ smiles }) => smiles);
  const made = reactants.filter(({ step }) => step).map(({ smiles }) => smiles);
  const key = `${proposalId(written, product)} ${agents.join('.')} ${made.join('.')}`;
  const before = known.get(key);
  if (before) return before;
  const all = written.map((_, index) => index);
  const asWritten = { proposal: assess(parts, written, product, context), taking: all, promoted: [], agents };
  // What our own templates propose needs every one of its reactants.
  const isProposed = asWritten.proposal.step.probability !== undefined;
  const apart =
    isProposed || isLoose !== true ? undefined : withAgentsApart(parts, { written, made, agents, product }, context);
  const found = apart && (passes(apart) || !passes(asWritten)) ? apart : asWritten;
  known.set(key, found);
  return found;
}

function passes({ proposal }: AssessedStep): boolean {
  return proposal.step.forward.passed;
}

// What the file wrote before the arrow may only come along: what the route makes takes part in any case.
function withAgentsApart(
  parts: BuildParts,
  { written, made, agents, product }: { written: string[]; made: string[]; agents: string[]; product: string },
  context: ShapeContext,
): AssessedStep | undefined {
  const roles = parts.rolesOf(written, agents, product);
  if (!roles) return undefined;
  const taking = written.flatMap((smiles, index) =>
    roles.apart.includes(smiles) && !made.includes(smiles) ? [] : [index],
  );
  const { promoted } = roles;
  if (taking.length === written.length && promoted.length === 0) return undefined;
  const left = [...taking.map((at) => written[at] ?? ''), ...promoted];
  if (left.length === 0) return undefined;
  const apart = written.filter((_, index) => !taking.includes(index));
  return {
    proposal: assess(parts, left, product, context),
    taking,
    promoted,
    agents: [...new Set([...apart, ...agents.filter((one) => !promoted.includes(one))])],
  };
}

function assess(parts: BuildParts, precursors: string[], product: string, context: ShapeContext): ExpandedProposal {
  const [proposal] = assessStep(parts, { precursors, product, otherwise: unexplainedName }, context).proposals;
  if (!proposal) throw new RangeError('an assessment without its proposal');
  return proposal;
}

function moleculesOf(node: ReadNode): string[] {
  return [node.smiles, ...(node.step?.reactants ?? []).flatMap(moleculesOf)];
}
