/**
 * Shows the page light or dark: as was chosen in this browser, else as the system is. Also written into the page's head
 * as it is (build/theme.ts), so that the first paint is right; it must not refer to anything outside.
 */
export function showTheme(): void {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = chosen ?? system;
  document.documentElement.dataset['theme'] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  bar?.setAttribute('content', bar.dataset[theme] ?? '');
}
