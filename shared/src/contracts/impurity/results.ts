// Impurities of a batch: filtered, matched by mass, written to files; by-products of a step.

import { Type, type Static } from 'typebox';
import { timeoutsMs } from '../../constants/limits.ts';
import { defineCall, firstPageSchema } from '../call.ts';
import { askedReactionSchema, exampleReaction } from '../reaction/reaction.ts';
import { moleculeSchema } from '../structure/structure.ts';
import {
  adductNames,
  impurityCauses,
  impurityConditionsSchema,
  impurityFates,
  impurityIdSchema,
  impuritySearchSchema,
  likelihoods,
} from './impurity.ts';

const access = ['impuritypredict'] as const;

const exampleBatchId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d02';

const exampleResultId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d03';

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
