// Scored molecules of a task: filtered, explained, written to files.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { moleculeSchema } from '../structure/structure.ts';
import {
  fragmentTableSchema,
  scoreFileTypes,
  scorePartsSchema,
  scoreTaskIdSchema,
  scoreTaskSchema,
} from './sascore.ts';

const access = ['sascore'] as const;

const exampleTaskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05';

const byId = { params: Type.Object({ id: scoreTaskIdSchema }), example: { params: { id: exampleTaskId } } };

const rangeSchema = Type.Object({ from: Type.Optional(Type.Number()), to: Type.Optional(Type.Number()) });

/** Which rows of a task; both ends of a range count. */
export const scoreFilterSchema = Type.Object({
  key: Type.Optional(Type.String({ maxLength: 200, description: 'part of molid or name, or a whole SMILES' })),
  score: Type.Optional(rangeSchema),
  molecularWeight: Type.Optional(rangeSchema),
  heavyAtoms: Type.Optional(rangeSchema),
  outcome: Type.Optional(Type.Enum(['scored', 'unreadable'])),
});

export type ScoreFilter = Static<typeof scoreFilterSchema>;

export const scoreSortFields = ['row', 'score', 'molecularWeight', 'heavyAtoms', 'molid', 'name'] as const;

export const scoreSortSchema = Type.Object({
  by: Type.Enum(scoreSortFields),
  order: Type.Enum(['ascending', 'descending']),
});

export const scoredRowSchema = Type.Object({
  row: Type.Integer({ description: 'the row of the sheet (the header is row 1) or the record of the SD file' }),
  molid: Type.String({ description: 'empty where the file has none' }),
  name: Type.String(),
  molecule: Type.Optional(moleculeSchema),
  score: Type.Optional(Type.Number({ minimum: 1, maximum: 10 })),
  heavyAtoms: Type.Optional(Type.Integer()),
  parts: Type.Optional(scorePartsSchema),
  text: Type.Optional(Type.String({ description: 'what stood there, where it cannot be read' })),
  problem: Type.Optional(Type.String({ description: "why it has no score, in the caller's language" })),
});

export type ScoredRow = Static<typeof scoredRowSchema>;

export const sascoreResults = defineCall({
  method: 'POST',
  path: '/api/sascore/result/list',
  summary: 'Rows of a task, paged, filtered and sorted; those done so far while it is still scoring',
  access,
  body: Type.Object({
    taskId: scoreTaskIdSchema,
    pageIndex: Type.Integer({ maximum: limits.pages, description: 'from 1 (30010)' }),
    pageSize: Type.Integer({ maximum: 200, description: 'from 1 (30011)' }),
    filter: Type.Optional(scoreFilterSchema),
    sort: Type.Optional(scoreSortSchema),
  }),
  data: Type.Object({ total: Type.Integer(), items: Type.Array(scoredRowSchema) }),
  example: { body: { taskId: exampleTaskId, pageIndex: 1, pageSize: 50 } },
});

export const scorePointsMost = 2_000;

export const sascorePoints = defineCall({
  method: 'POST',
  path: '/api/sascore/result/points',
  summary: 'Scored rows of a task as points of a chart: all that pass a filter, or every so many of them',
  access,
  body: Type.Object({ taskId: scoreTaskIdSchema, filter: Type.Optional(scoreFilterSchema) }),
  data: Type.Object({
    total: Type.Integer({ description: 'rows with a score that pass the filter' }),
    points: Type.Array(
      Type.Object({
        row: Type.Integer(),
        name: Type.String({ description: 'the name, else the molid; empty where the file has neither' }),
        structure: Type.String(),
        score: Type.Number(),
        molecularWeight: Type.Number(),
        heavyAtoms: Type.Integer(),
      }),
      { maxItems: scorePointsMost },
    ),
  }),
  example: { body: { taskId: exampleTaskId } },
});

export type ScorePoint = Static<typeof sascorePoints.data>['points'][number];

const areaSchema = Type.Union([Type.Object({ from: Type.Number(), to: Type.Number() }), Type.Null()]);

export const sascoreFilterArea = defineCall({
  method: 'GET',
  path: '/api/sascore/filter-area',
  summary: 'What a task can be filtered by: ranges of its figures, and how its scores are distributed',
  access,
  query: Type.Object({ taskId: scoreTaskIdSchema }),
  data: Type.Object({
    scored: Type.Integer(),
    unreadable: Type.Integer(),
    score: areaSchema,
    molecularWeight: areaSchema,
    heavyAtoms: areaSchema,
    mean: Type.Union([Type.Number(), Type.Null()]),
    median: Type.Union([Type.Number(), Type.Null()]),
    histogram: Type.Array(Type.Object({ from: Type.Number(), to: Type.Number(), rows: Type.Integer() }), {
      description: '36 bins of 0.25 from 1 to 10; the last one is closed at its end',
    }),
  }),
  example: { query: { taskId: exampleTaskId } },
});

export type ScoreArea = Static<typeof sascoreFilterArea.data>;

export const sascoreParameters = defineCall({
  method: 'GET',
  path: '/api/sascore/parameter/{id}',
  summary: 'A task with its progress, and what it is scored with',
  access,
  ...byId,
  data: Type.Object({
    task: scoreTaskSchema,
    columns: Type.Array(Type.String()),
    structureColumn: Type.Optional(Type.String()),
    table: fragmentTableSchema,
  }),
});

export const sascoreExplain = defineCall({
  method: 'POST',
  path: '/api/sascore/explain',
  summary: 'Scores one molecule and says why: parts of the score, fragments, and what each atom adds',
  access,
  body: Type.Object({ structure: Type.String({ minLength: 1, maxLength: limits.structureTextLength }) }),
  data: Type.Object({
    molecule: moleculeSchema,
    score: Type.Number(),
    parts: scorePartsSchema,
    table: fragmentTableSchema,
    stereocentres: Type.Integer(),
    spiroAtoms: Type.Integer(),
    bridgeheads: Type.Integer(),
    macrocycles: Type.Integer(),
    heavyAtoms: Type.Integer(),
    fragments: Type.Array(
      Type.Object({
        smiles: Type.String({ description: 'of the fragment, as written in the molecule' }),
        times: Type.Integer(),
        contribution: Type.Number({ description: 'of each; below 0 where the fragment is rare' }),
        known: Type.Boolean({ description: 'the table knows it' }),
        atoms: Type.Array(Type.Array(Type.Integer()), {
          description: 'atoms of each place, centre first, in the order of molecule.smiles',
        }),
      }),
      { description: 'the rarest first, 20 at most' },
    ),
    picture: Type.String({ description: 'SVG of the molecule, its rare surroundings tinted' }),
  }),
  example: { body: { structure: 'CC(=O)Oc1ccccc1C(=O)O' } },
});

export type ScoreExplanation = Static<typeof sascoreExplain.data>;

export const sascoreFile = defineCall({
  method: 'GET',
  path: '/api/export/sascore-file/{id}',
  summary: 'All rows of a task as a file, with the columns that came in',
  access,
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.none,
  params: Type.Object({ id: scoreTaskIdSchema }),
  query: Type.Object({ fileType: Type.Enum(scoreFileTypes) }),
  example: { params: { id: exampleTaskId }, query: { fileType: 'xlsx' } },
});

export const sascoreFileSelection = defineCall({
  method: 'POST',
  path: '/api/export/sascore-file',
  summary: 'Selected rows of a task as a file: by row number, or by filter',
  access,
  gives: 'blob',
  timeoutMs: timeoutsMs.none,
  body: Type.Object({
    taskId: scoreTaskIdSchema,
    fileType: Type.Enum(scoreFileTypes),
    rows: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: limits.wholeNumber }), {
        minItems: 1,
        maxItems: limits.sascoreMolecules,
      }),
    ),
    filter: Type.Optional(scoreFilterSchema),
    sort: Type.Optional(scoreSortSchema),
  }),
  example: { body: { taskId: exampleTaskId, fileType: 'csv', rows: [2, 3] } },
});
