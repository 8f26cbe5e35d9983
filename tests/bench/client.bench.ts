// The web client in Chromium, as the product serves it: what a page weighs, how soon home shows something, how fast it
// answers who works with it, whether anything jumps. Beside the clock stands the processor's time of the page, which other
// work on the machine changes less. `slow` is slow 4G (1.6 Mbit/s down, 0.75 up, 150 ms) with a processor four times slower.
//
// `--chromium=PROGRAM`; `--port=N`; `--runs=N`; `--url=ADDRESS` of a product that runs already.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { demoPassword, placeAt, startProduct } from '../support/product.ts';
import { figures } from './support/figures.ts';
import { quantile } from './support/page-load.ts';

const { values } = parseArgs({
  options: {
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    port: { type: 'string', default: '18490' },
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
  },
});
const slow = {
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  processor: 4,
};
const pages = ['/home', '/retrosynthesis', '/batch', '/my/stocks', '/sascore', '/dataView', '/helpCenter'];
/** What a page may bring besides the first load. */
const pageKb = 150;

/** Kept by the page itself from its first moment. */
const watcher = `(() => {
  const seen = (window.__seen = { lcp: 0, fcp: 0, cls: 0, long: 0, events: {} });
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', (one) => { seen.lcp = one.startTime; });
  watch('paint', (one) => { if (one.name === 'first-contentful-paint') seen.fcp = one.startTime; });
  watch('layout-shift', (one) => { if (!one.hadRecentInput) seen.cls += one.value; });
  watch('longtask', (one) => { seen.long += Math.max(0, one.duration - 50); });
  watch('event', (one) => {
    if (one.interactionId) seen.events[one.interactionId] = Math.max(seen.events[one.interactionId] ?? 0, one.duration);
  }, { durationThreshold: 16 });
})()`;

interface Seen {
  lcp: number;
  fcp: number;
  cls: number;
  long: number;
  events: Record<string, number>;
}

const measured = figures('client');
weigh();
const place = placeAt(Number(values.port));
const product = values.url === undefined ? await startProduct(place) : undefined;
const url = values.url ?? place.url;
const browser: Browser = await chromium.launch({
  ...(existsSync(values.chromium) && { executablePath: values.chromium }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const state = await signIn();
  await arriving('home, locally', state, Number(values.runs), false, { atMost: 800 });
  await arriving('home, slow', state, 3, true, { atMost: 2_500 });
  await working(state);
} finally {
  await browser.close();
  await product?.stop();
}
measured.end();

/** What the build says of itself. */
function weigh(): void {
  const path = join(import.meta.dirname, '../../web/dist/.weights.json');
  const {
    firstLoad,
    parts,
    pages: weights,
  } = JSON.parse(readFileSync(path, 'utf8')) as {
    firstLoad: number;
    parts: Record<string, number>;
    pages: Record<string, number>;
  };
  tell('first load, brotli', firstLoad / 1_000, 'KB', { atMost: 270 });
  for (const [part, bytes] of Object.entries(parts)) tell(`${part}, brotli`, bytes / 1_000, 'KB');
  for (const [page, bytes] of Object.entries(weights)) {
    tell(`on top: ${page.replace('features/', '')}`, bytes / 1_000, 'KB', { atMost: pageKb });
  }
}

/** Who is signed in, for as many fresh browsers as it takes. */
async function signIn() {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('#login').fill('chemist');
  await page.locator('#password').fill(demoPassword);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

type State = Awaited<ReturnType<typeof signIn>>;

/** Opens home with an empty cache, again and again; the median counts. */
async function arriving(name: string, state: State, runs: number, isSlow: boolean, goal: { atMost: number }) {
  const seen: (Seen & { cpu: number })[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { context, page, devtools } = await fresh(state, isSlow);
    await page.goto(`${url}/home`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(isSlow ? 3_000 : 1_000);
    seen.push({ ...(await page.evaluate<Seen>('window.__seen')), cpu: await taskMs(devtools) });
    await context.close();
  }
  const middle = (of: (one: Seen & { cpu: number }) => number) => quantile(seen.map(of), 0.5);
  tell(
    `${name}: first paint of content`,
    middle(({ fcp }) => fcp),
    'ms',
  );
  tell(
    `${name}: largest paint`,
    middle(({ lcp }) => lcp),
    'ms',
    goal,
  );
  tell(
    `${name}: blocked`,
    middle(({ long }) => long),
    'ms',
  );
  tell(
    `${name}: processor`,
    middle(({ cpu }) => cpu),
    'ms',
  );
  tell(`${name}: layout shift`, Math.max(...seen.map(({ cls }) => cls)), '', { atMost: 0 });
}

/** A walk with typing, menus, pages and dialogs. */
async function working(state: State): Promise<void> {
  const { context, page, devtools } = await fresh(state, false);
  await page.goto(`${url}/home`);
  const field = page.getByRole('textbox').first();
  await field.pressSequentially('aspirin', { delay: 60 });
  await page.waitForTimeout(800);
  await field.fill('');
  for (const name of [/Account of/, /Help/]) await openAndClose(page, name);
  const durations: number[] = Object.values((await page.evaluate<Seen>('window.__seen')).events);
  tell('home: layout shift after work', (await page.evaluate<Seen>('window.__seen')).cls, '', { atMost: 0 });
  for (const address of pages.slice(1)) {
    await page.goto(`${url}${address}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1_200);
    for (const button of (await page.locator('main button:visible:not([disabled])').all()).slice(0, 3)) {
      await button.click({ timeout: 2_000 }).catch(() => undefined);
      await page.keyboard.press('Escape');
    }
    await page.waitForTimeout(300);
    const seen = await page.evaluate<Seen>('window.__seen');
    durations.push(...Object.values(seen.events));
    tell(`${address}: layout shift`, seen.cls, '', { atMost: 0 });
  }
  say('interactions seen', String(durations.length));
  tell('interaction to next paint, p75', quantile(durations, 0.75), 'ms', { atMost: 100 });
  tell('the walk: processor of the last page', await taskMs(devtools), 'ms');
  await context.close();
}

async function openAndClose(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name }).first();
  await button.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
}

async function fresh(state: State, isSlow: boolean) {
  const context: BrowserContext = await browser.newContext({
    storageState: state,
    locale: 'en-US',
    viewport: { width: 1_440, height: 900 },
  });
  await context.addInitScript(watcher);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  if (isSlow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
  }
  return { context, page, devtools };
}

/** Milliseconds that the page's main thread has worked. */
async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

function tell(name: string, value: number, unit: string, goal?: { atMost: number }): void {
  const rounded = Math.round(value * 1_000) / 1_000;
  const isMet = measured.add({ name, value: rounded, unit, goal });
  const judged = goal ? `  (at most ${goal.atMost}: ${isMet ? 'met' : 'MISSED'})` : '';
  say(name, `${unit === '' ? rounded : rounded.toFixed(unit === 'KB' ? 1 : 0)} ${unit}${judged}`);
}

function say(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(48)} ${value}\n`);
}
