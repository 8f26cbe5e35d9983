// Accessibility: what axe finds, a walk with Tab alone, pages enlarged fourfold, contrast themes, and nothing that
// moves with reduced motion. A selection of screens; accessibility-all.spec.ts takes every one.

import { cultures } from '@app/shared/constants/locale';
import { expect, test, type Browser, type BrowserContext } from 'playwright/test';
import { screens } from '../../screens/screens.ts';
import { atRest, axeFindings, pageFindings } from '../support/accessible.ts';
import { place } from '../support/place.ts';
import { tabFaults } from '../support/tab-walk.ts';
import { fullIf, sampled } from '../../support/extent.ts';
import { signIn, word } from '../support/visitor.ts';

/** One of each kind, of those that need nothing to have been made: dashboard, planning, table, settings, help, dead end. */
const selection = ['home', 'retrosynthesis', 'batch', 'statistics', 'guide', 'profile-settings', 'stocks', 'not-found'];
const addresses = selection.map((name) => screens[name]?.address ?? '');

type ContextOptions = Parameters<Browser['newContext']>[0];

async function chemistIn(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: place.url, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await signIn(page, 'chemist', '/home');
  return context;
}

const looks = [
  { locale: 'en-US', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { locale: 'zh-CN', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

for (const look of looks) {
  test(
    `axe finds nothing in ${look.locale} at ${look.viewport.width} px, ${look.colorScheme}`,
    fullIf(look.colorScheme === 'dark'),
    async ({ browser }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({ baseURL: place.url, reducedMotion: 'reduce', ...look });
      const page = await context.newPage();
      const found: Record<string, string[]> = {};
      await page.goto('/');
      await page.locator('#login').waitFor();
      found['sign-in'] = await axeFindings(page);
      await signIn(page, 'chemist', '/home');
      for (const address of sampled(addresses, 4)) {
        await page.goto(address);
        await atRest(page);
        found[address] = [...(await axeFindings(page)), ...(await pageFindings(page))];
      }
      expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
      await context.close();
    },
  );
}

for (const locale of ['en-US', 'zh-CN']) {
  test(`the names of all modules have room beside each other in ${locale}`, async ({ browser }) => {
    const context = await chemistIn(browser, { locale });
    const [page] = context.pages();
    if (!page) throw new Error('no page');
    const found: string[] = [];
    // Both sides of every width from which on something is larger.
    for (const width of [1200, 1279, 1280, 1399, 1400, 1499, 1500, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const names = await page
        .locator('header nav a')
        .evaluateAll((links) =>
          links.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right] as const),
        );
      const end = await page.locator('header').getByRole('button').first().boundingBox();
      const edges = [...names, [end?.x ?? 0, 0] as const];
      if (names.length < 10) found.push(`${width}: ${names.length} names`);
      for (const [at, [, right]] of names.entries())
        if (right > (edges[at + 1]?.[0] ?? 0)) found.push(`${width}: name ${at + 1} ends at ${right}`);
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test(
  'Tab alone comes to everything that can be pressed, and the focus is seen',
  { tag: '@full' },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await chemistIn(browser, { locale: 'en-US', viewport: { width: 1440, height: 900 } });
    const [page] = context.pages();
    if (!page) throw new Error('no page');
    const found: Record<string, string[]> = {};
    for (const address of addresses) {
      await page.goto(address);
      await atRest(page);
      found[address] = await tabFaults(page);
    }
    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
    await page.goto('/guide');
    await atRest(page);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(word('common:layout.skip'));
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await context.close();
  },
);

test('what lies over every page is sound and gives the focus back', { tag: '@full' }, async ({ browser }) => {
  const context = await chemistIn(browser, { locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const [page] = context.pages();
  if (!page) throw new Error('no page');
  await page.goto('/helpCenter');
  await atRest(page);
  const link = page.locator('main a').first();
  for (const key of ['Control+k', '?']) {
    await link.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page, '[role=dialog]'), key).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  }
  await context.close();
});

test('the focus moves beside what was removed', { tag: '@full' }, async ({ browser }) => {
  const context = await chemistIn(browser, { locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const [page] = context.pages();
  if (!page) throw new Error('no page');
  await page.goto('/guide');
  await atRest(page);
  const links = page.locator('main nav a');
  const next = await links.nth(2).textContent();
  await links.nth(1).focus();
  await page.evaluate(`document.activeElement.remove()`);
  await expect(page.locator(':focus')).toHaveText(next ?? '');
  await context.close();
});

/** At 200 % a window of 1440 x 900 has room for half of each; at 400 % one of 1280 has 320. */
const enlarged = [
  { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
] as const;

for (const look of enlarged) {
  test(`nothing goes over the edge ${look.deviceScaleFactor} times as large`, { tag: '@full' }, async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await chemistIn(browser, { locale: 'zh-CN', ...look });
    const [page] = context.pages();
    const found: Record<string, string[]> = {};
    for (const address of addresses) {
      await page?.goto(address);
      if (page) await atRest(page);
      found[address] = (page && (await pageFindings(page))) ?? ['no page'];
    }
    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
    await context.close();
  });
}

test('with reduced motion nothing moves by itself', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: place.url, reducedMotion: 'reduce' });
  await context.addInitScript(motionScript);
  const page = await context.newPage();
  await signIn(page, 'chemist', '/home');
  for (const address of ['/home', '/retrosynthesis', '/helpCenter']) {
    await page.goto(address);
    await atRest(page);
    const menu = page.getByRole('button', { name: new RegExp(word('common:language.label')) });
    await menu.click();
    expect(await page.evaluate('motions()'), address).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await context.close();
});

/** Remembers animations by script and smooth scrolling, and lists what moves at the moment. */
const motionScript = `(() => {
  const told = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    told.push('animate ' + this.outerHTML.slice(0, 80));
    return animate.call(this, frames, options);
  };
  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView']) {
    for (const owner of [Element.prototype, window]) {
      const original = owner[name];
      if (!original) continue;
      owner[name] = function (...given) {
        if (given.some((one) => one?.behavior === 'smooth')) told.push(name);
        return original.apply(this, given);
      };
    }
  }
  window.motions = () => [
    ...told,
    ...document.getAnimations()
      .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 20)
      .map((one) => (one.animationName ?? one.transitionProperty) + ' ' + one.effect.target?.outerHTML.slice(0, 80)),
  ];
})()`;

test('in a contrast theme one sees what is chosen and where the focus is', { tag: '@full' }, async ({ browser }) => {
  const context = await chemistIn(browser, { forcedColors: 'active' });
  const [page] = context.pages();
  if (!page) throw new Error('no page');
  await page.goto('/my/profile?tab=settings');
  const chosen = page.locator('label:has(> input:checked)').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  const other = page.locator('label:has(> input[type=radio]:not(:checked))').first();
  await expect(other).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px');
  await context.close();
});

for (const culture of cultures) {
  test(
    `a structure is read aloud by its name or formula in ${culture}`,
    fullIf(culture === 'en'),
    async ({ browser }) => {
      const context = await chemistIn(browser, { locale: culture === 'en' ? 'en-US' : 'zh-CN' });
      const [page] = context.pages();
      if (!page) throw new Error('no page');
      await page.goto('/home');
      await page.getByRole('textbox', { name: word('home:input.label', culture) }).fill('aspirin');
      await expect(page.locator('img[src^="/api/structure/picture/"]').first()).toBeVisible();
      // Its picture is skipped if the name is beside it, and read if not.
      await expect(page.getByText(culture === 'en' ? /aspirin/i : /阿司匹林|乙酰水杨酸/).first()).toBeVisible();
      expect(await pageFindings(page)).toEqual([]);
      await context.close();
    },
  );
}
