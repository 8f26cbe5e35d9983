// The steps of a route in the order of the laboratory, as everything about its process speaks of them.

import type { RouteNode, RouteReaction } from '../search/types.ts';

export interface ProcessStep {
  /** 1 is run first; the same numbers as the steps of the route have everywhere. */
  number: number;
  product: RouteNode;
  reaction: RouteReaction;
  /** The step that uses the product; null for the last one. */
  usedIn: number | null;
}

/** Longer branches are run first; a step comes after all that feed it. */
export function stepsInOrder(tree: RouteNode): ProcessStep[] {
  const steps: ProcessStep[] = [];
  const finish = (node: RouteNode): ProcessStep | null => {
    const { reaction } = node;
    if (!reaction) return null;
    const feeding = reaction.children.toSorted((a, b) => lineLength(b) - lineLength(a)).map(finish);
    const step: ProcessStep = { number: steps.length + 1, product: node, reaction, usedIn: null };
    steps.push(step);
    for (const one of feeding) if (one) one.usedIn = step.number;
    return step;
  };
  finish(tree);
  return steps;
}

/** Whether nothing is known of how the step is run, which is not the same as harmless. */
export function isOfUnknownConditions({ reaction }: ProcessStep): boolean {
  return reaction.conditions.length === 0;
}

/** Steps of the longest line that ends here. */
export function lineLength(node: RouteNode): number {
  return node.reaction ? 1 + Math.max(0, ...node.reaction.children.map(lineLength)) : 0;
}

/** The reactions of the longest line that ends here, the last one first. */
export function longestLine(node: RouteNode): RouteReaction[] {
  if (!node.reaction) return [];
  const [longest] = node.reaction.children.toSorted((a, b) => lineLength(b) - lineLength(a));
  return [node.reaction, ...(longest ? longestLine(longest) : [])];
}

/** Every molecule of the route, the target first. */
export function moleculesOf(tree: RouteNode): RouteNode[] {
  return [tree, ...(tree.reaction?.children ?? []).flatMap(moleculesOf)];
}
