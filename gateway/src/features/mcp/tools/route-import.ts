// Routes of other planners, read in: what of the text can be read, and a plan for each target.

import { retroTask, type ImportProblem, type RetroTask } from '@app/shared/contracts/retrosynthesis';
import { routeImportText, type RouteImport } from '@app/shared/contracts/route-import';
import { limits } from '@app/shared/constants/limits';
import { Type, type Static } from 'typebox';
import { fitting } from '../answer.ts';
import { pictureOf } from '../pictures.ts';
import { moleculeOf, moleculeOut, stateOut } from '../present.ts';
import { defineTool, foreignText, foreignTextSchema, type ToolContext } from '../tool.ts';
import { waitFor } from '../waiting.ts';

const usualWaitSeconds = 30;
/** More plans are looked up by themselves. */
const mostWaitedFor = 5;
const problemsShown = 12;
const longestText = 200_000;

const running: readonly RetroTask['state'][] = ['notStarted', 'queued', 'searching'];

const problemOut = Type.Object({
  line: Type.Optional(Type.Integer()),
  route: Type.Optional(Type.Integer()),
  reaction: Type.Optional(Type.Integer()),
  isLeftOut: Type.Boolean({ description: 'not read at all; otherwise in part' }),
  text: foreignTextSchema,
});

const targetOut = Type.Object({
  target: moleculeOut,
  routes: Type.Integer(),
  taskId: Type.Optional(Type.String({ description: 'get_plan gives its routes' })),
  state: Type.Optional(stateOut),
  solved: Type.Optional(Type.Integer()),
});

export const readRoute = defineTool({
  name: 'read_route',
  readOnly: false,
  input: Type.Object({
    text: Type.String({
      minLength: 1,
      maxLength: longestText,
      description: 'JSON of AiZynthFinder, ASKCOS, RetroCast, Syntheseus or SynPlanner, RDF, RXN, or reaction SMILES',
    }),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: limits.taskNameLength, description: 'of the plan' })),
    checkOnly: Type.Optional(Type.Boolean({ description: 'say what can be read, and keep nothing' })),
    waitSeconds: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 90, description: `${usualWaitSeconds} when left out` }),
    ),
  }),
  output: Type.Object({
    format: Type.String({ description: 'what the text was taken for' }),
    routes: Type.Integer({ description: 'that can be read' }),
    problemCount: Type.Integer(),
    problems: Type.Array(problemOut, { description: 'what cannot be read, and where' }),
    items: Type.Array(targetOut),
    total: Type.Integer(),
    note: Type.Optional(Type.String()),
  }),
  async run({ text, name, checkOnly = false, waitSeconds = usualWaitSeconds }, context) {
    // What cannot be read quotes the text: it is given as data, and not in the words of a refusal.
    const found = await context.ask(routeImportText, { body: { text, mode: 'check' } });
    if (checkOnly || found.routes === 0) return outcomeOf(found, [], context);
    const body = { text, ...(name === undefined ? {} : { taskName: name }) };
    const read = await context.ask(routeImportText, { body });
    const isWaited = read.tasks.length <= mostWaitedFor;
    const tasks = isWaited ? await checked(read.tasks, waitSeconds, context) : read.tasks;
    return outcomeOf(read, tasks, context);
  },
});

function checked(tasks: RetroTask[], seconds: number, context: ToolContext): Promise<RetroTask[]> {
  const percentOf = (now: readonly RetroTask[]): number =>
    Math.floor(now.reduce((sum, { progress }) => sum + progress.percent, 0) / Math.max(1, now.length));
  const look = async ({ taskId }: RetroTask): Promise<RetroTask> =>
    (await context.ask(retroTask, { query: { taskId } })).task;
  return waitFor(tasks, {
    seconds,
    signal: context.signal,
    isDone: (now) => now.every(({ state }) => !running.includes(state)),
    look: () => Promise.all(tasks.map(look)),
    onLook: (now) => context.progress(percentOf(now), context.words('readProgress', { plans: now.length })),
  });
}

async function outcomeOf(read: RouteImport, tasks: readonly RetroTask[], { ask, culture, words }: ToolContext) {
  const { format, routes, problems } = read;
  const isRunning = tasks.some(({ state }) => running.includes(state));
  const note = routes === 0 ? words('noneRead') : isRunning ? words('readGoesOn') : undefined;
  const head = {
    format,
    routes,
    problemCount: problems.length,
    problems: problems.slice(0, problemsShown).map(problemOf),
    ...(note === undefined ? {} : { note }),
  };
  const targets = read.targets.map((one, place): Static<typeof targetOut> => {
    const task = tasks[place];
    return {
      target: moleculeOf(one.molecule, culture),
      routes: one.routes,
      ...(task ? { taskId: task.taskId, state: task.state, solved: task.solvedCount } : {}),
    };
  });
  const [first] = read.targets;
  const picture = first && (await pictureOf(ask, first.molecule.key));
  const room = { from: 0, total: targets.length, others: head, picture };
  const { items, total } = fitting(targets, room);
  const isCut = items.length < total && tasks.length > 0;
  return { data: { ...head, items, total, ...(isCut ? { note: words('readOthers') } : {}) }, picture };
}

function problemOf({ line, route, reaction, isLeftOut, text }: ImportProblem): Static<typeof problemOut> {
  return {
    ...(line === undefined ? {} : { line }),
    ...(route === undefined ? {} : { route }),
    ...(reaction === undefined ? {} : { reaction }),
    isLeftOut,
    text: foreignText(text),
  };
}
