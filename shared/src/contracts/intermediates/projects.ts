// Projects about intermediates: tracking, sharing and records.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { currencies } from '../../constants/locale.ts';
import { taskStates } from '../../constants/modules.ts';
import { defineCall, pageIndexSchema } from '../call.ts';
import { askingModuleSchema, routeTypes } from '../retrosynthesis.ts';
import { colleagueSchema } from '../sharing.ts';
import { moleculeSchema } from '../structure/structure.ts';
import { intermediateLimits, intermediateProjectSchema, intermediateStates } from './intermediates.ts';

const access = ['retrosynthesis', 'processchemistry'] as const;

const uuidSchema = Type.String({ format: 'uuid' });

const keySchema = Type.String({ minLength: 22, maxLength: 22, description: 'the unique code of a molecule' });

const momentSchema = Type.String({ format: 'date-time' });

const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04';

const paging = {
  pageIndex: pageIndexSchema,
  pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
};

export const intermediateProjectList = defineCall({
  method: 'POST',
  path: '/api/retro/intermediate-project/projects',
  summary:
    "The caller's intermediate projects and those of colleagues that the caller is a member of, latest change first",
  access,
  body: Type.Object({
    ...paging,
    states: Type.Optional(Type.Array(Type.Enum(intermediateStates))),
    key: Type.Optional(Type.String({ maxLength: intermediateLimits.nameLength, description: 'part of the name' })),
  }),
  data: Type.Object({
    total: Type.Integer(),
    items: Type.Array(
      Type.Object({ ...intermediateProjectSchema.properties, targets: Type.Integer(), routes: Type.Integer() }),
    ),
  }),
  example: { body: { pageIndex: 1, pageSize: 20 } },
});

export const intermediateTrack = defineCall({
  method: 'POST',
  path: '/api/retro/intermediate-project/track',
  summary: 'Makes an intermediate a project of its own; one that the caller tracks already is answered as it is',
  access,
  changesState: true,
  body: Type.Object({
    smilesUniqueCode: keySchema,
    name: Type.Optional(Type.String({ maxLength: intermediateLimits.nameLength })),
  }),
  data: Type.Object({ project: intermediateProjectSchema, isNew: Type.Boolean() }),
  example: { body: { smilesUniqueCode: 'AAAAAAAAAAAAAAAAAAAAAA' } },
});

export const intermediateUpdate = defineCall({
  method: 'POST',
  path: '/api/retro/intermediate-project/update',
  summary: 'Renames, archives or moves on a project, chooses its way, sets what a target wants of it, or adds a note',
  access,
  changesState: true,
  body: Type.Object(
    {
      projectId: uuidSchema,
      name: Type.Optional(Type.String({ maxLength: intermediateLimits.nameLength })),
      state: Type.Optional(Type.Enum(intermediateStates)),
      chosenWay: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
      amount: Type.Optional(
        Type.Object({
          targetKey: keySchema,
          milligrams: Type.Union([
            Type.Number({ minimum: 0, maximum: intermediateLimits.amountMilligrams }),
            Type.Null(),
          ]),
        }),
      ),
      note: Type.Optional(Type.String({ maxLength: intermediateLimits.noteLength })),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ project: intermediateProjectSchema }),
  example: { body: { projectId: exampleId, state: 'inWork' } },
});

export const shareIntermediateRoutes = defineCall({
  method: 'GET',
  path: '/api/retro/share-intermediates-routes',
  summary: "Makes colleagues of the tenant members of a project, with the caller's routes through it",
  access,
  changesState: true,
  query: Type.Object({
    projectId: uuidSchema,
    userIds: Type.String({ minLength: 1, maxLength: 8_000, description: 'colleagues, separated by commas' }),
    routeIds: Type.Optional(
      Type.String({ maxLength: 2_000, description: 'routes that go along, separated by commas; none when left out' }),
    ),
    tenantId: Type.Optional(Type.String({ maxLength: 200, description: "refused unless it is the caller's own" })),
  }),
  data: Type.Object({ project: intermediateProjectSchema, sharedRoutes: Type.Integer() }),
  example: { query: { projectId: exampleId, userIds: 'demo-limited' } },
});

export const intermediateShareEnd = defineCall({
  method: 'POST',
  path: '/api/retro/intermediate-project/share-end',
  summary: 'Ends a membership, and with it the reading of the routes that came along; a member may leave by it',
  access,
  changesState: true,
  body: Type.Object({ projectId: uuidSchema, userId: Type.String({ minLength: 1, maxLength: 200 }) }),
  data: Type.Object({ ended: Type.Boolean() }),
  example: { body: { projectId: exampleId, userId: 'demo-limited' } },
});

export const recordKinds = [
  'found',
  'tracked',
  'renamed',
  'state',
  'route',
  'amount',
  'shared',
  'unshared',
  'note',
  'targetNew',
  'targetGone',
] as const;

export type RecordKind = (typeof recordKinds)[number];

export const intermediateRecordSchema = Type.Object({
  recordId: uuidSchema,
  projectId: uuidSchema,
  projectName: Type.String(),
  molecule: moleculeSchema,
  kind: Type.Enum(recordKinds),
  text: Type.String({ description: "what happened, in the caller's language" }),
  by: Type.Optional(colleagueSchema),
  createdAt: momentSchema,
});

export type IntermediateRecord = Static<typeof intermediateRecordSchema>;

const recordFilter = {
  projectId: Type.Optional(uuidSchema),
  kind: Type.Optional(Type.Enum(recordKinds)),
  userId: Type.Optional(Type.String({ maxLength: 200 })),
  from: Type.Optional(Type.String({ format: 'date-time' })),
  to: Type.Optional(Type.String({ format: 'date-time' })),
};

export const intermediateRecords = defineCall({
  method: 'POST',
  path: '/api/retro/intermediate-project/records',
  summary: 'What happened to the projects that the caller may read, newest first',
  access,
  body: Type.Object({ ...paging, ...recordFilter }),
  data: Type.Object({
    total: Type.Integer(),
    items: Type.Array(intermediateRecordSchema),
    people: Type.Array(colleagueSchema, { description: 'who wrote any of the records, for a filter' }),
  }),
  example: { body: { pageIndex: 1, pageSize: 50 } },
});

export const recordFileTypes = ['xlsx', 'csv'] as const;

export const intermediateRecordsExport = defineCall({
  method: 'GET',
  path: '/api/export/intermediate-records',
  summary: 'The same records as a file',
  access,
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ ...recordFilter, fileType: Type.Enum(recordFileTypes, { default: 'xlsx' }) }),
  example: { query: { fileType: 'csv' } },
});

export const projectInfo = defineCall({
  method: 'GET',
  path: '/api/retro/project-info',
  summary:
    "A target's project: the caller's searches of it, saved routes, routes under construction, costs, quotations",
  access,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({
    smilesUniqueCode: Type.Optional(keySchema),
    taskId: Type.Optional(uuidSchema),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    target: moleculeSchema,
    tasks: Type.Array(
      Type.Object({
        taskId: uuidSchema,
        taskName: Type.String(),
        routeType: Type.Enum(routeTypes),
        state: Type.Enum(taskStates),
        routeCount: Type.Integer(),
        solvedCount: Type.Integer(),
        bestScore: Type.Optional(Type.Number()),
        createdAt: momentSchema,
      }),
    ),
    savedRoutes: Type.Array(
      Type.Object({
        routeId: uuidSchema,
        taskId: uuidSchema,
        score: Type.Number(),
        steps: Type.Integer(),
        solved: Type.Boolean(),
        madeByHand: Type.Boolean(),
        savedAt: momentSchema,
      }),
    ),
    drafts: Type.Array(Type.Object({ draftId: uuidSchema, name: Type.String(), updatedAt: momentSchema })),
    costs: Type.Array(
      Type.Object({
        routeId: uuidSchema,
        currency: Type.Enum(currencies),
        figures: Type.Integer({ description: 'that the caller entered' }),
        updatedAt: momentSchema,
      }),
    ),
    quotations: Type.Array(
      Type.Object({
        quotationId: uuidSchema,
        number: Type.String(),
        version: Type.Integer(),
        customer: Type.String(),
        currency: Type.Enum(currencies),
        routeId: uuidSchema,
        isIssued: Type.Boolean(),
        updatedAt: momentSchema,
      }),
    ),
    commonIntermediates: Type.Integer({ description: 'of its routes, that another target needs too' }),
  }),
  example: { query: { taskId: exampleId } },
});

export type ProjectInfo = Static<typeof projectInfo.data>;
