// What is tried: one family per part of a request that strangers write.

import { callEntries } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { canary, oddEncoded, oddHeaderValue, oddText, oddWord } from './odd-values.ts';
import type { FuzzRequest, Session } from './request.ts';
import { realState } from './sign-in-steps.ts';

const calls: readonly Call[] = callEntries.map(([, call]) => call);
const ours: readonly (readonly [string, string])[] = [['X-CSRF', '1']];
const json: readonly [string, string] = ['Content-Type', 'application/json'];

const session: Arbitrary<Session> = fc.constantFrom('live', 'live', 'live', 'none');
const method = fc.constantFrom('GET', 'GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE');
const anyCall = fc.oneof(fc.constantFrom(...calls), fc.constantFrom(...calls.filter(({ path }) => path.includes('{'))));
const posts = fc.constantFrom(...calls.filter(({ takes }) => takes === 'json'));
const forms = fc.constantFrom(...calls.filter(({ takes }) => takes === 'multipart'));

const pageOf = ['/', '/home', '/404', '/index.html', '/assets/main-1a2b3c.js', '/livez', '/openapi.json', '/metrics'];
const serverPaths = [
  '/bff/login',
  '/bff/callback',
  '/bff/logout',
  '/bff/user',
  '/bff/activity',
  '/bff/backchannel-logout',
];
const pieces = [
  '/',
  '//',
  '/./',
  '/../',
  '..',
  '%2e%2e',
  '%2f',
  '%252f',
  '%5c',
  '\\',
  '%00',
  ';',
  '?',
  '#',
  '%',
  '\xe9',
  '@',
];

// Where a call has parameters, sound, odd and empty ones.
const callPath: Arbitrary<string> = fc
  .tuple(
    anyCall,
    fc.array(fc.oneof(oddEncoded, fc.constantFrom('Language', 'en', '1', 'AAAA.svg')), { minLength: 3, maxLength: 3 }),
  )
  .map(([{ path }, values]) => {
    let index = 0;
    return path.replace(/\{\w+\}/g, () => values[(index += 1) - 1] ?? '');
  });

// A call as its contract shows it.
const soundTarget: Arbitrary<string> = anyCall.map(({ path, example }) => {
  const params = new Map(Object.entries(Object(example.params)));
  const search = new URLSearchParams(
    Object.entries(Object(example.query)).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params.get(name) ?? '1')))}?${search}`;
});

const brokenPath: Arbitrary<string> = fc
  .tuple(fc.oneof(callPath, fc.constantFrom(...pageOf, ...serverPaths)), fc.constantFrom(...pieces), fc.nat(60))
  .map(([path, piece, at]) => `${path.slice(0, 1 + at)}${piece}${path.slice(1 + at)}`);

const path: Arbitrary<string> = fc.oneof(
  callPath,
  brokenPath,
  fc.constantFrom(...pageOf, ...serverPaths),
  oddWord.map((word) => `/${word}`),
  oddWord.map((word) => `/api/${word}`),
  oddWord.map((word) => `http://evil.example/${word}`),
);

const parameter = fc.oneof(
  fc.constantFrom(
    'taskId',
    'pageIndex',
    'key',
    'smiles',
    'culture',
    'returnTo',
    'shareCode',
    '__proto__',
    'a[b]',
    'a[]',
    'id',
  ),
  oddEncoded,
);
const query: Arbitrary<string> = fc
  .array(fc.tuple(parameter, oddEncoded), { maxLength: 5 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));
// The parser refuses most bytes beyond ASCII, so they come encoded more often than not.
const encodedMostly = (text: string, raw: boolean) =>
  raw ? text : text.replaceAll(/[^\x21-\x7e]/g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`);
const target = fc
  .tuple(path, query, fc.nat(9))
  .map(([at, search, chance]) => encodedMostly(`${at}${search}`, chance === 0));

const headerName = fc.constantFrom(
  'X-CSRF',
  'x_csrf',
  'Origin',
  'Sec-Fetch-Site',
  'Sec-Fetch-Mode',
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'X-Culture',
  'X-Timezone-Offset',
  'X-Activity',
  'X-Request-Id',
  'X-Tenant-Id',
  'X-Tracking-Id',
  'X-User-Id',
  'x_user_id',
  'Authorization',
  'Content-Type',
  'Content-Encoding',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'If-Range',
  'Last-Event-Id',
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'X-Original-URL',
  'X-HTTP-Method-Override',
  'Traceparent',
  'Tracestate',
  'Baggage',
  'Via',
  'Referer',
  'User-Agent',
  'X-Invented',
  'Keep-Alive',
  'Pragma',
  'Early-Data',
  'Access-Control-Request-Method',
);
const headerValue = fc.oneof(
  oddHeaderValue,
  fc.constantFrom(
    '1',
    'text/html',
    'application/json',
    'cross-site',
    'same-origin',
    'https://evil.example',
    'en',
    'zh-CN',
  ),
  fc.constantFrom('8', '-99', 'passive', 'bytes=0-0,-1', '*', 'ApiKey', `ApiKey ${canary}`, `Bearer ${canary}`, 'gzip'),
  fc.constantFrom('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'application/json; charset=utf-16'),
);
const oddHeaders = fc.array(fc.tuple(headerName, headerValue), { maxLength: 8 });

const cookieName = fc.oneof(
  fc.constantFrom('sid', '__Host-sid', 'tx', 'last-user', 'refused', 'locale', '__proto__', 'constructor', ''),
  oddWord.map((word) => word.replaceAll(/[;=,]/g, '')),
);
const oddCookies = fc
  .array(fc.tuple(cookieName, oddHeaderValue, fc.constantFrom('; ', ';', ', ', ';;', ' ')), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => list.map(([name, value, end]) => `${name}=${value}${end}`).join(''));

// Line feeds and controls would make another message, or none.
const inHeaders = (text: string) => text.replaceAll(/\p{Cc}/gu, '');

const uuid = fc.constant('018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01');
const jsonText: Arbitrary<string> = fc
  .oneof(
    posts.map(({ example }) => JSON.stringify(example.body ?? {})),
    fc.tuple(posts, fc.string(), fc.jsonValue()).map(([{ example }, name, value]) => {
      const body: unknown = example.body ?? {};
      return JSON.stringify(typeof body === 'object' ? { ...body, [name]: value } : value);
    }),
    fc.json({ maxDepth: 4 }),
    oddText,
    fc.nat(3_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
    fc.nat(3_000).map((depth) => '{"a":'.repeat(depth)),
    fc.constantFrom(
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{}}}',
      '{"taskId":1e999}',
      '\xef\xbb\xbf{}',
      '"',
      '{}x',
    ),
    uuid.map((taskId) => JSON.stringify({ taskId, [canary]: canary })),
  )
  .map((text) => Buffer.from(text, 'utf8').toString('latin1'));

const boundaryText = fc.constantFrom(
  'x',
  '----form',
  'a'.repeat(70),
  'a'.repeat(300),
  '--',
  'with space',
  "'()+_,-./:=?",
);
const disposition = fc
  .tuple(
    fc.constantFrom('file', 'iFormFile', '__proto__', '', 'name'),
    fc.oneof(oddWord, fc.constantFrom('a.sdf', 'a.xlsx', 'a.cdx', '../../a.sdf', 'a.sdf\0.png')),
  )
  .map(([name, file]) => `Content-Disposition: form-data; name="${name}"; filename="${file}"`);
const sdf = [
  '',
  '  -SYNTH-',
  '',
  '  1  0  0  0  0  0  0  0  0  0999 V2000',
  '    0.0000    0.0000    0.0000 C   0  0',
  'M  END',
  '> <molid>',
  'M-1',
  '',
  '$$$$',
  '',
].join('\n');
const starts = [
  'PK\x03\x04',
  '\xd0\xcf\x11\xe0',
  '$$$$\n',
  'VjCD0100',
  '\x89PNG\r\n\x1a\n',
  '%PDF-',
  'x'.repeat(70_000),
];
const content = fc.oneof(
  oddText,
  fc.constantFrom(...starts),
  fc.constant(sdf),
  fc.tuple(fc.constant(sdf), oddText).map((two) => two.join('')),
);
const soundPart = fc.constant(['Content-Disposition: form-data; name="file"; filename="a.sdf"', sdf] as const);
const part = fc.oneof(
  soundPart,
  fc.tuple(fc.oneof(disposition, oddText, fc.constant('Content-Disposition: form-data; name="a"')), content),
);
const multipart = fc
  .record({
    boundary: boundaryText,
    said: fc.option(boundaryText),
    parts: fc.array(part, { maxLength: 6 }),
    cut: fc.nat(80),
    isCut: fc.boolean(),
  })
  .map(({ boundary, said, parts, cut, isCut }) => {
    const written = parts.map(([head, text]) => `--${boundary}\r\n${head}\r\n\r\n${text}\r\n`).join('');
    const whole = `${written}--${boundary}--\r\n`;
    const type = `multipart/form-data; boundary=${said ?? boundary}`;
    return { type, body: isCut ? whole.slice(0, Math.max(0, whole.length - cut)) : whole };
  });

const chunkSize = fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: undefined });

const paths: Arbitrary<FuzzRequest> = fc.record({
  method,
  target,
  session,
  headers: fc.constantFrom(ours, [...ours, ['Accept', 'text/html']], [['Accept', 'text/html']]),
  body: fc.constant(''),
});

export const families: Readonly<Record<string, Arbitrary<FuzzRequest>>> = {
  /** By a user who may do little. */
  paths,
  /** By one who may do all. */
  openPaths: paths,
  headers: fc.record({
    method: fc.constantFrom('GET', 'POST', 'HEAD'),
    target: fc.oneof(soundTarget, soundTarget, callPath, fc.constantFrom(...serverPaths, ...pageOf)),
    session,
    headers: fc.tuple(fc.constantFrom(ours, []), oddHeaders).map((lists) => lists.flat()),
    body: fc.constantFrom('', '{}'),
  }),
  cookies: fc.record({
    method: fc.constant('GET'),
    target: fc.oneof(callPath, fc.constantFrom(...serverPaths, ...pageOf)),
    session: fc.constant('none'),
    headers: oddCookies.map((value) => [...ours, ['Cookie', inHeaders(value)] as const]),
    body: fc.constant(''),
  }),
  callbacks: fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'POST'),
    target: fc
      .array(
        fc.tuple(
          fc.constantFrom('code', 'state', 'iss', 'session_state', 'error', 'error_description', 'culture'),
          fc.oneof(oddEncoded, fc.constant(realState)),
        ),
        { maxLength: 7 },
      )
      .map((pairs) => encodedMostly(`/bff/callback?${pairs.map((pair) => pair.join('=')).join('&')}`, false)),
    session,
    headers: fc.oneof(
      fc.constant([]),
      oddCookies.map((value) => [['Cookie', inHeaders(value)] as const]),
    ),
    body: fc.constantFrom('', 'logout_token=x'),
  }),
  signIns: fc.record({
    method: fc.constant('GET'),
    target: fc
      .tuple(oddEncoded, query)
      .map(([to, more]) => encodedMostly(`/bff/login?returnTo=${to}&${more.slice(1)}`, false)),
    session: fc.constant('none'),
    headers: fc.constantFrom([], [['Accept', 'text/html'] as const]),
    body: fc.constant(''),
  }),
  bodies: fc.record({
    method: fc.constant('POST'),
    target: fc.oneof(
      posts.map((call) => call.path),
      fc.constantFrom('/bff/activity', '/bff/backchannel-logout'),
    ),
    session,
    headers: fc
      .oneof(
        { weight: 4, arbitrary: fc.constant(json) },
        headerValue.map((value) => ['Content-Type', value] as const),
      )
      .map((type) => [...ours, type]),
    body: jsonText,
    chunkSize,
  }),
  forms: fc
    .record({
      call: forms,
      session,
      form: multipart,
      chunkSize,
      type: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, headerValue),
    })
    .map(({ call, session: who, form, chunkSize: size, type }) => ({
      method: 'POST',
      target: call.path,
      session: who,
      headers: [...ours, ['Content-Type', type ?? form.type] as const],
      body: form.body,
      chunkSize: size,
    })),
};
