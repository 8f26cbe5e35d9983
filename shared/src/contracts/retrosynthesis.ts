// Tasks of route search, and the constraints that a chemist sets for every route of a task. Structures of constraints may be given
// as SMILES; bonds are pairs of atoms of the target's canonical SMILES, counted from 0 in the order of the text.

import { Type, type Static } from 'typebox';
import { constraintLimits } from '../constants/constraint-limits.ts';
import { limits, moneyBound } from '../constants/limits.ts';
import { enzymeUses } from '../constants/enzyme-uses.ts';
import { currencies } from '../constants/locale.ts';
import { preferenceLimits, protectingGroupUses, selectivityUses } from '../constants/search-preferences.ts';
import { taskStates } from '../constants/modules.ts';
import { defineCall, pageIndexSchema } from './call.ts';
import { deletedSchema } from './deletion.ts';
import { interestUses, processGoalsSchema } from './process/figures.ts';
import { moleculeSchema } from './structure/structure.ts';

/** The ten classes of reactions, by the keys that routes use. */
export const reactionClassKeys = [
  'heteroatomAlkylation',
  'acylation',
  'carbonCarbon',
  'heterocycleFormation',
  'protection',
  'deprotection',
  'reduction',
  'oxidation',
  'functionalGroupInterconversion',
  'functionalGroupAddition',
] as const;

export const searchStrategies = ['retro-star', 'mcts'] as const;

const smiles = Type.String({ minLength: 1, maxLength: constraintLimits.smilesLength });
const molecules = (maxItems: number, description: string) =>
  Type.Optional(Type.Array(smiles, { maxItems, description }));
/** An atom by its place in the structure as it is written, which has no more of them than letters. */
export const atomIndexSchema = Type.Integer({ minimum: 0, maximum: limits.structureTextLength });
export const bondMarkSchema = Type.Tuple([atomIndexSchema, atomIndexSchema]);
const bonds = (description: string) =>
  Type.Optional(Type.Array(bondMarkSchema, { maxItems: constraintLimits.markedBonds, description }));

export const searchConstraintsSchema = Type.Object(
  {
    breakBonds: bonds('each is made by some step of the route'),
    keepBonds: bonds('none is made by any step'),
    keepSubstructures: Type.Optional(
      Type.Array(smiles, {
        maxItems: constraintLimits.keptSubstructures,
        description:
          'SMARTS or SMILES: no step makes or changes what of the target matches, which lies whole in a starting material',
      }),
    ),
    throughMolecules: molecules(constraintLimits.wantedMolecules, 'each appears in the route'),
    avoidMolecules: molecules(constraintLimits.listedMolecules, 'none is made on the way; bought they may be'),
    forbiddenMolecules: molecules(constraintLimits.listedMolecules, 'none appears at all'),
    startFrom: molecules(constraintLimits.listedMolecules, 'starting materials that the route must begin from'),
    startFromUse: Type.Optional(Type.Enum(['all', 'any'], { description: 'from each of them, or from at least one' })),
    boughtMolecules: molecules(
      constraintLimits.listedMolecules,
      'count as bought though no stock holds them; a route need not use them',
    ),
    dislikedReactions: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 3 * constraintLimits.smilesLength }), {
        maxItems: constraintLimits.listedMolecules,
        description: 'reaction SMILES, or ids of templates, that are not proposed; the ban list counts beside them',
      }),
    ),
    excludedClasses: Type.Optional(Type.Array(Type.Enum(reactionClassKeys), { maxItems: reactionClassKeys.length })),
    maxRouteSteps: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: constraintLimits.routeReactions,
        description: 'reactions in the whole route',
      }),
    ),
    maxPricePerGram: Type.Optional(
      Type.Object({
        minorUnits: Type.Integer({
          minimum: 1,
          maximum: moneyBound,
          description: 'of the currency, for a gram of any starting material',
        }),
        currency: Type.Enum(currencies),
      }),
    ),
    maxWeight: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100_000, description: 'g/mol, of any starting material' }),
    ),
    elementLimits: Type.Optional(
      Type.Array(
        Type.Object(
          {
            element: Type.String({ pattern: '^[A-Z][a-z]?$', description: 'symbol; H counts hydrogens' }),
            most: Type.Integer({ minimum: 0, maximum: 999, description: 'atoms in any starting material' }),
          },
          { additionalProperties: false },
        ),
        { maxItems: constraintLimits.limitedElements },
      ),
    ),
    neededAmount: Type.Optional(
      Type.Object(
        {
          grams: Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000 }),
          maxPrice: Type.Optional(
            Type.Object({
              minorUnits: Type.Integer({ minimum: 1, maximum: moneyBound, description: 'for that amount' }),
              currency: Type.Enum(currencies),
            }),
          ),
        },
        {
          additionalProperties: false,
          description:
            'of each starting material: ten of the largest pack that a list names must hold it; without packs the price decides',
        },
      ),
    ),
    stocks: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
        maxItems: 50,
        description: 'kinds of stock that count as bought; all when left out',
      }),
    ),
    greenWeight: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'how much hazardous and wasteful steps count against a route',
      }),
    ),
  },
  { additionalProperties: false },
);
export type WireConstraints = Static<typeof searchConstraintsSchema>;

const reactionText = Type.String({ minLength: 1, maxLength: 3 * constraintLimits.smilesLength });

const weight = (description: string) => Type.Integer({ minimum: 0, maximum: preferenceLimits.weight, description });

export const preferenceWeightsSchema = Type.Object(
  {
    short: weight('few steps'),
    cheap: weight('cost of a kilogram'),
    robust: weight('confidence of the weakest step'),
    green: weight('mass, solvents and hazards'),
  },
  { additionalProperties: false, description: 'what the score of a route is the mean of; at least one counts' },
);

export const searchPreferencesSchema = Type.Object(
  {
    protectingGroups: Type.Optional(
      Type.Enum(protectingGroupUses, {
        description: 'none: no step puts one on or takes one off; balanced when left out',
      }),
    ),
    selectivity: Type.Optional(
      Type.Enum(selectivityUses, {
        description:
          'strict: no step that reacts at another site or group too, no separation of enantiomers; mixtures: what can be separated counts little against a step; balanced when left out',
      }),
    ),
    weights: Type.Optional(preferenceWeightsSchema),
    likeRoute: Type.Optional(
      Type.Array(reactionText, {
        maxItems: preferenceLimits.routeReactions,
        description: 'reaction SMILES of a route to the target, one for each step; routes like it come first',
      }),
    ),
  },
  { additionalProperties: false },
);
export type WirePreferences = Static<typeof searchPreferencesSchema>;

/** How often each constraint turned away a proposal, a starting material or a whole route. */
export const turnedAwaySchema = Type.Record(Type.String(), Type.Integer());

/** The modules that plan routes: as the type of a route, and as the module whose screen asks. */
export const routeTypes = ['retrosynthesis', 'processchemistry'] as const;
export type RouteType = (typeof routeTypes)[number];
export const askingModuleSchema = Type.Enum(routeTypes, {
  description: 'the module whose screen asks; retrosynthesis when left out. It decides the tracking id',
});
export const taskIdSchema = Type.String({ format: 'uuid' });
const exampleTaskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const mayRetro = ['retrosynthesis'] as const;
const mayPlan = ['retrosynthesis', 'processchemistry'] as const;

export const searchSettingsSchema = Type.Object({
  maxSteps: Type.Integer({ minimum: 1, maximum: limits.routeSteps, default: 8, description: 'depth of the search' }),
  timeLimitSeconds: Type.Integer({ minimum: 1, maximum: limits.searchSeconds, default: 20 }),
  maxRoutes: Type.Integer({ minimum: 1, maximum: limits.routesPerTask, default: 300 }),
  maxExpansions: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: limits.searchExpansions,
      description: 'molecules taken apart at most; a search that ends by it gives the same routes each time',
    }),
  ),
  strategy: Type.Optional(Type.Enum(searchStrategies, { description: 'retro-star when left out' })),
  enzymes: Type.Optional(
    Type.Enum(enzymeUses, {
      description: 'enzymatic steps: none when left out, allowed beside, preferred, or only these',
    }),
  ),
  constraints: Type.Optional(searchConstraintsSchema),
  preferences: Type.Optional(searchPreferencesSchema),
});
export type SearchSettings = Static<typeof searchSettingsSchema>;
export const defaultSearchSettings: SearchSettings = { maxSteps: 8, timeLimitSeconds: 20, maxRoutes: 300 };

export const taskProgressSchema = Type.Object({
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  expansions: Type.Integer({ description: 'molecules taken apart so far' }),
  molecules: Type.Integer({ description: 'molecules in the search graph' }),
  solvedRoutes: Type.Integer(),
  elapsedMs: Type.Integer(),
  firstRouteMs: Type.Optional(Type.Integer({ description: 'time to the first solved route' })),
  turnedAway: Type.Optional(turnedAwaySchema),
});
export type TaskProgress = Static<typeof taskProgressSchema>;

/** Formats of files of routes. */
export const routeFormatSchema = Type.Enum([
  'aizynthfinder',
  'askcos',
  'retrocast',
  'syntheseus',
  'synplanner',
  'own',
  'reactions',
  'rxn',
  'rdf',
  'cdxml',
  'cdx',
]);

export const importProblemSchema = Type.Object({
  route: Type.Optional(Type.Integer({ description: 'in the order of the file, from 1' })),
  line: Type.Optional(Type.Integer()),
  reaction: Type.Optional(Type.Integer({ description: 'of a file of reactions or a drawing, from 1' })),
  reason: Type.String({ description: 'the same in every language' }),
  isLeftOut: Type.Boolean({ description: 'the route or reaction is missing; otherwise a part of it, or nothing' }),
  text: Type.String({ description: "where and what, in the caller's language" }),
});
export type ImportProblem = Static<typeof importProblemSchema>;

/** The file that the routes of a task were read from. */
export const taskImportSchema = Type.Object({
  format: routeFormatSchema,
  fileName: Type.Optional(Type.String({ description: 'absent for what was pasted' })),
  routes: Type.Integer({ description: 'routes of the file to this target' }),
  problems: Type.Array(importProblemSchema),
});

export const retroTaskSchema = Type.Object({
  taskId: taskIdSchema,
  taskName: Type.String(),
  routeType: Type.Enum(routeTypes),
  state: Type.Enum(taskStates),
  tasksAhead: Type.Optional(Type.Integer({ description: 'while queued: how many wait before it' })),
  target: moleculeSchema,
  removedParts: Type.Array(Type.String(), {
    description: 'counter-ions and solvents that were left out of the search',
  }),
  settings: searchSettingsSchema,
  progress: taskProgressSchema,
  routeCount: Type.Integer(),
  solvedCount: Type.Integer(),
  bestScore: Type.Optional(Type.Number()),
  version: Type.Integer({ description: 'grows with every change' }),
  createdAt: Type.String({ format: 'date-time' }),
  startedAt: Type.Optional(Type.String({ format: 'date-time' })),
  finishedAt: Type.Optional(Type.String({ format: 'date-time' })),
  failure: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() })),
  imported: Type.Optional(taskImportSchema),
  process: Type.Optional(
    Type.Object(
      {
        goals: processGoalsSchema,
        interest: Type.Integer({ description: 'wanted molecules the search knows of' }),
        interestUse: Type.Enum(interestUses, { description: 'what was done with the list of wanted molecules' }),
        interestRequired: Type.Boolean(),
        forbidden: Type.Integer({ description: 'forbidden molecules the search keeps away from' }),
        avoidForbidden: Type.Boolean(),
      },
      { description: 'what a process task was asked' },
    ),
  ),
});
export type RetroTask = Static<typeof retroTaskSchema>;

const taskResponse = { data: Type.Object({ task: retroTaskSchema }) };
const byTaskId = { query: Type.Object({ taskId: taskIdSchema }), example: { query: { taskId: exampleTaskId } } };

export const searchCheck = defineCall({
  method: 'POST',
  path: '/api/retro/search-check',
  summary:
    'May this search start: sound structure, controlled compound, sound settings, running duplicate, searches left',
  access: mayPlan,
  body: Type.Object({
    structure: Type.String({ maxLength: limits.structureTextLength }),
    routeType: Type.Optional(askingModuleSchema),
    settings: Type.Optional(
      Type.Partial(searchSettingsSchema, {
        description: 'refused as the start would refuse them: 20001, 20002, 10022',
      }),
    ),
  }),
  data: Type.Object({
    molecule: moleculeSchema,
    removedParts: Type.Array(Type.String()),
    sameTargetTaskId: Type.Optional(taskIdSchema),
    searchesLeft: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'searches that the account has left here; left out where nothing limits them',
      }),
    ),
  }),
  example: { body: { structure: 'CC(=O)Oc1ccccc1C(=O)O' } },
});

export const retroSearchStart = defineCall({
  method: 'POST',
  path: '/api/retro/retro-search-start',
  startsOnce: true,
  summary: 'Starts a retrosynthesis task',
  access: mayRetro,
  changesState: true,
  body: Type.Object(
    {
      structure: Type.String({ maxLength: limits.structureTextLength }),
      taskName: Type.Optional(Type.String({ maxLength: limits.taskNameLength })),
      settings: Type.Optional(Type.Partial(searchSettingsSchema)),
    },
    { additionalProperties: false },
  ),
  ...taskResponse,
  example: { body: { structure: 'aspirin', settings: { timeLimitSeconds: 10 } } },
});

export const retroTaskList = defineCall({
  method: 'POST',
  path: '/api/retro/task-list',
  summary: "The caller's tasks of one module, newest first",
  access: mayPlan,
  body: Type.Object({
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
    key: Type.Optional(Type.String({ maxLength: limits.taskNameLength, description: 'part of the task name' })),
    states: Type.Optional(Type.Array(Type.Enum(taskStates))),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({ total: Type.Integer(), items: Type.Array(retroTaskSchema) }),
  example: { body: { pageIndex: 1, pageSize: 10 } },
});

export const retroTask = defineCall({
  method: 'GET',
  path: '/api/retro/task',
  summary: 'One task with its progress',
  access: mayPlan,
  ...byTaskId,
  ...taskResponse,
});

export const retroTaskStop = defineCall({
  method: 'POST',
  path: '/api/retro/task-stop',
  summary: 'Stops a queued or searching task; routes found so far stay',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ taskId: taskIdSchema }),
  ...taskResponse,
  example: { body: { taskId: exampleTaskId } },
});

export const retroTaskRestart = defineCall({
  method: 'POST',
  path: '/api/retro/task-restart',
  startsOnce: true,
  summary: 'Starts a stopped, failed or completed task again; routes of the earlier run are replaced',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ taskId: taskIdSchema, settings: Type.Optional(Type.Partial(searchSettingsSchema)) }),
  ...taskResponse,
  example: { body: { taskId: exampleTaskId } },
});

export const retroTaskRename = defineCall({
  method: 'POST',
  path: '/api/retro/task-rename',
  summary: 'Renames a task',
  access: mayPlan,
  changesState: true,
  body: Type.Object({
    taskId: taskIdSchema,
    taskName: Type.String({ minLength: 1, maxLength: limits.taskNameLength }),
  }),
  ...taskResponse,
  example: { body: { taskId: exampleTaskId, taskName: 'Aspirin, second look' } },
});

export const retroTaskDelete = defineCall({
  method: 'POST',
  path: '/api/retro/task-delete',
  summary: 'Deletes tasks that are not in search, with their routes',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ taskIds: Type.Array(taskIdSchema, { minItems: 1, maxItems: 100 }) }),
  data: deletedSchema,
  example: { body: { taskIds: [exampleTaskId] } },
});
