import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { aheadScript } from './ahead.ts';

const files = { home: ['/home.js', '/home.css'], words: { en: '/words-en.js', 'zh-CN': '/words-zh.js' } };

it.each([
  ['/home', 'theme=dark; locale=en', ['/words-en.js', '/home.js', '/home.css']],
  ['/', 'locale=zh-CN', ['/words-zh.js', '/home.js', '/home.css']],
  ['/home', '', ['/home.js', '/home.css']],
  ['/homes', 'locale=en', ['/words-en.js']],
  ['/sascore', 'locale=fr', []],
])('at %s with the cookie "%s" the head asks for %j, by a script that stands alone', (pathname, cookie, wanted) => {
  const asked: Record<string, string>[] = [];
  const fetched: [string, { headers: Record<string, string> }][] = [];
  const fetch = (...call: (typeof fetched)[number]) => {
    fetched.push(call);
    return Promise.reject(new Error('no network'));
  };
  const window: Window['askedAhead'] extends infer Asked ? { location: object; askedAhead?: Asked } : never = {
    location: { pathname },
  };
  const page = {
    cookie,
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => void asked.push(link) },
  };
  runInNewContext(aheadScript(files), { document: page, window, fetch, AbortSignal });
  expect(asked.map(({ href }) => href)).toEqual(wanted);
  for (const { href, rel, as } of asked)
    expect([rel, as]).toEqual(href?.endsWith('.css') ? ['preload', 'style'] : ['modulepreload', undefined]);
  // A failure is for whoever takes the answer.
  const culture = wanted[0]?.includes('words') ? cookie.slice(-5).replace(/^.*=/, '') : undefined;
  expect(fetched.map(([path, { headers }]) => [path, headers['x-csrf'], headers['x-culture']])).toEqual(
    culture === undefined ? [] : [['/bff/user', '1', culture]],
  );
  expect(Object.keys(window.askedAhead ?? {})).toEqual(fetched.map(([path]) => path));
});
