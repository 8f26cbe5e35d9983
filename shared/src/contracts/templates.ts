// Reaction templates of a user's or tenant's own, which searches propose steps by beside the built-in ones.
// Spec: not shown. The calls, their fields and their limits are our choice; they are built as those of stocks.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../constants/limits.ts';
import { defineCall, firstPageSchema } from './call.ts';
import { deletedSchema } from './deletion.ts';
import { rowOutcomeSchema, stockScopes, stockStates } from './stock.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const setId = Type.String({ format: 'uuid' });

export const templateSetSchema = Type.Object({
  id: setId,
  name: Type.String(),
  scope: Type.Enum(stockScopes),
  state: Type.Enum(stockStates),
  isOn: Type.Boolean({ description: 'searches that begin from now on propose by it' }),
  isMine: Type.Boolean({ description: 'the caller may switch it and take it away' }),
  counts: Type.Object({
    taken: Type.Integer(),
    duplicate: Type.Integer({ description: 'entries with the SMARTS of an earlier one' }),
    rejected: Type.Integer(),
  }),
  failure: Type.Optional(Type.String({ description: 'why the import ended early' })),
  createdAt: Type.String({ format: 'date-time' }),
});
export type TemplateSet = Static<typeof templateSetSchema>;

const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0b';
const exampleSet: TemplateSet = {
  id: exampleId,
  name: 'House reactions',
  scope: 'own',
  state: 'ready',
  isOn: true,
  isMine: true,
  counts: { taken: 2, duplicate: 0, rejected: 1 },
  createdAt: '2026-01-05T08:00:00.000Z',
};

export const templateSetList = defineCall({
  method: 'GET',
  path: '/api/retro/template-set-list',
  summary: 'Sets of reaction templates beside the built-in ones, the newest first',
  access: mayPlan,
  data: Type.Object({ items: Type.Array(templateSetSchema) }),
  example: { data: { items: [exampleSet] } },
});

export const templateSetImport = defineCall({
  method: 'POST',
  path: '/api/retro/template-set-import',
  startsOnce: true,
  summary:
    'Begins the import of reaction templates as AiZynthFinder and ASKCOS write them (CSV, TSV, JSON, a plain list); its progress is in the list of sets',
  access: mayPlan,
  changesState: true,
  takes: 'multipart',
  upload: 'templates',
  timeoutMs: timeoutsMs.long,
  query: Type.Object({
    name: Type.String({ minLength: 1, maxLength: limits.taskNameLength, pattern: '\\S' }),
    direction: Type.Optional(
      Type.Enum(['retro', 'forward'], { description: 'which side of the arrow comes first: product, or reactants' }),
    ),
    scope: Type.Optional(Type.Enum(['own', 'tenant'])),
  }),
  data: templateSetSchema,
  example: { query: { name: 'House reactions' }, data: exampleSet },
});

export const templateSetReport = defineCall({
  method: 'GET',
  path: '/api/retro/template-set-report',
  summary: 'Entries of an import that were not plainly accepted, in the order of the file; the first 1,000 are kept',
  access: mayPlan,
  query: Type.Object({
    templateSetId: setId,
    pageIndex: firstPageSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize, default: 20 }),
  }),
  data: Type.Object({
    templateSet: templateSetSchema,
    total: Type.Integer({ description: 'entries kept' }),
    items: Type.Array(rowOutcomeSchema),
  }),
  example: { query: { templateSetId: exampleId, pageIndex: 1, pageSize: 20 } },
});

export const templateSetSwitch = defineCall({
  method: 'POST',
  path: '/api/retro/template-set-switch',
  summary: 'Has searches propose by a set of templates, or no longer; searches under way keep what they began with',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ templateSetId: setId, isOn: Type.Boolean() }),
  data: Type.Object({ templateSet: templateSetSchema }),
  example: { body: { templateSetId: exampleId, isOn: false } },
});

export const templateSetDelete = defineCall({
  method: 'POST',
  path: '/api/retro/template-set-delete',
  summary: 'Takes a set of templates away, also one that is still being imported; routes that were found by it stay',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ templateSetId: setId }),
  data: deletedSchema,
  example: { body: { templateSetId: exampleId } },
});
