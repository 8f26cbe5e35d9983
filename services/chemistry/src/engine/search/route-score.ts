// How good a route is: six figures from 0 to 1 and their weighted sum, times 0.85 for each step that chemists seldom choose for
// such a product (less than 0.8 %), and once more for one that they hardly ever choose (less than one in a thousand).
//
//   steps        1 for one step, less by a fixed fraction with each more; putting a group on or off counts half more,
//                and so does a step that makes what another step of the route undoes
//   convergence  shortest possible longest linear sequence for so many steps / the actual one
//   precedent    mean over the steps of log(1 + recorded patent reactions that make this bond), full at 300; a method of the
//                textbooks without a record counts 0.25; times how readily chemists chose the step for such a product:
//                from 1 for the one way there is down to 0 for one of a thousand ways, by the logarithm
//   selectivity  mean over the steps: main product of its precursors 1, down to 0.8 as fifth, times the share of the site,
//                times 0.7 for each group elsewhere that the conditions would touch
//   stock        mean over the leaves: common reagent or own list 1, patent starting material 0.5 to 1 with its uses
//   complexity   how much smaller the largest leaf is than the target: buying nearly the target is no synthesis

import type { Maturity } from '../../chemistry/enzymes/enzyme-step.ts';
import { transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { roughHeavyAtoms } from '../../chemistry/models/single-step.ts';
import { isDetour } from './cost.ts';
import type { RouteNode, RouteReaction, RouteScoreComponents } from './types.ts';

export const routeScoreWeights: Readonly<Record<keyof RouteScoreComponents, number>> = {
  steps: 0.25,
  convergence: 0.1,
  precedent: 0.3,
  selectivity: 0.1,
  stock: 0.1,
  complexity: 0.15,
};

/** What preferences change in the score. */
export interface RouteStyle {
  /** What putting a group on or taking one off counts beside the step itself, in steps. */
  groupSteps: number;
  /** A mixture that can be separated counts as selective but for its loss. */
  allowsMixtures: boolean;
}

export const usualRouteStyle: RouteStyle = { groupSteps: 0.5, allowsMixtures: false };

/** Components and weighted sum of one route. */
export function scoreRoute(
  tree: RouteNode,
  style: RouteStyle = usualRouteStyle,
): { score: number; components: RouteScoreComponents } {
  const reactions = reactionsOf(tree);
  const leaves = leavesOf(tree);
  const components: RouteScoreComponents = {
    steps: 1 / (1 + 0.18 * Math.max(0, reactions.length - 1 + detours(reactions, style.groupSteps))),
    convergence: convergence(reactions.length, longestLinearSequence(tree)),
    precedent: mean(reactions.map(precedentOf)),
    selectivity: mean(reactions.map((one) => selectivityOf(one, style.allowsMixtures))),
    stock: mean(leaves.map((leaf) => originWeight(leaf.origin))),
    complexity: simplification(tree.smiles, leaves),
  };
  const keys: (keyof RouteScoreComponents)[] = [
    'steps',
    'convergence',
    'precedent',
    'selectivity',
    'stock',
    'complexity',
  ];
  const sum = keys.reduce((total, key) => total + routeScoreWeights[key] * components[key], 0);
  return { score: sum * reactions.reduce((product, one) => product * seldomFactorOf(one), 1), components };
}

/** All reactions of a route, last step first. */
export function reactionsOf(node: RouteNode): RouteReaction[] {
  return node.reaction ? [node.reaction, ...node.reaction.children.flatMap(reactionsOf)] : [];
}

/** Reactions on the longest way from a leaf to the target. */
export function longestLinearSequence(node: RouteNode): number {
  return node.reaction ? 1 + Math.max(0, ...node.reaction.children.map(longestLinearSequence)) : 0;
}

// The places after the first are mostly what other reagents would make of the same group.
const selectivityOfRank: readonly number[] = [0, 1, 0.95, 0.9, 0.85];
const lowRankSelectivity = 0.8;
const textbookPrecedent = 0.25;
const touchedGroupFactor = 0.7;
/** Below this share a mixture is not worth its separation; one that is counts so much. */
export const leastSeparated = 0.25;
const separated = 0.9;

/** No patent records count enzymatic steps: how far the transformation has come stands for them. */
const byMaturity: Readonly<Record<Maturity, number>> = {
  industrial: 0.9,
  established: 0.7,
  demonstrated: 0.4,
  speculative: 0.1,
};

/** A resolution loses half of the material. */
const halfLost = 0.5;

function precedentOf(one: RouteReaction): number {
  const enzymatic = transformationOf(one.templateId);
  if (enzymatic) return byMaturity[enzymatic.maturity] * (enzymatic.outcome === 'resolution' ? halfLost : 1);
  // A learned template has no family; its own records count.
  const known = Math.max(one.familyPrecedents, one.precedents);
  return Math.min(1, Math.max(textbookPrecedent, Math.log(1 + known) / Math.log(301))) * choiceOf(one.probability);
}

/** -ln of the probability at which a step counts as never chosen: one in a thousand. */
const neverChosen = 7;
/** Of steps chosen less often than this most are doubtful to a reader of them (docs/read-routes.md). */
const seldomChosen = 0.008;
const seldomFactor = 0.85;

function seldomFactorOf({ probability = 1 }: RouteReaction): number {
  const isNeverChosen = choiceOf(probability) === 0;
  return probability < seldomChosen ? seldomFactor * (isNeverChosen ? seldomFactor : 1) : 1;
}

// A step of a chemist's own or of another engine is not judged.
function choiceOf(probability = 1): number {
  return Math.max(0, 1 + Math.log(Math.max(probability, Number.MIN_VALUE)) / neverChosen);
}

function selectivityOf(one: RouteReaction, allowsMixtures: boolean): number {
  const touched = one.competing.filter((rival) => rival.group !== undefined).length;
  const share =
    allowsMixtures && one.forwardShare >= leastSeparated ? Math.max(separated, one.forwardShare) : one.forwardShare;
  return (selectivityOfRank[one.forwardRank ?? 0] ?? lowRankSelectivity) * share * touchedGroupFactor ** touched;
}

function detours(reactions: readonly RouteReaction[], groupSteps: number): number {
  const groups = reactions.filter((one) => one.class === 'protection' || one.class === 'deprotection').length;
  const ids = reactions.map((one) => one.templateId);
  return groupSteps * groups + ids.filter((id, index) => isDetour(id, ids.slice(0, index))).length;
}

/** What a route starts from, as often as it does. */
export function leavesOf(node: RouteNode): RouteNode[] {
  return node.reaction ? node.reaction.children.flatMap(leavesOf) : [node];
}

// A full binary tree of n reactions is ceil(log2(n + 1)) deep.
function convergence(steps: number, longest: number): number {
  return longest === 0 ? 0 : Math.ceil(Math.log2(steps + 1)) / longest;
}

function originWeight(origin: string | null): number {
  if (origin === null) return 0;
  const uses = /^patents:(\d+)$/.exec(origin)?.[1];
  return uses === undefined ? 1 : 0.5 + 0.5 * Math.min(1, Math.log10(Number(uses)) / 2);
}

function simplification(target: string, leaves: readonly RouteNode[]): number {
  const largest = Math.max(0, ...leaves.map((leaf) => roughHeavyAtoms(leaf.smiles)));
  return Math.min(1, Math.max(0, 1.6 * (1 - largest / Math.max(1, roughHeavyAtoms(target)))));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
