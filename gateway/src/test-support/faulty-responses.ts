// Responses as services, proxies and accidents give them, for tests that try thousands.

import { catalogue } from '@app/shared/errors/catalogue';
import * as fc from 'fast-check';

/** Part of every text that no chemist may see. */
export const marker = 'host-7-internal';
/** Begins every text that a service may say to a chemist. */
export const spoken = 'The service says';
export const displays = ['toast', 'closableToast', 'dialog', 'confirm'];

const unfit = fc.constantFrom(
  `<html><body><h1>502</h1>${marker}</body></html>`,
  `<!DOCTYPE html><title>${marker}</title>`,
  `<p class="x">${marker}`,
  `Error: ${marker}\n    at open (/srv/app/store.js:12:7)`,
  `TypeError at read (file:///srv/${marker}.ts:3:1)`,
  `System.NullReferenceException: ${marker}\r\n   at Web.Store.Get(Int32 id) in C:\\src\\Store.cs:line 7`,
  `java.lang.IllegalStateException: ${marker}\n\tat org.web.Store.get(Store.java:42)`,
  `Traceback (most recent call last):\n  File "/srv/${marker}.py", line 3, in <module>`,
);
const fit = fc.constantFrom(`${spoken}: name is taken`, `${spoken}: C>>CC is too short, 1 < 2`);
const text = fc.oneof(fit, unfit, fc.constantFrom('', '  ', `${marker} ${'x'.repeat(5_000)}`));
const knownCodes = Object.values(catalogue).map((entry) => entry.code);
const code = fc.oneof(
  fc.constantFrom<number | string>(...knownCodes, 200, 0, 400, 500, 401, -1, 1.5, 88_888, 1e21, '10012', 'E_FAIL', ''),
  fc.integer(),
);
const details = fc.oneof(
  unfit,
  fc.record({ stack: unfit }),
  fc.array(unfit, { maxLength: 2 }),
  fc.record({ service: fc.constantFrom('identity', 'sessions', 'constructor', '__proto__') }),
  fc.record({ retryAfterSeconds: fc.constant(null) }),
  fc.jsonValue({ maxDepth: 2 }),
);
const errorMembers = fc.record(
  {
    code,
    message: fc.oneof(text, fc.constantFrom(null, 7, true, [spoken], { text: spoken })),
    display: fc.oneof(fc.constantFrom(...displays), fc.jsonValue({ maxDepth: 0 })),
    action: fc.constantFrom('login', 'javascript:alert(1)'),
    details,
    stack: unfit,
    title: text,
    detail: text,
  },
  { requiredKeys: [] },
);
const envelope = fc.record(
  {
    code,
    status: fc.oneof(fc.integer({ min: 100, max: 999 }), fc.constant('409')),
    title: text,
    detail: text,
    message: text,
    data: fc.jsonValue({ maxDepth: 2 }),
    error: fc.oneof(errorMembers, text, fc.constant(null)),
    requestId: fc.constantFrom('r-1', ''),
    details,
    stack: unfit,
  },
  { requiredKeys: [] },
);
const json = fc.oneof({ weight: 3, arbitrary: envelope.map((value) => JSON.stringify(value)) }, fc.json());
const cutOff = fc.tuple(json, fc.nat(200)).map(([whole, length]) => whole.slice(0, length));
const numbers = fc.constantFrom('{"code":1e999,"message":""}', '{"error":{"code":-0,"message":""}}', '1e999');
/** A body. */
export const oddBody = fc.oneof({ weight: 6, arbitrary: json }, cutOff, unfit, numbers, fc.string(), fc.constant(''));
/** A status; one that HTTP does not know counts, too: 999 is also a code of the catalogue. */
export const oddStatus = fc.oneof(
  fc.constantFrom(200, 200, 204, 302, 400, 401, 403, 404, 409, 500, 502, 999),
  fc.nat(999),
);

/** A content type; undefined for none. */
export const oddContentType = fc.constantFrom(
  undefined,
  'application/json',
  'application/json; charset=gbk',
  'application/problem+json',
  'text/html; charset=utf-8',
  'text/event-stream',
  'image/png',
  'not a type',
);
