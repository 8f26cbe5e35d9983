export type Shade = 'light' | 'dark';

/**
 * Shows the page light or dark, and gives which: as was chosen in this browser, else as the system is. Also written into the page's head
 * as it is (build/theme.ts), so that the first paint is right; it must not refer to anything outside.
 */
export function showTheme(): Shade {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  const isDark = chosen === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  const theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  bar?.setAttribute('content', bar.dataset[theme] ?? '');
  return theme;
}
