// The product's mark and the script of the first paint, in the page's body.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Culture } from '@app/shared/constants/locale';
import type { Plugin } from 'vite';
import enCommon from '../../locales/en/common.json' with { type: 'json' };
import enHome from '../../locales/en/home.json' with { type: 'json' };
import zhCommon from '../../locales/zh-CN/common.json' with { type: 'json' };
import zhHome from '../../locales/zh-CN/home.json' with { type: 'json' };
import { bannerHiddenKey, homeKnownKey, showFirstPaint, type FirstPaint } from '../src/shared/startup/first-paint.ts';
import { thisVisit } from '../src/shared/startup/visit.ts';
import { ProductMark } from '../src/ui/page/product-mark.tsx';
import { inlineScript } from './inline-script.ts';

const behindRoot = '\n  </body>';

/** What runs behind `#root`; the page's policy names it by its hash. */
export function firstPaintScript(): string {
  const words = { en: wordsOf(enHome, enCommon), 'zh-CN': wordsOf(zhHome, zhCommon) } satisfies Record<
    Culture,
    unknown
  >;
  return inlineScript(showFirstPaint, thisVisit, { homeKnownKey, bannerHiddenKey, words } satisfies FirstPaint);
}

/** Fills in the mark and writes the script. Throws a RangeError where index.html has no place for them. */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'app:first-paint',
    transformIndexHtml(html) {
      if (!html.includes('%MARK%') || !html.includes(behindRoot))
        throw new RangeError('index.html has no first picture');
      return html
        .replace('%MARK%', () => renderToStaticMarkup(createElement(ProductMark)))
        .replace(behindRoot, () => `\n    <script>${firstPaintScript()}</script>${behindRoot}`);
    },
  };
}

type HomeWords = Pick<typeof enHome, 'title' | 'subtitle'>;

function wordsOf({ title, subtitle }: HomeWords, { layout }: { layout: { mobile: string } }) {
  return { title, subtitle, banner: layout.mobile };
}
