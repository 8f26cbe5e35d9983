// A route counts as solved when every leaf is in stock and every step passes the forward check; these are the reasons.

import type { RouteDetail, RouteNode, RouteStep } from '@app/shared/contracts/routes/routes';
import { laboratoryOrder } from '../../../chemistry/tree/route-tree.ts';

export interface SolvedReasons {
  solved: boolean;
  /** Leaves, one row a molecule; those not in stock first. */
  leaves: RouteNode[];
  /** Steps in laboratory order. */
  steps: RouteStep[];
  missingLeaves: number;
  failedSteps: number;
}

/** What speaks for and against the route. */
export function solvedReasons(route: Pick<RouteDetail, 'nodes' | 'steps'>): SolvedReasons {
  const leaves = leavesOf(route).toSorted((a, b) => Number(a.inStock) - Number(b.inStock));
  const steps = laboratoryOrder(route.steps);
  const missingLeaves = leaves.filter((leaf) => !leaf.inStock).length;
  const failedSteps = steps.filter((step) => !step.forward.passed).length;
  return { solved: missingLeaves === 0 && failedSteps === 0, leaves, steps, missingLeaves, failedSteps };
}

function leavesOf({ nodes, steps }: Pick<RouteDetail, 'nodes' | 'steps'>): RouteNode[] {
  const made = new Set(steps.map((step) => step.productNodeId));
  const byKey = new Map<string, RouteNode>();
  for (const node of nodes) if (!made.has(node.nodeId)) byKey.set(node.molecule.key, node);
  return [...byKey.values()];
}
