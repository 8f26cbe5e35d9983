// Prediction of impurities: a search of a reaction holds batches, one for each run; a batch holds impurities.
// Spec: not shown. Fields of bodies and answers are our choice.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../constants/limits.ts';
import { taskStates } from '../constants/modules.ts';
import { defineCall } from './call.ts';
import { deletedSchema } from './deletion.ts';
import { firstPageSchema, pageIndexSchema } from './paging.ts';
import { askedReactionSchema, exampleReaction, reactionKindSchema, reactionSchema } from './reaction/reaction.ts';
import { moleculeSchema } from './structure.ts';

const access = ['impuritypredict'] as const;

export const impurityIdSchema = Type.String({ format: 'uuid' });
const exampleSearchId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d01';
const exampleBatchId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d02';
const exampleResultId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d03';
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
const searchAnswer = { data: Type.Object({ search: impuritySearchSchema }) };

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

/** Potency category of an N-nitrosamine by FDA's Carcinogenic Potency Categorization Approach. */
export const nitrosaminePotencySchema = Type.Object({
  category: Type.Integer({ minimum: 1, maximum: 5 }),
  limitNgPerDay: Type.Number({ description: 'acceptable intake of the category' }),
  score: Type.Optional(Type.Integer({ description: 'none where a feature alone decides on category 5' })),
  summary: Type.String({ description: "category and limit in the caller's language" }),
  explanation: Type.String({ description: "the score in the caller's language" }),
  features: Type.Array(Type.String(), { description: "what gave how many points, in the caller's language" }),
  published: Type.Optional(Type.String({ description: "the compound's own limit, in the caller's language" })),
  source: Type.String({ description: 'the guidance' }),
});

export const mutagenicityAlertSchema = Type.Object({
  key: Type.String(),
  name: Type.String({ description: "in the caller's language" }),
  reason: Type.Optional(Type.String({ description: "how the class damages DNA, in the caller's language" })),
  source: Type.String({ description: 'the published list of alerts it stands in' }),
  atoms: Type.Array(Type.Integer(), { description: 'in the order of the canonical SMILES' }),
  inParent: Type.Boolean({ description: 'the wanted product carries the same alert in the same surroundings' }),
  potency: Type.Optional(nitrosaminePotencySchema),
});

export const impuritySchema = Type.Object({
  resultId: impurityIdSchema,
  rank: Type.Integer(),
  molecule: moleculeSchema,
  cause: Type.Enum(impurityCauses),
  causes: Type.Array(Type.Enum(impurityCauses), { description: 'all ways to it that were found, the likeliest first' }),
  likelihood: Type.Enum(likelihoods),
  score: Type.Number({ minimum: 0, maximum: 1, description: 'for the order; an estimate, no amount' }),
  why: Type.String({ description: "in the caller's language" }),
  path: Type.Array(
    Type.Object({
      smiles: Type.String({ description: 'reaction SMILES' }),
      reactants: Type.Array(moleculeSchema),
      product: moleculeSchema,
      text: Type.String({ description: "in the caller's language" }),
    }),
    { description: 'how it forms, step by step; empty for what was put in and stays' },
  ),
  exactMass: Type.Number({ description: 'monoisotopic mass of the neutral molecule, Da' }),
  massShift: Type.Number({ description: 'exact mass less that of the product, Da' }),
  adducts: Type.Array(Type.Object({ name: Type.Enum(adductNames), mz: Type.Number() })),
  alerts: Type.Array(mutagenicityAlertSchema),
  fate: Type.Optional(
    Type.Object({
      kind: Type.Enum(impurityFates),
      of: moleculeSchema,
      text: Type.String({ description: "why, in the caller's language" }),
    }),
  ),
  removal: Type.Optional(Type.String({ description: "what takes it away, in the caller's language" })),
  isLiked: Type.Boolean(),
});
export type Impurity = Static<typeof impuritySchema>;

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
  ...searchAnswer,
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
  ...searchAnswer,
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
  ...searchAnswer,
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
  ...searchAnswer,
  example: { query: { userSearchBatchId: exampleSearchId } },
});
export const impuritySearchOf = defineCall({
  method: 'GET',
  path: '/api/predict/search',
  summary: 'One prediction with its progress; the id is that of the search or of one of its batches',
  access,
  query: Type.Object({ id: impurityIdSchema }),
  ...searchAnswer,
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

const filterFields = {
  causes: Type.Optional(Type.String({ maxLength: 600, description: 'causes, separated by commas' })),
  likelihoods: Type.Optional(Type.String({ maxLength: 60, description: 'separated by commas' })),
  massFrom: Type.Optional(Type.Number({ description: 'exact mass, Da' })),
  massTo: Type.Optional(Type.Number()),
  alerting: Type.Optional(Type.Boolean({ description: 'with a structural alert, or without' })),
  liked: Type.Optional(Type.Boolean()),
  key: Type.Optional(Type.String({ maxLength: 200, description: 'part of name or formula, or a whole SMILES' })),
};

export const impurityResults = defineCall({
  method: 'GET',
  path: '/api/predict/result-list',
  summary: 'Impurities of a batch, those found so far while it runs; filtered, sorted and paged',
  access,
  query: Type.Object({
    batchId: impurityIdSchema,
    pageIndex: Type.Optional(firstPageSchema),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '100 when left out' })),
    sort: Type.Optional(Type.Enum(['rank', 'mass', 'massShift', 'likelihood'], { description: 'rank when left out' })),
    ...filterFields,
  }),
  data: Type.Object({
    search: impuritySearchSchema,
    batchId: impurityIdSchema,
    total: Type.Integer(),
    items: Type.Array(impuritySchema),
    causes: Type.Array(Type.Object({ cause: Type.Enum(impurityCauses), count: Type.Integer() }), {
      description: 'of the whole batch, for the filter',
    }),
    notes: Type.Array(Type.String(), {
      description: "what the prediction cannot see, and assumptions it made, in the caller's language",
    }),
  }),
  example: { query: { batchId: exampleBatchId } },
});
export type ImpurityPage = Static<typeof impurityResults.data>;

export const impurityLike = defineCall({
  method: 'GET',
  path: '/api/predict/set-likes',
  summary: 'Marks a result, or takes the mark away',
  access,
  changesState: true,
  query: Type.Object({
    resultId: impurityIdSchema,
    like: Type.Optional(Type.Boolean({ description: 'turned over when left out' })),
  }),
  data: Type.Object({ resultId: impurityIdSchema, isLiked: Type.Boolean() }),
  example: { query: { resultId: exampleResultId, like: true } },
});

export const impurityMassMatch = defineCall({
  method: 'POST',
  path: '/api/predict/match-masses',
  summary: 'Which impurities of a batch explain the m/z values found in a chromatogram',
  access,
  body: Type.Object({
    batchId: impurityIdSchema,
    masses: Type.Array(Type.Number({ exclusiveMinimum: 0, maximum: 20_000 }), { minItems: 1, maxItems: 500 }),
    ppm: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000, description: '10 when left out' })),
    adducts: Type.Optional(
      Type.Array(Type.Enum(adductNames), {
        minItems: 1,
        description: '[M+H]+, [M+Na]+ and, of cations, [M]+ when left out',
      }),
    ),
  }),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        mz: Type.Number(),
        matches: Type.Array(
          Type.Object({
            kind: Type.Enum(['impurity', 'product', 'reactant', 'agent']),
            resultId: Type.Optional(impurityIdSchema),
            molecule: moleculeSchema,
            adduct: Type.Enum(adductNames),
            calculated: Type.Number(),
            errorPpm: Type.Number({ description: 'found less calculated' }),
          }),
          { description: 'the smallest error first' },
        ),
      }),
    ),
  }),
  example: { body: { batchId: exampleBatchId, masses: [212.107], ppm: 10 } },
});
export type MassMatches = Static<typeof impurityMassMatch.data>;

export const impurityFileTypes = ['xlsx', 'sdf', 'csv'] as const;
export const impurityExport = defineCall({
  method: 'POST',
  path: '/api/export/impurities',
  summary: 'Impurities of a batch as a file: all, those filtered, or those named',
  access,
  gives: 'blob',
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    batchId: impurityIdSchema,
    fileType: Type.Enum(impurityFileTypes),
    resultIds: Type.Optional(Type.Array(impurityIdSchema, { minItems: 1, maxItems: 2_000 })),
    ...filterFields,
  }),
  example: { body: { batchId: exampleBatchId, fileType: 'xlsx' } },
});

export const reactionByProducts = defineCall({
  method: 'POST',
  path: '/api/retro/reaction-by-products',
  summary:
    'What likely forms beside the product of a reaction or a step with its reagents: the likely part of its impurities',
  access: ['retrosynthesis', 'processchemistry', 'conditionoptimization', 'impuritypredict'],
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    ...askedReactionSchema.properties,
    conditions: Type.Optional(
      Type.Object(impurityConditionsSchema.properties, { description: 'those of the step when left out' }),
    ),
  }),
  data: Type.Object({
    byProducts: Type.Array(
      Type.Object({
        molecule: moleculeSchema,
        cause: Type.Enum(impurityCauses),
        likelihood: Type.Enum(likelihoods),
        why: Type.String({ description: "in the caller's language" }),
      }),
      { description: 'the likeliest first; none where nothing likely is known' },
    ),
  }),
  example: { body: { reaction: exampleReaction } },
});
export type ByProduct = Static<typeof reactionByProducts.data>['byProducts'][number];
