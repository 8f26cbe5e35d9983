// Experiments of an optimization: measured yields and their import, the next experiments, plates, files.

import { Type, type Static } from 'typebox';
import { timeoutsMs } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { routeIdSchema } from '../routes/routes.ts';
import {
  conditionChoiceSchema,
  optimizationIdSchema,
  optimizationResultSchema,
  predictedYieldSchema,
} from './conditions.ts';

const access = ['conditionoptimization'] as const;

const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01';

/** What became of a row of a file of yields. */
export const yieldVerdicts = ['added', 'replaced', 'unchanged', 'empty', 'rejected'] as const;

export const yieldRowSchema = Type.Object({
  row: Type.Integer({ description: 'as the spreadsheet counts' }),
  sheet: Type.Optional(Type.String({ description: 'its name, where yields stand in several' })),
  well: Type.Optional(Type.String()),
  choice: Type.Optional(conditionChoiceSchema),
  yieldPercent: Type.Optional(Type.Number()),
  verdict: Type.Enum(yieldVerdicts, {
    description: 'replaced: the same choice and well had another yield; empty: no yield filled in',
  }),
  message: Type.Optional(
    Type.String({ description: "why it was rejected, or how it was read, in the caller's language" }),
  ),
});

export type YieldRow = Static<typeof yieldRowSchema>;

export const conditionResultsImport = defineCall({
  method: 'POST',
  path: '/api/retro/con-opt-results-import',
  summary:
    'Takes measured yields from a file: the filled list of a plate, or any table with wells or conditions and yields',
  access,
  changesState: true,
  takes: 'multipart',
  upload: 'yields',
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ id: optimizationIdSchema }),
  data: Type.Object({
    added: Type.Integer(),
    replaced: Type.Integer(),
    rejected: Type.Integer(),
    rows: Type.Array(yieldRowSchema),
    result: optimizationResultSchema,
  }),
  example: { query: { id: exampleId } },
});

export type YieldImport = Static<typeof conditionResultsImport.data>;

const suggestedSchema = Type.Object({
  choice: conditionChoiceSchema,
  expected: Type.Union([predictedYieldSchema, Type.Null()]),
  reason: Type.Enum(['promising', 'uncertain', 'covers'], {
    description: 'a high yield is expected; little is known there; it covers levels not tried yet',
  }),
});

export const conditionNext = defineCall({
  method: 'POST',
  path: '/api/retro/con-opt-next',
  summary: 'The next best experiments after the measured yields (Bayesian optimization over the space)',
  access,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    id: optimizationIdSchema,
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, description: '5 when left out' })),
  }),
  data: Type.Object({
    suggestions: Type.Array(Type.Object({ ...suggestedSchema.properties, rank: Type.Integer() })),
    spaceSize: Type.Integer({ description: 'combinations of the space' }),
    measured: Type.Integer(),
    isExhausted: Type.Boolean({ description: 'every combination has been measured' }),
  }),
  example: { body: { id: exampleId, count: 5 } },
});

export type NextExperiments = Static<typeof conditionNext.data>;

export const plateSizes = [24, 96] as const;

const keptPlateSchema = Type.Optional(
  Type.Boolean({
    description:
      'true: the plate of this size that was asked for last, whatever was measured since, for it may be in the laboratory; otherwise planned after all yields',
  }),
);

export const conditionPlate = defineCall({
  method: 'POST',
  path: '/api/retro/con-opt-plate',
  summary: 'A screening plate: combinations of the space that teach the most, well by well',
  access,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    id: optimizationIdSchema,
    wells: Type.Enum([...plateSizes]),
    keep: keptPlateSchema,
  }),
  data: Type.Object({
    wells: Type.Array(
      Type.Object({ well: Type.String({ description: 'A1 to D6, or A1 to H12' }), ...suggestedSchema.properties }),
    ),
    rows: Type.Integer(),
    columns: Type.Integer(),
    isWholeSpace: Type.Boolean({ description: 'every combination has a well; the rest of the plate stays empty' }),
  }),
  example: { body: { id: exampleId, wells: 24 } },
});

export type ScreeningPlate = Static<typeof conditionPlate.data>;

export const conditionFileTypes = ['xlsx', 'csv'] as const;

export const exportExpConditions = defineCall({
  method: 'POST',
  path: '/api/export/exp-conditions',
  summary: 'A screening plate for the laboratory, or condition sets and measured yields, as a file',
  access,
  gives: 'blob',
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    id: optimizationIdSchema,
    what: Type.Enum(['plate', 'sets', 'results']),
    wells: Type.Optional(Type.Enum([...plateSizes], { description: 'of the plate; 24 when left out' })),
    keep: keptPlateSchema,
    fileType: Type.Optional(Type.Enum(conditionFileTypes, { description: 'xlsx when left out' })),
  }),
  example: { body: { id: exampleId, what: 'plate', wells: 24 } },
});

export const exportConditions = defineCall({
  method: 'GET',
  path: '/api/export/conditions',
  summary: 'Conditions of a step or a kind of reaction as a file',
  access: ['retrosynthesis', 'processchemistry', 'conditionoptimization'],
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({
    routeId: Type.Optional(routeIdSchema),
    stepId: Type.Optional(Type.String({ maxLength: 20 })),
    templateId: Type.Optional(Type.String({ maxLength: 100 })),
    id: Type.Optional(Type.String({ format: 'uuid', description: 'of an optimization' })),
    fileType: Type.Optional(Type.Enum(conditionFileTypes, { description: 'xlsx when left out' })),
  }),
  example: { query: { templateId: 'amide-from-acid-and-primary-amine' } },
});
