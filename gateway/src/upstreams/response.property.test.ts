// Whatever a service answers, the page gets data or an error that it can show.

import { message, messageCultures, type MessageCulture } from '@app/locales/messages';
import type { ErrorBody } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue, errorEntryOf } from '@app/shared/errors/catalogue';
import * as fc from 'fast-check';
import { Agent } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort, type FakeServer } from '../test-support/fake-server.ts';
import { displays, marker, oddBody, oddContentType, oddStatus, spoken } from '../test-support/faulty-responses.ts';
import { errorBodyOfResponse, interpret, textOf, type JsonResponse } from './response.ts';
import { upstreamError } from './upstream-error.ts';

const members = ['code', 'message', 'display', 'action', 'cancelable', 'seconds', 'severity', 'details'];
const shape = (words: string) => words.replaceAll(/\d+/g, '0');

function ownMessages(culture: MessageCulture): ReadonlySet<string> {
  const status = message(culture, 'errors', 'requestFailed', { status: 0 });
  const keys = [...Object.keys(catalogue), 'unrecognized'];
  return new Set([status, ...keys.map((key) => message(culture, 'errors', key))].map(shape));
}

const messagesOf = Object.fromEntries(messageCultures.map((culture) => [culture, ownMessages(culture)]));

/** What is wrong with an error that a chemist would get. */
function faultsOf(error: ErrorBody, culture: MessageCulture): string[] {
  const entry = errorEntryOf(error.code);
  const claims: [string, boolean][] = [
    ['its code is a whole number', Number.isInteger(error.code)],
    ['its code is not that of a success', error.code !== 200],
    ['its display is known', displays.includes(error.display)],
    // Specification section 8: 500 with details is a dialog, whatever the catalogue says.
    ['its display is that of its code', !entry || error.code === 500 || error.display === entry.display],
    ['its action is that of its code', error.action === entry?.action],
    ['it says something', error.message.trim() !== ''],
    ['its words have no gaps', !error.message.includes('{{')],
    ['its words are in the language', isSaid(error) || messagesOf[culture]?.has(shape(error.message)) === true],
    ['it shows no insides', !JSON.stringify(error).includes(marker)],
    ['it has no strange members', Object.keys(error).every((key) => members.includes(key))],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

const isSaid = (error: ErrorBody) => error.message.startsWith(spoken);

/** What is wrong with how a response was read; a bad gateway is right for what is neither data nor error. */
async function faultsOfReading(read: () => Promise<JsonResponse>, culture: MessageCulture): Promise<string[]> {
  const result = await read().catch((error: unknown) => ({ kind: 'thrown' as const, error }));
  outcomes.set(result.kind, (outcomes.get(result.kind) ?? 0) + 1);
  if (result.kind === 'thrown') return result.error instanceof AppError ? [] : [`threw ${String(result.error)}`];
  if (result.kind === 'error') return faultsOf(errorBodyOfResponse(result.error, culture), culture);
  return result.data === undefined || result.status >= 300 ? ['no data of a success'] : [];
}

const outcomes = new Map<string, number>();

describe('any response of a service', () => {
  it.each(messageCultures)(
    'is data, or an error with a code and words that a chemist can read (%s)',
    async (culture) => {
      outcomes.clear();
      const property = fc.asyncProperty(oddStatus, oddBody, async (status, body) => {
        expect(await faultsOfReading(async () => interpret(status, body), culture)).toEqual([]);
      });
      await fc.assert(property, { numRuns: 4_000 });
      // Each way was taken often enough to mean something.
      expect(['data', 'error', 'thrown'].filter((kind) => (outcomes.get(kind) ?? 0) < 200)).toEqual([]);
    },
  );

  it.each([
    ['opened and never closed', '['.repeat(200_000)],
    ['nested deeply', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['nested deeply, as details', `{"error":{"code":10012,"details":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`],
    ['of a million letters', JSON.stringify({ code: 400, message: `${marker} ${'x'.repeat(1_000_000)}` })],
  ])('is read or refused when it is %s', async (_, body) => {
    for (const status of [200, 400, 500])
      expect(await faultsOfReading(async () => interpret(status, body), 'en')).toEqual([]);
  });
});

describe('any response over the wire', () => {
  let server: FakeServer;
  let next: { status: number; headers: Record<string, string>; body: string; isCut: boolean };
  const agent = new Agent();

  beforeAll(async () => {
    server = await listenOnFreePort((_request, response) => {
      const { status, headers, body, isCut } = next;
      response.writeHead(status, { ...headers, ...(isCut && { 'content-length': String(body.length * 4 + 500) }) });
      if (!isCut) return response.end(body);
      response.write(body || ' ');
      return setTimeout(() => response.destroy(), 2);
    });
  });
  afterAll(async () => {
    await agent.destroy();
    await server.close();
  });

  async function ask(): Promise<JsonResponse> {
    try {
      const { statusCode, body } = await agent.request({ origin: server.url, path: '/', method: 'GET' });
      return interpret(statusCode, await textOf(body, 16 * 1024 * 1024));
    } catch (error) {
      throw upstreamError(error);
    }
  }

  const status = fc.oneof(fc.constantFrom(200, 400, 500), fc.integer({ min: 200, max: 999 }));

  it('is read the same, whatever its type says, whole or cut off', async () => {
    const property = fc.asyncProperty(
      status,
      oddBody,
      oddContentType,
      fc.boolean(),
      async (sent, body, type, isCut) => {
        next = { status: sent, headers: type === undefined ? {} : { 'content-type': type }, body, isCut };
        expect(await faultsOfReading(ask, 'zh-CN')).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: 300 });
    expect(outcomes.get('data')).toBeGreaterThan(0);
  });
});
