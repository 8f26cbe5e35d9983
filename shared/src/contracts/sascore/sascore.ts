// Scoring of molecules in bulk: a file becomes a task, its molecules rows with a score each.
// Spec: not shown. Fields of bodies and responses are our choice.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { taskStates } from '../../constants/modules.ts';
import { defineCall } from '../call.ts';
import { deletedSchema } from '../deletion.ts';

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

const taskResponse = { data: Type.Object({ task: scoreTaskSchema }) };

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

const checkIdSchema = Type.String({ format: 'uuid', description: "the caller's own, to ask how far the check is" });

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
  query: Type.Object({
    fileName: Type.Optional(fileNameSchema),
    sheet: Type.Optional(sheetSchema),
    checkId: Type.Optional(checkIdSchema),
  }),
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

export const sascoreCheckProgress = defineCall({
  method: 'GET',
  path: '/api/sascore/check-progress',
  summary: 'How far a running check of a file is',
  access,
  query: Type.Object({ checkId: checkIdSchema }),
  data: Type.Object({
    percent: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
      description: 'null where no such check runs, or its file is still being read',
    }),
  }),
  example: { query: { checkId: exampleTaskId } },
});

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
  ...taskResponse,
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

export const sascoreRename = defineCall({
  method: 'GET',
  path: '/api/sascore/edit-rename',
  summary: 'Renames a task; 30012 where the name is taken',
  access,
  changesState: true,
  query: Type.Object({ id: scoreTaskIdSchema, name: nameSchema }),
  ...taskResponse,
  example: { query: { id: exampleTaskId, name: 'Library 7, second half' } },
});

export const sascoreStop = defineCall({
  method: 'GET',
  path: '/api/sascore/stop/{id}',
  summary: 'Stops a task; the rows scored so far stay',
  access,
  changesState: true,
  ...byId,
  ...taskResponse,
});

export const sascoreContinue = defineCall({
  method: 'POST',
  path: '/api/sascore/continue/{id}',
  startsOnce: true,
  summary: 'Goes on with a stopped or failed task where it ended',
  access,
  changesState: true,
  ...byId,
  ...taskResponse,
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
