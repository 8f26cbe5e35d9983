// What belongs to one user is read and changed by nobody else, through every call of the catalogue. The lists come from
// the catalogue: a new call is asked as soon as it stands there, and one with an id that nobody knows of fails.

import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Person, type Upload } from '../test-support/isolation/ask.ts';
import { makeBelongings, type Belongings } from '../test-support/isolation/belongings.ts';
import { idFields, questionsOf, withIds } from '../test-support/isolation/questions.ts';
import { changesOf, takeSnapshot, type Snapshot } from '../test-support/isolation/snapshot.ts';
import { startTestService, type TestService } from '../test-support/service.ts';

const owner: Person = { tenantId: 't-owner', userId: 'ada' };
const reader: Person = { tenantId: 't-owner', userId: 'mei' };
const colleague: Person = { tenantId: 't-owner', userId: 'ben' };
const stranger: Person = { tenantId: 't-other', userId: 'eve' };
const strangers = [colleague, stranger];

const served = callEntries.filter(
  ([name, call]) => call.path.startsWith('/api/') && call.built && !call.internal && name !== 'runtimeConfig',
);
const takeIds = served.filter(([name, call]) => idFields(name, call).length > 0).map(([name]) => name);
const withoutIds = served.filter(([name]) => !takeIds.includes(name)).map(([name]) => name);

/** Compute on what they are given, and look at nothing that anybody owns. */
const ofNobody = new Set<CallName>([
  ...([
    'searchCheck',
    'inquiryCheck',
    'indexManualSearch',
    'forwardClasses',
    'forwardPredict',
    'sascoreExplain',
  ] as const),
  ...(['compoundSearch', 'moreMoleculeInfo', 'structureCheck', 'structureFormats', 'structureRecognition'] as const),
  ...(['substructureMaterial', 'forwardScaffoldImport', 'sascoreImportCheck'] as const),
]);
/** Make something new of the caller's own. */
const startsOwn = new Set<CallName>([
  ...(['apiKeyCreate', 'batchSearch', 'importByList', 'importCdx', 'smilesDataImport', 'forwardStart'] as const),
  ...([
    'templateSetImport',
    'stockImport',
    'craftForbiddenImport',
    'craftInterestImport',
    'processSearchStart',
  ] as const),
  ...(['retroSearchStart', 'sascoreImport', 'createBuriedPoint', 'inquirySend', 'syncUser', 'changeSetting'] as const),
]);
/** Answers without data: there is nothing for this caller. */
const nothing: Partial<Record<CallName, object>> = {
  routeCheck: { allowed: false },
  shareList: { total: 0, items: [] },
  elnDeliveries: { total: 0, items: [] },
  quotationList: { total: 0 },
  impurityOfStep: {},
  intermediateRecords: { total: 0, items: [] },
};

/** Files that a call takes; the others take any list. */
const uploads: Partial<Record<CallName, Upload>> = {
  conditionResultsImport: { content: 'well,yield\nA1,50\n', fileName: 'yields.csv' },
};

const refused = [10010, 10022, 10023, 403, 404, 40007, 50001];
/** Calls over several things of one's own answer that there is none of them. */
const noneOfTheirs: Partial<Record<CallName, number>> = {
  deleteWaitingSmiles: 20023,
  batchPause: 20022,
  batchStop: 20022,
  // Two different routes are compared.
  routeCostCompare: 10012,
  // Without a price service nobody gets so far.
  routeCostPrices: 10039,
};

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
    interactiveMs: 60_000,
    eln,
    inquiry: { smtpUrl: 'smtp://127.0.0.1:1', recipient: 'nobody@example.com', sender: 'nobody@example.com' },
    forward: { runsTasks: false },
    scoring: { runsTasks: false },
  });
  belongings = await makeBelongings(service, owner, reader);
  for (const who of strangers) await ask(service, 'userProfile', {}, who);
  before = await takeSnapshot(service.database.queries);
}, 180_000);
afterAll(() => service.close());

/** What is wrong with an answer to somebody it is not for. */
function wrongIn(name: CallName, code: number, text: string): string | undefined {
  if (code !== 200) return [...refused, noneOfTheirs[name]].includes(code) ? undefined : `code ${code}`;
  // A table without a row.
  if (name === 'intermediateRecordsExport') return text.trim().includes('\n') ? text : undefined;
  const empty = nothing[name];
  const data: unknown = JSON.parse(text).data;
  return empty && Value.Equal({ ...Object(data), ...empty }, data) ? undefined : text.slice(0, 400);
}

function leaksIn(text: string): string[] {
  return belongings.marks.filter((mark) => text.includes(mark));
}

describe('somebody else, of the same tenant or another, who asks by an id', () => {
  it.each(takeIds)('through %s reads nothing and is refused', async (name) => {
    const call = served.find(([known]) => known === name)?.[1];
    if (!call) throw new RangeError(name);
    for (const who of strangers)
      for (const { about, input } of questionsOf(name, call, belongings)) {
        const { code, text } = await ask(service, name, input, who, uploads[name]);
        expect({ who: who.userId, about, wrong: wrongIn(name, code, text) }).toMatchObject({ wrong: undefined });
        // What was asked with may be said again; nothing else.
        const asked = JSON.stringify(input);
        expect(leaksIn(text).filter((mark) => !asked.includes(mark))).toEqual([]);
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

  it('is refused by no call for whose it is', async () => {
    // Nobody is shared with yet; a search by structure has no example that lasts.
    const leftOut: CallName[] = ['intermediateShareEnd', 'substructures'];
    const wrong: object[] = [];
    for (const name of inOrder.filter((one) => !leftOut.includes(one))) {
      const call = served.find(([known]) => known === name)?.[1];
      if (!call) throw new RangeError(name);
      for (const { about, input } of questionsOf(name, call, belongings)) {
        const { code } = await ask(service, name, input, owner, uploads[name]);
        if (code === 10022 || code === 404 || code === 403) wrong.push({ name, about, code });
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
