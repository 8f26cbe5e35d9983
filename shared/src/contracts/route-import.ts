// Routes of other planners, read in. A file may hold routes to several targets; each target becomes a task of its own.
// Spec: not shown. The calls, their fields and their limits are our choice.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../constants/limits.ts';
import { defineCall } from './call.ts';
import { importProblemSchema, retroTaskSchema, routeFormatSchema } from './retrosynthesis.ts';
import { moleculeSchema } from './structure/structure.ts';

const mayRetro = ['retrosynthesis'] as const;

const modeSchema = Type.Optional(
  Type.Enum(['check', 'import'], {
    description: 'check: what the file holds and what of it cannot be read, and nothing else; import when left out',
  }),
);
const taskNameSchema = Type.Optional(
  Type.String({
    maxLength: limits.taskNameLength,
    description: 'of the task; where the file has several targets they are numbered. The target when left out',
  }),
);

export const routeImportSchema = Type.Object({
  format: routeFormatSchema,
  routes: Type.Integer({ description: 'routes that can be read' }),
  targets: Type.Array(Type.Object({ molecule: moleculeSchema, routes: Type.Integer() })),
  problems: Type.Array(importProblemSchema, {
    description: 'what cannot be read, or only in part, by route, line or reaction; the first 200',
  }),
  tasks: Type.Array(retroTaskSchema, {
    description: 'one for each target; its routes are checked in its turn. None where the file is only checked',
  }),
});
export type RouteImport = Static<typeof routeImportSchema>;

const example = {
  body: { text: 'OC(=O)c1ccccc1O.CC(=O)OC(C)=O>>CC(=O)Oc1ccccc1C(=O)O', mode: 'check' },
} as const;

export const routeImport = defineCall({
  method: 'POST',
  path: '/api/retro/route-import',
  startsOnce: true,
  summary:
    'Reads routes of other planners from a file and has them checked as our own: trees of AiZynthFinder, ASKCOS, Syntheseus and SynPlanner, RetroCast, RXN and RDF, ChemDraw schemes, reaction SMILES; what it is is told from the content',
  access: mayRetro,
  changesState: true,
  takes: 'multipart',
  upload: 'routes',
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ mode: modeSchema, taskName: taskNameSchema }),
  data: routeImportSchema,
  example: { query: { mode: 'check' } },
});

export const routeImportText = defineCall({
  method: 'POST',
  path: '/api/retro/route-import-text',
  startsOnce: true,
  summary: 'As route-import, of a text that was pasted',
  access: mayRetro,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object(
    {
      text: Type.String({ minLength: 1, maxLength: limits.jsonBodyBytes }),
      mode: modeSchema,
      taskName: taskNameSchema,
    },
    { additionalProperties: false },
  ),
  data: routeImportSchema,
  example,
});
