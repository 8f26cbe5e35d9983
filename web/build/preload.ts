// A script in the page's head requests the session and what home needs besides the first load.

import { headers } from '@app/shared/constants/headers';
import { sessionUser } from '@app/shared/contracts/session';
import type { Plugin, Rollup } from 'vite';
import { preload, type Preload } from '../src/shared/startup/preload.ts';
import { thisVisit } from '../src/shared/startup/visit.ts';
import { inlineScript } from './inline-script.ts';

const charset = '<meta charset="utf-8" />';
const homePage = /\/src\/features\/home\/page\.tsx$/;
const firstWords = /\/src\/shared\/i18n\/first-words-([\w-]+)\.ts$/;

type PreloadFiles = Pick<Preload, 'home' | 'words'>;

/** What the page's head runs; its policy names it by its hash. */
export function preloadScript(files: PreloadFiles): string {
  const { path, timeoutMs } = sessionUser;
  const ahead: Preload = {
    ...files,
    session: { path, headers: { [headers.csrf]: '1' }, timeoutMs },
    names: { culture: headers.culture, timezoneOffset: headers.timezoneOffset },
  };
  return inlineScript(preload, thisVisit, ahead);
}

/** Writes the script into the head of the built page. Throws a RangeError when a file of home is not there. */
export function preloadPlugin(): Plugin {
  return {
    name: 'app:ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Before the stylesheets, which a script behind them would wait for; the charset has to be at the very beginning.
      handler: (html, { bundle }) => {
        if (!html.includes(charset)) throw new RangeError('index.html does not begin with its charset');
        return (
          bundle &&
          html.replace(charset, () => `${charset}\n    <script>${preloadScript(filesIn(bundle, html))}</script>`)
        );
      },
    },
  };
}

function filesIn(bundle: Rollup.OutputBundle, html: string): PreloadFiles {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const home = chunks.find(({ facadeModuleId }) => homePage.test(facadeModuleId ?? ''));
  if (!home) throw new RangeError('the build has no chunk of home');
  const wanted = new Set([home.fileName, ...home.imports, ...stylesOf(home)]);
  for (const name of home.imports) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const style of chunk ? stylesOf(chunk) : []) wanted.add(style);
  }
  const words = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const culture = firstWords.exec(facadeModuleId ?? '')?.[1];
    return culture === undefined ? [] : [[culture, `/${fileName}`] as const];
  });
  if (words.length === 0) throw new RangeError('the build has no words of the first screen');
  const isNew = (file: string) => !html.includes(`"${file}"`);
  return { home: [...wanted].map((name) => `/${name}`).filter(isNew), words: Object.fromEntries(words) };
}

const stylesOf = (chunk: Rollup.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];
