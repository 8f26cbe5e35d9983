// Every screen, with one of everything on it, as each account that sees it: what axe finds and does not ask, a walk with
// Tab alone, whatever its buttons open, and pages enlarged fourfold. Has a product of its own, for it presses everything.

import type { Culture } from '@app/shared/constants/locale';
import { expect, test, type Page } from 'playwright/test';
import { makeOfEverything, type Made } from '../../screens/data.ts';
import { addressOf, screens, visitor, type Screen } from '../../screens/screens.ts';
import { placeAt, startPrepared, type Product } from '../../support/product.ts';
import { atRest, axeFindings, pageFindings } from '../support/accessible.ts';
import { pressAll } from '../support/press-all.ts';
import { tabFaults } from '../support/tab-walk.ts';
import { signIn } from '../support/visitor.ts';

const place = placeAt(18_780);
const patienceMs = 40 * 60_000;
const accounts = ['chemist', 'admin', 'limited', 'trial', 'expired-admin'];
/** What one looks at; each language, width and theme in two of them. */
const looks = [
  { culture: 'en', width: 1440, colorScheme: 'light' },
  { culture: 'zh-CN', width: 1440, colorScheme: 'dark' },
  { culture: 'en', width: 390, colorScheme: 'dark' },
  { culture: 'zh-CN', width: 390, colorScheme: 'light' },
  { culture: 'zh-CN', width: 320, colorScheme: 'light' },
] as const;

type Findings = Record<string, string[]>;

let product: Product;
let made: Made;

test.describe('every screen', { tag: '@full' }, () => {
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(20 * 60_000);
    product = await startPrepared(place, { env: { TESTER_PAGES: '1' } });
    const page = await browser.newPage({ baseURL: place.url });
    await signIn(page, 'chemist');
    made = await makeOfEverything(page.request, (line) => process.stderr.write(`${line}\n`));
    await page.context().close();
  });
  test.afterAll(async () => {
    await product?.stop();
  });

  for (const look of looks) {
    test(`is sound in ${look.culture} at ${look.width} px, ${look.colorScheme}`, async ({ browser }) => {
      test.setTimeout(patienceMs);
      const found: Findings = {};
      for (const account of [visitor, ...accounts]) {
        const context = await browser.newContext({ ...settingsOf(look), colorScheme: look.colorScheme });
        await context.addInitScript(`localStorage.setItem('locale', '${look.culture}')`);
        const page = await context.newPage();
        if (account !== visitor) await signIn(page, account, '/home');
        for (const [name, screen] of screensOf(account)) {
          await open(page, screen);
          found[`${name} as ${account}`] = [...(await axeFindings(page)), ...(await pageFindings(page))];
        }
        await context.close();
      }
      expect(faulty(found)).toEqual([]);
    });
  }

  for (const account of ['chemist', 'admin']) {
    test(`is gone through with Tab alone by ${account}`, async ({ browser }) => {
      test.setTimeout(patienceMs);
      const page = await browser.newPage(settingsOf(looks[0]));
      await signIn(page, account, '/home');
      const found: Findings = {};
      for (const [name, screen] of screensOf(account)) {
        await open(page, screen);
        found[name] = await tabFaults(page);
      }
      expect(faulty(found)).toEqual([]);
      await page.context().close();
    });

    test(`opens what gives the focus back to ${account}`, async ({ browser }) => {
      test.setTimeout(patienceMs);
      const page = await browser.newPage(settingsOf(looks[0]));
      await signIn(page, account, '/home');
      const found: Findings = {};
      for (const [name, screen] of screensOf(account)) {
        await open(page, screen);
        found[name] = await pressAll(page, () => open(page, screen));
      }
      expect(faulty(found)).toEqual([]);
      await page.context().close();
    });
  }

  test('has a title of its own', async ({ browser }) => {
    test.setTimeout(patienceMs);
    const page = await browser.newPage(settingsOf(looks[0]));
    await signIn(page, 'chemist', '/home');
    const titles = new Map<string, string>();
    const twice: string[] = [];
    for (const [name, screen] of screensOf('chemist')) {
      await open(page, screen);
      const [path, title] = [new URL(page.url()).pathname, await page.title()];
      if (titles.has(title) && titles.get(title) !== path) twice.push(`${name}: ${title}, as ${titles.get(title)}`);
      titles.set(title, path);
    }
    expect(twice).toEqual([]);
    await page.context().close();
  });
});

const screensOf = (account: string): [string, Screen][] =>
  Object.entries(screens).filter(([, { accounts: seenBy = ['chemist'] }]) => seenBy.includes(account));

const faulty = (found: Findings): [string, string[]][] => Object.entries(found).filter(([, lines]) => lines.length > 0);

function settingsOf({ culture, width }: { culture: Culture; width: number }) {
  return {
    baseURL: place.url,
    locale: culture === 'en' ? 'en-US' : 'zh-CN',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  } as const;
}

async function open(page: Page, screen: Screen): Promise<void> {
  const address = addressOf(screen, made);
  if (address === undefined) throw new Error(`nothing was made for ${screen.address}`);
  await page.goto(address);
  await atRest(page);
  await screen.pose?.(page);
}
