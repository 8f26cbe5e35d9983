import { Type, type Static } from 'typebox';
import { limits } from '../constants/limits.ts';
import { defineCall, plannedCall } from './call.ts';
import { processAssessmentSchema, processFiguresSchema } from './process-figures.ts';
import { askingModuleSchema, retroTaskSchema, routeTypes, taskIdSchema } from './retrosynthesis.ts';
import { moleculeSchema } from './structure.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
export const routeIdSchema = Type.String({ format: 'uuid' });
export const routeSorts = ['score', 'steps', 'longestLinear', 'precedents', 'startingMaterials', 'complexity'] as const;
const exampleRouteId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';

/** The parts of a route's score, each 0 to 1; `score` is their weighted sum times 100 (services/chemistry/README.md). */
export const scorePartsSchema = Type.Object({
  steps: Type.Number(),
  convergence: Type.Number(),
  precedent: Type.Number(),
  selectivity: Type.Number({ description: 'how few other products compete in the forward check' }),
  stock: Type.Number(),
  complexity: Type.Number(),
});

/** Routes of one cluster turn on the same bonds of the target. */
export const routeClusterSchema = Type.Object({
  id: Type.String(),
  bonds: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), {
    description: "key disconnections: atoms of the target's canonical SMILES, from 0",
  }),
  text: Type.String({ description: "in the caller's language" }),
});

export const routeSummarySchema = Type.Object({
  routeId: routeIdSchema,
  rank: Type.Integer({ minimum: 1 }),
  score: Type.Number({ minimum: 0, maximum: 100 }),
  scoreParts: scorePartsSchema,
  solved: Type.Boolean({ description: 'every leaf is in stock and every step passes the forward check' }),
  steps: Type.Integer(),
  longestLinear: Type.Integer({ description: 'steps of the longest linear sequence' }),
  startingMaterials: Type.Array(Type.Object({ molecule: moleculeSchema, inStock: Type.Boolean() })),
  mainLine: Type.Array(moleculeSchema, { description: 'from the target back along the longest linear sequence' }),
  reactions: Type.Array(Type.Object({ name: Type.String(), classKey: Type.String() }), {
    description: 'along the main line, last step first',
  }),
  leastPrecedents: Type.Integer({ description: 'patent reactions behind the least supported step' }),
  madeByHand: Type.Boolean(),
  cluster: Type.Optional(routeClusterSchema),
  process: Type.Optional(processFiguresSchema),
});
export type RouteSummary = Static<typeof routeSummarySchema>;

export const stockOriginSchema = Type.Object({
  kind: Type.Enum(['common', 'patents', 'list', 'marked', 'given'], {
    description: '`marked`: bought because the chemist who built the route says so',
  }),
  count: Type.Optional(Type.Integer({ description: 'patent reactions that use it as a starting material' })),
  name: Type.Optional(Type.String({ description: 'of the imported list that holds it' })),
});

export const routeNodeSchema = Type.Object({
  nodeId: Type.String(),
  /** The step that consumes this molecule; null for the target. */
  parentStepId: Type.Union([Type.String(), Type.Null()]),
  molecule: moleculeSchema,
  inStock: Type.Boolean(),
  origin: Type.Optional(stockOriginSchema),
});
export type RouteNode = Static<typeof routeNodeSchema>;

export const conditionSchema = Type.Object({
  reagents: Type.Array(Type.String()),
  catalysts: Type.Array(Type.String()),
  solvents: Type.Array(Type.String()),
  temperatureC: Type.Tuple([Type.Number(), Type.Number()]),
  hours: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
});

/**
 * Where conditions come from: `typical` for the kind of reaction, counted in `patents` for this very kind, `related`: typical
 * for a kind near it, `unknown`: none are known, which is not harmless.
 */
export const conditionOrigins = ['typical', 'patents', 'related', 'unknown'] as const;

/** Who wrote the template: we by hand, the machine from patents, the tenant, or a remote engine. */
export const templateKinds = ['expert', 'learned', 'own', 'remote'] as const;

export const routeStepSchema = Type.Object({
  stepId: Type.String(),
  /** 1 is the first reaction run in the laboratory. */
  number: Type.Integer({ minimum: 1 }),
  productNodeId: Type.String(),
  templateId: Type.String(),
  templateKind: Type.Enum(templateKinds),
  name: Type.String({ description: "in the caller's language" }),
  classKey: Type.String(),
  reactionSmiles: Type.String(),
  conditions: Type.Array(conditionSchema, {
    description: 'of this kind of reaction, not measured on this one',
  }),
  conditionOrigin: Type.Enum(conditionOrigins),
  note: Type.Optional(Type.String()),
  precedents: Type.Integer({ description: 'reactions of the counted patent set that this template reproduces' }),
  precedentSet: Type.Object({ reactions: Type.Integer(), name: Type.String() }),
  score: Type.Number({ minimum: 0, maximum: 1 }),
  probability: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: "calibrated: that a chemist's recorded reaction is this one; absent where nobody rated the step",
    }),
  ),
  touchedGroups: Type.Array(Type.String(), {
    description: 'functional groups elsewhere that the conditions would touch: competing sites',
  }),
  forward: Type.Object({
    passed: Type.Boolean(),
    /** Rank of the product among all predicted products; 0 when it is not among them. */
    rank: Type.Integer({ minimum: 0 }),
    within: Type.Integer({ description: 'the product must rank among this many' }),
    competing: Type.Array(Type.Object({ molecule: moleculeSchema, name: Type.String(), score: Type.Number() })),
  }),
});
export type RouteStep = Static<typeof routeStepSchema>;

export const routeDetailSchema = Type.Object({
  summary: routeSummarySchema,
  taskId: taskIdSchema,
  taskName: Type.String(),
  target: moleculeSchema,
  nodes: Type.Array(routeNodeSchema),
  steps: Type.Array(routeStepSchema),
  createdAt: Type.String({ format: 'date-time' }),
  routeType: Type.Enum(routeTypes),
  process: Type.Optional(processAssessmentSchema),
  isShared: Type.Boolean({ description: "somebody else's, read by a share: nothing of it can be changed" }),
});
export type RouteDetail = Static<typeof routeDetailSchema>;

export const routeList = defineCall({
  method: 'POST',
  path: '/api/retro/route-list',
  summary: 'Routes of a task, or of the newest task for a target',
  access: mayPlan,
  body: Type.Object({
    routeType: Type.Enum(routeTypes),
    taskId: Type.Optional(taskIdSchema),
    smilesUniqueCode: Type.Optional(Type.String({ minLength: 22, maxLength: 22 })),
    sort: Type.Optional(Type.Enum(routeSorts)),
    descending: Type.Optional(Type.Boolean()),
    solvedOnly: Type.Optional(Type.Boolean()),
    pageIndex: Type.Integer({ minimum: 1 }),
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
  }),
  data: Type.Object({
    task: retroTaskSchema,
    total: Type.Integer(),
    solved: Type.Integer(),
    oneStep: Type.Integer({ description: 'solved routes of a single step, counted apart' }),
    items: Type.Array(routeSummarySchema),
  }),
  example: { body: { routeType: 'retrosynthesis', pageIndex: 1, pageSize: 20 } },
});

export const routeDetail = defineCall({
  method: 'GET',
  path: '/api/retro/route-detail',
  summary: 'One route with its molecules and steps',
  access: mayPlan,
  query: Type.Object({ routeId: routeIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  data: routeDetailSchema,
  example: { query: { routeId: exampleRouteId } },
});

export const routeCheck = defineCall({
  method: 'GET',
  path: '/api/retro/route-check',
  summary: 'May the caller open this route',
  access: mayPlan,
  query: Type.Object({ routeId: routeIdSchema }),
  data: Type.Object({ allowed: Type.Boolean() }),
  example: { query: { routeId: exampleRouteId } },
});

export const routesExport = defineCall({
  method: 'GET',
  path: '/api/export/routes',
  summary: 'A route, or all of a task, as JSON (services/chemistry/docs/route-schema.md)',
  access: mayPlan,
  gives: 'blob',
  navigable: true,
  query: Type.Object({
    routeId: Type.Optional(routeIdSchema),
    taskId: Type.Optional(taskIdSchema),
    form: Type.Optional(
      Type.Enum(['routes', 'aizynth'], { description: 'own document, or trees as AiZynthFinder writes' }),
    ),
  }),
  example: { query: { routeId: exampleRouteId } },
});

const planned = (method: 'GET' | 'POST', name: string, summary: string, changesState = false) =>
  plannedCall({ method, path: `/api/retro/${name}`, summary, access: mayPlan, changesState });

export const checkRoutesExists = planned('POST', 'check-routes-exists', 'Is this route in the project already');
export const routeNodeReplace = planned('POST', 'route-node-replace-a2b', 'Replaces the part between A and B', true);
export const updateRoutePart = planned('POST', 'update-route-a2b-info', 'Saves the new facts of that part', true);
