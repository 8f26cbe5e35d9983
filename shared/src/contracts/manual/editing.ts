// Editing a route: opened as a draft, a part of it found anew, facts of steps, other forms, versions.
// Spec: `check-routes-exists`, `route-node-replace-a2b` and `update-route-a2b-info` are the specification's, their shapes
// not shown; the others are ours.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import {
  draftResponse,
  draftIdSchema,
  exampleDraftId,
  exampleKey,
  manualRouteSchema,
  nodeIdSchema,
  precursorSchema,
  revisionSchema,
} from './manual.ts';
import { askingModuleSchema } from '../retrosynthesis.ts';
import {
  conditionSchema,
  routeIdSchema,
  routeStepSchema,
  statedEquivalentsSchema,
  stockOriginSchema,
} from '../routes/routes.ts';
import { moleculeSchema } from '../structure/structure.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const stepFacts = routeStepSchema.properties;
const exampleRouteId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
const onDraft = { draftId: draftIdSchema, nodeId: nodeIdSchema };

export const routeEdit = defineCall({
  method: 'POST',
  path: '/api/retro/route-edit',
  summary: "Opens a route that the caller may read for editing, as the caller's own copy; the route itself stays",
  changesState: true,
  timeoutMs: timeoutsMs.long,
  asksForModule: true,
  body: Type.Object({ routeId: routeIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  ...draftResponse,
  example: { body: { routeId: exampleRouteId } },
});

/** One step of a part of a route. */
export const partStepSchema = Type.Object({
  name: stepFacts.name,
  classKey: stepFacts.classKey,
  product: moleculeSchema,
  precursors: Type.Array(precursorSchema),
  forward: stepFacts.forward,
});

export const routePartSchema = Type.Object({
  partId: Type.String({ maxLength: 40 }),
  score: Type.Number({ minimum: 0, maximum: 100, description: 'of the part by itself' }),
  steps: Type.Array(partStepSchema, { description: 'from the product down' }),
  line: Type.Array(moleculeSchema, { description: 'from the product to the precursor' }),
});
export type RoutePart = Static<typeof routePartSchema>;

/** Sub-routes that are offered between two molecules. */
export const routePartLimit = 8;
/** A search for them ends after so long; it may wait for others before it begins. */
export const routePartSeconds = 6;

export const routeNodeReplace = defineCall({
  method: 'POST',
  path: '/api/retro/route-node-replace-a2b',
  summary: 'Other ways from a molecule of the route down to another one, ranked; with `partId` puts one in',
  access: mayPlan,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  asksForModule: true,
  body: Type.Object({
    draftId: draftIdSchema,
    fromNodeId: nodeIdSchema,
    toNodeId: nodeIdSchema,
    partId: Type.Optional(Type.String({ maxLength: 40 })),
    revision: revisionSchema,
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    draft: manualRouteSchema,
    parts: Type.Array(routePartSchema),
    banned: Type.Integer({ description: "entries of the caller's ban list that the search left out" }),
    elapsedMs: Type.Integer(),
  }),
  example: { body: { draftId: exampleDraftId, fromNodeId: exampleKey, toNodeId: exampleKey } },
});

export const ownNoteLength = 2_000;

/** What a chemist says of a step; left out is not said. */
export const ownFactsSchema = Type.Object({
  // What a chemist writes was counted nowhere.
  conditions: Type.Optional(Type.Array(Type.Omit(conditionSchema, ['counted']), { maxItems: 3 })),
  yieldPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  equivalents: Type.Optional(Type.Array(statedEquivalentsSchema, { maxItems: 30 })),
  note: Type.Optional(Type.String({ maxLength: ownNoteLength })),
});
export type OwnFacts = Static<typeof ownFactsSchema>;

export const updateRoutePart = defineCall({
  method: 'POST',
  path: '/api/retro/update-route-a2b-info',
  summary: 'Saves conditions, yields and notes of steps between two molecules of the route',
  access: mayPlan,
  changesState: true,
  asksForModule: true,
  body: Type.Object({
    draftId: draftIdSchema,
    fromNodeId: nodeIdSchema,
    toNodeId: nodeIdSchema,
    steps: Type.Array(Type.Object({ stepId: Type.String({ maxLength: 40 }), facts: ownFactsSchema }), {
      minItems: 1,
      maxItems: 50,
    }),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({ draft: manualRouteSchema }),
  example: {
    body: {
      draftId: exampleDraftId,
      fromNodeId: exampleKey,
      toNodeId: exampleKey,
      steps: [{ stepId: '0123456789abcdef', facts: { yieldPercent: 82 } }],
    },
  },
});

export const checkRoutesExists = defineCall({
  method: 'POST',
  path: '/api/retro/check-routes-exists',
  summary: 'Is the route under construction in the project of its target already',
  access: mayPlan,
  asksForModule: true,
  body: Type.Object({ draftId: draftIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  data: Type.Object({ exists: Type.Boolean(), routeId: Type.Optional(routeIdSchema) }),
  example: { body: { draftId: exampleDraftId } },
});

export const checkedStepSchema = Type.Object({
  name: stepFacts.name,
  classKey: stepFacts.classKey,
  precursors: Type.Array(precursorSchema),
  forward: stepFacts.forward,
  probability: stepFacts.probability,
  isKnown: Type.Boolean({ description: 'some template gives the product; otherwise nothing speaks for the step' }),
});
export type CheckedStep = Static<typeof checkedStepSchema>;

export const manualStepCheck = defineCall({
  method: 'POST',
  path: '/api/retro/manual-step-check',
  summary: 'Checks a written reaction as a step to a molecule of the canvas: balance, forward check, stock',
  access: mayPlan,
  timeoutMs: timeoutsMs.long,
  cancelsEarlier: true,
  body: Type.Object({ ...onDraft, reaction: Type.String({ maxLength: limits.structureTextLength }) }),
  data: Type.Object({
    step: checkedStepSchema,
    notes: Type.Array(Type.Object({ reason: Type.String(), text: Type.String() })),
  }),
  example: { body: { draftId: exampleDraftId, nodeId: exampleKey, reaction: 'CC(=O)O.CN>>CNC(C)=O' } },
});

export const reagentFormSchema = Type.Object({
  formId: Type.String(),
  name: Type.String({ description: "of the form, in the caller's language" }),
  molecule: moleculeSchema,
  inStock: Type.Boolean(),
  origin: Type.Optional(stockOriginSchema),
  step: checkedStepSchema,
});
export type ReagentForm = Static<typeof reagentFormSchema>;

export const manualReagentForms = defineCall({
  method: 'POST',
  path: '/api/retro/manual-reagent-forms',
  summary: 'Other forms in which a molecule of the canvas could be used in its step, each checked anew',
  access: mayPlan,
  timeoutMs: timeoutsMs.long,
  cancelsEarlier: true,
  body: Type.Object(onDraft),
  data: Type.Object({ items: Type.Array(reagentFormSchema) }),
  example: { body: { draftId: exampleDraftId, nodeId: exampleKey } },
});

export const manualSubRoutes = defineCall({
  method: 'POST',
  path: '/api/retro/manual-sub-routes',
  summary: 'Routes of the caller that make a molecule of the canvas, on the way or as their target',
  access: mayPlan,
  body: Type.Object(onDraft),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        routeId: routeIdSchema,
        target: moleculeSchema,
        isWhole: Type.Boolean({ description: 'the molecule is the target of the route' }),
        steps: Type.Integer({ description: 'to the molecule' }),
        solved: Type.Boolean({ description: 'all leaves of that part are bought, all its steps pass' }),
        startingMaterials: Type.Array(moleculeSchema),
      }),
    ),
  }),
  example: { body: { draftId: exampleDraftId, nodeId: exampleKey } },
});

export const versionStepSchema = Type.Object({
  stepId: Type.String(),
  name: stepFacts.name,
  product: moleculeSchema,
  precursors: Type.Array(moleculeSchema),
  facts: Type.Optional(ownFactsSchema),
});

export const routeVersionSchema = Type.Object({
  versionId: Type.String({ format: 'uuid' }),
  number: Type.Integer({ minimum: 0, description: '0 is the route as it was opened' }),
  routeId: routeIdSchema,
  savedBy: Type.String(),
  savedAt: Type.String({ format: 'date-time' }),
  isPresent: Type.Boolean({ description: 'the canvas shows the same' }),
  steps: Type.Integer(),
  open: Type.Integer(),
  solved: Type.Boolean(),
  score: Type.Optional(Type.Number()),
  reactions: Type.Array(versionStepSchema),
});
export type RouteVersion = Static<typeof routeVersionSchema>;

export const manualRouteVersions = defineCall({
  method: 'GET',
  path: '/api/retro/manual-route-versions',
  summary: 'Saved states of a route under construction, the newest first',
  access: mayPlan,
  query: Type.Object({ draftId: draftIdSchema }),
  data: Type.Object({ items: Type.Array(routeVersionSchema) }),
  example: { query: { draftId: exampleDraftId } },
});

export const protectingGroupSchema = Type.Object({
  groupId: Type.String({ maxLength: 40 }),
  name: Type.String({ description: 'as a chemist writes it: TBS, Boc' }),
  protects: Type.Array(Type.String(), { description: 'kinds of sites: alcohol, amine, acid, …' }),
  isOnRoute: Type.Boolean({ description: 'a molecule of the canvas bears it' }),
});
export type ProtectingGroupChoice = Static<typeof protectingGroupSchema>;

export const manualProtectingGroups = defineCall({
  method: 'GET',
  path: '/api/retro/manual-protecting-groups',
  summary: 'Protecting groups that a step of the canvas can be given, and those that its molecules bear',
  access: mayPlan,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ draftId: draftIdSchema }),
  data: Type.Object({ items: Type.Array(protectingGroupSchema) }),
  example: { query: { draftId: exampleDraftId } },
});
