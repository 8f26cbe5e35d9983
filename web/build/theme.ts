// Tokens and breakpoints are written once in TypeScript; stylesheets get them from here.

import type { Plugin } from 'vite';
import { breakpoints } from '@app/shared/constants/layout';
import { cssVariables } from '../src/app/theme.ts';

const id = 'virtual:theme.css';

/** The stylesheet `virtual:theme.css` (tokens as variables), and `@media (--below-md)`, `(--from-lg)` in every stylesheet. */
export function themePlugin(): Plugin {
  return {
    name: 'app:theme',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `:root{${cssVariables()}}` : undefined),
    transform: (code, source) => (/\.css(\?|$)/.test(source) ? withBreakpoints(code) : undefined),
  };
}

/** Puts the widths of the specification in place of their names. */
export function withBreakpoints(css: string): string {
  return css.replace(/\(--(below|from)-(\w+)\)/g, (whole, side: string, name: string) => {
    const px = Object.entries(breakpoints).find(([known]) => known === name)?.[1];
    if (px === undefined) throw new RangeError(`no breakpoint ${whole}`);
    return side === 'below' ? `(width < ${px}px)` : `(width >= ${px}px)`;
  });
}
