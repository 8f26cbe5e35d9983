// A stored route, nodes and steps, as the tree of the exported document.

import { and, asc, desc, eq, not } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { conditionsOf, stepConditions } from './step-conditions.ts';
import { routes } from './schema.ts';
import type { StoredNode, StoredRoute, StoredStep } from './stored.ts';
import { documentEnzyme, type DocumentMolecule, type DocumentReaction, type DocumentRoute } from './route-document.ts';
import type { RouteRow } from './route-store.ts';

/** Routes of a task, best first; only the one that is named. The caller has looked whether they may be read. */
export async function exportedRoutes(queries: Queries, taskId: string, routeId?: string): Promise<DocumentRoute[]> {
  const one = routeId === undefined ? undefined : eq(routes.id, routeId);
  const rows = await queries
    .select()
    .from(routes)
    .where(and(eq(routes.taskId, taskId), not(routes.deleted), one))
    .orderBy(desc(routes.solved), desc(routes.score), asc(routes.steps), asc(routes.fingerprint));
  return rows.flatMap((row) => (row.detail ? [documentRoute(row, row.detail)] : []));
}

/** A stored route as the document has it. Throws a RangeError for one without a target. */
export function documentRoute(
  row: Pick<RouteRow, 'fingerprint' | 'solved' | 'score' | 'steps' | 'longestLinear' | 'summary'>,
  detail: StoredRoute,
): DocumentRoute {
  const root = detail.nodes.find((node) => node.parentStepId === null);
  if (!root) throw new RangeError('a route without a target');
  return {
    id: row.fingerprint,
    solved: row.solved,
    score: Math.round(row.score * 10) / 1_000,
    steps: row.steps,
    longestLinearSequence: row.longestLinear,
    ...(row.summary?.cluster ? { cluster: row.summary.cluster } : {}),
    tree: moleculeOf(root, detail),
  };
}

function moleculeOf(node: StoredNode, detail: StoredRoute): DocumentMolecule {
  const step = detail.steps.find((one) => one.productNodeId === node.nodeId);
  const molecule = {
    type: 'molecule',
    smiles: node.molecule.smiles,
    inStock: node.inStock,
    origin: originText(node.origin),
  } as const;
  return step ? { ...molecule, reaction: reactionOf(step, detail) } : molecule;
}

function reactionOf(step: StoredStep, detail: StoredRoute): DocumentReaction {
  const children = detail.nodes.filter((node) => node.parentStepId === step.stepId);
  return {
    type: 'reaction',
    smiles: step.reactionSmiles,
    template: step.templateId,
    name: step.name,
    class: step.classKey,
    score: step.score,
    ...(step.probability !== undefined && { probability: step.probability }),
    precedents: step.precedents,
    forwardRank: step.forward.rank === 0 ? null : step.forward.rank,
    ...documentEnzyme(step.templateId),
    conditionOrigin: stepConditions(step).origin,
    conditions: conditionsOf(step),
    ...(step.facts && { stated: step.facts }),
    precursors: children.map((child) => moleculeOf(child, detail)),
  };
}

function originText(origin: StoredNode['origin']): string | null {
  if (!origin) return null;
  const more = origin.count ?? origin.name;
  return more === undefined ? origin.kind : `${origin.kind}:${more}`;
}
