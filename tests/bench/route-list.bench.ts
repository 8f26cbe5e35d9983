// A list of 1,000 routes in Chromium: how long until it can be used, how even it scrolls, what the page holds in memory,
// how fast it filters and sorts. A real search is kept in the real database; where it found fewer, its routes stand there
// several times under other ids and scores. Fails when a goal is missed. Beside the frames stands what they cost the
// processor, which other work on the machine does not change, and a bare list of as many rows as the reference.
//
// `--routes=N`; `--target=NAME`; `--chromium=PROGRAM`; `--port=N`.

import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { headers } from '@app/shared/constants/headers';
import { chromium, type Browser, type Page } from 'playwright';
import { openDatabase } from '../../services/chemistry/src/platform/database/database.ts';
import { createLogger } from '../../services/chemistry/src/platform/process/logger.ts';
import { multiplyRoutes } from '../../services/chemistry/src/test-support/multiply-routes.ts';
import { figures } from './support/figures.ts';
import { loadPerFrame, pageLoadOf, quantile, rendererIds, type PageLoad } from './support/page-load.ts';
import { showBareList } from './support/bare-list.ts';
import { demoPassword, placeAt, startAgain, startProduct } from '../support/product.ts';

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: '1000' },
    target: { type: 'string', default: 'imatinib' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    port: { type: 'string', default: '18480' },
  },
});
const wanted = Number(values.routes);
const goals = { usableMs: 1_000, frameMs: 17, mainThreadMs: 16, memoryMb: 300, filterMs: 200 };
/** Scrolled in each frame, and the height of a row of the list. */
const [stepPx, rowHeight] = [90, 100];
const measured = figures('route-list');
const place = placeAt(Number(values.port));

const browser = await chromium.launch({
  ...(existsSync(values.chromium) && { executablePath: values.chromium }),
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
});
try {
  const taskId = await search();
  say('routes', `${wanted}, of which the search found ${await fill(taskId)}`);
  await measure(taskId);
} finally {
  await browser.close();
}
measured.end();

/** Plans the target and waits for the end; gives the task. */
async function search(): Promise<string> {
  const product = await startProduct(place);
  const page = await signedIn();
  const settings = { timeLimitSeconds: 30, maxRoutes: wanted };
  const { task } = await ask<{ task: { taskId: string } }>(page, 'retro-search-start', {
    structure: values.target,
    settings,
  });
  const list = { routeType: 'retrosynthesis', taskId: task.taskId };
  for (let state = ''; state !== 'completed'; await page.waitForTimeout(1_000))
    state = (await ask<{ task: { state: string } }>(page, 'route-overview', list)).task.state;
  await page.context().close();
  await product.stop();
  return task.taskId;
}

/** Fills the task's list up; gives how many routes the search had found. */
async function fill(taskId: string): Promise<number> {
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl: undefined }, createLogger('silent'));
  try {
    return await multiplyRoutes(database, taskId, { total: wanted, newId: randomUUID });
  } finally {
    await database.close();
  }
}

async function measure(taskId: string): Promise<void> {
  const product = await startAgain(place);
  try {
    const page = await signedIn();
    await opening(page, taskId);
    await scrolling(page);
    await choosing(page);
    await cards(page);
    await memory(page);
  } finally {
    await product.stop();
  }
}

async function opening(page: Page, taskId: string): Promise<void> {
  const address = `/route/list/retrosynthesis?task=${taskId}`;
  await page.goto(`${place.url}/home`);
  // The page's own code is there once it was open: what counts is the list. The first opening reads the database cold.
  const times: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    await page.goto(`${place.url}${address}`, { waitUntil: 'commit' });
    await page.locator('tr[data-route]').nth(5).waitFor();
    times.push(await page.evaluate<number>('performance.now()'));
  }
  const answer = await page.evaluate<{ bytes: number; ms: number } | null>(`(() => {
    const entry = performance.getEntriesByType('resource').find((one) => one.name.endsWith('/route-overview'));
    return entry ? { bytes: entry.decodedBodySize, ms: entry.responseEnd - entry.requestStart } : null;
  })()`);
  say('answer of the list', `${Math.round((answer?.bytes ?? 0) / 1_024)} KB in ${Math.round(answer?.ms ?? 0)} ms`);
  // The table says how many rows it has, with its head and the headings of its groups.
  const rows = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;
  if (rows < wanted) throw new Error(`the list holds ${rows} routes and not ${wanted}`);
  say('usable after a load of the page', `${times.map(Math.round).join(', ')} ms`);
  const usable = Math.min(...times.slice(1));
  measured.add({
    name: 'usable after a load of the page',
    value: usable,
    unit: 'ms',
    goal: { atMost: goals.usableMs },
  });
}

async function scrolling(page: Page): Promise<void> {
  const ours = await scrolled(page, "document.querySelector('tr[data-route]').closest('table').parentElement");
  const bare = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
  await showBareList(bare, wanted, rowHeight);
  const reference = await scrolled(bare, "document.getElementById('bare')");
  await bare.close();
  for (const [name, { frames, load }] of Object.entries({ ours, 'a bare list': reference })) {
    const [middle, late, longest] = [0.5, 0.95, 1].map((share) => quantile(frames, share).toFixed(1));
    say(`frames of ${stepPx} px, ${name}`, `p50 ${middle}, p95 ${late}, longest ${longest} ms`);
    say('  processor for each', `${load.main.toFixed(1)} ms main thread, ${load.all.toFixed(1)} ms all threads`);
  }
  const costGoal = { atMost: goals.mainThreadMs };
  measured.add({ name: 'scrolling: main thread a frame', value: ours.load.main, unit: 'ms', goal: costGoal });
  const late = quantile(ours.frames, 0.95);
  // Where not even plain text comes in time, the machine is what is late.
  const isIdle = quantile(reference.frames, 0.95) <= goals.frameMs;
  measured.add({
    name: 'scrolling: frames, p95',
    value: late,
    unit: 'ms',
    ...(isIdle && { goal: { atMost: goals.frameMs } }),
  });
  measured.add({ name: 'a bare list: frames, p95', value: quantile(reference.frames, 0.95), unit: 'ms' });
  if (!isIdle)
    say('machine', 'busy, or without a graphics processor: the bare list is late as well, frames are not judged');
}

/** Scrolls an element of the page frame by frame. */
async function scrolled(page: Page, element: string): Promise<{ frames: number[]; load: PageLoad }> {
  const before = await pageLoadOf(browser);
  const frames = await page.evaluate<number[]>(`(async () => {
    const host = ${element};
    const taken = [];
    let last = performance.now();
    for (let frame = 0; frame < 600; frame += 1) {
      host.scrollTop += ${stepPx};
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      taken.push(now - last);
      last = now;
    }
    return taken;
  })()`);
  return { frames, load: await loadPerFrame(browser, before, frames.length) };
}

async function choosing(page: Page): Promise<void> {
  const timed = (selector: string, text: string) =>
    page.evaluate<number>(`(async () => {
      const found = [...document.querySelectorAll('${selector}')].find((one) => one.textContent.includes('${text}'));
      const from = performance.now();
      found.click();
      await new Promise(requestAnimationFrame);
      await new Promise((next) => setTimeout(next));
      return performance.now() - from;
    })()`);
  const [sorted, filtered] = [await timed('th button', 'Cost'), await timed('label', 'Solved only')];
  say('sorting, filtering', `${Math.round(sorted)} ms, ${Math.round(filtered)} ms`);
  const slower = Math.max(sorted, filtered);
  measured.add({ name: 'order and filters', value: slower, unit: 'ms', goal: { atMost: goals.filterMs } });
}

async function cards(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Cards', exact: true }).click();
  await page.locator('li[data-route]').first().waitFor();
  for (let turn = 0; turn < 10; turn += 1) {
    await page.evaluate(`(() => {
      const host = document.querySelector('li[data-route]').closest('ul').parentElement;
      host.scrollTo({ top: host.scrollHeight });
    })()`);
    await page.waitForTimeout(350);
  }
  say('cards drawn after ten screens', String(await page.locator('li[data-route]').count()));
}

async function memory(page: Page): Promise<void> {
  const heap = await page.evaluate<number>('performance.memory.usedJSHeapSize');
  const renderers = (await rendererIds(browser)).map(ownMb);
  const largest = Math.max(...renderers);
  say('memory of the page', `${Math.round(largest)} MB of its process, ${Math.round(heap / 2 ** 20)} MB of script`);
  measured.add({ name: 'memory of the page', value: largest, unit: 'MB', goal: { atMost: goals.memoryMb } });
}

/** Megabytes that a process shares with none (Linux). */
function ownMb(pid: number): number {
  const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
}

async function signedIn(): Promise<Page> {
  const page = await (browser as Browser).newPage({ viewport: { width: 1_440, height: 900 }, locale: 'en-US' });
  await page.goto(place.url);
  await page.locator('#login').fill('chemist');
  await page.locator('#password').fill(demoPassword);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('banner').waitFor();
  return page;
}

/** Asks as the page does. */
async function ask<T>(page: Page, call: string, body: object): Promise<T> {
  const answer = await page.request.post(`${place.url}/api/retro/${call}`, {
    data: body,
    headers: { [headers.csrf]: '1' },
  });
  const { data } = (await answer.json()) as { data?: T };
  if (data === undefined) throw new Error(`${call}: ${await answer.text()}`);
  return data;
}

function say(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(36)} ${value}\n`);
}
