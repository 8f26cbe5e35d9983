import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { defineCall, pageIndexSchema } from '../call.ts';
import { deletedSchema } from '../deletion.ts';
import { askedReactionSchema, exampleReaction, reactionKindSchema, reactionSchema } from '../reaction/reaction.ts';
import { askingModuleSchema } from '../retrosynthesis.ts';
import { routeIdSchema } from '../routes/routes.ts';

const access = ['conditionoptimization'] as const;

/** Where a row comes from: counted in patents, measured in screens, or typical by the template. */
export const conditionSources = ['patents', 'screens', 'template'] as const;

const rangeOrNull = (description: string) =>
  Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()], { description });

export const supportedConditionSchema = Type.Object({
  source: Type.Enum(conditionSources),
  templateId: Type.String(),
  kind: Type.String({ description: "name of the kind of reaction in the caller's language" }),
  reagents: Type.Array(Type.String()),
  catalysts: Type.Array(Type.String()),
  solvents: Type.Array(Type.String()),
  temperatureC: rangeOrNull('both the same for a median of records, a range for what is typical'),
  hours: rangeOrNull('both the same for a median of records'),
  yieldPercent: Type.Union([Type.Number(), Type.Null()], { description: 'median of what was reported' }),
  support: Type.Union([Type.Integer(), Type.Null()], { description: 'records or experiments run so' }),
  of: Type.Union([Type.Integer(), Type.Null()], { description: 'records or experiments of the kind' }),
  atRisk: Type.Array(Type.String(), {
    description: 'functional groups of the step that these conditions would touch and should not; empty without a step',
  }),
});

export type SupportedCondition = Static<typeof supportedConditionSchema>;

/** A step of a route, or a kind of reaction; an address holds no structure. */
export const reactionConditions = defineCall({
  method: 'GET',
  path: '/api/retro/conditions',
  summary: 'Conditions for a step or a kind of reaction, with the support of each',
  access: ['retrosynthesis', 'processchemistry', 'conditionoptimization'],
  query: Type.Object({
    routeId: Type.Optional(routeIdSchema),
    stepId: Type.Optional(Type.String({ maxLength: 20 })),
    templateId: Type.Optional(Type.String({ maxLength: 100 })),
    top: Type.Integer({ minimum: 1, maximum: 20, default: 5 }),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    conditions: Type.Array(supportedConditionSchema),
    counted: Type.Object({
      records: Type.Integer({ description: 'patent records that were read' }),
      explained: Type.Integer({ description: 'of them, those that a template explains' }),
      sources: Type.Array(Type.String()),
    }),
  }),
  example: { query: { templateId: 'amide-from-acid-and-primary-amine', top: 5 } },
});

// --- Optimization: ranked condition sets, a plate of experiments, measured yields, the next experiments. ---

export const optimizationIdSchema = Type.String({ format: 'uuid' });

const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01';

const optimizationNameSchema = Type.String({ minLength: 1, maxLength: limits.taskNameLength, pattern: '\\S' });

/** What is varied. Each place of a condition set holds one level of each factor, or none. */
export const conditionFactors = ['catalyst', 'ligand', 'base', 'reagent', 'additive', 'solvent'] as const;

export type ConditionFactor = (typeof conditionFactors)[number];

export const atmospheres = ['air', 'inert', 'hydrogen', 'carbonMonoxide'] as const;

const agentNameSchema = Type.String({ minLength: 1, maxLength: 120 });

/** One choice of conditions; a factor that plays no part is left out. */
export const conditionChoiceSchema = Type.Object({
  catalyst: Type.Optional(agentNameSchema),
  ligand: Type.Optional(agentNameSchema),
  base: Type.Optional(agentNameSchema),
  reagent: Type.Optional(agentNameSchema),
  additive: Type.Optional(agentNameSchema),
  solvent: Type.Optional(agentNameSchema),
  temperatureC: Type.Optional(Type.Number({ minimum: -100, maximum: 400 })),
});

export type ConditionChoice = Static<typeof conditionChoiceSchema>;

/**
 * `model`: learned from screens of this kind of reaction; a median of patent records otherwise: `counted` of those that were run so,
 * `ofKind` of all of this kind of reaction, `ofClass` of all of its class.
 */
export const predictedYieldSchema = Type.Object({
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  low: Type.Number({ minimum: 0, maximum: 100, description: 'of four yields three should lie between low and high' }),
  high: Type.Number({ minimum: 0, maximum: 100 }),
  kind: Type.Enum(['model', 'counted', 'ofKind', 'ofClass']),
  records: Type.Optional(Type.Integer({ description: 'yields that were counted; absent for a model' })),
});

export const greenerSchema = Type.Object({
  factor: Type.Enum([...conditionFactors]),
  from: Type.String(),
  to: Type.String(),
  reason: Type.String({ description: "in the caller's language" }),
  source: Type.String({ description: 'the guide it stands in' }),
  yieldChange: Type.Union([Type.Number(), Type.Null()], {
    description: 'percentage points by the same model; null where it cannot say',
  }),
});

export const rankedConditionsSchema = Type.Object({
  rank: Type.Integer(),
  choice: conditionChoiceSchema,
  hours: rangeOrNull('lowest and highest usual time'),
  temperatureC: rangeOrNull('lowest and highest usual temperature'),
  atmosphere: Type.Enum(atmospheres),
  predicted: Type.Union([predictedYieldSchema, Type.Null()], { description: 'null where nothing supports a figure' }),
  source: Type.Enum(conditionSources),
  support: Type.Object({
    records: Type.Union([Type.Integer(), Type.Null()], { description: 'records or experiments run so' }),
    of: Type.Union([Type.Integer(), Type.Null()], { description: 'of so many of the kind' }),
    nearest: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
      description: 'similarity of the nearest substrates that were measured; null without measurements',
    }),
    text: Type.String({ description: "all of it in a sentence, in the caller's language" }),
  }),
  solventClass: Type.Optional(
    Type.Enum(['recommended', 'problematic', 'hazardous', 'highlyHazardous'], {
      description: 'CHEM21 selection guide',
    }),
  ),
  greener: Type.Array(greenerSchema),
  atRisk: Type.Array(Type.String(), {
    description: "functional groups of the reaction that these conditions would touch, in the caller's language",
  }),
});

export type RankedConditions = Static<typeof rankedConditionsSchema>;

/** The levels of each factor that experiments may choose from. */
export const conditionSpaceSchema = Type.Object({
  levels: Type.Partial(Type.Record(Type.Enum([...conditionFactors]), Type.Array(agentNameSchema, { maxItems: 60 }))),
  temperaturesC: Type.Array(Type.Number({ minimum: -100, maximum: 400 }), { maxItems: 12 }),
});

export type ConditionSpace = Static<typeof conditionSpaceSchema>;

export const measuredYieldSchema = Type.Object({
  choice: conditionChoiceSchema,
  yieldPercent: Type.Number({ minimum: 0, maximum: 100 }),
  well: Type.Optional(Type.String({ pattern: '^[A-H](?:[1-9]|1[0-2])$' })),
  note: Type.Optional(Type.String({ maxLength: 200 })),
});

export type MeasuredYield = Static<typeof measuredYieldSchema>;

export const optimizationSchema = Type.Object({
  id: optimizationIdSchema,
  name: Type.String(),
  reaction: reactionSchema,
  kinds: Type.Array(reactionKindSchema, { description: 'the first is the one that was optimized' }),
  routeId: Type.Optional(Type.String()),
  stepId: Type.Optional(Type.String()),
  bestPredicted: Type.Union([Type.Number(), Type.Null()]),
  measured: Type.Integer({ description: 'yields entered' }),
  bestMeasured: Type.Union([Type.Number(), Type.Null()]),
  version: Type.Integer({ description: 'grows with every change' }),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
});

export type Optimization = Static<typeof optimizationSchema>;

export const optimizationResultSchema = Type.Object({
  optimization: optimizationSchema,
  sets: Type.Array(rankedConditionsSchema, { description: 'the best first' }),
  model: Type.Union(
    [
      Type.Object({
        name: Type.String({ description: "the screens it was learned from, in the caller's language" }),
        experiments: Type.Integer(),
        substrates: Type.Integer({ description: 'pairs of substrates among them' }),
        error: Type.Number({ description: 'mean absolute error in percentage points on pairs it had not seen' }),
        hidden: Type.Integer({ description: 'experiments on this very reaction that the prediction did not use' }),
        source: Type.String(),
      }),
      Type.Null(),
    ],
    { description: 'null where no screen of this kind of reaction is known' },
  ),
  space: conditionSpaceSchema,
  results: Type.Array(measuredYieldSchema, { description: 'in the order of entry' }),
  notes: Type.Array(Type.String(), { description: "what could not be judged, in the caller's language" }),
});

export type OptimizationResult = Static<typeof optimizationResultSchema>;

const resultResponse = { data: optimizationResultSchema };

export const conditionOptimization = defineCall({
  method: 'POST',
  path: '/api/retro/condition-optimization',
  startsOnce: true,
  summary: 'Recognises a reaction, ranks condition sets with predicted yields, and keeps the answer in the history',
  access,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    ...askedReactionSchema.properties,
    name: Type.Optional(optimizationNameSchema),
    templateId: Type.Optional(Type.String({ maxLength: 100, description: 'the kind, where several are possible' })),
    top: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: '20 when left out' })),
  }),
  ...resultResponse,
  example: { body: { reaction: exampleReaction } },
});

export const conditionOptimizationOf = defineCall({
  method: 'GET',
  path: '/api/retro/con-opt',
  summary: 'One optimization with its condition sets, space and measured yields',
  access,
  query: Type.Object({ id: optimizationIdSchema }),
  ...resultResponse,
  example: { query: { id: exampleId } },
});

export const conditionHistory = defineCall({
  method: 'POST',
  path: '/api/retro/con-opt-history-list',
  summary: 'History of condition optimizations, newest first',
  access,
  body: Type.Object({
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
    key: Type.Optional(Type.String({ maxLength: limits.taskNameLength, description: 'part of the name' })),
    classes: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 40 })),
    from: Type.Optional(Type.String({ format: 'date-time' })),
    to: Type.Optional(Type.String({ format: 'date-time' })),
    measuredOnly: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({
    total: Type.Integer(),
    items: Type.Array(optimizationSchema),
    classes: Type.Array(Type.String(), { description: 'classes of all entries, for the filter' }),
  }),
  example: { body: { pageIndex: 1, pageSize: 10 } },
});

export const conditionRename = defineCall({
  method: 'GET',
  path: '/api/retro/con-opt-rename',
  summary: 'Renames a history entry',
  access,
  changesState: true,
  query: Type.Object({ id: optimizationIdSchema, name: optimizationNameSchema }),
  data: Type.Object({ optimization: optimizationSchema }),
  example: { query: { id: exampleId, name: 'Biaryl, base screen' } },
});

export const conditionDelete = defineCall({
  method: 'GET',
  path: '/api/retro/con-opt-delete',
  summary: 'Deletes a history entry with its measured yields',
  access,
  changesState: true,
  query: Type.Object({ id: optimizationIdSchema }),
  data: deletedSchema,
  example: { query: { id: exampleId } },
});

export const conditionSpace = defineCall({
  method: 'POST',
  path: '/api/retro/con-opt-space',
  summary: 'Chooses the levels that experiments may take',
  access,
  changesState: true,
  body: Type.Object({
    id: optimizationIdSchema,
    space: conditionSpaceSchema,
    base: Type.Optional(
      Type.Object(conditionSpaceSchema.properties, {
        description:
          'the space that the caller saw before; levels that others added or took away since stay so. Without it the space is taken as it is',
      }),
    ),
  }),
  data: Type.Object({
    ...optimizationResultSchema.properties,
    merged: Type.Optional(Type.Integer({ description: 'levels that others changed since and that stay so' })),
  }),
  example: { body: { id: exampleId, space: { levels: { base: ['K2CO3', 'Cs2CO3'] }, temperaturesC: [80] } } },
});

export const conditionResults = defineCall({
  method: 'POST',
  path: '/api/retro/con-opt-results',
  summary: 'Replaces the measured yields of an optimization',
  access,
  changesState: true,
  body: Type.Object({
    id: optimizationIdSchema,
    results: Type.Array(measuredYieldSchema, {
      maxItems: limits.measuredYields,
      description: 'the same choice twice is a replicate and stays; levels new to the space are added to it',
    }),
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.wholeNumber,
        description:
          'the version that the caller knew; yields saved since by others are kept. Without it the list is taken as it is',
      }),
    ),
  }),
  data: Type.Object({
    ...optimizationResultSchema.properties,
    merged: Type.Optional(
      Type.Integer({ description: 'yields that others saved since that version and that were kept' }),
    ),
  }),
  example: { body: { id: exampleId, results: [{ choice: { base: 'K2CO3', solvent: 'DMF' }, yieldPercent: 41 }] } },
});
