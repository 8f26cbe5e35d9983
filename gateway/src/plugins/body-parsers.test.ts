import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUp, type Setup } from '../test-support/setup.ts';
import { isTooDeep } from './body-parsers.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
let gateway: Setup;

beforeAll(async () => {
  gateway = await setUp();
});
afterAll(() => gateway.close());

it.each([
  [nested(500), false],
  [nested(501), true],
  [`{"a":${'{"b":'.repeat(500)}1${'}'.repeat(500)}}`, true],
  [`["${'['.repeat(1_000)}"]`, false],
  [`["\\"${'['.repeat(1_000)}"]`, false],
  [`["\\\\",${nested(500)}]`, true],
  [`[${Array.from({ length: 1_000 }, () => '[{}]').join()}]`, false],
])('JSON is too deep for the service beyond 500 levels (%#)', (json, expected) => {
  expect(isTooDeep(json)).toBe(expected);
});

it('no JSON of ordinary depth is refused, whatever its texts hold', () => {
  const check = fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
    expect(isTooDeep(JSON.stringify([value, nested(400)]))).toBe(false);
  });
  fc.assert(check);
});

it('a call with a body nested 20,000 times is refused like any other wrong parameter, and reaches nobody', async () => {
  const browser = await gateway.signedIn();
  const url = '/api/common/feedback';
  const headers = { 'content-type': 'application/json' };
  const response = await browser.call('POST', url, { payload: `{"a":${nested(20_000)}}`, headers });
  expect([response.statusCode, response.json().code]).toEqual([400, 10012]);
  expect(gateway.chemistry.seen(url)).toEqual([]);
});
