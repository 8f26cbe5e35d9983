// A search for routes: started, waited for, looked up, stopped. It goes on at the server when the caller stops waiting.

import {
  defaultSearchSettings,
  retroSearchStart,
  retroTask,
  retroTaskList,
  retroTaskStop,
  searchConstraintsSchema,
  searchPreferencesSchema,
  type RetroTask,
} from '@app/shared/contracts/retrosynthesis';
import { routeList, routeSorts } from '@app/shared/contracts/routes/routes';
import { enzymeUses } from '@app/shared/constants/enzyme-uses';
import { limits } from '@app/shared/constants/limits';
import { taskStates } from '@app/shared/constants/modules';
import { Type, type Static } from 'typebox';
import { fitting } from '../answer.ts';
import { pictureOf } from '../pictures.ts';
import { anyNotation, idSchema, moleculeOf, moleculeOut, stateOut, structureInput } from '../present.ts';
import { summaryOf, summaryOut } from '../route-summary.ts';
import {
  defineTool,
  foreignText,
  foreignTextSchema,
  fromSchema,
  pageFields,
  type ToolContext,
  type ToolOutcome,
} from '../tool.ts';
import { waitFor } from '../waiting.ts';

const pageSize = 20;
const usualWaitSeconds = 45;
const waitSecondsInput = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 90, description: `to wait for the end; ${usualWaitSeconds} when left out` }),
);

const planOut = Type.Object({
  taskId: Type.String(),
  name: foreignTextSchema,
  state: Type.Enum(taskStates),
  isFinished: Type.Boolean(),
  percent: Type.Integer(),
  target: moleculeOut,
  removedParts: Type.Array(Type.String(), { description: 'counter-ions and solvents left out of the search' }),
  failure: Type.Optional(Type.String()),
  solved: Type.Integer({ description: 'solved routes found so far' }),
  items: Type.Array(summaryOut, { description: 'the best routes first' }),
  ...pageFields,
  note: Type.Optional(Type.String()),
});

/** What is the same in both responses is shown once. */
const startedOut = Type.Object(
  {
    taskId: Type.String(),
    isFinished: Type.Boolean(),
    items: Type.Array(Type.Unsafe<Static<typeof summaryOut>>({ type: 'object' })),
  },
  { description: 'the same as of get_plan' },
);

const running: readonly RetroTask['state'][] = ['notStarted', 'queued', 'searching'];
const isRunning = ({ state }: RetroTask) => running.includes(state);

export const planRoutes = defineTool({
  name: 'plan_routes',
  readOnly: false,
  input: Type.Object({
    structure: structureInput(anyNotation),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: limits.taskNameLength, description: 'of the plan' })),
    maxSteps: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.routeSteps,
        description: `depth of the search; ${defaultSearchSettings.maxSteps} when left out`,
      }),
    ),
    timeLimitSeconds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.searchSeconds,
        description: `${defaultSearchSettings.timeLimitSeconds} when left out`,
      }),
    ),
    enzymes: Type.Optional(Type.Enum(enzymeUses, { description: 'enzymatic steps; none when left out' })),
    preferences: Type.Optional(Type.Omit(searchPreferencesSchema, ['likeRoute'], { additionalProperties: false })),
    constraints: Type.Optional(searchConstraintsSchema),
    waitSeconds: waitSecondsInput,
  }),
  output: startedOut,
  async run({ structure, name, maxSteps, timeLimitSeconds, enzymes, preferences, constraints, waitSeconds }, context) {
    const { task } = await context.ask(retroSearchStart, {
      body: {
        structure,
        ...(name === undefined ? {} : { taskName: name }),
        settings: {
          ...(maxSteps === undefined ? {} : { maxSteps }),
          ...(timeLimitSeconds === undefined ? {} : { timeLimitSeconds }),
          ...(enzymes === undefined ? {} : { enzymes }),
          ...(preferences === undefined ? {} : { preferences }),
          ...(constraints === undefined ? {} : { constraints }),
        },
      },
    });
    return untilFinished(task, waitSeconds, context);
  },
});

// Who cancels wants no routes; a search that nobody waits for would take the place of another.
async function untilFinished(
  started: RetroTask,
  waitSeconds: number | undefined,
  context: ToolContext,
): Promise<ToolOutcome<Static<typeof planOut>>> {
  const { taskId } = started;
  try {
    const task = await waitForTask(started, waitSeconds, context);
    return await planOf(task, {}, context);
  } catch (error) {
    if (context.isCancelled()) await context.askAtEnd(retroTaskStop, { body: { taskId } }).catch(() => undefined);
    throw error;
  }
}

function waitForTask(task: RetroTask, waitSeconds = usualWaitSeconds, context: ToolContext): Promise<RetroTask> {
  const { taskId } = task;
  return waitFor(task, {
    seconds: waitSeconds,
    signal: context.signal,
    isDone: (now) => !isRunning(now),
    look: async () => (await context.ask(retroTask, { query: { taskId } })).task,
    onLook: ({ progress, tasksAhead }) =>
      context.progress(
        progress.percent,
        tasksAhead === undefined
          ? context.words('planProgress', { solved: progress.solvedRoutes, molecules: progress.molecules, taskId })
          : context.words('planQueued', { ahead: tasksAhead, taskId }),
      ),
  });
}

export const getPlan = defineTool({
  name: 'get_plan',
  readOnly: true,
  input: Type.Object({
    taskId: idSchema('of plan_routes or list_plans'),
    waitSeconds: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 90, description: 'to wait for its end; 0 when left out' }),
    ),
    solvedOnly: Type.Optional(Type.Boolean()),
    sort: Type.Optional(Type.Enum(routeSorts)),
    from: fromSchema,
  }),
  output: planOut,
  async run({ taskId, waitSeconds = 0, ...chosen }, context) {
    const { task } = await context.ask(retroTask, { query: { taskId } });
    return planOf(await waitForTask(task, waitSeconds, context), chosen, context);
  },
});

interface Chosen {
  solvedOnly?: boolean;
  sort?: (typeof routeSorts)[number];
  from?: number;
}

async function planOf(
  task: RetroTask,
  { solvedOnly, sort, from = 0 }: Chosen,
  { ask, culture, words }: ToolContext,
): Promise<ToolOutcome<Static<typeof planOut>>> {
  const { taskId, taskName, state, progress, target, removedParts, failure } = task;
  const list = await ask(routeList, {
    body: {
      routeType: task.routeType,
      taskId,
      pageIndex: Math.floor(from / pageSize) + 1,
      pageSize,
      ...(solvedOnly === undefined ? {} : { solvedOnly }),
      ...(sort === undefined ? {} : { sort }),
    },
  });
  const head = {
    taskId,
    name: foreignText(taskName),
    state,
    isFinished: !isRunning(task),
    percent: progress.percent,
    target: moleculeOf(target, culture),
    removedParts,
    ...(failure === undefined ? {} : { failure: failure.message }),
    solved: list.solved,
    ...(isRunning(task) ? { note: words('planGoesOn', { taskId }) } : {}),
  };
  const entries = list.items.slice(from % pageSize).map((route) => summaryOf(route, culture));
  const picture = await pictureOf(ask, target.key);
  return { data: { ...head, ...fitting(entries, { from, total: list.total, others: head, picture }) }, picture };
}

export const stopPlan = defineTool({
  name: 'stop_plan',
  readOnly: false,
  input: Type.Object({ taskId: idSchema('of a plan that is queued or searching') }),
  output: Type.Object({ taskId: Type.String(), state: stateOut, solved: Type.Integer() }),
  async run({ taskId }, { ask }) {
    const { task } = await ask(retroTaskStop, { body: { taskId } });
    return { data: { taskId, state: task.state, solved: task.solvedCount } };
  },
});

export const listPlans = defineTool({
  name: 'list_plans',
  readOnly: true,
  input: Type.Object({
    text: Type.Optional(
      Type.String({ minLength: 1, maxLength: limits.taskNameLength, description: 'part of the name' }),
    ),
    from: fromSchema,
  }),
  output: Type.Object({
    items: Type.Array(
      Type.Object({
        taskId: Type.String(),
        name: foreignTextSchema,
        state: stateOut,
        target: moleculeOut,
        routes: Type.Integer(),
        solved: Type.Integer(),
        createdAt: Type.String(),
      }),
      { description: 'the newest first' },
    ),
    ...pageFields,
  }),
  async run({ text, from = 0 }, { ask, culture }) {
    const list = await ask(retroTaskList, {
      body: { pageIndex: Math.floor(from / pageSize) + 1, pageSize, ...(text === undefined ? {} : { key: text }) },
    });
    const entries = list.items.slice(from % pageSize).map((task) => ({
      taskId: task.taskId,
      name: foreignText(task.taskName),
      state: task.state,
      target: moleculeOf(task.target, culture),
      routes: task.routeCount,
      solved: task.solvedCount,
      createdAt: task.createdAt,
    }));
    return { data: fitting(entries, { from, total: list.total, others: {} }) };
  },
});
