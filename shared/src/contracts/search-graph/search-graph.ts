// The better-force view: all that a search has looked at, one molecule at a time. Spec: not shown.

import { Type, type Static } from 'typebox';
import { defineCall, firstPageSchema } from '../call.ts';
import { askingModuleSchema, taskIdSchema } from '../retrosynthesis.ts';
import { stockOriginSchema } from '../routes/routes.ts';
import { moleculeSchema } from '../structure/structure.ts';

const keySchema = Type.String({ minLength: 22, maxLength: 22, description: 'smilesUniqueCode of a molecule' });

/** `deadEnd`: nothing makes it. `tooDeep`: the step limit ends there. `open`: the search did not come to it. */
export const graphStates = ['inStock', 'expanded', 'deadEnd', 'tooDeep', 'open'] as const;
export type GraphState = (typeof graphStates)[number];
export const checkStates = ['passed', 'failed', 'unchecked'] as const;
export type CheckState = (typeof checkStates)[number];

export const graphMoleculeSchema = Type.Object({
  molecule: moleculeSchema,
  state: Type.Enum(graphStates),
  origin: Type.Optional(stockOriginSchema),
  solved: Type.Boolean({ description: 'a way to stock was found, every step of it checked' }),
  steps: Type.Integer({ description: 'fewest steps between it and the target' }),
  reactions: Type.Integer({ description: 'ways to make it that the graph holds' }),
  stepsToStock: Type.Optional(Type.Integer({ description: 'reactions of its shortest checked way to stock' })),
  ways: Type.Number({ description: 'checked ways to stock at least, up to a million' }),
});
export type GraphMolecule = Static<typeof graphMoleculeSchema>;

/** A hash over precursors and product: the same while the graph grows. */
export const reactionKeySchema = Type.String({ pattern: '^[0-9a-f]{16}$' });

export const graphReactionSchema = Type.Object({
  reactionId: Type.Integer({ minimum: 0, description: 'among the reactions of its product, best first' }),
  reactionKey: reactionKeySchema,
  name: Type.String({ description: "in the caller's language" }),
  classKey: Type.String(),
  templateId: Type.String(),
  score: Type.Number({ minimum: 0, maximum: 1, description: 'probability that a chemist would have made it this way' }),
  precedents: Type.Integer(),
  check: Type.Enum(checkStates),
  rank: Type.Optional(
    Type.Integer({ description: 'place of the product among all that would form; 0 when it is not' }),
  ),
  rivals: Type.Array(Type.Object({ molecule: Type.Optional(moleculeSchema), name: Type.Optional(Type.String()) }), {
    description: 'why it failed: what would form instead',
  }),
  touchedGroups: Type.Array(Type.String(), { description: 'groups that the conditions would touch too' }),
  hazards: Type.Array(Type.String(), { description: 'rules that its usual reagents fall under' }),
  solved: Type.Boolean(),
  stepsToStock: Type.Optional(Type.Integer()),
  ways: Type.Number(),
  precursors: Type.Array(graphMoleculeSchema),
});
export type GraphReaction = Static<typeof graphReactionSchema>;

export const graphCountsSchema = Type.Object({
  molecules: Type.Integer(),
  expanded: Type.Integer(),
  inStock: Type.Integer(),
  reactions: Type.Integer(),
  passed: Type.Integer(),
  failed: Type.Integer(),
  solved: Type.Integer({ description: 'molecules with a way to stock' }),
  left: Type.Integer({ description: 'reactions that the search saw and the graph does not hold' }),
});
export type GraphCounts = Static<typeof graphCountsSchema>;

export const searchGraph = defineCall({
  method: 'POST',
  path: '/api/retro/search-graph',
  summary: 'The search graph of a task around one molecule, the target when none is named',
  access: ['retrosynthesis', 'processchemistry'],
  body: Type.Object({
    taskId: taskIdSchema,
    smilesUniqueCode: Type.Optional(keySchema),
    checks: Type.Optional(Type.Array(Type.Enum(checkStates), { description: 'only reactions in one of these states' })),
    solvedOnly: Type.Optional(Type.Boolean({ description: 'only reactions that lead to stock' })),
    classKey: Type.Optional(Type.String({ maxLength: 60 })),
    minScore: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    pageIndex: Type.Optional(firstPageSchema),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    asOf: Type.String({ format: 'date-time' }),
    isFinal: Type.Boolean({ description: 'false while the search goes on' }),
    counts: graphCountsSchema,
    classes: Type.Array(Type.Object({ classKey: Type.String(), count: Type.Integer() }), {
      description: 'of the reactions of this molecule, before the filter',
    }),
    node: graphMoleculeSchema,
    path: Type.Array(moleculeSchema, {
      description: 'one shortest way from the target to this molecule, both included',
    }),
    total: Type.Integer({ description: 'reactions of this molecule that pass the filter' }),
    items: Type.Array(graphReactionSchema),
  }),
  example: { body: { taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01' } },
});
