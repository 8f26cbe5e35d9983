// Tokens and breakpoints are written once in TypeScript; stylesheets get them from here.

import type { Plugin } from 'vite';
import { breakpoints } from '@app/shared/constants/layout';
import { colors, cssVariables, darkColors, darkVariables } from '../src/app/theme/theme.ts';
import { showTheme } from '../src/shared/startup/show-theme.ts';
import { inlineScript } from './inline-script.ts';

const id = 'virtual:theme.css';

// Paper is always light.
const stylesheet = `:root{color-scheme:light;${cssVariables()}}@media screen{:root[data-theme=dark]{color-scheme:dark;${darkVariables()}}}`;

/** What the page's head runs; its policy names it by its hash. */
export const themeScript = inlineScript(showTheme);

/**
 * The stylesheet `virtual:theme.css` (tokens as variables), `@media (--below-md)`, `(--from-lg)` in every stylesheet, and in
 * the page's head what shows it light or dark before anything is drawn.
 */
export function themePlugin(): Plugin {
  return {
    name: 'app:theme',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? stylesheet : undefined),
    transform: (code, source) => (/\.css(\?|$)/.test(source) ? withBreakpoints(code) : undefined),
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'meta', attrs: themeColor, injectTo: 'head' },
        { tag: 'script', children: themeScript, injectTo: 'head' },
      ],
    },
  };
}

const themeColor = {
  name: 'theme-color',
  content: colors.surface,
  'data-light': colors.surface,
  'data-dark': darkColors.surface ?? colors.surface,
};

/** Puts the widths of the specification in place of their names. */
export function withBreakpoints(css: string): string {
  return css.replace(/\(--(below|from)-(\w+)\)/g, (whole, side: string, name: string) => {
    const px = Object.entries(breakpoints).find(([known]) => known === name)?.[1];
    if (px === undefined) throw new RangeError(`no breakpoint ${whole}`);
    return side === 'below' ? `(width < ${px}px)` : `(width >= ${px}px)`;
  });
}
