// A product with every feature on, and a chemist in it who owns one of everything.

import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import { made, memberOf, type Asking, type Input } from '@app/shared/test-support/isolation/asking';
import { makeThings, secretName, untilIs, type Belongings } from '@app/shared/test-support/isolation/things';
import { notebookEnv, type Notebook } from '../../support/notebook.ts';

/** Amides of one acid, which no stock has: an intermediate of both. */
const targets = ['CC(C)NC(=O)c1ccc(N2CCN(C)CC2)c(C(F)(F)F)c1', 'CCCNC(=O)c1ccc(N2CCN(C)CC2)c(C(F)(F)F)c1'] as const;
const settings = { maxExpansions: 30, maxRoutes: 5 };
const waitLimitMs = 120_000;

/** Switches everything on that a deployment may leave off; mail and prices lead nowhere, the notebook takes what comes. */
export function everythingOn(notebook: Notebook): Record<string, string> {
  return {
    ...notebookEnv(notebook),
    INQUIRY_RECIPIENT: 'buyers@example.com',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PRICE_SERVICE_URL: 'http://127.0.0.1:1',
    RATE_LIMIT_UPLOAD: '0',
  };
}

/** Makes one of everything, the searches included; shares a route with the reader. */
export async function makeEstate(asking: Asking, readerId: string): Promise<Belongings> {
  const ask = patiently(asking);
  const tasks = await Promise.all(targets.map((structure, at) => search(ask, structure, at)));
  const [first, second] = tasks;
  if (!first || !second) throw new RangeError('two targets');
  // Models are read at the first question that needs them.
  await ask('forwardClasses', { body: { structure: 'OC(=O)c1ccc(Br)cc1' } });
  const ground = { routeId: first.route, stepId: first.step, readerId, waitLimitMs };
  const things = await makeThings(ask, ground);
  // What goes on by itself would change what its owner reads. A task that is stopped before its first product has none.
  const products = { taskId: things['forward'], pageIndex: 1, pageSize: 1 };
  await untilSome(ask, 'forwardProducts', { body: products }, 'items.0.productId');
  await ask('forwardTaskStop', { body: { taskId: things['forward'] } });
  await untilIs(
    ask,
    'sascoreParameters',
    { params: { id: things['score'] } },
    ['task.state', 'completed'],
    waitLimitMs,
  );
  const growth = await grow(ask, first);
  const project = await track(ask);
  const notice = await made(ask, 'notificationList', { query: { pageIndex: 1, pageSize: 5 } }, 'items.0.noticeId');
  const { step: _, key, ...owned } = first;
  const own = { ...owned, 'other route': second.route, ...things, growth, project, notice };
  return { ids: { ...own, key, step: first.step }, marks: [secretName, ...Object.values(own)] };
}

/** A product that has just started may be busy: a question is asked again while it says so, an order is not given twice. */
const patiently =
  (ask: Asking): Asking =>
  async (...asked) => {
    const isOrder = callEntries.some(([name, call]) => name === asked[0] && call.changesState);
    for (const end = Date.now() + waitLimitMs; ;) {
      const heard = await ask(...asked);
      if (isOrder || ![504, 10027].includes(heard.code) || Date.now() > end) return heard;
    }
  };

interface Searched {
  task: string;
  route: string;
  step: string;
  key: string;
}

async function search(ask: Asking, structure: string, at: number): Promise<Searched> {
  // Models are read at the first question that needs them.
  await ask('searchCheck', { body: { structure } });
  const body = { structure, taskName: `${secretName} ${at}`, settings };
  const task = await made(ask, 'retroSearchStart', { body }, 'task.taskId');
  const query = { taskId: task };
  await untilIs(ask, 'retroTask', { query }, ['task.state', 'completed'], waitLimitMs);
  const list = { routeType: 'retrosynthesis', taskId: task, pageIndex: 1, pageSize: 5 };
  const route = await made(ask, 'routeList', { body: list }, 'items.0.routeId');
  const step = await made(ask, 'routeDetail', { query: { routeId: route } }, 'steps.0.stepId');
  return { task, route, step, key: await made(ask, 'retroTask', { query }, 'task.target.key') };
}

async function grow(ask: Asking, { task, key }: Searched): Promise<string> {
  const body = { taskId: task, smilesUniqueCode: key, seconds: 10 };
  const growth = await made(ask, 'searchGraphGrow', { body }, 'growth.growthId');
  // What is found meanwhile is in the graph when it has ended.
  await untilIs(ask, 'searchGraphState', { query: { taskId: task } }, ['growths.0.state', 'completed'], waitLimitMs);
  return growth;
}

async function track(ask: Asking): Promise<string> {
  const list = { pageIndex: 1, pageSize: 5 };
  const smilesUniqueCode = await untilSome(ask, 'intermediateList', { body: list }, 'items.0.molecule.key');
  return made(ask, 'intermediateTrack', { body: { smilesUniqueCode, name: secretName } }, 'project.projectId');
}

/** Asks again until there is a value at the path in the response, and gives it. */
async function untilSome(ask: Asking, name: CallName, input: Input, path: string): Promise<unknown> {
  for (const end = Date.now() + waitLimitMs; ;) {
    const { text } = await ask(name, input);
    const found = memberOf(text, path);
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${name}: nothing at ${path}: ${text.slice(0, 300)}`);
    await new Promise((again) => setTimeout(again, 100));
  }
}
