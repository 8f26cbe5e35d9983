// The part of a route that makes one of its molecules.

import { createHash } from 'node:crypto';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredNode, StoredStep } from '../tasks/stored.ts';
import { isIntermediate } from './rule.ts';

/** As much of a stored route as its shape needs. */
export interface RouteShape {
  nodes: readonly StoredNode[];
  steps: readonly Pick<StoredStep, 'stepId' | 'productNodeId' | 'reactionSmiles'>[];
}

export interface Way {
  /** The same for the same reactions, in whatever route they stand. */
  fingerprint: string;
  /** Distinct reactions. */
  steps: number;
  /** All that it starts from is in stock. */
  solved: boolean;
}

export interface FoundIntermediate {
  molecule: StoredMolecule;
  nodeId: string;
  way: Way;
}

/** The intermediates of a route, each once, where it stands nearest to the target. */
export function intermediatesOf(route: RouteShape): FoundIntermediate[] {
  const made = new Set(route.steps.map((step) => step.productNodeId));
  const found = new Map<string, FoundIntermediate>();
  for (const node of route.nodes) {
    const { molecule, nodeId } = node;
    if (found.has(molecule.key) || !isIntermediate(node, made.has(nodeId))) continue;
    found.set(molecule.key, { molecule, nodeId, way: wayTo(route, nodeId) });
  }
  return [...found.values()];
}

function wayTo(route: RouteShape, nodeId: string): Way {
  const part = partOf(route, nodeId);
  const reactions = [...new Set(part.steps.map((step) => step.reactionSmiles))].toSorted();
  const made = new Set(part.steps.map((step) => step.productNodeId));
  return {
    fingerprint: createHash('sha256').update(reactions.join('\n')).digest('base64url').slice(0, 16),
    steps: reactions.length,
    solved: part.nodes.every((node) => node.inStock || made.has(node.nodeId)),
  };
}

/** The nodes and steps at and above a node, away from the target; steps in the order of the route. */
export function partOf<R extends RouteShape>(
  route: R,
  nodeId: string,
): { nodes: R['nodes'][number][]; steps: R['steps'][number][] } {
  const nodeIds = new Set([nodeId]);
  const stepIds = new Set<string>();
  const waiting = [nodeId];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const step = route.steps.find((one) => one.productNodeId === next);
    if (!step || stepIds.has(step.stepId)) continue;
    stepIds.add(step.stepId);
    for (const child of route.nodes.filter((node) => node.parentStepId === step.stepId)) {
      nodeIds.add(child.nodeId);
      waiting.push(child.nodeId);
    }
  }
  return {
    nodes: route.nodes.filter((node) => nodeIds.has(node.nodeId)),
    steps: route.steps.filter((step) => stepIds.has(step.stepId)),
  };
}
