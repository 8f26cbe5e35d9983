import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { themeScript, withBreakpoints } from './theme.ts';

it('puts the widths of the specification in place of their names', () => {
  expect(withBreakpoints('@media (--from-sm) and (--below-lg) {}')).toBe(
    '@media (width >= 576px) and (width < 992px) {}',
  );
});

it('refuses a breakpoint that does not exist', () => {
  expect(() => withBreakpoints('@media (--below-tablet) {}')).toThrow(RangeError);
});

it.each([
  ['', false, 'light'],
  ['', true, 'dark'],
  ['locale=en; theme=dark', false, 'dark'],
  ['theme=light; locale=en', true, 'light'],
  ['theme=violet', true, 'dark'],
  ['no-theme=dark', false, 'light'],
])(
  'shows a page with the cookie "%s" on a system that is dark: %s as %s, by a script that stands alone',
  (cookie, matches, theme) => {
    const dataset: Record<string, string> = {};
    const bar = {
      dataset: { light: 'day', dark: 'night' },
      setAttribute: (_: string, value: string) => (colour = value),
    };
    let colour = '';
    const page = { cookie, documentElement: { dataset }, querySelector: () => bar };
    runInNewContext(themeScript, { document: page, window: { matchMedia: () => ({ matches }) } });
    expect([dataset['theme'], colour]).toEqual([theme, theme === 'dark' ? 'night' : 'day']);
  },
);
