// `npm run help-media`: starts the product on an empty data folder, records the videos of the help center and takes the
// pictures of the guide, both in each language, and writes them to web/public/help. `-- --culture en --only cost-and-quote`
// records a part, together with the scenes that it begins from.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { message } from '@app/locales/messages';
import { cultures, type Culture } from '@app/shared/constants/locale';
import { helpPicture, helpVideoFiles, helpVideoIds, type HelpVideoId } from '@app/shared/help/videos';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from 'playwright';
import { signIn } from '../e2e/support/visitor.ts';
import { placeAt, startAgain, startProduct, type Place, type Product } from '../support/product.ts';
import { webVtt } from './captions.ts';
import { needFfmpeg, toWebp } from './ffmpeg.ts';
import { Film, filmSize } from './film.ts';
import { begunBy, pictures } from './pictures.ts';
import { scenes, type Visited } from './scenes.ts';
import { cursorScript, Visitor } from './visitor.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const publicFolder = join(root, 'web/public');
const lengthsFile = join(root, 'services/chemistry/data/help/video-seconds.json');
const userOf: Record<Culture, string> = { en: 'chemist', 'zh-CN': 'admin' };
const { values: asked } = parseArgs({
  options: { only: { type: 'string', multiple: true }, culture: { type: 'string', multiple: true } },
});
/** What lies below the window may never be loaded, and decoding it never end. */
const decodeShown = `Promise.race([
  Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  new Promise((done) => setTimeout(done, 5000)),
])`;
const isAsked = (name: string): boolean => asked.only === undefined || asked.only.includes(name);
const isNeeded = (id: HelpVideoId): boolean =>
  isAsked(id) || Object.entries(begunBy).some(([name, films]) => isAsked(name) && films.includes(id));

try {
  await needFfmpeg();
  await record();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // What still runs ends with its starter.
  process.exit(1);
}

async function record(): Promise<void> {
  await mkdir(join(publicFolder, 'help/videos'), { recursive: true });
  await mkdir(join(publicFolder, 'help/guide'), { recursive: true });
  // Building takes longer than a start may.
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'services/launcher/src/build.ts')]);
  const place = placeAt(await freePort());
  const product = await startPatiently(place);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    for (const culture of cultures.filter((one) => asked.culture?.includes(one) ?? true))
      await recordIn(browser, place.url, culture);
  } finally {
    await browser.close();
    await product.stop();
    await rm(place.dataDir, { recursive: true, force: true });
  }
}

async function recordIn(browser: Browser, baseURL: string, culture: Culture): Promise<void> {
  const visited: Visited = { list: '', detail: '', cost: '', quotation: '', scores: '', impurities: '' };
  const filmed = await contextFor(browser, baseURL, culture);
  await filmed.addInitScript(cursorScript);
  const page = await filmed.newPage();
  await enter(page, culture);
  for (const id of helpVideoIds.filter(isNeeded)) await recordVideo(page, culture, id, visited);
  const still = await contextFor(browser, baseURL, culture);
  const quiet = await still.newPage();
  await enter(quiet, culture);
  for (const name of Object.keys(pictures)) if (isAsked(name)) await takePicture(quiet, culture, name, visited);
  await filmed.close();
  await still.close();
}

/** Signs in, with more patience than a test has. */
async function enter(page: Page, culture: Culture): Promise<void> {
  const home = page.getByRole('banner');
  await signIn(page, userOf[culture]).catch(() => home.waitFor({ timeout: 120_000 }));
}

async function contextFor(browser: Browser, baseURL: string, culture: Culture): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: filmSize,
    locale: culture === 'en' ? 'en-US' : 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(`localStorage.setItem('locale', '${culture}')`);
  await context.route('**/api/retro/retro-search-start', searchLonger);
  return context;
}

/** A busy machine gets time enough for the routes that any other finds; films leave out the waiting. */
async function searchLonger(route: Route): Promise<void> {
  const body: { settings?: object } = route.request().postDataJSON();
  await route.continue({
    postData: { ...body, settings: { maxSteps: 8, maxRoutes: 300, ...body.settings, timeLimitSeconds: 60 } },
  });
}

async function recordVideo(page: Page, culture: Culture, id: HelpVideoId, visited: Visited): Promise<void> {
  const { open, play } = scenes[id];
  tell(culture, id);
  await open?.(new Visitor(page, culture), visited);
  // What is not asked for still leaves what the pictures show.
  if (!isAsked(id)) return play(new Visitor(page, culture), visited);
  const film = await Film.begin(page);
  await play(new Visitor(page, culture, film), visited);
  const { film: target, poster, captions } = helpVideoFiles(id, culture);
  const seconds = await film.end(join(publicFolder, target));
  await keepPicture(page, join(publicFolder, poster));
  for (const language of cultures) {
    const textOf = (step: string): string => message(language, 'help-videos', `${id}.captions.${step}`);
    await writeFile(join(publicFolder, captions[language]), webVtt(film.cues, seconds, textOf));
  }
  await keepLength(culture, id, Math.round(seconds));
}

async function takePicture(page: Page, culture: Culture, name: string, visited: Visited): Promise<void> {
  tell(culture, name);
  await pictures[name]?.(new Visitor(page, culture), visited);
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(decodeShown);
  await keepPicture(page, join(publicFolder, helpPicture(name, culture)));
}

async function keepPicture(page: Page, target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  const png = join(folder, 'page.png');
  await page.screenshot({ path: png, animations: 'disabled', caret: 'hide' });
  await toWebp(png, target);
  await rm(folder, { recursive: true });
}

async function keepLength(culture: Culture, id: HelpVideoId, seconds: number): Promise<void> {
  const lengths: Record<Culture, Record<string, number>> = JSON.parse(await readFile(lengthsFile, 'utf8'));
  lengths[culture][id] = seconds;
  await writeFile(lengthsFile, `${JSON.stringify(lengths, null, 2)}\n`);
}

/** On a busy machine the first start may take longer than a start may; the next ones find a database that is there. */
async function startPatiently(place: Place): Promise<Product> {
  let started = startProduct(place);
  for (let attempt = 0; attempt < 3; attempt += 1) started = started.catch(() => startAgain(place));
  return started;
}

/** The first of three ports in a row, which the parts of the product take. */
async function freePort(): Promise<number> {
  for (let port = 18_700; port < 18_900; port += 3) {
    const free = await Promise.all([port, port + 1, port + 2].map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error('no three free ports in a row between 18700 and 18900');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

function tell(culture: Culture, name: string): void {
  process.stderr.write(`${culture} ${name}\n`);
}
