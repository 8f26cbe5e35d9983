// The help center: found from the header, read in both languages, a video that plays, and the notice of what is new, which
// is shown only to users from before the notes were written.

import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { demoPassword, placeAt, startAgain, startProduct } from '../../support/product.ts';
import { fillSignIn, signIn, word } from '../support/visitor.ts';

const openHelp = async (page: Page, item: string) => {
  await page.getByRole('button', { name: word('help:menu.label'), exact: true }).click();
  await page.getByRole('menuitem', { name: word(item), exact: true }).click();
};
const sideways = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

test('help about a page is one step away, and the guide is searched', async ({ page }) => {
  await signIn(page, 'chemist', '/sascore');
  await openHelp(page, 'help:menu.page');
  await expect(page).toHaveURL(/\/guide#sascore$/);
  const chapter = page.getByRole('heading', { level: 2, name: word('help-guide:sascore.title') });
  await expect(chapter).toBeInViewport();
  await expect(chapter).toBeFocused();
  const picture = page.getByAltText(word('help-guide:sascore.file.picture'));
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate<number, Picture>((image) => image.naturalWidth)).toBe(1280);
  await page.getByRole('searchbox', { name: word('help:guide.search') }).fill('plate');
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 3, name: word('help-guide:conditions.experiments.title') }),
  ).toBeVisible();
  await expect(chapter).toHaveCount(0);
});

test('a question opens by its address and leads into the product', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'chemist', '/faqs#own-stock');
  await expect(page.getByText(word('help-faqs:own-stock.question'))).toBeInViewport();
  await page
    .getByRole('group')
    .filter({ hasText: word('help-faqs:own-stock.question') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/my\/stocks$/);
});

test('a video plays, with the captions of the page', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'chemist', '/helpCenter');
  await page.getByRole('link', { name: word('help:home.allVideos') }).click();
  await expect(page).toHaveURL(/\/video$/);
  await page.getByRole('link', { name: new RegExp(word('help-videos:plan-a-route.title')) }).click();
  await expect(page).toHaveURL(/\/videoDetail\?id=plan-a-route$/);
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await video.evaluate<void, Video>((element) => {
    element.muted = true;
    return element.play();
  });
  const state = () =>
    video.evaluate<[number, boolean], Video>((element) => [element.readyState, element.currentTime > 0.5]);
  await expect.poll(state).toEqual([4, true]);
  const shown = await video.evaluate<string[], Video>((element) =>
    [...element.textTracks].filter((track) => track.mode === 'showing').map((track) => track.language),
  );
  expect(shown).toEqual(['en']);
  await expect
    .poll(() =>
      video.evaluate<number, Video>(
        (element) => [...element.textTracks].find((track) => track.mode === 'showing')?.cues?.length ?? 0,
      ),
    )
    .toBeGreaterThan(3);
});

for (const width of [1440, 390]) {
  test(`every page of the help center fits at ${width} px`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'chemist', '/helpCenter');
    for (const [address, title] of [
      ['/helpCenter', 'help:title'],
      ['/guide', 'help:guide.title'],
      ['/faqs', 'help:faqs.title'],
      ['/video', 'help:video.title'],
      ['/release', 'help:release.title'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: word(title) })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('heading', { level: 2 })
          .or(page.getByRole('main').getByRole('listitem'))
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect([address, await sideways(page)]).toEqual([address, 0]);
    }
  });
}

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the help center is Chinese: guide, questions, videos, release notes', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript("localStorage.setItem('locale', 'zh-CN')");
    await signIn(page, 'chemist', '/helpCenter');
    await expect(page.getByRole('heading', { level: 1, name: word('help:title', 'zh-CN') })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(word('help-guide:sascore.title', 'zh-CN')) })).toBeVisible();
    await page.goto('/guide#impurities');
    await expect(page.getByRole('heading', { name: word('help-guide:impurities.title', 'zh-CN') })).toBeInViewport();
    await page.goto('/release');
    await expect(page.getByRole('article').first()).toContainText('版本');
    await page.goto('/videoDetail?id=predict-impurities');
    await expect(
      page.getByRole('heading', { level: 1, name: word('help-videos:predict-impurities.title', 'zh-CN') }),
    ).toBeVisible();
    await expect(page.locator('track[default]')).toHaveAttribute('srclang', 'zh-CN');
    await expect(page.locator('video source').first()).toHaveAttribute('src', /\.zh-CN\.mp4$/);
  });
});

test('an earlier user sees the notes of an update once; a new user does not', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout(240_000);
  const place = placeAt(18_280);
  const clock = pathToFileURL(resolve(import.meta.dirname, '../../support/later-clock.mjs')).href;
  const notesBegin = Date.parse('2026-11-21T00:00:00.000Z');
  // Only the service knows when a user first came; cookies and tokens live by the real time.
  const earlier = {
    NODE_OPTIONS: `--import=${clock}`,
    CLOCK_AHEAD_MS: String(notesBegin - Date.now() - 86_400_000),
    CLOCK_OF: 'services/chemistry',
  };
  const notice = (page: Page) => page.getByRole('dialog', { name: word('help:notice.title') });
  const enter = async (userName: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: place.url })).newPage();
    await page.goto('/');
    await fillSignIn(page, userName, demoPassword);
    await expect(page.getByRole('button', { name: word('help:menu.label') })).toBeVisible({ timeout: 30_000 });
    return page;
  };

  // The day before the first note was written two users sign in.
  const before = await startProduct(place, { env: earlier });
  for (const name of ['chemist', 'admin']) await (await enter(name)).context().close();
  expect(await before.stop()).toBe(0);

  const after = await startAgain(place);
  try {
    const page = await enter('chemist');
    await expect(notice(page)).toBeVisible({ timeout: 30_000 });
    expect((await notice(page).boundingBox())?.width).toBe(535);
    await expect(notice(page).getByRole('heading', { level: 2, name: /^Version 0\.1\.0/ })).toBeVisible();
    const marked = page.waitForResponse((response) => response.url().endsWith('/read-all-release-note'));
    await notice(page)
      .getByRole('button', { name: word('help:notice.guide') })
      .click();
    expect((await marked).status()).toBe(200);
    await expect(page).toHaveURL(/\/guide$/);
    await expect(notice(page)).toHaveCount(0);
    await toldNothing(page);

    const other = await enter('admin');
    await expect(notice(other)).toBeVisible({ timeout: 30_000 });
    const noted = other.waitForResponse((response) => response.url().endsWith('/read-all-release-note'));
    await notice(other)
      .getByRole('button', { name: word('help:notice.close') })
      .click();
    expect((await noted).status()).toBe(200);
    await expect(other).toHaveURL(/\/home$/);

    const newcomer = await enter('limited');
    await toldNothing(newcomer);
    for (const one of [page, other, newcomer]) await one.context().close();
  } finally {
    await after.stop();
  }

  /** A user who has read all is shown nothing. */
  async function toldNothing(page: Page): Promise<void> {
    const answer = await page.request.get('/api/help/unread-release-note', { headers: { 'X-CSRF': '1' } });
    expect((await answer.json()).data.notes).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: word('help:menu.label') })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  }
});

interface Picture {
  naturalWidth: number;
}

interface Video {
  muted: boolean;
  readyState: number;
  currentTime: number;
  textTracks: Iterable<Track> & Record<number, Track | undefined>;
  play(): Promise<void>;
}

interface Track {
  mode: string;
  language: string;
  cues: { length: number } | null;
}
