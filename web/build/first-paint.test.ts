import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { bannerHiddenKey, noteHome } from '../src/shared/startup/first-paint.ts';
import { firstPaintPlugin } from './first-paint.ts';

const source = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8');
const { transformIndexHtml } = firstPaintPlugin();
if (typeof transformIndexHtml !== 'function') throw new TypeError('the plugin has no function for the page');
const page = String(Reflect.apply(transformIndexHtml, undefined, [source]));
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];

afterEach(() => {
  document.cookie = 'locale=; path=/; max-age=0';
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

it.each([
  ['en', 'Which molecule do you want to make?'],
  ['zh-CN', '想合成哪个分子？'],
])('shows who has been here the head of home in %s, hidden from screen readers', (culture, title) => {
  noteHome(true);
  const picture = show(culture, '/home');
  expect(picture?.hidden).toBe(false);
  expect(picture?.getAttribute('aria-hidden')).toBe('true');
  expect(picture?.querySelector('h1')?.textContent).toBe(title);
  expect([...(picture?.querySelectorAll('[data-word]') ?? [])].every(({ textContent }) => textContent !== '')).toBe(
    true,
  );
  expect(picture?.querySelector('svg path')).not.toBeNull();
  expect(document.documentElement.lang).toBe(culture);
});

it('shows of other pages the header alone', () => {
  noteHome(true);
  const picture = show('en', '/sascore');
  expect(picture?.hidden).toBe(false);
  expect(picture?.querySelector('h1')).toBeNull();
  expect(picture?.querySelector('.site-header')).not.toBeNull();
});

it('leaves the hint for small screens out once it was closed', () => {
  noteHome(true);
  expect(show('en', '/home')?.querySelector('.site-banner')).not.toBeNull();
  window.sessionStorage.setItem(bannerHiddenKey, '1');
  expect(show('en', '/home')?.querySelector('.site-banner')).toBeNull();
});

it('shows nothing to a stranger, to one without a language, or where home was a notice', () => {
  expect(show('en', '/home')?.hidden).toBe(true);
  noteHome(true);
  expect(show('', '/home')?.hidden).toBe(true);
  expect(show('fr', '/home')?.hidden).toBe(true);
  noteHome(false);
  expect(show('en', '/home')?.hidden).toBe(true);
});

function show(culture: string, address: string): HTMLElement | null {
  document.body.innerHTML = /<body>([^]*?)<script/.exec(page)?.[1] ?? '';
  document.cookie = culture === '' ? 'locale=; path=/; max-age=0' : `locale=${culture}; path=/`;
  window.history.replaceState(null, '', address);
  // As the browser would run it: with nothing but the page around it.
  // oxlint-disable-next-line no-implied-eval
  new Function(script)();
  return document.querySelector('.first-paint');
}
