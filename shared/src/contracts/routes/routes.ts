import { markReasons, stepMarks } from '../../constants/step-marks.ts';
import { Type, type Static } from 'typebox';
import { limits } from '../../constants/limits.ts';
import { defineCall, pageIndexSchema } from '../call.ts';
import { processAssessmentSchema, processFiguresSchema, severities, solventClasses } from '../process/figures.ts';
import { enzymeSchema } from './enzymes.ts';
import { askingModuleSchema, retroTaskSchema, routeFormatSchema, routeTypes, taskIdSchema } from '../retrosynthesis.ts';
import { moleculeSchema } from '../structure/structure.ts';

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

/** What lists sort and filter by; shared/src/rules/route-figures.ts says how each is counted. */
export const routeFiguresSchema = Type.Object({
  costPerKg: Type.Optional(
    Type.Object(
      {
        minorUnits: Type.Integer(),
        low: Type.Optional(Type.Integer({ description: 'the range of the estimate (rules/cost/range.ts)' })),
        high: Type.Optional(Type.Integer()),
        currency: Type.String({ minLength: 3, maxLength: 3 }),
        unpriced: Type.Integer({ description: 'materials that the cost leaves out, for want of a price' }),
      },
      { description: 'as the cost sheet proposes it at its usual scale; absent where nothing has a price' },
    ),
  ),
  massIntensity: Type.Integer({ description: 'kg of everything for one kg of product, estimated' }),
  greenness: Type.Integer({ minimum: 0, maximum: 100 }),
  confidence: Type.Integer({ minimum: 0, maximum: 100, description: 'of the weakest step' }),
  weakest: Type.Optional(Type.Enum(stepMarks, { description: 'mark of the weakest step' })),
  speculativeSteps: Type.Optional(Type.Integer()),
  fit: Type.Optional(
    Type.Object(
      { short: Type.Number(), cheap: Type.Number(), robust: Type.Number(), green: Type.Number() },
      { description: 'each 0 to 1: what weights of a search or of a list take the mean of (rules/preferences.ts)' },
    ),
  ),
  convergence: Type.Number({ minimum: 0, maximum: 1, description: 'share of steps outside the longest line' }),
  leadDays: Type.Integer({ description: 'working days from the order of materials to the target, estimated' }),
  hazards: Type.Array(
    Type.Object({
      rule: Type.String({ description: 'its words are `process:hazard.<rule>`' }),
      severity: Type.Enum(severities),
    }),
  ),
  worstSolvent: Type.Enum(solventClasses),
  unknownConditions: Type.Integer({ description: 'steps whose conditions are not known' }),
  classes: Type.Array(Type.String(), { description: 'reaction classes of all steps' }),
  sources: Type.Array(Type.String(), {
    description: 'where starting materials come from: `common`, `patents`, `given`, `marked`, `none`, or `list:<name>`',
  }),
  protects: Type.Boolean({ description: 'a step puts a protecting group on or takes one off' }),
});
export type RouteFigures = Static<typeof routeFiguresSchema>;

const summaryFacts = {
  routeId: routeIdSchema,
  rank: Type.Integer({ minimum: 1 }),
  score: Type.Number({ minimum: 0, maximum: 100 }),
  scoreParts: scorePartsSchema,
  solved: Type.Boolean({ description: 'every leaf is in stock and every step passes the forward check' }),
  steps: Type.Integer(),
  longestLinear: Type.Integer({ description: 'steps of the longest linear sequence' }),
  leastPrecedents: Type.Integer({ description: 'patent reactions behind the least supported step' }),
  madeByHand: Type.Boolean(),
  process: Type.Optional(processFiguresSchema),
  figures: Type.Optional(routeFiguresSchema),
};

const namedReactionSchema = Type.Object({
  name: Type.String(),
  classKey: Type.String(),
  enzyme: Type.Optional(Type.String({ description: 'abbreviation of the enzyme of an enzymatic step' })),
});
/** Where in its file a route was, and what its planner said of it. */
export const routeOriginSchema = Type.Object({
  format: routeFormatSchema,
  route: Type.Optional(Type.Integer()),
  line: Type.Optional(Type.Integer()),
  reaction: Type.Optional(Type.Integer()),
  scores: Type.Array(Type.Tuple([Type.String(), Type.Number()]), {
    description: 'figures of the other planner; they count for nothing here',
  }),
});

export const routeSummarySchema = Type.Object({
  ...summaryFacts,
  startingMaterials: Type.Array(Type.Object({ molecule: moleculeSchema, inStock: Type.Boolean() })),
  mainLine: Type.Array(moleculeSchema, { description: 'from the target back along the longest linear sequence' }),
  reactions: Type.Array(namedReactionSchema, { description: 'along the main line, last step first' }),
  cluster: Type.Optional(routeClusterSchema),
  imported: Type.Optional(routeOriginSchema),
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
  counted: Type.Optional(
    Type.Object(
      { reactions: Type.Integer(), of: Type.Integer() },
      { description: 'recorded reactions that were run so, of all of the kind that were counted' },
    ),
  ),
});

/** How much of a material a step takes, as who edited the route wrote it. */
export const statedEquivalentsSchema = Type.Object({
  of: Type.String({ maxLength: 5_000, description: 'SMILES of a reactant; name of a reagent or catalyst' }),
  amount: Type.Number({ exclusiveMinimum: 0, maximum: 1_000 }),
});

/**
 * Where conditions come from: `typical` for the kind of reaction, counted in `patents` for this very kind, `related`: typical
 * for a kind near it, `chemist`: written by who edited the route, `unknown`: none are known, which is not harmless.
 */
export const conditionOrigins = ['typical', 'patents', 'related', 'chemist', 'unknown'] as const;

/**
 * Who wrote the template: we by hand, the machine from patents, the tenant, a remote engine, or nobody: a step by hand, or one of
 * a file that none of our templates gives.
 */
export const templateKinds = ['expert', 'learned', 'own', 'remote', 'byHand', 'unexplained'] as const;

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
    description:
      'first the conditions of the step, stored with it, that every screen, figure and file shows; then other ways to run this kind of reaction. None was measured on this one',
  }),
  conditionOrigin: Type.Enum(conditionOrigins),
  enzyme: Type.Optional(enzymeSchema),
  note: Type.Optional(Type.String()),
  yieldPercent: Type.Optional(Type.Number({ description: 'as who edited the route wrote it' })),
  typicalYieldPercent: Type.Optional(
    Type.Integer({
      description: 'median of patent records of this class of reactions; absent where a yield was written',
    }),
  ),
  equivalents: Type.Optional(Type.Array(statedEquivalentsSchema)),
  fileAgents: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'reagents, catalysts and solvents that the file names, of a step that was read from one: SMILES or words',
    }),
  ),
  ownNote: Type.Optional(Type.String({ description: 'of who edited the route' })),
  precedents: Type.Integer({ description: 'reactions of the counted patent set that this template reproduces' }),
  precedentSet: Type.Object({ reactions: Type.Integer(), name: Type.String() }),
  mark: Type.Object(
    { word: Type.Enum(stepMarks), reasons: Type.Array(Type.Enum(markReasons), { description: 'the gravest first' }) },
    { description: 'how well the step is supported (shared/src/rules/step-mark.ts)' },
  ),
  recorded: Type.Optional(
    Type.Union([Type.Object({ change: Type.Integer(), centre: Type.Integer() }), Type.Null()], {
      description:
        'recorded reactions of the same change, and those of the same centre; null where no bond changes, and for an enzymatic step',
    }),
  ),
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
    share: Type.Optional(Type.Number({ description: 'of the material that reacts at this site, 0 to 1' })),
    within: Type.Integer({ description: 'the product must rank among this many' }),
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
    pageIndex: pageIndexSchema,
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

/** What a reader does with a route for themselves. */
export const routeMarks = ['saved', 'hidden'] as const;
export type RouteMark = (typeof routeMarks)[number];

const place = Type.Integer({ minimum: 0 });
const packedRouteSchema = Type.Object({
  ...summaryFacts,
  /** Numbers are places in the lists beside the routes. */
  startingMaterials: Type.Array(place),
  missing: Type.Array(place, { description: 'starting materials that are not in stock' }),
  mainLine: Type.Array(place),
  intermediates: Type.Array(place, { description: 'made on the way, on all branches, the target left out' }),
  reactions: Type.Array(place),
  tree: Type.Array(Type.Array(place, { minItems: 2 }), {
    description: 'all steps, a step after the one that takes its product: reaction, product, precursors',
  }),
  cluster: Type.Optional(place),
  mark: Type.Optional(Type.Enum(routeMarks)),
});

export const packedRoutesSchema = Type.Object({
  molecules: Type.Array(moleculeSchema),
  reactions: Type.Array(namedReactionSchema),
  clusters: Type.Array(routeClusterSchema),
  routes: Type.Array(packedRouteSchema),
});
export type PackedRoutes = Static<typeof packedRoutesSchema>;

export const routeOverview = defineCall({
  method: 'POST',
  path: '/api/retro/route-overview',
  summary: 'All routes of a task at once, best first, each molecule written once',
  access: mayPlan,
  body: Type.Object({
    routeType: Type.Enum(routeTypes),
    taskId: Type.Optional(taskIdSchema),
    smilesUniqueCode: Type.Optional(Type.String({ minLength: 22, maxLength: 22 })),
    known: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'stamp of the answer that the caller has: the routes are not sent again',
      }),
    ),
  }),
  data: Type.Object({
    task: retroTaskSchema,
    isShared: Type.Boolean({ description: "somebody else's task, read by a share" }),
    stamp: Type.String({ description: 'the same while routes and marks are the same' }),
    packed: Type.Optional(packedRoutesSchema),
  }),
  example: { body: { routeType: 'retrosynthesis' } },
});

export const routeLikeness = defineCall({
  method: 'POST',
  path: '/api/retro/route-likeness',
  summary: 'How alike the routes of a task are to one of them, or to the route that its search was to be like',
  access: mayPlan,
  body: Type.Object({
    taskId: taskIdSchema,
    routeId: Type.Optional(routeIdSchema),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        routeId: routeIdSchema,
        likeness: Type.Integer({
          minimum: 0,
          maximum: 100,
          description: '100 for the same route: by the edit distance of the trees of molecules (docs/search.md)',
        }),
      }),
    ),
  }),
  example: { body: { taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01', routeId: exampleRouteId } },
});

export const routeMark = defineCall({
  method: 'POST',
  path: '/api/retro/route-mark',
  summary: 'Saves or hides routes for the caller alone, or takes that back',
  access: mayPlan,
  changesState: true,
  body: Type.Object({
    routeIds: Type.Array(routeIdSchema, { minItems: 1, maxItems: limits.routesPerTask }),
    mark: Type.Enum([...routeMarks, 'none']),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({ marked: Type.Integer() }),
  example: { body: { routeIds: [exampleRouteId], mark: 'saved' } },
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
      Type.Enum(['routes', 'aizynth', 'retrocast'], {
        description: 'own document, trees as AiZynthFinder writes, or candidates of RetroCast (schema 2)',
      }),
    ),
  }),
  example: { query: { routeId: exampleRouteId } },
});
