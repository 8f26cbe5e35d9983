// Accessibility findings of a page for screen readers, keyboards and enlarged pages; a line for each.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The structure editor is third-party code; what is around it is ours. */
const editor = '.Ketcher-root';
const targetSize = 'target-size';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, or within what the selector names; minor findings and the structure editor left out. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(tags).exclude(editor);
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  const found: string[] = [];
  for (const { id, impact, nodes } of violations) {
    if (impact === 'minor') continue;
    for (const { target, failureSummary = '' } of nodes) {
      const selector = target.join(' ');
      const why = failureSummary.split('\n')[1]?.trim() ?? '';
      if (id === targetSize && (await isWholeInView(page, selector))) continue;
      found.push(`${impact} ${id}: ${selector} (${why})`);
    }
  }
  return found;
}

/** Scrolls to what is half below a sticky edge, such as a bar with a start button. */
async function isWholeInView(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page }).include(selector).withRules([targetSize]).analyze();
  return violations.length === 0;
}

/** Waits until the page is rendered and nothing on it is loading. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined);
  await page
    .locator('main [aria-busy=true]:visible')
    .first()
    .waitFor({ state: 'hidden', timeout: 15_000 })
    .catch(() => undefined);
}

/** What axe does not ask: headings, landmarks, names of pictures, size of what is pressed, width of the page. */
export function pageFindings(page: Page): Promise<string[]> {
  return page.evaluate(findingsScript);
}

const findingsScript = `(() => {
  const found = [];
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[aria-hidden=true], [inert], ${editor}');
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const say = (element) => element.outerHTML.replace(/\\s+/g, ' ').slice(0, 160);
  const headings = all('h1');
  if (headings.length !== 1) found.push('h1: ' + headings.length + ' of them: ' + headings.map((one) => one.textContent).join(' | '));
  if (all('main').length !== 1) found.push('main: ' + all('main').length);
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > innerWidth + 1 && isShown(element);
    });
    found.push('width: ' + document.documentElement.scrollWidth + ' > ' + innerWidth + ': ' + wide.slice(0, 3).map(say).join(' || '));
  }
  for (const row of all('nav, [role=tablist]')) {
    const open = row.querySelector('[aria-current], [aria-selected=true]')?.getBoundingClientRect();
    const { left, right } = row.getBoundingClientRect();
    if (open && row.scrollWidth > row.clientWidth && (open.left < left - 1 || open.right > right + 1)) found.push('what is open is out of view: ' + say(row));
  }
  // What has a place of its own in a corner is there without scrolling.
  for (const control of all('main button, main a[href]')) {
    let corner = control;
    while (corner && !/absolute|auto|scroll/.test(getComputedStyle(corner).position + getComputedStyle(corner).overflowX)) corner = corner.parentElement;
    const box = corner && getComputedStyle(corner).position === 'absolute' && corner.offsetParent?.getBoundingClientRect();
    const { right, width } = control.getBoundingClientRect();
    if (box && width > 2 && right > box.right + 1) found.push('over the edge of its box: ' + say(control));
  }
  const unsaid = /^(image|picture|molecule|structure|reaction|img|图片|图像|分子|结构|反应)$/i;
  for (const picture of all('img, svg[role=img], [role=img]')) {
    const decorative = picture.getAttribute('alt') === '' || picture.closest('[role=presentation]');
    const label = picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '';
    if (!decorative && (label.trim() === '' || unsaid.test(label.trim()))) found.push('picture: ' + say(picture));
    // A structure that is passed over in silence has its name beside it.
    const isStructure = /structure\\/picture|data:image\\/svg/.test(picture.getAttribute('src') ?? '');
    if (picture.getAttribute('alt') === '' && isStructure && !isNamedBeside(picture))
      found.push('picture without a name beside it: ' + say(picture.parentElement));
  }
  function isNamedBeside(picture) {
    let holder = picture.parentElement;
    for (let level = 0; level < 4 && holder; level += 1, holder = holder.parentElement)
      if (holder.textContent.trim() || holder.getAttribute('aria-label') || holder.getAttribute('aria-labelledby')) return true;
    return false;
  }
  // Labels with values have no head: each row names itself.
  for (const table of all('table:not([role=presentation], .ant-descriptions table)')) {
    const named = table.caption?.textContent || table.getAttribute('aria-label') || table.getAttribute('aria-labelledby');
    if (!named) found.push('table without caption: ' + say(table));
    for (const head of table.querySelectorAll('thead th'))
      if (!head.scope && !head.getAttribute('role')) found.push('head without scope: ' + say(head));
  }
  for (const [kind, selector] of [['nav', 'nav'], ['aside', 'aside'], ['region', '[role=region]']]) {
    const names = all(selector).map((one) => one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby') ?? '');
    if (names.length > 1 && (names.includes('') || new Set(names).size < names.length)) found.push(kind + ' told apart: ' + names.join(' | '));
  }
  const errors = all('[aria-invalid=true]').filter((one) => !one.getAttribute('aria-describedby') && !one.getAttribute('aria-errormessage'));
  for (const field of errors) found.push('error not tied to its field: ' + say(field));
  const pressed = all('button, a[href], input:not([type=hidden]), select, summary, [role=button], [role=menuitem], [role=tab], [role=checkbox], [role=switch]');
  for (const control of pressed) {
    const host = control.closest('label') ?? control;
    const { width, height } = host.getBoundingClientRect();
    const inSentence = control.tagName === 'A' && getComputedStyle(control).display === 'inline';
    if (width < 2 || inSentence) continue;
    if ((width < 23.5 || height < 23.5) && !isAlone(control, host, pressed)) found.push('target ' + Math.round(width) + 'x' + Math.round(height) + ': ' + say(control));
  }
  /** WCAG 2.2, 2.5.8: a circle of 24 px around its middle meets no other target. */
  function isAlone(control, host, others) {
    const box = host.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return others.every((other) => {
      if (other === control || other.contains(control) || control.contains(other)) return true;
      const target = (other.closest('label') ?? other).getBoundingClientRect();
      if (target.width === 0) return true;
      const dx = Math.max(target.left - x, 0, x - target.right);
      const dy = Math.max(target.top - y, 0, y - target.bottom);
      return Math.hypot(dx, dy) >= 12;
    });
  }
  return found;
})()`;
