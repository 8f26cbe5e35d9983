// Scoring of molecules in bulk: a file becomes a task, its molecules rows with a score each.
// Spec: not shown. Fields of bodies and answers are our choice.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../constants/limits.ts';
import { taskStates } from '../constants/modules.ts';
import { defineCall } from './call.ts';
import { deletedSchema } from './deletion.ts';
import { moleculeSchema } from './structure.ts';

const access = ['sascore'] as const;

export const scoreFileTypes = ['xlsx', 'sdf', 'csv'] as const;
export type ScoreFileType = (typeof scoreFileTypes)[number];

export const scoreTaskIdSchema = Type.String({ format: 'uuid' });
const exampleTaskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05';
const byId = { params: Type.Object({ id: scoreTaskIdSchema }), example: { params: { id: exampleTaskId } } };
const nameSchema = Type.String({ minLength: 1, maxLength: limits.taskNameLength, pattern: '\\S' });

/** What raises or lowers a score; the sum of all, spread over the scale from 1 to 10, is the score. */
export const scorePartsSchema = Type.Object({
  fragments: Type.Number({ description: 'mean contribution of the fragments: the commoner, the higher' }),
  size: Type.Number({ description: 'taken off; 0 or more, as the following ones' }),
  stereo: Type.Number(),
  spiro: Type.Number(),
  bridge: Type.Number(),
  macrocycle: Type.Number(),
  symmetry: Type.Number({ description: 'given back to molecules whose fragments repeat' }),
});
export type ScorePartsData = Static<typeof scorePartsSchema>;

export const fragmentTableSchema = Type.Object({
  kind: Type.Enum(['builtIn', 'configured'], { description: "the product's own table, or the one IT has configured" }),
  fragments: Type.Integer({ description: 'fragments the table knows' }),
});

export const scoreTaskSchema = Type.Object({
  taskId: scoreTaskIdSchema,
  name: Type.String(),
  state: Type.Enum(taskStates),
  fileName: Type.String(),
  sheet: Type.Optional(Type.String({ description: 'of a workbook with several sheets of structures: the one scored' })),
  fileType: Type.Enum(['xlsx', 'sdf']),
  total: Type.Integer({ description: 'rows of the file; 0 until it has been read' }),
  scored: Type.Integer({ description: 'rows done, those without a score among them' }),
  unreadable: Type.Integer({ description: 'rows done whose structure cannot be read' }),
  meanScore: Type.Optional(Type.Number()),
  tasksAhead: Type.Optional(Type.Integer({ description: 'while queued' })),
  secondsLeft: Type.Optional(Type.Integer({ description: 'while scoring, from the speed so far' })),
  failure: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() })),
  version: Type.Integer({ description: 'grows with every change' }),
  createdAt: Type.String({ format: 'date-time' }),
  startedAt: Type.Optional(Type.String({ format: 'date-time' })),
  finishedAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type ScoreTask = Static<typeof scoreTaskSchema>;
const taskAnswer = { data: Type.Object({ task: scoreTaskSchema }) };

/** One finding about a file; the row is that of the sheet (the header is row 1) or the record of the SD file. */
export const scoreFindingSchema = Type.Object({
  row: Type.Integer(),
  molid: Type.Optional(Type.String()),
  text: Type.String({ description: 'what stood there, cut to 120 characters' }),
  severity: Type.Enum(['error', 'warning'], { description: 'an error leaves the row without a score' }),
  reason: Type.String({ description: 'a key of the words for it' }),
  message: Type.String({ description: "in the caller's language" }),
});
export type ScoreFinding = Static<typeof scoreFindingSchema>;

const fileNameSchema = Type.String({ maxLength: 255, description: "the file's own name, shown with the task" });

/** As long as a spreadsheet lets it be. */
const sheetSchema = Type.String({
  minLength: 1,
  maxLength: 255,
  description: 'of a workbook: the sheet to read; the first that holds structures when left out',
});

const upload = {
  method: 'POST',
  access,
  takes: 'multipart',
  upload: 'sascore',
  timeoutMs: timeoutsMs.long,
  maxBodyBytes: limits.sascoreSdfBytes + 65_536,
} as const;

export const sascoreImportCheck = defineCall({
  ...upload,
  path: '/api/sascore/import-check',
  summary: 'Reads a file whole and tells everything that is wrong with it, row by row, without starting',
  query: Type.Object({ fileName: Type.Optional(fileNameSchema), sheet: Type.Optional(sheetSchema) }),
  data: Type.Object({
    rows: Type.Integer(),
    readable: Type.Integer(),
    errors: Type.Integer(),
    warnings: Type.Integer(),
    /** Of each kind of finding how many. */
    reasons: Type.Array(Type.Object({ reason: Type.String(), message: Type.String(), rows: Type.Integer() })),
    findings: Type.Array(scoreFindingSchema, { description: 'the first 1,000 in the order of the file' }),
    columns: Type.Array(Type.String(), { description: 'headings or data fields of the file' }),
    structureColumn: Type.Optional(Type.String({ description: 'the column of a sheet that is read as structure' })),
    sheet: Type.Optional(Type.String({ description: 'of a workbook: the sheet that was read' })),
    sheets: Type.Optional(Type.Array(Type.String(), { description: 'of a workbook: the sheets that hold structures' })),
    suggestedName: Type.String({ description: 'a free task name made of the file name' }),
  }),
});
export type ScoreFileCheck = Static<typeof sascoreImportCheck.data>;

export const sascoreImport = defineCall({
  ...upload,
  path: '/api/sascore/import',
  startsOnce: true,
  summary:
    'Starts scoring a file; 30012 where the name is taken, a free name made of the file name where none is given',
  changesState: true,
  query: Type.Object({
    name: Type.Optional(nameSchema),
    fileName: Type.Optional(fileNameSchema),
    sheet: Type.Optional(sheetSchema),
  }),
  ...taskAnswer,
  example: { query: { name: 'Library 7', fileName: 'library-7.xlsx' } },
});

/** Times and page numbers are judged by the service, each with its own code (30007 to 30011). */
export const sascoreTasks = defineCall({
  method: 'POST',
  path: '/api/sascore/complete-task-list',
  summary: "The caller's scoring tasks, newest first",
  access,
  body: Type.Object({
    pageIndex: Type.Integer({ maximum: limits.pages, description: 'from 1 (30010)' }),
    pageSize: Type.Integer({ maximum: limits.pageSize, description: 'from 1 (30011)' }),
    key: Type.Optional(Type.String({ maxLength: limits.taskNameLength, description: 'part of the name' })),
    states: Type.Optional(Type.Array(Type.Enum(taskStates))),
    startTime: Type.Optional(
      Type.String({ maxLength: 40, description: 'created at or after it: ISO 8601, or YYYY-MM-DD HH:mm:ss (30007)' }),
    ),
    endTime: Type.Optional(Type.String({ maxLength: 40, description: 'created before it (30008, 30009)' })),
  }),
  data: Type.Object({ total: Type.Integer(), items: Type.Array(scoreTaskSchema) }),
  example: { body: { pageIndex: 1, pageSize: 10 } },
});

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

export const sascoreRename = defineCall({
  method: 'GET',
  path: '/api/sascore/edit-rename',
  summary: 'Renames a task; 30012 where the name is taken',
  access,
  changesState: true,
  query: Type.Object({ id: scoreTaskIdSchema, name: nameSchema }),
  ...taskAnswer,
  example: { query: { id: exampleTaskId, name: 'Library 7, second half' } },
});

export const sascoreStop = defineCall({
  method: 'GET',
  path: '/api/sascore/stop/{id}',
  summary: 'Stops a task; the rows scored so far stay',
  access,
  changesState: true,
  ...byId,
  ...taskAnswer,
});

export const sascoreContinue = defineCall({
  method: 'POST',
  path: '/api/sascore/continue/{id}',
  startsOnce: true,
  summary: 'Goes on with a stopped or failed task where it ended',
  access,
  changesState: true,
  ...byId,
  ...taskAnswer,
});

export const sascoreDelete = defineCall({
  method: 'GET',
  path: '/api/sascore/delete/{id}',
  summary: 'Deletes a task that is not being scored, with its rows',
  access,
  changesState: true,
  ...byId,
  data: deletedSchema,
});

export const sascoreDuplicateCheck = defineCall({
  method: 'GET',
  path: '/api/sascore/duplicate-check/{name}',
  summary: 'Has the caller a task of this name, letter case and outer blanks aside',
  access,
  params: Type.Object({ name: Type.String({ minLength: 1, maxLength: 400 }) }),
  data: Type.Object({ duplicate: Type.Boolean() }),
  example: { params: { name: 'Library 7' } },
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
