// Molecules that several targets have in common, and projects about them.
// Spec: /intermediate, its records, and three calls that are named; the fields and the other calls are ours.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { taskStates } from '../../constants/modules.ts';
import { defineCall, pageIndexSchema } from '../call.ts';
import { routeTypes } from '../retrosynthesis.ts';
import { colleagueSchema } from '../sharing.ts';
import { moleculeSchema } from '../structure/structure.ts';

const access = ['retrosynthesis', 'processchemistry'] as const;

const uuidSchema = Type.String({ format: 'uuid' });

const keySchema = Type.String({ minLength: 22, maxLength: 22, description: 'the unique code of a molecule' });

const momentSchema = Type.String({ format: 'date-time' });

const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04';

const paging = {
  pageIndex: pageIndexSchema,
  pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
};

export const intermediateStates = ['planned', 'inWork', 'done', 'archived'] as const;

export type IntermediateState = (typeof intermediateStates)[number];

/** How many of a task's routes count as its best ones. */
export const bestRoutesOfTask = 10;

export const intermediateLimits = {
  nameLength: 80,
  noteLength: 1_000,
  /** One metric ton. */
  amountMilligrams: 1_000_000_000,
  membersOfOneShare: 50,
} as const;

export const intermediateSorts = ['worth', 'targets', 'routes', 'share', 'steps', 'saved'] as const;

export type IntermediateSort = (typeof intermediateSorts)[number];

export const intermediateFiguresSchema = Type.Object({
  targets: Type.Integer({ description: 'distinct targets with a route through it' }),
  routes: Type.Integer({ description: 'routes through it, over all of these targets' }),
  share: Type.Number({
    minimum: 0,
    maximum: 1,
    description: `of the ${bestRoutesOfTask} best routes of each of these targets, the part that needs it`,
  }),
  makeSteps: Type.Integer({ description: 'steps that make it, by the shortest way known' }),
  savedSteps: Type.Integer({
    description: 'estimated: steps of all targets together less those of making it once, when every target takes it',
  }),
  worth: Type.Number({
    description: 'the same, each target weighed with the share of its best routes that need it; the order of the list',
  }),
});

export type IntermediateFigures = Static<typeof intermediateFiguresSchema>;

const projectSummarySchema = Type.Object({
  projectId: uuidSchema,
  name: Type.String(),
  state: Type.Enum(intermediateStates),
  isMine: Type.Boolean(),
});

export const commonIntermediateSchema = Type.Object({
  molecule: moleculeSchema,
  figures: intermediateFiguresSchema,
  targetMolecules: Type.Array(moleculeSchema, { description: 'the first few of its targets, to be drawn' }),
  project: Type.Optional(projectSummarySchema),
});

export type CommonIntermediate = Static<typeof commonIntermediateSchema>;

export const intermediateList = defineCall({
  method: 'POST',
  path: '/api/retro/intermediate-project/list',
  summary: "Molecules that routes of several of the caller's targets have in common, the most worth stocking first",
  access,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    ...paging,
    key: Type.Optional(Type.String({ maxLength: 200, description: 'part of name, CAS number, formula or SMILES' })),
    minTargets: Type.Optional(Type.Integer({ minimum: 2, maximum: 1_000 })),
    targetKey: Type.Optional(keySchema),
    sort: Type.Optional(Type.Enum(intermediateSorts)),
    descending: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({
    total: Type.Integer(),
    items: Type.Array(commonIntermediateSchema),
    reading: Type.Integer({ description: 'searches that ended and are still to be read' }),
    targets: Type.Integer({ description: 'distinct targets that were read' }),
    routes: Type.Integer({ description: 'routes that were read' }),
  }),
  example: { body: { pageIndex: 1, pageSize: 50 } },
});

const pathStepSchema = Type.Object({
  stepId: Type.String(),
  number: Type.Integer(),
  name: Type.String({ description: "in the caller's language" }),
  precursors: Type.Array(Type.Object({ molecule: moleculeSchema, inStock: Type.Boolean() })),
  product: moleculeSchema,
});

export const intermediatePathSchema = Type.Object({
  fingerprint: Type.String(),
  steps: Type.Integer(),
  solved: Type.Boolean({ description: 'all that it starts from is in stock' }),
  routes: Type.Integer({ description: 'routes that hold it' }),
  targets: Type.Integer(),
  routeId: Type.String({ format: 'uuid', description: 'a route that holds it' }),
  mayOpen: Type.Boolean({ description: 'the caller may open that route' }),
  chosen: Type.Boolean(),
  laboratory: Type.Array(pathStepSchema, { description: 'in the order of the laboratory' }),
});

export type IntermediatePath = Static<typeof intermediatePathSchema>;

export const intermediateTargetSchema = Type.Object({
  targetKey: keySchema,
  molecule: Type.Optional(moleculeSchema),
  taskId: Type.Optional(uuidSchema),
  taskName: Type.Optional(Type.String()),
  routeType: Type.Optional(Type.Enum(routeTypes)),
  isMine: Type.Boolean(),
  isGone: Type.Boolean({ description: 'its searches were deleted, or none of their routes passes there any more' }),
  routes: Type.Integer(),
  bestRoutes: Type.Integer(),
  bestOf: Type.Integer(),
  makeSteps: Type.Integer(),
  milligrams: Type.Optional(Type.Number({ description: 'wanted for this target' })),
  uses: Type.Array(
    Type.Object({
      routeId: uuidSchema,
      rank: Type.Integer(),
      steps: Type.Integer(),
      solved: Type.Boolean(),
      mayOpen: Type.Boolean(),
    }),
  ),
});

export type IntermediateTarget = Static<typeof intermediateTargetSchema>;

export const intermediateProjectSchema = Type.Object({
  ...projectSummarySchema.properties,
  molecule: moleculeSchema,
  owner: colleagueSchema,
  members: Type.Array(colleagueSchema),
  milligrams: Type.Number({ description: 'wanted in all, for the targets that are there' }),
  version: Type.Integer({ description: 'grows with every change' }),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

export type IntermediateProject = Static<typeof intermediateProjectSchema>;

export const intermediateDetails = defineCall({
  method: 'GET',
  path: '/api/retro/intermediate-project/details',
  summary:
    'An intermediate project, or a common intermediate before it is one: ways that make it, targets that need it',
  access,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ projectId: Type.Optional(uuidSchema), smilesUniqueCode: Type.Optional(keySchema) }),
  data: Type.Object({
    molecule: moleculeSchema,
    project: Type.Optional(intermediateProjectSchema),
    figures: intermediateFiguresSchema,
    ways: Type.Array(intermediatePathSchema),
    targets: Type.Array(intermediateTargetSchema),
    plan: Type.Optional(
      Type.Object(
        {
          taskId: uuidSchema,
          state: Type.Enum(taskStates),
          routeCount: Type.Integer(),
          routeType: Type.Enum(routeTypes),
        },
        { description: "the caller's newest search of the molecule itself" },
      ),
    ),
  }),
  example: { query: { projectId: exampleId } },
});

export type IntermediateDetails = Static<typeof intermediateDetails.data>;
