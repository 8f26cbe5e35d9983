// Forward synthesis: what can be made of a molecule, with which partners, and what a mixture gives.
// Spec: not shown. Paths, fields of bodies and responses are our choice.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs, moneyBound } from '../../constants/limits.ts';
import { taskStates } from '../../constants/modules.ts';
import { defineCall, pageIndexSchema } from '../call.ts';
import { deletedSchema } from '../deletion.ts';
import { reactionKindSchema } from '../reaction/reaction.ts';
import { atomIndexSchema } from '../retrosynthesis.ts';
import { moleculeSchema } from '../structure/structure.ts';

const access = ['forwardsynthesis'] as const;

/** `enumeration`: all that can be made; `library`: one kind of reaction at one place with many partners. */
export const forwardTaskTypes = ['enumeration', 'library'] as const;

export type ForwardTaskType = (typeof forwardTaskTypes)[number];

/** Types of the address /forwardsynthesis/generate/{type}. */
export const forwardTypes = [...forwardTaskTypes, 'prediction'] as const;

export type ForwardType = (typeof forwardTypes)[number];

export const forwardIdSchema = Type.String({ format: 'uuid' });

const exampleTaskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01';

const nameSchema = Type.String({ minLength: 1, maxLength: limits.taskNameLength, pattern: '\\S' });

const structureSchema = Type.String({ minLength: 1, maxLength: limits.structureTextLength });

const rangeSchema = Type.Object({ from: Type.Optional(Type.Number()), to: Type.Optional(Type.Number()) });

export const moleculeRules = ['lipinski', 'veber', 'ruleOfThree'] as const;

/** Which products are kept, and which are shown. Both ends of a range count. */
export const forwardFilterSchema = Type.Object({
  molecularWeight: Type.Optional(rangeSchema),
  logP: Type.Optional(rangeSchema),
  tpsa: Type.Optional(rangeSchema),
  sascore: Type.Optional(rangeSchema),
  similarity: Type.Optional(
    Type.Object({ from: Type.Number({ minimum: 0, maximum: 1 }) }, { description: 'Tanimoto to settings.target' }),
  ),
  probability: Type.Optional(Type.Object({ from: Type.Number({ minimum: 0, maximum: 1 }) })),
  rules: Type.Optional(Type.Array(Type.Enum(moleculeRules), { description: 'all must pass' })),
  contains: Type.Optional(Type.Array(structureSchema, { maxItems: 10, description: 'SMARTS or SMILES; all of them' })),
  excludes: Type.Optional(Type.Array(structureSchema, { maxItems: 10, description: 'none of them' })),
  classes: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 40 })),
  steps: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, description: 'reached in so many steps at most' })),
  clearOnly: Type.Optional(Type.Boolean({ description: 'without a competing place that takes its share' })),
});

export type ForwardFilter = Static<typeof forwardFilterSchema>;

export const forwardSettingsSchema = Type.Object({
  classes: Type.Optional(
    Type.Array(Type.String({ maxLength: 60 }), {
      maxItems: 40,
      description: 'classes of reactions; all when left out',
    }),
  ),
  templateIds: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200 })),
  /** Where on the starting molecule a reaction must happen. */
  sites: Type.Optional(
    Type.Array(atomIndexSchema, {
      maxItems: 50,
      description: 'atoms in the order of its canonical SMILES',
    }),
  ),
  partners: Type.Optional(
    Type.Object({
      stocks: Type.Optional(
        Type.Array(Type.String({ maxLength: 60 }), { maxItems: 30, description: 'ids of stocks; all when left out' }),
      ),
      scaffolds: Type.Optional(
        Type.Array(structureSchema, {
          description: `own partners: SMILES, names, CAS numbers; ${limits.customScaffolds} at most (40002, 40006)`,
        }),
      ),
      onlyScaffolds: Type.Optional(Type.Boolean({ description: 'stocks are not asked' })),
      maxHeavyAtoms: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: '20 when left out' })),
      maxPricePerGram: Type.Optional(
        Type.Integer({ minimum: 0, maximum: moneyBound, description: "minor units of the caller's currency" }),
      ),
      contains: Type.Optional(structureSchema),
      perReaction: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 20_000,
          description: 'partners tried with each reaction; 200 when left out',
        }),
      ),
    }),
  ),
  steps: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, description: '1 when left out' })),
  maxProducts: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 50_000, description: 'kept after the filter; 1,000 when left out' }),
  ),
  target: Type.Optional(structureSchema),
  filter: Type.Optional(forwardFilterSchema),
});

export type ForwardSettings = Static<typeof forwardSettingsSchema>;

export const forwardTaskSchema = Type.Object({
  taskId: forwardIdSchema,
  type: Type.Enum(forwardTaskTypes),
  name: Type.String(),
  state: Type.Enum(taskStates),
  start: moleculeSchema,
  removedParts: Type.Array(Type.String(), { description: 'counter-ions and solvents that were left out' }),
  settings: forwardSettingsSchema,
  target: Type.Optional(moleculeSchema),
  progress: Type.Object({
    percent: Type.Integer({ minimum: 0, maximum: 100 }),
    step: Type.Integer({ description: 'of settings.steps' }),
    tried: Type.Integer({ description: 'reactions of one molecule with one set of partners, tried so far' }),
    planned: Type.Integer({ description: 'of so many, as far as is known' }),
    made: Type.Integer({ description: 'distinct products formed, before the filter' }),
    kept: Type.Integer({ description: 'distinct products that pass it' }),
    elapsedMs: Type.Integer(),
    secondsLeft: Type.Optional(Type.Integer({ description: 'from the speed so far' })),
  }),
  tasksAhead: Type.Optional(Type.Integer({ description: 'while queued' })),
  endedBy: Type.Optional(
    Type.Enum(['exhausted', 'maxProducts', 'stopped'], { description: 'why no further product came' }),
  ),
  failure: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() })),
  version: Type.Integer({ description: 'grows with every change' }),
  createdAt: Type.String({ format: 'date-time' }),
  startedAt: Type.Optional(Type.String({ format: 'date-time' })),
  finishedAt: Type.Optional(Type.String({ format: 'date-time' })),
});

export type ForwardTask = Static<typeof forwardTaskSchema>;

const taskResponse = { data: Type.Object({ task: forwardTaskSchema }) };

const byTaskId = { taskId: forwardIdSchema };

export const forwardClasses = defineCall({
  method: 'POST',
  path: '/api/retro/forward-classes',
  summary: 'Which kinds of reactions apply to a molecule, where on it, and how many partners each would find',
  access,
  // The first question waits until the partners of all stocks have been sorted by reaction.
  timeoutMs: timeoutsMs.long,
  cancelsEarlier: true,
  body: Type.Object({ structure: structureSchema }),
  data: Type.Object({
    molecule: moleculeSchema,
    removedParts: Type.Array(Type.String()),
    classes: Type.Array(
      Type.Object({
        class: Type.String({ description: 'a key of the words for classes of reactions' }),
        kinds: Type.Array(
          Type.Object({
            kind: reactionKindSchema,
            sites: Type.Array(Type.Array(Type.Integer()), { description: 'atoms of each place that could react' }),
            needsPartner: Type.Boolean(),
            partners: Type.Integer({ description: 'molecules of all stocks that fit' }),
          }),
        ),
      }),
    ),
  }),
  example: { body: { structure: 'OC(=O)c1ccc(Br)cc1' } },
});

export type ForwardClasses = Static<typeof forwardClasses.data>;

export const forwardStart = defineCall({
  method: 'POST',
  path: '/api/retro/forward-search-start',
  startsOnce: true,
  summary: `Starts a task for one molecule (40001); a sixth at once answers 40003 unless it may wait, a twenty-first that waits 40004`,
  access,
  changesState: true,
  body: Type.Object({
    type: Type.Enum(forwardTaskTypes),
    structure: structureSchema,
    name: Type.Optional(nameSchema),
    settings: Type.Optional(forwardSettingsSchema),
    mayWait: Type.Optional(
      Type.Boolean({ description: 'with five tasks running it waits its turn (20 at most) and is not refused' }),
    ),
  }),
  ...taskResponse,
  example: { body: { type: 'enumeration', structure: 'OC(=O)c1ccc(Br)cc1', settings: { classes: ['acylation'] } } },
});

export const forwardTaskList = defineCall({
  method: 'POST',
  path: '/api/retro/forward-task-list',
  summary: "The caller's tasks, newest first",
  access,
  body: Type.Object({
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
    key: Type.Optional(Type.String({ maxLength: limits.taskNameLength, description: 'part of the name' })),
    states: Type.Optional(Type.Array(Type.Enum(taskStates))),
    types: Type.Optional(Type.Array(Type.Enum(forwardTaskTypes))),
  }),
  data: Type.Object({
    total: Type.Integer(),
    items: Type.Array(forwardTaskSchema),
    running: Type.Integer({ description: `of ${limits.concurrentForwardTasks}` }),
    waiting: Type.Integer({ description: `of ${limits.pendingForwardTasks}` }),
  }),
  example: { body: { pageIndex: 1, pageSize: 10 } },
});

export const forwardTaskOf = defineCall({
  method: 'GET',
  path: '/api/retro/forward-task',
  summary: 'One task with its progress; 40007 where there is none',
  access,
  query: Type.Object(byTaskId),
  ...taskResponse,
  example: { query: { taskId: exampleTaskId } },
});

export const forwardTaskStop = defineCall({
  method: 'POST',
  path: '/api/retro/forward-task-stop',
  summary: 'Stops a waiting or running task; products found so far stay',
  access,
  changesState: true,
  body: Type.Object(byTaskId),
  ...taskResponse,
  example: { body: { taskId: exampleTaskId } },
});

export const forwardTaskContinue = defineCall({
  method: 'POST',
  path: '/api/retro/forward-task-continue',
  startsOnce: true,
  summary: 'Goes on with a stopped or failed task where it ended',
  access,
  changesState: true,
  body: Type.Object({ ...byTaskId, mayWait: Type.Optional(Type.Boolean()) }),
  ...taskResponse,
  example: { body: { taskId: exampleTaskId } },
});

export const forwardTaskRename = defineCall({
  method: 'POST',
  path: '/api/retro/forward-task-rename',
  summary: 'Renames a task',
  access,
  changesState: true,
  body: Type.Object({ ...byTaskId, name: nameSchema }),
  ...taskResponse,
  example: { body: { taskId: exampleTaskId, name: 'Amides of the acid' } },
});

export const forwardTaskDelete = defineCall({
  method: 'POST',
  path: '/api/retro/forward-task-delete',
  summary: 'Deletes tasks that are not running, with their products',
  access,
  changesState: true,
  body: Type.Object({ taskIds: Type.Array(forwardIdSchema, { minItems: 1, maxItems: 100 }) }),
  data: deletedSchema,
  example: { body: { taskIds: [exampleTaskId] } },
});
