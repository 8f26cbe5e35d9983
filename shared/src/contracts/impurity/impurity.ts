// Prediction of impurities: a search of a reaction holds batches, one for each run; a batch holds impurities.
// Spec: not shown. Fields of bodies and responses are our choice.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { taskStates } from '../../constants/modules.ts';
import { defineCall, pageIndexSchema } from '../call.ts';
import { deletedSchema } from '../deletion.ts';
import { askedReactionSchema, exampleReaction, reactionKindSchema, reactionSchema } from '../reaction/reaction.ts';
import { moleculeSchema } from '../structure/structure.ts';

const access = ['impuritypredict'] as const;

export const impurityIdSchema = Type.String({ format: 'uuid' });

const exampleSearchId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d01';

const exampleBatchId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d02';

const exampleKey = 'AAAAAAAAAAAAAAAAAAAAAA';

const nameSchema = Type.String({ minLength: 1, maxLength: limits.taskNameLength, pattern: '\\S' });

/** What an impurity comes from; each has words of its own in both languages. */
export const impurityCauses = [
  'unreactedReactant',
  'intermediate',
  'overReaction',
  'otherSite',
  'otherReaction',
  'regioisomer',
  'stereoisomer',
  'doubleBondIsomer',
  'epimer',
  'dimer',
  'homoCoupling',
  'elimination',
  'hydrolysis',
  'oxidation',
  'reduction',
  'dehalogenation',
  'protodemetalation',
  'solventReaction',
  'baseReaction',
  'reagentReaction',
  'protectingGroupLoss',
  'reagentByProduct',
  'residualReagent',
  'residualCatalyst',
  'residualLigand',
  'residualSolvent',
  'carriedOver',
  'carriedOverTransformed',
] as const;

export type ImpurityCause = (typeof impurityCauses)[number];

export const likelihoods = ['high', 'medium', 'low'] as const;

export type Likelihood = (typeof likelihoods)[number];

/** What becomes of an impurity of a starting material. */
export const impurityFates = ['unchanged', 'transformed', 'purged'] as const;

export const adductNames = [
  '[M+H]+',
  '[M+Na]+',
  '[M+NH4]+',
  '[M+K]+',
  '[2M+H]+',
  '[M-H]-',
  '[M+HCOO]-',
  '[M+Cl]-',
  '[M]+',
  '[M]-',
] as const;

export type AdductName = (typeof adductNames)[number];

/** The circumstances of a reaction, as far as they are known; they decide which side reactions are asked for. */
export const impurityConditionsSchema = Type.Object({
  agents: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 500 }), {
      maxItems: 20,
      description: 'reagents, catalysts and solvents as names, abbreviations or SMILES',
    }),
  ),
  temperatureC: Type.Optional(Type.Number({ minimum: -100, maximum: 400 })),
  atmosphere: Type.Optional(Type.Enum(['air', 'inert', 'hydrogen'], { description: 'inert when left out' })),
  workUp: Type.Optional(Type.Enum(['none', 'aqueous', 'acid', 'base'], { description: 'aqueous when left out' })),
});

export type ImpurityConditions = Static<typeof impurityConditionsSchema>;

export const impuritySearchSchema = Type.Object({
  userSearchBatchId: impurityIdSchema,
  name: Type.String(),
  rInchikey: Type.String({ description: 'names the reaction in addresses: keyed hash of tenant and reaction' }),
  reaction: reactionSchema,
  kind: Type.Optional(reactionKindSchema),
  conditions: impurityConditionsSchema,
  carried: Type.Array(moleculeSchema, { description: 'impurities of the starting materials that were given' }),
  batchId: Type.String({ format: 'uuid', description: 'of the last run' }),
  state: Type.Enum(taskStates),
  tasksAhead: Type.Optional(Type.Integer({ description: 'while queued: how many wait before it' })),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  impurities: Type.Integer({ description: 'found so far' }),
  alerting: Type.Integer({ description: 'of them, those with a structural alert' }),
  batches: Type.Integer({ description: 'runs of this search' }),
  failure: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() })),
  routeId: Type.Optional(Type.String()),
  stepId: Type.Optional(Type.String()),
  version: Type.Integer({ description: 'grows with every change' }),
  createdAt: Type.String({ format: 'date-time' }),
  finishedAt: Type.Optional(Type.String({ format: 'date-time' })),
});

export type ImpuritySearch = Static<typeof impuritySearchSchema>;

const searchResponse = { data: Type.Object({ search: impuritySearchSchema }) };

export const impurityBatchSchema = Type.Object({
  batchId: impurityIdSchema,
  userSearchBatchId: impurityIdSchema,
  name: Type.String({ description: 'of the search' }),
  conditions: impurityConditionsSchema,
  state: Type.Enum(taskStates),
  impurities: Type.Integer(),
  createdAt: Type.String({ format: 'date-time' }),
  finishedAt: Type.Optional(Type.String({ format: 'date-time' })),
});

export type ImpurityBatch = Static<typeof impurityBatchSchema>;

export const impurityStart = defineCall({
  method: 'POST',
  path: '/api/predict/start-search',
  startsOnce: true,
  summary: 'Starts a prediction of the impurities of a reaction or a route step',
  access,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    ...askedReactionSchema.properties,
    name: Type.Optional(nameSchema),
    conditions: Type.Optional(impurityConditionsSchema),
    carried: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: limits.structureTextLength }), {
        maxItems: 50,
        description: 'impurities of the starting materials: SMILES, names or CAS numbers',
      }),
    ),
  }),
  ...searchResponse,
  example: { body: { reaction: exampleReaction, conditions: { agents: ['HATU', 'DIPEA', 'DMF'] } } },
});

export const impurityHistory = defineCall({
  method: 'POST',
  path: '/api/predict/history-list',
  summary: "The caller's predictions, newest first",
  access,
  body: Type.Object({
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
    key: Type.Optional(Type.String({ maxLength: limits.taskNameLength, description: 'part of the name' })),
    states: Type.Optional(Type.Array(Type.Enum(taskStates))),
    from: Type.Optional(Type.String({ format: 'date-time' })),
    to: Type.Optional(Type.String({ format: 'date-time' })),
  }),
  data: Type.Object({ total: Type.Integer(), items: Type.Array(impuritySearchSchema) }),
  example: { body: { pageIndex: 1, pageSize: 10 } },
});

export const impurityRename = defineCall({
  method: 'GET',
  path: '/api/predict/rename',
  summary: 'Renames a prediction',
  access,
  changesState: true,
  query: Type.Object({ id: impurityIdSchema, name: nameSchema }),
  ...searchResponse,
  example: { query: { id: exampleSearchId, name: 'Amide step, second look' } },
});

export const impurityDelete = defineCall({
  method: 'GET',
  path: '/api/predict/delete-history',
  summary: 'Deletes a prediction that is not running, with its batches',
  access,
  changesState: true,
  query: Type.Object({ id: impurityIdSchema }),
  data: deletedSchema,
  example: { query: { id: exampleSearchId } },
});

export const impurityStop = defineCall({
  method: 'GET',
  path: '/api/predict/stop',
  summary: 'Stops a running batch; what was found so far stays',
  access,
  changesState: true,
  query: Type.Object({ batchId: impurityIdSchema }),
  ...searchResponse,
  example: { query: { batchId: exampleBatchId } },
});

export const impuritySearchAgain = defineCall({
  method: 'GET',
  path: '/api/predict/search-again',
  startsOnce: true,
  summary: 'Runs a prediction again, as a new batch',
  access,
  changesState: true,
  query: Type.Object({ userSearchBatchId: impurityIdSchema }),
  ...searchResponse,
  example: { query: { userSearchBatchId: exampleSearchId } },
});

export const impuritySearchOf = defineCall({
  method: 'GET',
  path: '/api/predict/search',
  summary: 'One prediction with its progress; the id is that of the search or of one of its batches',
  access,
  query: Type.Object({ id: impurityIdSchema }),
  ...searchResponse,
  example: { query: { id: exampleSearchId } },
});

export const impurityOfStep = defineCall({
  method: 'GET',
  path: '/api/predict/step-search',
  summary: "The caller's newest prediction for a step of a route, if there is one",
  access,
  query: Type.Object({
    routeId: Type.String({ format: 'uuid' }),
    stepId: Type.String({ minLength: 1, maxLength: 20 }),
  }),
  data: Type.Object({ search: Type.Optional(impuritySearchSchema) }),
  example: { query: { routeId: exampleSearchId, stepId: 's1' } },
});

export const impurityBatches = defineCall({
  method: 'GET',
  path: '/api/predict/batch-list',
  summary: "The caller's batches of one reaction, newest first",
  access,
  query: Type.Object({ rInchikey: Type.String({ minLength: 22, maxLength: 22 }) }),
  data: Type.Object({ items: Type.Array(impurityBatchSchema) }),
  example: { query: { rInchikey: exampleKey } },
});
