// Routes as files to read, print, file and hand over.

import { Type } from 'typebox';
import { timeoutsMs } from '../../constants/limits.ts';
import { currencies } from '../../constants/locale.ts';
import { defineCall } from '../call.ts';
import { procedureBatchSchema } from '../reaction/procedure.ts';
import { askingModuleSchema, taskIdSchema } from '../retrosynthesis.ts';
import { routeIdSchema } from './routes.ts';

export const routeFileTypes = [
  'pdf',
  'xlsx',
  'docx',
  'procedures',
  'md',
  'cdxml',
  'rxn',
  'rdf',
  'svg',
  'json',
  'aizynth',
  'retrocast',
] as const;
export type RouteFileType = (typeof routeFileTypes)[number];

/** Routes that one file may hold: what a person reads through, or what a program reads. */
export const mostRoutesOfFile: Record<RouteFileType, number> = {
  pdf: 20,
  xlsx: 1_000,
  docx: 20,
  procedures: 20,
  md: 20,
  cdxml: 100,
  rxn: 1_000,
  rdf: 1_000,
  svg: 100,
  json: 1_000,
  aizynth: 1_000,
  retrocast: 1_000,
};

export const routeFile = defineCall({
  method: 'POST',
  path: '/api/export/route-file',
  summary:
    'Routes of one task as a file: PDF report, workbook, draft procedures for a notebook (docx, procedures: a workbook, md: Markdown), ChemDraw scheme, reactions (several RXN and SVG files in an archive), or JSON (services/chemistry/docs/route-schema.md)',
  access: ['retrosynthesis', 'processchemistry'],
  gives: 'blob',
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    routeIds: Type.Optional(Type.Array(routeIdSchema, { minItems: 1, maxItems: 1_000 })),
    taskId: Type.Optional(Type.String({ ...taskIdSchema, description: 'all routes of the task, best first' })),
    fileType: Type.Enum(routeFileTypes),
    currency: Type.Optional(Type.Enum(currencies)),
    stepId: Type.Optional(
      Type.String({ description: 'of one route: its draft procedure alone, in docx, procedures and md' }),
    ),
    batch: Type.Optional(
      Type.Object(procedureBatchSchema.properties, {
        description: 'of each step, in files with draft procedures; 1 g of the limiting reagent when left out',
      }),
    ),
    routeType: Type.Optional(askingModuleSchema),
  }),
  example: { body: { routeIds: ['018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02'], fileType: 'pdf' } },
});
