// Building a route by hand: what one molecule can be made from, and the canvas on which a chemist chooses.
// Spec: not shown. `index-manual-search` is the specification's; the others are ours, in its style.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { defineCall, firstPageSchema } from '../call.ts';
import { deletedSchema } from '../deletion.ts';
import { askingModuleSchema, retroTaskSchema, taskIdSchema } from '../retrosynthesis.ts';
import { routeIdSchema, routeStepSchema, stockOriginSchema } from '../routes/routes.ts';
import { moleculeSchema } from '../structure/structure.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const keySchema = Type.String({ minLength: 22, maxLength: 22, description: 'smilesUniqueCode of a molecule' });
/** A place on the canvas: the key of its molecule; `~1`, `~2` … where the same molecule is needed again. */
export const nodeIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{22}(~[0-9]{1,2})?$' });
export const draftIdSchema = Type.String({ format: 'uuid' });
const proposalIdSchema = Type.String({ pattern: '^[0-9a-f]{16}$' });
export const exampleDraftId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04';
export const exampleKey = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Proposals of one molecule that are looked at at all. */
export const proposalLimit = 50;
export const proposalSorts = ['probability', 'precedents', 'forwardRank', 'precursors'] as const;
export type ProposalSort = (typeof proposalSorts)[number];

export const precursorSchema = Type.Object({
  molecule: moleculeSchema,
  inStock: Type.Boolean(),
  origin: Type.Optional(stockOriginSchema),
  controlled: Type.Optional(
    Type.Object({ text: Type.String() }, { description: 'under control: a route must not pass through it (20000)' }),
  ),
});
export type Precursor = Static<typeof precursorSchema>;

const stepParts = routeStepSchema.properties;
const stepFacts = Type.Omit(routeStepSchema, [
  'stepId',
  'number',
  'productNodeId',
  'forward',
  'probability',
]).properties;

export const proposalSchema = Type.Object({
  proposalId: proposalIdSchema,
  precursors: Type.Array(precursorSchema, { description: 'each molecule once, however many equivalents are needed' }),
  ...stepFacts,
  probability: Type.Number({ minimum: 0, maximum: 1, description: 'that a chemist would have made it this way' }),
  forward: Type.Optional(stepParts.forward),
});
export type Proposal = Static<typeof proposalSchema>;

export const indexManualSearch = defineCall({
  method: 'POST',
  path: '/api/retro/index-manual-search',
  summary: 'One-step expansion of one molecule, for building a route by hand',
  access: mayPlan,
  cancelsEarlier: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    structure: Type.Optional(Type.String({ maxLength: limits.structureTextLength })),
    smilesUniqueCode: Type.Optional(keySchema),
    classKeys: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 50 })),
    passedOnly: Type.Optional(Type.Boolean({ description: 'only what passes the forward check' })),
    inStockOnly: Type.Optional(Type.Boolean({ description: 'only proposals of which every precursor is in stock' })),
    sort: Type.Optional(Type.Enum(proposalSorts)),
    pageIndex: Type.Optional(firstPageSchema),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: proposalLimit, default: 20 })),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    molecule: moleculeSchema,
    inStock: Type.Boolean(),
    origin: Type.Optional(stockOriginSchema),
    found: Type.Integer({ description: 'proposals before the filter, at most 50' }),
    banned: Type.Integer({ description: "proposals left out, for they are on the user's ban list" }),
    total: Type.Integer({ description: 'proposals that pass the filter' }),
    unchecked: Type.Integer({ description: 'proposals whose forward check is still to come: ask again' }),
    classes: Type.Array(Type.Object({ classKey: Type.String(), count: Type.Integer() })),
    items: Type.Array(proposalSchema),
    elapsedMs: Type.Integer(),
  }),
  example: { body: { structure: 'CCN(CC)CC(=O)Nc1c(C)cccc1C', pageSize: 10 } },
});

export const nodeStatuses = ['made', 'bought', 'open'] as const;

export const manualNodeSchema = Type.Object({
  nodeId: nodeIdSchema,
  parentStepId: Type.Union([Type.String(), Type.Null()]),
  molecule: moleculeSchema,
  status: Type.Enum(nodeStatuses),
  inStock: Type.Boolean(),
  origin: Type.Optional(stockOriginSchema),
  marked: Type.Boolean({ description: 'bought because the chemist says so' }),
  searchTaskId: Type.Optional(taskIdSchema),
});
export type ManualNode = Static<typeof manualNodeSchema>;

export const manualStepSchema = Type.Object({
  stepId: Type.String(),
  productNodeId: keySchema,
  precursorNodeIds: Type.Array(keySchema),
  ...stepFacts,
  probability: stepParts.probability,
  forward: stepParts.forward,
});
export type ManualStep = Static<typeof manualStepSchema>;

const summaryFields = {
  draftId: draftIdSchema,
  name: Type.String(),
  target: moleculeSchema,
  steps: Type.Integer(),
  open: Type.Integer({ description: 'molecules neither bought nor made' }),
  solved: Type.Boolean({ description: 'every leaf is bought and every step passes the forward check' }),
  savedRouteId: Type.Optional(routeIdSchema),
  editedRouteId: Type.Optional(Type.String({ format: 'uuid', description: 'the route that it was copied from' })),
  updatedAt: Type.String({ format: 'date-time' }),
};

export const manualSummarySchema = Type.Object(summaryFields);
export type ManualSummary = Static<typeof manualSummarySchema>;

export const manualRouteSchema = Type.Object({
  ...summaryFields,
  nodes: Type.Array(manualNodeSchema, { description: 'from the target down' }),
  reactions: Type.Array(manualStepSchema),
  score: Type.Optional(Type.Number({ description: '0 to 100, once there is a step' })),
  isSaved: Type.Boolean({ description: 'nothing has changed since the route was saved' }),
  canUndo: Type.Boolean(),
  canRedo: Type.Boolean(),
  revision: Type.Integer({ description: 'grows with every change' }),
});
export type ManualRouteDraft = Static<typeof manualRouteSchema>;

export const draftResponse = { access: mayPlan, data: Type.Object({ draft: manualRouteSchema }) };

export const manualRouteStart = defineCall({
  method: 'POST',
  path: '/api/retro/manual-route-start',
  startsOnce: true,
  summary: 'Begins a route by hand for a molecule',
  changesState: true,
  body: Type.Object({
    structure: Type.Optional(Type.String({ maxLength: limits.structureTextLength })),
    smilesUniqueCode: Type.Optional(keySchema),
  }),
  ...draftResponse,
  example: { body: { structure: 'paracetamol' } },
});

export const manualRouteList = defineCall({
  method: 'GET',
  path: '/api/retro/manual-route-list',
  summary: "The caller's routes under construction, newest change first",
  access: mayPlan,
  data: Type.Object({ items: Type.Array(manualSummarySchema) }),
  example: {},
});

export const manualRoute = defineCall({
  method: 'GET',
  path: '/api/retro/manual-route',
  summary: 'One route under construction',
  query: Type.Object({ draftId: draftIdSchema }),
  ...draftResponse,
  example: { query: { draftId: exampleDraftId } },
});

export const canvasActions = [
  'choose',
  'write',
  'form',
  'protect',
  'buy',
  'make',
  'remove',
  'splice',
  'restore',
  'undo',
  'redo',
] as const;
export type CanvasAction = (typeof canvasActions)[number];

/** The revision that the asking window shows; another window may have changed the route since. */
export const revisionSchema = Type.Optional(Type.Integer({ minimum: 0, maximum: limits.wholeNumber }));

export const manualRouteChange = defineCall({
  method: 'POST',
  path: '/api/retro/manual-route-change',
  summary: 'One change on the canvas; undo, redo and a version brought back are changes too',
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    draftId: draftIdSchema,
    action: Type.Enum(canvasActions),
    revision: revisionSchema,
    nodeId: Type.Optional(nodeIdSchema),
    proposalId: Type.Optional(proposalIdSchema),
    routeId: Type.Optional(routeIdSchema),
    reaction: Type.Optional(Type.String({ maxLength: limits.structureTextLength, description: 'of `write`' })),
    formId: Type.Optional(Type.String({ maxLength: 40, description: 'of `form`' })),
    stepId: Type.Optional(Type.String({ maxLength: 40, description: 'of `protect`: the only step to protect' })),
    protectingGroup: Type.Optional(Type.String({ maxLength: 40 })),
    replace: Type.Optional(Type.String({ maxLength: 40, description: 'a protecting group that another replaces' })),
    versionId: Type.Optional(Type.String({ format: 'uuid', description: 'of `restore`' })),
  }),
  access: mayPlan,
  data: Type.Object({
    draft: manualRouteSchema,
    elsewhere: Type.Enum(['none', 'merged', 'shown'] as const, {
      description: '`merged`: onto changes of another window; `shown`: nothing was done, for undo would hit those',
    }),
  }),
  example: { body: { draftId: exampleDraftId, action: 'buy', nodeId: exampleKey } },
});

export const manualRouteContinue = defineCall({
  method: 'POST',
  path: '/api/retro/manual-route-continue',
  summary: 'Starts a search on a molecule of the canvas; its routes can then be put in',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ draftId: draftIdSchema, nodeId: nodeIdSchema }),
  data: Type.Object({ draft: manualRouteSchema, task: retroTaskSchema }),
  example: { body: { draftId: exampleDraftId, nodeId: exampleKey } },
});

export const manualRouteSave = defineCall({
  method: 'POST',
  path: '/api/retro/manual-route-save',
  summary: "Keeps the route among the routes of its target's newest task",
  access: mayPlan,
  changesState: true,
  body: Type.Object({ draftId: draftIdSchema }),
  data: Type.Object({ draft: manualRouteSchema, routeId: routeIdSchema, taskId: taskIdSchema }),
  example: { body: { draftId: exampleDraftId } },
});

export const manualRouteDelete = defineCall({
  method: 'POST',
  path: '/api/retro/manual-route-delete',
  summary: 'Throws routes under construction away; what was saved of them stays',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ draftIds: Type.Array(draftIdSchema, { minItems: 1, maxItems: 100 }) }),
  data: deletedSchema,
  example: { body: { draftIds: [exampleDraftId] } },
});
