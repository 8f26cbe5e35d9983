// What belongs to one user is read and changed by nobody else, through every call of the catalogue. The lists come from
// the catalogue: a new call is asked as soon as it is there, and one with an id that nobody knows of fails.

import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import { idFields, questionsOf, withIds } from '@app/shared/test-support/isolation/questions';
import type { Belongings } from '@app/shared/test-support/isolation/things';
import { ofNobody, startsOwn, uploadsOf, wrongIn } from '@app/shared/test-support/isolation/verdict';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Person } from './test-support/isolation/ask.ts';
import { makeBelongings } from './test-support/isolation/belongings.ts';
import { changesOf, takeSnapshot, type Snapshot } from './test-support/isolation/snapshot.ts';
import { startTestService, type TestService } from './test-support/service.ts';

const owner: Person = { tenantId: 't-owner', userId: 'ada' };
const reader: Person = { tenantId: 't-owner', userId: 'mei' };
const colleague: Person = { tenantId: 't-owner', userId: 'ben' };
const stranger: Person = { tenantId: 't-other', userId: 'eve', isAdmin: true };
const strangers = [colleague, stranger];

// A stream does not end; whom its events are for is tested in features/events/routes.test.ts.
const served = callEntries.filter(
  ([name, call]) =>
    call.path.startsWith('/api/') &&
    call.built &&
    !call.internal &&
    call.gives !== 'stream' &&
    name !== 'runtimeConfig',
);
const takeIds = served.filter(([name, call]) => idFields(name, call).length > 0).map(([name]) => name);
const withoutIds = served.filter(([name]) => !takeIds.includes(name)).map(([name]) => name);

let service: TestService;
let belongings: Belongings;
let before: Snapshot;

beforeAll(async () => {
  const eln = {
    settings: {
      isEnabled: true,
      webHook: { url: 'http://127.0.0.1:1/', secret: 'a secret of sixteen' },
      scilligenceHost: undefined,
    },
    runsTasks: false,
  };
  service = await startTestService({
    eln,
    inquiry: { smtpUrl: 'smtp://127.0.0.1:1', recipient: 'nobody@example.com', sender: 'nobody@example.com' },
    priceService: { url: 'http://127.0.0.1:1', token: undefined, timeoutMs: 1_000 },
    forward: { runsTasks: false },
    scoring: { runsTasks: false },
  });
  belongings = await makeBelongings(service, owner, reader);
  for (const who of strangers) await ask(service, 'userProfile', {}, who);
  before = await takeSnapshot(service.database.queries);
});
afterAll(() => service.close());

function leaksIn(text: string): string[] {
  return belongings.marks.filter((mark) => text.includes(mark));
}

/** The console is for the tenant's administrator. */
const refusedToo = ({ isAdmin = false }: Person, name: string) =>
  !isAdmin && /^(payment|invoice|contract)/.test(name) ? [10039] : [];

describe('somebody else, of the same tenant or another, who asks by an id', () => {
  it.each(takeIds)('through %s reads nothing and is refused', async (name) => {
    const call = served.find(([known]) => known === name)?.[1];
    if (!call) throw new RangeError(name);
    for (const who of strangers)
      for (const { about, input } of questionsOf(name, call, belongings)) {
        const heard = await ask(service, name, input, who, uploadsOf[name]);
        expect({ who: who.userId, about, wrong: wrongIn(name, heard, refusedToo(who, name)) }).toMatchObject({
          wrong: undefined,
        });
        // What was asked with may be said again; nothing else.
        const asked = JSON.stringify(input);
        expect(leaksIn(heard.text).filter((mark) => !asked.includes(mark))).toEqual([]);
      }
  });

  it.each(withoutIds.filter((name) => !ofNobody.has(name) && !startsOwn.has(name)))(
    'finds nothing of it through %s, which takes no id',
    async (name) => {
      const call = served.find(([known]) => known === name)?.[1];
      for (const who of strangers) {
        const { text } = await ask(service, name, withIds(name, call?.example ?? {}, belongings.ids), who);
        expect(leaksIn(text)).toEqual([]);
      }
    },
  );

  it('has changed nothing of it', async () => {
    const after = await takeSnapshot(service.database.queries);
    expect(changesOf(before, after, owner.userId)).toEqual([]);
  });
});

describe('its owner, who asks the same', () => {
  const isDeleting = (name: string) => /delete|end$|revoke/i.test(name);
  const inOrder = takeIds.toSorted((a, b) => Number(isDeleting(a)) - Number(isDeleting(b)));

  it('is refused by no call for whose it is', { tags: ['any-engine'] }, async () => {
    // Nobody is shared with yet, and nothing has happened that one is informed of.
    const leftOut: CallName[] = ['intermediateShareEnd', 'notificationRead'];
    const wrong: object[] = [];
    for (const name of inOrder.filter((one) => !leftOut.includes(one))) {
      const call = served.find(([known]) => known === name)?.[1];
      if (!call) throw new RangeError(name);
      for (const { about, input } of questionsOf(name, call, belongings)) {
        const { code } = await ask(service, name, input, owner, uploadsOf[name]);
        if (code === 10022 || code === 404 || code === 403) wrong.push({ name, about, code });
      }
    }
    expect(wrong).toEqual([]);
  });
});
