// A kept route as a tree, and back.

import { conditionsOf } from '../tasks/step-conditions.ts';
import type { StoredRoute } from '../tasks/stored.ts';
import type { ProtectableNode } from '../../engine/protection/plan.ts';

/** The route from its target down. Throws a RangeError for a route without a target. */
export function treeOf(route: Pick<StoredRoute, 'nodes' | 'steps'>): ProtectableNode {
  const target = route.nodes.find(({ parentStepId }) => parentStepId === null);
  if (!target) throw new RangeError('a route has a target');
  return nodeOf(route, target.nodeId);
}

function nodeOf(route: Pick<StoredRoute, 'nodes' | 'steps'>, nodeId: string): ProtectableNode {
  const smiles = route.nodes.find((one) => one.nodeId === nodeId)?.molecule.smiles ?? '';
  const step = route.steps.find((one) => one.productNodeId === nodeId);
  if (!step) return { smiles };
  const children = route.nodes
    .filter(({ parentStepId }) => parentStepId === step.stepId)
    .map((child) => nodeOf(route, child.nodeId));
  return { smiles, reaction: { smiles: step.reactionSmiles, conditions: conditionsOf(step), children } };
}
