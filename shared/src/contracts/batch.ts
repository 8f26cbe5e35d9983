// The worklist: molecules gathered from files, lists and drawings, planned together with common settings.
// Spec: not shown. Fields of bodies and responses are our choice.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../constants/limits.ts';
import { defineCall } from './call.ts';
import { deletedSchema } from './deletion.ts';
import { importRowSchema } from './process/process.ts';
import { askingModuleSchema, searchSettingsSchema, taskIdSchema } from './retrosynthesis.ts';
import { processGoalsSchema } from './process/figures.ts';
import { moleculeSchema, remarksSchema } from './structure/structure.ts';

// Of the two, the module whose worklist is meant.
const access = ['retrosynthesis', 'processchemistry'] as const;
const asksForModule = true;
const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c07';
const routeTypeField = { routeType: Type.Optional(askingModuleSchema) };
const byModule = { query: Type.Object(routeTypeField) };
const idsSchema = Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: limits.worklistMolecules });

/** `paused` was queued and keeps out of the line until it is started again. */
export const worklistStates = [
  'notStarted',
  'queued',
  'paused',
  'searching',
  'completed',
  'stopped',
  'failed',
] as const;
export type WorklistState = (typeof worklistStates)[number];

export const worklistItemSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String({ description: "the molecule's own name in the file, or what was typed; may be empty" }),
  molecule: moleculeSchema,
  removedParts: Type.Array(Type.String(), { description: 'counter-ions and solvents that a search leaves out' }),
  state: Type.Enum(worklistStates),
  source: Type.Object({
    kind: Type.Enum(['file', 'list', 'chemdraw', 'drawn']),
    fileName: Type.Optional(Type.String()),
    row: Type.Optional(Type.Integer()),
  }),
  taskId: Type.Optional(taskIdSchema),
  queuePosition: Type.Optional(Type.Integer({ description: 'from 1, while queued' })),
  percent: Type.Optional(Type.Integer({ description: 'while searching' })),
  result: Type.Optional(
    Type.Object({
      routeCount: Type.Integer(),
      solvedCount: Type.Integer(),
      bestScore: Type.Optional(Type.Number()),
      bestRouteId: Type.Optional(Type.String()),
      steps: Type.Optional(Type.Integer({ description: 'of the best route' })),
      longestLinear: Type.Optional(Type.Integer()),
      startingMaterials: Type.Optional(Type.Integer()),
      seconds: Type.Optional(Type.Number()),
    }),
  ),
  failure: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() })),
  note: Type.Optional(
    Type.String({ description: 'what the user should know besides, such as a task deleted elsewhere' }),
  ),
  createdAt: Type.String({ format: 'date-time' }),
});
export type WorklistItem = Static<typeof worklistItemSchema>;

const worklistSchema = Type.Object({
  total: Type.Integer(),
  limit: Type.Integer(),
  searchesLeft: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'searches that the account has left here; left out where nothing limits them',
    }),
  ),
  counts: Type.Record(Type.Enum(worklistStates), Type.Integer()),
  items: Type.Array(worklistItemSchema, { description: 'in the order they came in' }),
});
export type Worklist = Static<typeof worklistSchema>;

/** A row of an import; `id` names the molecule of the worklist that it became, or that it repeats. */
export const worklistRowSchema = Type.Object({
  ...importRowSchema.properties,
  id: Type.Optional(Type.String({ format: 'uuid' })),
  remarks: Type.Optional(remarksSchema),
});
export type WorklistRow = Static<typeof worklistRowSchema>;

const importResultSchema = Type.Object({
  accepted: Type.Integer(),
  duplicates: Type.Integer(),
  rejected: Type.Integer(),
  offered: Type.Integer({
    description: 'molecules of reactions beside their products, which are not taken by themselves',
  }),
  rows: Type.Array(worklistRowSchema, { description: 'every row of the file or list, in its order' }),
});
export type WorklistImport = Static<typeof importResultSchema>;

const upload = {
  method: 'POST',
  access,
  asksForModule,
  changesState: true,
  takes: 'multipart',
  timeoutMs: timeoutsMs.long,
  data: importResultSchema,
  query: Type.Object({ ...routeTypeField, fileName: Type.Optional(Type.String({ maxLength: 255 })) }),
} as const;

export const waitingSmiles = defineCall({
  method: 'GET',
  path: '/api/retro/waiting-smiles',
  summary: 'The worklist of a module, with the state and result of each molecule',
  access,
  asksForModule,
  ...byModule,
  data: worklistSchema,
});
export const deleteWaitingSmiles = defineCall({
  method: 'POST',
  path: '/api/retro/delete-waiting-smiles',
  summary:
    'Takes molecules, or all not in search, off the worklist; their tasks and routes stay. 20006 for one in search',
  access,
  asksForModule,
  changesState: true,
  body: Type.Object({ ids: Type.Optional(idsSchema), ...routeTypeField }),
  data: deletedSchema,
  example: { body: { ids: [exampleId] } },
});
export const smilesDataImport = defineCall({
  ...upload,
  path: '/api/retro/smiles-data-import',
  summary: 'Fills the worklist from a file: SD, molfile, reaction, RD, workbook, table, text or ChemDraw',
  upload: 'molecules',
});
export const importCdx = defineCall({
  ...upload,
  path: '/api/retro/import-cdx',
  summary: 'Fills the worklist from a ChemDraw file',
  upload: 'cdx',
});
export const importByList = defineCall({
  method: 'POST',
  path: '/api/retro/import-by-list',
  summary: 'Fills the worklist from a pasted list (SMILES, InChI, names, CAS numbers, one a line) or a pasted drawing',
  access,
  asksForModule,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 500_000 }),
    kind: Type.Optional(Type.Enum(['list', 'drawn'])),
    ...routeTypeField,
  }),
  data: importResultSchema,
  example: { body: { text: 'aspirin\n103-90-2\nCCO' } },
});
export const trayEdit = defineCall({
  method: 'POST',
  path: '/api/retro/waiting-smiles-edit',
  summary: 'Changes structure or name of a molecule; 20013 for one that waits, is in search or completed',
  access,
  asksForModule,
  changesState: true,
  body: Type.Object({
    id: Type.String({ format: 'uuid' }),
    structure: Type.Optional(Type.String({ minLength: 1, maxLength: limits.structureTextLength })),
    name: Type.Optional(Type.String({ maxLength: limits.taskNameLength })),
    ...routeTypeField,
  }),
  data: Type.Object({ item: worklistItemSchema }),
  example: { body: { id: exampleId, structure: 'CCO' } },
});
export const batchSearch = defineCall({
  method: 'POST',
  path: '/api/retro/batch-search',
  startsOnce: true,
  summary: 'One task per molecule with common settings; all that can start when no ids are given',
  access,
  asksForModule,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object(
    {
      ids: Type.Optional(idsSchema),
      settings: Type.Optional(Type.Partial(searchSettingsSchema)),
      goals: Type.Optional(Type.Partial(processGoalsSchema)),
      ...routeTypeField,
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    started: Type.Integer(),
    refused: Type.Array(
      Type.Object({
        id: Type.String({ format: 'uuid' }),
        reason: Type.Object({ code: Type.Integer(), message: Type.String() }),
      }),
    ),
    batchId: Type.String({ format: 'uuid' }),
  }),
  example: { body: { settings: { timeLimitSeconds: 10 } } },
});
export const batchPause = defineCall({
  method: 'POST',
  path: '/api/retro/batch-pause',
  summary: 'Takes queued molecules out of the line; batch-search puts them back. 20022 when none is queued',
  access,
  asksForModule,
  changesState: true,
  body: Type.Object({ ids: Type.Optional(idsSchema), ...routeTypeField }),
  data: Type.Object({ paused: Type.Integer() }),
  example: { body: {} },
});
export const batchStop = defineCall({
  method: 'POST',
  path: '/api/retro/batch-stop',
  summary: 'Stops queued, paused and running searches; routes found so far stay',
  access,
  asksForModule,
  changesState: true,
  body: Type.Object({ ids: Type.Optional(idsSchema), ...routeTypeField }),
  data: Type.Object({ stopped: Type.Integer() }),
  example: { body: {} },
});
export const batchExport = defineCall({
  method: 'GET',
  path: '/api/export/batch',
  summary: 'All molecules of the worklist with their results as a file',
  access,
  asksForModule,
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.none,
  query: Type.Object({ fileType: Type.Enum(['xlsx', 'sdf', 'csv']), ...routeTypeField }),
  example: { query: { fileType: 'xlsx' } },
});
