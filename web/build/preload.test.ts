import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { preloadScript } from './preload.ts';

const files = { home: ['/home.js', '/home.css'], words: { en: '/words-en.js', 'zh-CN': '/words-zh.js' } };

it.each([
  ['/home', 'theme=dark; locale=en', ['/words-en.js', '/home.js', '/home.css'], 'en'],
  ['/', 'locale=zh-CN', ['/words-zh.js', '/home.js', '/home.css'], 'zh-CN'],
  ['/home', '', ['/home.js', '/home.css'], null],
  ['/homes', 'locale=en', ['/words-en.js'], 'en'],
  ['/sascore', 'locale=fr', [], null],
])(
  'at %s with the cookie "%s" the head asks for %j, by a script that stands alone',
  (pathname, cookie, wanted, culture) => {
    const asked: Record<string, string>[] = [];
    const fetched: [string, { headers: Record<string, string> }][] = [];
    const fetch = (...call: (typeof fetched)[number]) => {
      fetched.push(call);
      return Promise.reject(new Error('no network'));
    };
    const window: Pick<Window, 'preloaded'> & { location: object } = { location: { pathname } };
    const page = {
      cookie,
      createElement: () => ({}),
      head: { append: (link: Record<string, string>) => void asked.push(link) },
    };
    runInNewContext(preloadScript(files), { document: page, window, fetch, AbortSignal });
    expect(asked.map(({ href }) => href)).toEqual(wanted);
    for (const { href, rel, as } of asked)
      expect([rel, as]).toEqual(href?.endsWith('.css') ? ['preload', 'style'] : ['modulepreload', undefined]);
    // A failure goes to the caller that takes the response.
    expect(fetched.map(([path, { headers }]) => [path, headers['x-csrf'], headers['x-culture']])).toEqual(
      culture === null ? [] : [['/bff/user', '1', culture]],
    );
    expect(Object.keys(window.preloaded ?? {})).toEqual(fetched.map(([path]) => path));
  },
);
