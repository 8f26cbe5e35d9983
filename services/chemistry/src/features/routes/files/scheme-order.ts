// In which order a route is drawn: the longest line of steps as one sequence, every branch as one of its own before it,
// as a scheme in a paper has them. Compounds are numbered as they appear.

import type { RouteDetail, RouteNode, RouteStep } from '@app/shared/contracts/routes/routes';

export interface SequenceStep {
  step: RouteStep;
  /** What joins the main line in this step. */
  partners: RouteNode[];
  product: RouteNode;
}

export interface Sequence {
  start: RouteNode;
  steps: SequenceStep[];
}

type Shown = Pick<RouteDetail, 'nodes' | 'steps'>;

/** All steps of a route, branches first; a route without steps is its target alone. */
export function sequencesOf(route: Shown): Sequence[] {
  const target = route.nodes.find((node) => node.parentStepId === null);
  if (!target) throw new RangeError('a route without a target');
  const makers = new Map(route.steps.map((step) => [step.productNodeId, step]));
  const feeds = Map.groupBy(route.nodes, (node) => node.parentStepId ?? '');
  const depths = depthsOf(target, makers, feeds);
  const sequences: Sequence[] = [];
  const follow = (end: RouteNode): void => {
    const steps: SequenceStep[] = [];
    const branches: RouteNode[] = [];
    let at = end;
    for (let step = makers.get(at.nodeId); step; step = makers.get(at.nodeId)) {
      const inputs = feeds.get(step.stepId) ?? [];
      const [main, ...partners] = inputs.toSorted((a, b) => rank(b, depths) - rank(a, depths));
      if (!main) break;
      steps.unshift({ step, partners, product: at });
      branches.push(...partners.filter((node) => makers.has(node.nodeId)));
      at = main;
    }
    for (const branch of branches.toReversed()) follow(branch);
    sequences.push({ start: at, steps });
  };
  follow(target);
  return sequences;
}

/** The number of each compound by its molecule's key, as the sequences name them first. */
export function compoundNumbers(sequences: readonly Sequence[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const node of sequences.flatMap(({ start, steps }) => [
    start,
    ...steps.flatMap(({ partners, product }) => [...partners, product]),
  ])) {
    if (!numbers.has(node.molecule.key)) numbers.set(node.molecule.key, numbers.size + 1);
  }
  return numbers;
}

// The longer line first, then the heavier molecule.
function rank(node: RouteNode, depths: ReadonlyMap<string, number>): number {
  return (depths.get(node.nodeId) ?? 0) * 1_000_000 + node.molecule.molecularWeight;
}

function depthsOf(
  target: RouteNode,
  makers: ReadonlyMap<string, RouteStep>,
  feeds: ReadonlyMap<string, readonly RouteNode[]>,
): Map<string, number> {
  const depths = new Map<string, number>();
  const measure = (node: RouteNode): number => {
    const step = makers.get(node.nodeId);
    const inputs = step ? (feeds.get(step.stepId) ?? []) : [];
    const depth = inputs.length === 0 ? 0 : 1 + Math.max(...inputs.map(measure));
    depths.set(node.nodeId, depth);
    return depth;
  };
  measure(target);
  return depths;
}
