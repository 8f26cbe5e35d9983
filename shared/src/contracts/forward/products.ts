// Products of forward tasks, prediction of a mixture, and files.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { defineCall, pageIndexSchema } from '../call.ts';
import { reactionKindSchema, siteKinds } from '../reaction/reaction.ts';
import { moleculeSchema } from '../structure/structure.ts';
import { forwardFilterSchema, forwardIdSchema } from './forward.ts';

const access = ['forwardsynthesis'] as const;

const exampleTaskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01';

const exampleProductId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e02';

const byTaskId = { taskId: forwardIdSchema };

export const selectivitySchema = Type.Object({
  verdict: Type.Enum(['clear', 'mixed', 'unknown'], { description: 'of the worst step' }),
  share: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description: 'estimated share of the material that goes this way; null where nothing is known',
  }),
  competing: Type.Array(
    Type.Object({
      kind: Type.Enum(siteKinds),
      product: moleculeSchema,
      share: Type.Union([Type.Number(), Type.Null()]),
      reason: Type.String({ description: "in the caller's language" }),
    }),
  ),
  unknown: Type.Array(Type.String(), { description: "what the templates cannot say, in the caller's language" }),
});

export type Selectivity = Static<typeof selectivitySchema>;

export const forwardProductSchema = Type.Object({
  productId: forwardIdSchema,
  rank: Type.Integer({ description: 'by probability, from 1; it moves while the task is running' }),
  molecule: moleculeSchema,
  probability: Type.Number({ minimum: 0, maximum: 1, description: 'estimated; of all steps together' }),
  steps: Type.Integer(),
  kind: reactionKindSchema,
  partners: Type.Array(moleculeSchema, { description: 'of the last step' }),
  logP: Type.Number({ description: 'Crippen' }),
  tpsa: Type.Number(),
  donors: Type.Integer(),
  acceptors: Type.Integer(),
  rotatableBonds: Type.Integer(),
  rules: Type.Object({ lipinski: Type.Boolean(), veber: Type.Boolean(), ruleOfThree: Type.Boolean() }),
  sascore: Type.Number(),
  similarity: Type.Optional(Type.Number({ description: 'to the target, where one was given' })),
  verdict: Type.Enum(['clear', 'mixed', 'unknown']),
  ways: Type.Integer({ description: 'ways to it that were found; the likeliest is told' }),
});

export type ForwardProduct = Static<typeof forwardProductSchema>;

export const forwardSorts = [
  'probability',
  'molecularWeight',
  'logP',
  'tpsa',
  'sascore',
  'similarity',
  'steps',
] as const;

export const forwardSortSchema = Type.Object({
  by: Type.Enum(forwardSorts),
  order: Type.Enum(['ascending', 'descending']),
});

export const forwardProducts = defineCall({
  method: 'POST',
  path: '/api/retro/forward-products',
  summary: 'Products of a task, those found so far while it runs; filtered, sorted and paged',
  access,
  // Structures to contain are looked for in up to 50,000 products; on a busy machine that takes its time.
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    ...byTaskId,
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: 200 }),
    filter: Type.Optional(forwardFilterSchema),
    sort: Type.Optional(forwardSortSchema),
  }),
  data: Type.Object({ total: Type.Integer(), items: Type.Array(forwardProductSchema) }),
  example: { body: { taskId: exampleTaskId, pageIndex: 1, pageSize: 50 } },
});

export const forwardPointsMost = 1_000;

export const forwardPoints = defineCall({
  method: 'POST',
  path: '/api/retro/forward-points',
  summary: 'Products of a task as points of a chart: all that pass a filter, or every so many of them',
  access,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({ ...byTaskId, filter: Type.Optional(forwardFilterSchema) }),
  data: Type.Object({
    total: Type.Integer({ description: 'products that pass the filter' }),
    points: Type.Array(
      Type.Object({
        productId: forwardIdSchema,
        structure: Type.String({ description: 'SMILES; forward-product says more of the molecule' }),
        probability: Type.Number(),
        molecularWeight: Type.Number(),
        logP: Type.Number(),
        tpsa: Type.Number(),
        sascore: Type.Number(),
      }),
      { maxItems: forwardPointsMost },
    ),
  }),
  example: { body: { taskId: exampleTaskId } },
});

export type ForwardPoint = Static<typeof forwardPoints.data>['points'][number];

export const forwardFilterArea = defineCall({
  method: 'GET',
  path: '/api/retro/forward-filter-area',
  summary: 'What products of a task can be filtered by: ranges of their figures, and how many of each class',
  access,
  query: Type.Object(byTaskId),
  data: Type.Object({
    products: Type.Integer(),
    ranges: Type.Record(
      Type.Enum(['molecularWeight', 'logP', 'tpsa', 'sascore', 'similarity', 'probability']),
      Type.Union([Type.Object({ from: Type.Number(), to: Type.Number() }), Type.Null()]),
    ),
    classes: Type.Array(Type.Object({ class: Type.String(), products: Type.Integer() })),
  }),
  example: { query: { taskId: exampleTaskId } },
});

export type ForwardArea = Static<typeof forwardFilterArea.data>;

export const forwardProductRoute = defineCall({
  method: 'GET',
  path: '/api/retro/forward-product',
  summary: 'One product with the way from the starting molecule to it, step by step',
  access,
  query: Type.Object({ ...byTaskId, productId: forwardIdSchema }),
  data: Type.Object({
    product: forwardProductSchema,
    steps: Type.Array(
      Type.Object({
        smiles: Type.String({ description: 'reaction SMILES' }),
        kind: reactionKindSchema,
        from: moleculeSchema,
        partners: Type.Array(moleculeSchema),
        product: moleculeSchema,
        probability: Type.Number(),
        precedents: Type.Union([Type.Integer(), Type.Null()], { description: 'patent reactions counted of the kind' }),
        selectivity: selectivitySchema,
      }),
      { description: 'from the starting molecule on' },
    ),
  }),
  example: { query: { taskId: exampleTaskId, productId: exampleProductId } },
});

export type ForwardRoute = Static<typeof forwardProductRoute.data>;

export const forwardPredict = defineCall({
  method: 'POST',
  path: '/api/retro/forward-predict',
  summary: 'What a mixture of reactants and reagents gives, the likeliest first',
  access,
  timeoutMs: timeoutsMs.long,
  cancelsEarlier: true,
  body: Type.Object({
    mixture: Type.String({
      minLength: 1,
      maxLength: limits.structureTextLength,
      description: 'SMILES with dots, a list of SMILES, names or CAS numbers one a line, a molfile, or a reaction',
    }),
    top: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: '10 when left out' })),
  }),
  data: Type.Object({
    reactants: Type.Array(moleculeSchema),
    agents: Type.Array(moleculeSchema, { description: 'known reagents, catalysts and solvents among what was given' }),
    products: Type.Array(
      Type.Object({
        rank: Type.Integer(),
        molecule: moleculeSchema,
        probability: Type.Number({ minimum: 0, maximum: 1, description: 'share of the sum of scores' }),
        kind: reactionKindSchema,
        smiles: Type.String({ description: 'reaction SMILES' }),
        used: Type.Array(Type.Integer(), { description: 'index of the reactants it takes' }),
        precedents: Type.Union([Type.Integer(), Type.Null()]),
        selectivity: selectivitySchema,
      }),
    ),
    notes: Type.Array(Type.String(), { description: "what could not be judged, in the caller's language" }),
  }),
  example: { body: { mixture: 'OC(=O)c1ccccc1.NCc1ccccc1' } },
});

export type ForwardPrediction = Static<typeof forwardPredict.data>;

export const forwardScaffoldImport = defineCall({
  method: 'POST',
  path: '/api/retro/forward-scaffold-import',
  summary: 'Reads partners from a file (sdf, mol, xlsx, csv, txt; 1 MB), row by row; nothing is stored',
  access,
  takes: 'multipart',
  upload: 'molecules',
  timeoutMs: timeoutsMs.long,
  data: Type.Object({
    accepted: Type.Array(moleculeSchema),
    refused: Type.Array(
      Type.Object({ row: Type.Integer(), text: Type.String(), message: Type.String({ description: 'why' }) }),
    ),
    duplicates: Type.Integer(),
  }),
});

export const forwardFileTypes = ['xlsx', 'sdf', 'csv'] as const;

export const forwardExport = defineCall({
  method: 'POST',
  path: '/api/export/forward-products',
  summary: 'Products of a task as a file: all, those filtered, or those named',
  access,
  gives: 'blob',
  timeoutMs: timeoutsMs.none,
  body: Type.Object({
    ...byTaskId,
    fileType: Type.Enum(forwardFileTypes),
    productIds: Type.Optional(Type.Array(forwardIdSchema, { minItems: 1, maxItems: 10_000 })),
    filter: Type.Optional(forwardFilterSchema),
    sort: Type.Optional(forwardSortSchema),
  }),
  example: { body: { taskId: exampleTaskId, fileType: 'xlsx' } },
});
