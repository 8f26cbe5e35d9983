// `npm run screenshots`: starts the product on an empty data folder, makes one of everything, and takes every screen in
// each language, wide and narrow, light and dark, with an index.html to look through. A part:
// `-- --only route-detail --culture en --width 1440 --theme dark --account chemist --out FOLDER`; each may be given more
// than once. `--at URL` looks at a product that runs, `--made FILE` at what was made in it before.

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cultures, type Culture } from '@app/shared/constants/locale';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { signIn } from '../e2e/support/visitor.ts';
import { placeAt, startProduct } from '../support/product.ts';
import { makeOfEverything, type Made } from './data.ts';
import { addressOf, everyAccount, screens, visitor, type Screen } from './screens.ts';

const themes = ['light', 'dark'] as const;
const widths = { '1440': 900, '1280': 720, '1920': 1080, '390': 844 } as const;
const several = { type: 'string', multiple: true } as const;
const { values: asked } = parseArgs({
  options: {
    only: several,
    culture: several,
    width: several,
    theme: several,
    account: several,
    out: { type: 'string', default: 'screenshots' },
    at: { type: 'string' },
    made: { type: 'string' },
  },
});
const out = resolve(process.env['INIT_CWD'] ?? process.cwd(), asked.out);
const isAsked = (wanted: readonly string[] | undefined, name: string): boolean => wanted?.includes(name) ?? true;
/** Pictures that are still on their way, and words that wait for their font. */
const drawn = `Promise.race([
  Promise.all([document.fonts.ready, ...[...document.images].filter((one) => !one.complete).map((one) => one.decode().catch(() => {}))]),
  new Promise((done) => setTimeout(done, 4000)),
])`;
const missing: string[] = [];
let taken = 0;

const product = asked.at ? undefined : await startProduct(placeAt(18_910));
const baseURL = asked.at ?? product?.place.url ?? '';
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  await mkdir(out, { recursive: true });
  await takeAll();
  await writeFile(join(out, 'index.html'), await indexPage());
  tell(`${taken} screenshots in ${out}`);
  for (const name of missing) tell(`missing: ${name}`);
} finally {
  await browser.close();
  await product?.stop();
  if (product) await rm(product.place.dataDir, { recursive: true, force: true });
}
if (missing.length > 0) process.exitCode = 1;

async function takeAll(): Promise<void> {
  let made: Made | undefined;
  for (const culture of cultures.filter((one) => isAsked(asked.culture, one))) {
    for (const account of [visitor, ...everyAccount].filter((one) => isAsked(asked.account, one))) {
      const its = Object.entries(screens).filter(
        ([name, { accounts = ['chemist'] }]) => accounts.includes(account) && isAsked(asked.only, name),
      );
      if (its.length === 0) continue;
      const context = await contextFor(browser, culture);
      const page = await context.newPage();
      if (account !== visitor) await enter(page, account);
      if (account === 'chemist') made ??= await dataOf(page);
      for (const [name, screen] of its) await take(page, { name, screen, account, culture, made: made ?? {} });
      await context.close();
    }
  }
}

/** What was made before, or now; told to the next run where a file for it is named. */
async function dataOf(page: Page): Promise<Made> {
  const file = asked.made;
  if (file && existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const made = await makeOfEverything(page.request, tell);
  if (file) await writeFile(file, JSON.stringify(made));
  return made;
}

async function contextFor(from: Browser, culture: Culture): Promise<BrowserContext> {
  const context = await from.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: culture === 'en' ? 'en-US' : 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(`localStorage.setItem('locale', '${culture}')`);
  return context;
}

/** Signs in, with more patience than a test has. */
async function enter(page: Page, account: string): Promise<void> {
  // Who gets no session meets the page that says why.
  await signIn(page, account).catch(() => page.goto('/'));
  await page.locator('main').first().waitFor({ timeout: 120_000 });
}

interface Shot {
  name: string;
  screen: Screen;
  account: string;
  culture: Culture;
  made: Made;
}

async function take(page: Page, { name, screen, account, culture, made }: Shot): Promise<void> {
  const who = account === (screen.accounts?.[0] ?? 'chemist') ? name : `${name}.${account}`;
  const address = addressOf(screen, made);
  if (address === undefined) return void missing.push(`${who}.${culture}: nothing was made for it`);
  for (const [width, height] of Object.entries(widths)) {
    if (!isAsked(asked.width, width)) continue;
    try {
      await page.setViewportSize({ width: Number(width), height });
      await page.goto(address);
      await page.locator('main').first().waitFor({ timeout: 60_000 });
      await quiet(page);
      await screen.pose?.(page);
      for (const theme of themes.filter((one) => isAsked(asked.theme, one))) {
        await page.emulateMedia({ colorScheme: theme });
        await quiet(page);
        const path = join(out, `${who}.${culture}.${width}.${theme}.png`);
        await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
        taken += 1;
      }
    } catch (error) {
      missing.push(
        `${who}.${culture}.${width}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
  }
}

/** Nothing is under way, nothing says that it is, and pictures are drawn. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page
    .locator('[aria-busy=true]:visible')
    .first()
    .waitFor({ state: 'hidden', timeout: 20_000 })
    .catch(() => undefined);
  await page.evaluate(drawn);
}

async function indexPage(): Promise<string> {
  const names = (await readdir(out)).filter((name) => name.endsWith('.png')).toSorted();
  const figures = names.map(
    (name) =>
      `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${name.slice(0, -4)}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:13px system-ui;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:16px;padding:16px}
figure{margin:0}img{width:100%;max-height:420px;object-fit:cover;object-position:top;border:1px solid gray}</style>
<input placeholder="filter" autofocus style="grid-column:1/-1;font:inherit;padding:6px" oninput="for (const one of document.querySelectorAll('figure')) one.hidden = !this.value.split(' ').every((word) => one.textContent.includes(word))">
${figures.join('\n')}
`;
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
