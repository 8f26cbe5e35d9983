// The conversations of the page for chemists are run as they are there.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, keyOf, type Assistant } from './support/assistant.ts';
import { signIn } from './support/member.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../gateway/docs/mcp-chemists.md'), 'utf8');
const conversations = page
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    question: text.split('\n')[0] ?? '',
    turns: [...text.matchAll(/^```json call\n(.*?)^```\n+```json answer\n(.*?)^```$/gms)].map(([, call, answer]) => ({
      call: call ?? '',
      answer: answer ?? '',
    })),
  }))
  .filter(({ turns }) => turns.length > 0);
let assistant: Assistant;

beforeAll(async () => {
  const { member } = await signIn('chemist');
  const modules = ['retrosynthesis', 'impuritypredict', 'conditionoptimization'] as const;
  assistant = await connect({ authorization: await keyOf(member, modules) });
});
afterAll(() => assistant.close());

const anything: unknown = expect.anything();

/** What the page shows, as a matcher: an ellipsis is anything, at the end of a list any more entries. */
function asShown(value: unknown): unknown {
  if (value === '…') return anything;
  if (Array.isArray(value)) return value.filter((one) => one !== '…').map(asShown);
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asShown(one)])));
}

/** What was given, with no more of each list than the page shows. */
function asLong(given: unknown, shown: unknown): unknown {
  if (Array.isArray(given) && Array.isArray(shown)) {
    const listed = shown.at(-1) === '…' ? given.slice(0, shown.length - 1) : given;
    return listed.map((one, place) => asLong(one, shown[place]));
  }
  if (typeof given !== 'object' || given === null || typeof shown !== 'object' || shown === null) return given;
  return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, asLong(one, Reflect.get(shown, name))]));
}

it('are three, and every call in them has its response', () => {
  expect(conversations).toHaveLength(3);
  const turns = conversations.flatMap((conversation) => conversation.turns);
  expect(turns).toHaveLength(page.match(/^```json call$/gm)?.length ?? 0);
  expect(page.match(/^```/gm)).toHaveLength(4 * turns.length);
});

it.each(conversations)(
  '$question',
  async ({ turns }) => {
    let ids: Record<string, string> = {};
    for (const { call, answer } of turns) {
      const filled = call.replaceAll(/<(\w+)>/g, (_, name: string) => ids[name] ?? '');
      const { tool, arguments: args } = JSON.parse(filled) as { tool: string; arguments: Record<string, unknown> };
      const { data, text, isError } = await assistant.use(tool, args);
      expect([isError, isError ? text : '']).toEqual([false, '']);
      const shown: unknown = JSON.parse(answer);
      expect(asLong(data, shown)).toEqual(asShown(shown));
      const [first] = (data['items'] ?? []) as Record<string, unknown>[];
      ids = { ...ids, routeId: String(first?.['routeId']) };
    }
  },
  120_000,
);
