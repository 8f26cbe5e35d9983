// The better-force view goes on: a molecule taken apart by hand or searched from, and chosen paths kept as a route.
// Spec: not shown.

import { Type, type Static } from 'typebox';
import { timeoutsMs } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { askingModuleSchema, taskIdSchema } from '../retrosynthesis.ts';
import { routeIdSchema } from '../routes/routes.ts';
import { growthSchema, graphKeySchema, pathStepSchema } from './part.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const exampleTaskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const exampleKey = 'AAAAAAAAAAAAAAAAAAAAAA';
const choicesSchema = Type.Array(pathStepSchema, { maxItems: 60, description: 'one way for each molecule to be made' });

/** Seconds that a search may go on from a molecule. */
export const growthSeconds = [10, 30, 60] as const;

const aboutMolecule = {
  taskId: taskIdSchema,
  smilesUniqueCode: graphKeySchema,
  routeType: Type.Optional(askingModuleSchema),
};
const chosen = { taskId: taskIdSchema, choices: choicesSchema, routeType: Type.Optional(askingModuleSchema) };
const exampleChosen = { taskId: exampleTaskId, choices: [{ product: exampleKey, reactionKey: '0123456789abcdef' }] };

export const searchGraphExpand = defineCall({
  method: 'POST',
  path: '/api/retro/search-graph-expand',
  summary: 'Takes a molecule of a search graph apart by one step; what is new stays in the graph',
  access: mayPlan,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object(aboutMolecule),
  data: Type.Object({
    proposals: Type.Integer({ description: 'ways that the engine knows' }),
    added: Type.Integer({ description: 'those that the graph did not hold' }),
  }),
  example: { body: { taskId: exampleTaskId, smilesUniqueCode: exampleKey } },
});

export const searchGraphGrow = defineCall({
  method: 'POST',
  path: '/api/retro/search-graph-grow',
  startsOnce: true,
  summary: 'Searches on from a molecule of a search graph in the background',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ ...aboutMolecule, seconds: Type.Enum(growthSeconds) }),
  data: Type.Object({ growth: growthSchema }),
  example: { body: { taskId: exampleTaskId, smilesUniqueCode: exampleKey, seconds: 10 } },
});

export const searchGraphGrowStop = defineCall({
  method: 'POST',
  path: '/api/retro/search-graph-grow-stop',
  summary: 'Ends such a search; what it found so far stays',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ growthId: Type.String({ format: 'uuid' }) }),
  data: Type.Object({ growth: growthSchema }),
  example: { body: { growthId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c09' } },
});

export const selectionFiguresSchema = Type.Object({
  steps: Type.Integer(),
  longestLinear: Type.Integer(),
  open: Type.Integer({ description: 'molecules neither in stock nor made' }),
  solved: Type.Boolean(),
  score: Type.Optional(Type.Number({ description: '0 to 100, once there is a step' })),
  startingMaterials: Type.Integer(),
  leastPrecedents: Type.Integer(),
});
export type SelectionFigures = Static<typeof selectionFiguresSchema>;

export const searchGraphSelection = defineCall({
  method: 'POST',
  path: '/api/retro/search-graph-selection',
  summary: 'Figures of the route that chosen ways make',
  access: mayPlan,
  cancelsEarlier: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object(chosen),
  data: Type.Object({ figures: selectionFiguresSchema }),
  example: { body: exampleChosen },
});

export const searchGraphSave = defineCall({
  method: 'POST',
  path: '/api/retro/search-graph-save',
  summary: 'Keeps chosen ways as a route of the task',
  access: mayPlan,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object(chosen),
  data: Type.Object({ routeId: routeIdSchema }),
  example: { body: exampleChosen },
});

export const searchGraphDraft = defineCall({
  method: 'POST',
  path: '/api/retro/search-graph-draft',
  summary: 'Begins a route by hand from chosen ways',
  access: mayPlan,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object(chosen),
  data: Type.Object({ draftId: Type.String({ format: 'uuid' }) }),
  example: { body: exampleChosen },
});
