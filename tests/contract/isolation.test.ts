// What one user owns, asked for by everybody else through the gateway: colleague, other tenants, an administrator whose
// subscription has ended, a user without tenant, a program with a key of another tenant, and nobody at all. The calls
// come from the catalogue: a new one is asked as soon as it is there, and one with an id that no row of
// shared/src/test-support/isolation/questions.ts knows fails.

import { randomBytes } from 'node:crypto';
import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import { made } from '@app/shared/test-support/isolation/asking';
import { idFields, questionsOf, withIds, type Question } from '@app/shared/test-support/isolation/questions';
import type { Belongings } from '@app/shared/test-support/isolation/things';
import { ofNobody, startsOwn, uploadsOf, wrongIn } from '@app/shared/test-support/isolation/verdict';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNotebook, type Notebook } from '../support/notebook.ts';
import { placeAt, startPrepared, type Product } from '../support/product.ts';
import { nearCodes, tenantNames, wildKeys } from './support/attempts.ts';
import { everythingOn, makeEstate } from './support/estate.ts';
import { nobody, signIn } from './support/member.ts';
import { withKey, withSession, type Somebody } from './support/somebody.ts';

const place = placeAt(16_280);
const strangers = ['admin', 'limited', 'other', 'trial', 'expired-admin', 'no-tenant', 'nobody', 'a key'] as const;
/** Of the edge: no session, no permission, no feature, expired. */
const stoppedAtTheEdge = [401, 994, 996, 997, 998, 999, 10000, 10036, 10039];

// A stream does not end; whom its events are for is tested in the service (features/events/routes.test.ts).
const served = callEntries.filter(
  ([, call]) => call.path.startsWith('/api/') && call.built && !call.internal && call.gives !== 'stream',
);
/** Show a reader what is shared with them. */
const saidToReader: ReadonlySet<string> = new Set(['shareList', 'notificationList', 'ownData']);
const takeIds = served.filter(([name, call]) => idFields(name, call).length > 0);
const withoutIds = served.filter(
  ([name, call]) =>
    !takeIds.some(([one]) => one === name) && !ofNobody.has(name) && !startsOwn.has(name) && !call.changesState,
);

let product: Product;
let notebook: Notebook;
let owner: Somebody;
let others: Map<string, Somebody>;
let estate: Belongings;
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  notebook = await startNotebook();
  product = await startPrepared(place, { env: everythingOn(notebook) });
  const session = async (name: string) => withSession(name, (await signIn(name, place)).member, place.url);
  owner = await session('chemist');
  const people = await Promise.all(strangers.slice(0, 6).map(session));
  const other = people.find(({ name }) => name === 'other') ?? owner;
  const modules = ['retrosynthesis', 'processchemistry', 'quotation', 'sascore', 'forwardsynthesis', 'impuritypredict'];
  const key = { name: 'a key', modules: [...modules, 'conditionoptimization'], expiresInDays: 9 };
  const secret = await made(other.ask, 'apiKeyCreate', { body: key }, 'secret');
  const all = [...people, withSession('nobody', nobody(), place.url), withKey('a key', secret, place.url)];
  others = new Map(all.map((one) => [one.name, one]));
  await Promise.all(all.map(({ ask }) => ask('userProfile', {})));
  estate = await makeEstate(owner.ask, 'demo-limited');
  before = await readAll();
}, 300_000);
afterAll(async () => {
  await product?.stop();
  notebook?.close();
});

describe('somebody else, who asks through the gateway', () => {
  it.each(strangers)(
    '%s reads nothing by an id and is refused',
    async (name) => {
      const wrong = await inTurns(questionsTo(name), async ({ call, about, input }) => {
        const heard = await askOf(name)(call, input, uploadsOf[call]);
        const asked = JSON.stringify(input);
        const leaks = estate.marks.filter((mark) => heard.text.includes(mark) && !asked.includes(mark));
        const found = wrongIn(call, heard, stoppedAtTheEdge);
        return found === undefined && leaks.length === 0 ? [] : [{ call, about, found, leaks }];
      });
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it.each(strangers)(
    '%s finds nothing in lists, pictures and look-ups',
    async (name) => {
      const isReader = name === 'limited';
      const wrong = await inTurns(withoutIds, async ([call, { example }]) => {
        const { text } = await askOf(name)(call, withIds(call, example, estate.ids));
        const leaks = estate.marks.filter((mark) => text.includes(mark));
        return leaks.length === 0 || (isReader && saidToReader.has(call)) ? [] : [{ call, leaks }];
      });
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it('has changed nothing of it: its owner reads the same as before', async () => {
    const after = await readAll();
    const changed = [...before].filter(([asked, text]) => after.get(asked) !== text);
    expect(changed.map(([asked, text]) => [asked, ...difference(text, after.get(asked) ?? '')])).toEqual([]);
    expect(before.size).toBeGreaterThan(50);
  });
});

describe('the list of colleagues', () => {
  const listOf = async (name: string, query: Record<string, unknown>) => {
    const { code, text } = await askOf(name)('userList', { query });
    const items: { userId: string }[] = code === 200 ? JSON.parse(text).data.items : [];
    return { code, ids: items.map(({ userId }) => userId) };
  };

  it('holds the own tenant alone, whatever is looked for', async () => {
    const seen = { other: new Set<string>(), admin: new Set<string>() };
    await inTurns(wildKeys, async (key) => {
      for (const name of ['other', 'admin'] as const)
        for (const id of (await listOf(name, { key })).ids) seen[name].add(id);
      return [];
    });
    expect([...seen.other]).toEqual([]);
    expect([...seen.admin].toSorted()).toEqual(['demo-chemist', 'demo-limited']);
  });

  it('is refused for another tenant, however it is written', async () => {
    const responses = await inTurns(tenantNames('demo-biotech', 'demo-pharma'), async (tenantId) => [
      { tenantId, ...(await listOf('other', { key: 'e', tenantId })) },
    ]);
    expect(responses.filter(({ code, ids }) => ids.length > 0 || ![10012, 10023].includes(code))).toEqual([]);
    // The second tenant of somebody who has two is not the one that is used.
    expect((await listOf('other', { tenantId: 'demo-second' })).code).toBe(10023);
    expect((await listOf('other', { tenantId: 'demo-biotech' })).code).toBe(200);
  });

  it('is not opened by headers or by a field that is given twice', async () => {
    const { member } = await signIn('other', place);
    for (const query of [
      'tenantId=demo-biotech&tenantId=demo-pharma',
      'tenantId[]=demo-pharma',
      'TenantId=demo-pharma',
    ]) {
      const headers = { 'x-tenant-id': 'demo-pharma', tenantid: 'demo-pharma', __tenant: 'demo-pharma' };
      const { text } = await member.send('GET', `/api/common/get-user-list?key=e&${query}`, { headers });
      expect(text).not.toContain('demo-chemist');
    }
  });
});

describe('a share', () => {
  it('is not found by a code that is nearly its own, nor by guessing', async () => {
    const code = estate.ids['shareCode'] ?? '';
    const guesses = Array.from({ length: 200 }, () => randomBytes(16).toString('base64url'));
    const opened = await inTurns([...nearCodes(code), ...guesses], async (shareCode) => {
      const { code: response } = await askOf('limited')('shareRecord', { query: { shareCode } });
      return [10012, 10022].includes(response) ? [] : [{ shareCode, response }];
    });
    expect(opened).toEqual([]);
    expect((await askOf('limited')('shareRecord', { query: { shareCode: code } })).code).toBe(200);
  });

  it('by its very code is for those it is for: a colleague without it, and another tenant, learn nothing', async () => {
    const shareCode = estate.ids['shareCode'];
    const heard = await Promise.all(
      ['admin', 'other', 'trial', 'a key', 'nobody'].map((name) =>
        askOf(name)('shareRecord', { query: { shareCode } }),
      ),
    );
    expect(heard.map(({ code }) => code)).toEqual([10022, 10023, 10023, expect.any(Number), 401]);
    expect(heard.filter(({ text }) => estate.marks.some((mark) => text.includes(mark)))).toEqual([]);
  });

  it.each(['demo-other', 'DEMO-LIMITED', 'demo-limited,demo-other', '%', 'demo-%', 'limited', 'demo-chemist', ','])(
    'is not made with %j, and none is half made',
    async (userIds) => {
      const itemId = estate.ids['other route'];
      const { code } = await owner.ask('shareToOther', { query: { kind: 'route', itemId, userIds } });
      expect([10012, 10023]).toContain(code);
      const list = { body: { direction: 'byMe', itemId, pageIndex: 1, pageSize: 5 } };
      expect(JSON.parse((await owner.ask('shareList', list)).text).data.total).toBe(0);
    },
  );
});

interface Asked extends Question {
  call: CallName;
}

function questions([call, contract]: readonly [CallName, Call]): Asked[] {
  return questionsOf(call, contract, estate).map((question) => ({ call, ...question }));
}

/** The reader has a share of the route, and may ask about it. */
function questionsTo(name: string): Asked[] {
  const asked = takeIds.flatMap(questions);
  return name === 'limited' ? asked.filter(({ about }) => !/^(routeIds?|itemId|shareCode)$/.test(about)) : asked;
}

const askOf = (name: string): Somebody['ask'] => {
  const somebody = others.get(name);
  if (!somebody) throw new RangeError(name);
  return somebody.ask;
};

/** A few at a time; gives all that was found. */
async function inTurns<T, F>(items: readonly T[], find: (item: T) => Promise<F[]>): Promise<F[]> {
  const found: F[] = [];
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) found.push(...(await find(item)));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return found;
}

/** What the owner reads, by what was asked; without the marks of the single response. */
async function readAll(): Promise<ReadonlyMap<string, string>> {
  const reading = takeIds
    .filter(([name, call]) => !call.changesState && call.gives === 'json' && !stillIndexing.has(name))
    .flatMap(questions);
  const lists = withoutIds
    .filter(([name, call]) => call.gives === 'json' && !stillIndexing.has(name))
    .map(([call, { example }]): Asked => ({ call, about: '', input: withIds(call, example, estate.ids) }));
  const read = await inTurns([...reading, ...lists], async ({ call, about, input }) => {
    const { code, text } = await owner.ask(call, input);
    return code === 200 ? [[`${call} ${about}`, steady(text)] as const] : [];
  });
  return new Map(read);
}

/** Where two texts part. */
function difference(one: string, other: string): [string, string] {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return [one.slice(Math.max(0, at - 80), at + 80), other.slice(Math.max(0, at - 80), at + 80)];
}

/** Depend on the single response, on the clock, or of work in the background. */
const restless: ReadonlySet<string> = new Set(['requestId', 'lastUsedAt', 'nextAttemptAt', 'attempts']);
/** Return what is indexed so far. */
const stillIndexing: ReadonlySet<string> = new Set(['substructures', 'substructureSearch', 'substructureStatus']);

/** The same for responses that mean the same, however their members are ordered. */
function steady(text: string): string {
  const ordered = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => !restless.has(key))
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value;
  // Indigo dates what it writes.
  return JSON.stringify(JSON.parse(text), ordered).replaceAll(/-INDIGO- *\d+/g, '');
}
