// Moving about in the tree of a route and in the search graph, in Chromium: how even the frames are, and what each costs the
// processor, which other work on the machine does not change. Fails where the main thread needs more than a frame has.
//
//   npm run bench route-canvas
//
// `--target=NAME`; `--chromium=PROGRAM`; `--port=N`.

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { headers } from '@app/shared/constants/headers';
import { chromium, type Page } from 'playwright';
import { demoPassword, placeAt, startProduct } from '../support/product.ts';
import { figures } from './support/figures.ts';
import { loadPerFrame, pageLoadOf, quantile } from './support/page-load.ts';

const { values } = parseArgs({
  options: {
    target: { type: 'string', default: 'imatinib' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    port: { type: 'string', default: '18490' },
  },
});
const goalMs = 16;
const frames = 240;
const leastItems = 500;
const place = placeAt(Number(values.port));

const measured = figures('route-canvas');
const browser = await chromium.launch({
  ...(existsSync(values.chromium) && { executablePath: values.chromium }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const product = await startProduct(place);
try {
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, locale: 'en-US' });
  await signIn(page);
  const { taskId, routeId } = await search(page);
  await page.goto(`${place.url}/route/detail/${routeId}`);
  await page.getByRole('treeitem').first().waitFor();
  await measure(page, `tree of ${await page.getByRole('treeitem').count()} items`);
  await page.goto(`${place.url}/route/force/retrosynthesis?task=${taskId}`);
  await page.getByRole('treeitem').first().waitFor();
  await measure(page, `graph of ${await unfold(page)} items`);
} finally {
  await browser.close();
  await product.stop();
}
measured.end();

async function measure(page: Page, what: string): Promise<void> {
  for (const way of ['drag', 'zoom'] as const) {
    const before = await pageLoadOf(browser);
    const taken = await page.evaluate<number[]>(movingAs(way));
    const load = await loadPerFrame(browser, before, frames);
    const [middle, late] = [quantile(taken, 0.5), quantile(taken, 0.95)];
    const cost = `${load.main.toFixed(1)} ms main thread, ${load.all.toFixed(1)} ms all threads`;
    process.stdout.write(
      `${`${what}, ${way}`.padEnd(32)} p50 ${middle.toFixed(1)}, p95 ${late.toFixed(1)} ms a frame; ${cost}\n`,
    );
    measured.add({
      name: `${what}, ${way}: main thread`,
      value: load.main,
      unit: 'ms a frame',
      goal: { atMost: goalMs },
    });
    measured.add({ name: `${what}, ${way}: frames, p95`, value: late, unit: 'ms' });
  }
}

/** One move of the pointer or the wheel for each frame. */
function movingAs(way: 'drag' | 'zoom'): string {
  return `(async () => {
    const host = document.querySelector('[role=tree]');
    host.setPointerCapture = () => {};
    const box = host.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const point = (type, dx, dy) => host.dispatchEvent(new PointerEvent(type, {
      pointerId: 1, button: 0, buttons: 1, bubbles: true, clientX: x + dx, clientY: y + dy,
    }));
    const wheel = (deltaY) => host.dispatchEvent(new WheelEvent('wheel', {
      deltaY, ctrlKey: true, bubbles: true, cancelable: true, clientX: x, clientY: y,
    }));
    const taken = [];
    let last = performance.now();
    if ('${way}' === 'drag') point('pointerdown', 0, 0);
    for (let frame = 0; frame < ${frames}; frame += 1) {
      if ('${way}' === 'drag') point('pointermove', Math.sin(frame / 20) * 300, Math.sin(frame / 30) * 120);
      else wheel(Math.sin(frame / 15) * 30);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      taken.push(now - last);
      last = now;
    }
    if ('${way}' === 'drag') point('pointerup', 0, 0);
    return taken;
  })()`;
}

/** Unfolds level after level until there is enough to move; gives how many items there are. */
async function unfold(page: Page): Promise<number> {
  const map = page.locator('[class*=mapItems]');
  const count = async () => ((await map.getAttribute('d')) ?? '').split('M').length - 1;
  for (let turn = 0; turn < 8 && (await count()) < leastItems; turn += 1) {
    await page.getByRole('button', { name: 'Unfold', exact: false }).first().click();
    await page.waitForLoadState('networkidle');
  }
  return count();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(place.url);
  await page.locator('#login').fill('chemist');
  await page.locator('#password').fill(demoPassword);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('banner').waitFor();
}

/** Plans the target; gives the task, and of its routes the one with most steps. */
async function search(page: Page): Promise<{ taskId: string; routeId: string }> {
  const { task } = await ask<{ task: { taskId: string } }>(page, 'retro-search-start', { structure: values.target });
  const list = { routeType: 'retrosynthesis', taskId: task.taskId };
  for (let state = ''; state !== 'completed'; await page.waitForTimeout(1_000))
    state = (await ask<{ task: { state: string } }>(page, 'route-overview', list)).task.state;
  const sorted = { ...list, sort: 'steps', descending: true, pageIndex: 1, pageSize: 1 };
  const { items } = await ask<{ items: { routeId: string }[] }>(page, 'route-list', sorted);
  return { taskId: task.taskId, routeId: items[0]?.routeId ?? '' };
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
