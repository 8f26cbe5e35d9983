// The better-force view as a canvas: what is unfolded of a search graph, and molecules looked for in it. Spec: not shown.

import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { askingModuleSchema, taskIdSchema } from '../retrosynthesis.ts';
import {
  checkStates,
  graphCountsSchema,
  graphMoleculeSchema,
  graphReactionSchema,
  reactionKeySchema,
} from './search-graph.ts';
import { moleculeSchema } from '../structure/structure.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const exampleTaskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
export const graphKeySchema = Type.String({
  minLength: 22,
  maxLength: 22,
  description: 'smilesUniqueCode of a molecule',
});

/** Molecules that one request may unfold, and paths shown of one of them. */
export const partLimits = { open: 80, ways: 60, found: 40, text: 4_000 } as const;

/** `best`: what leads to stock first, then what passed its check, then the likelier. */
export const pathSorts = ['best', 'likely', 'ways', 'steps'] as const;
export type PathSort = (typeof pathSorts)[number];

export const growthStates = ['queued', 'searching', 'completed', 'stopped', 'failed'] as const;
export type GrowthState = (typeof growthStates)[number];

export const growthSchema = Type.Object({
  growthId: Type.String({ format: 'uuid' }),
  kind: Type.Enum(['step', 'search'] as const),
  state: Type.Enum(growthStates),
  molecule: moleculeSchema,
  seconds: Type.Optional(Type.Integer()),
  elapsedMs: Type.Integer(),
  expansions: Type.Integer(),
  createdAt: Type.String({ format: 'date-time' }),
});
export type GraphGrowth = Static<typeof growthSchema>;

const stateFields = {
  asOf: Type.String({ description: 'changes with the graph' }),
  isFinal: Type.Boolean({ description: "false while the task's own search goes on" }),
  canChange: Type.Boolean({ description: 'false for who reads a shared task' }),
  counts: graphCountsSchema,
  growths: Type.Array(growthSchema, { description: 'what was added by hand, newest first' }),
};

export const searchGraphState = defineCall({
  method: 'GET',
  path: '/api/retro/search-graph-state',
  summary: 'How far the search graph of a task has grown',
  access: mayPlan,
  query: Type.Object({ taskId: taskIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  data: Type.Object(stateFields),
  example: { query: { taskId: exampleTaskId } },
});

export const graphPartSchema = Type.Object({
  node: graphMoleculeSchema,
  total: Type.Integer({ description: 'ways to make it that pass the filter' }),
  items: Type.Array(graphReactionSchema),
});
export type GraphPart = Static<typeof graphPartSchema>;

export const searchGraphPart = defineCall({
  method: 'POST',
  path: '/api/retro/search-graph-part',
  summary: 'Molecules of a search graph with their ways to be made, for those that are unfolded',
  access: mayPlan,
  body: Type.Object({
    taskId: taskIdSchema,
    open: Type.Array(
      Type.Object({
        smilesUniqueCode: Type.Optional(graphKeySchema),
        limit: Type.Integer({ minimum: 1, maximum: partLimits.ways }),
        pinned: Type.Optional(Type.Array(reactionKeySchema, { maxItems: partLimits.ways })),
      }),
      { minItems: 1, maxItems: partLimits.open, description: 'the target where no molecule is named' },
    ),
    sort: Type.Optional(Type.Enum(pathSorts)),
    checks: Type.Optional(Type.Array(Type.Enum(checkStates))),
    solvedOnly: Type.Optional(Type.Boolean()),
    hideHazards: Type.Optional(
      Type.Boolean({ description: 'no reactions whose reagents are dangerous on a large scale' }),
    ),
    classKey: Type.Optional(Type.String({ maxLength: 60 })),
    minScore: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    asOf: Type.String(),
    parts: Type.Array(graphPartSchema, { description: 'in the order asked for, without what the graph does not hold' }),
    classes: Type.Array(Type.Object({ classKey: Type.String(), count: Type.Integer() }), {
      description: 'of all reactions of the graph',
    }),
  }),
  example: { body: { taskId: exampleTaskId, open: [{ limit: 8 }] } },
});

export const pathStepSchema = Type.Object({ product: graphKeySchema, reactionKey: reactionKeySchema });
export type PathStep = Static<typeof pathStepSchema>;

export const searchGraphFind = defineCall({
  method: 'POST',
  path: '/api/retro/search-graph-find',
  summary: 'Molecules of a search graph by name, structure or substructure, with the way to each',
  access: mayPlan,
  cancelsEarlier: true,
  body: Type.Object({
    taskId: taskIdSchema,
    text: Type.String({
      minLength: 1,
      maxLength: partLimits.text,
      description: 'a name, part of one, SMILES or SMARTS',
    }),
    isPart: Type.Optional(Type.Boolean({ description: 'molecules that contain the structure count too' })),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    total: Type.Integer({ description: 'found; the list holds those nearest to the target' }),
    isComplete: Type.Boolean({ description: 'false when the time was up before every molecule was looked at' }),
    items: Type.Array(
      Type.Object({ node: graphMoleculeSchema, path: Type.Array(pathStepSchema, { description: 'from the target' }) }),
    ),
  }),
  example: { body: { taskId: exampleTaskId, text: 'aniline' } },
});
