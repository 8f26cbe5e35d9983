// The examples of /openapi.json, sent to a product that has just started, get the documented responses.

import type { CallName } from '@app/shared/contracts/catalogue';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedResponses, type DocumentedResponses } from '../support/documented-responses.ts';
import { wholeDocument } from '../support/whole-document.ts';
import { startNotebook, type Notebook } from '../support/notebook.ts';
import { placeAt, startPrepared, type Product } from '../support/product.ts';
import { everythingOn, makeEstate } from './support/estate.ts';
import { exampleOf, findPayment, findPlaces, inTurn, type Documented, type Places } from './support/examples.ts';
import { fileOf } from './support/files.ts';
import { signIn, type Member } from './support/member.ts';
import { withSession } from './support/somebody.ts';

const place = placeAt(16_380);

/** What no example can do on a product that has just started: the response, and why. */
const otherOutcomes: Partial<Record<CallName, readonly [code: number, why: string]>> = {
  accountPassword: [10012, 'needs the password of the account'],
  twoFactorBegin: [10012, 'needs the password of the account'],
  twoFactorDisable: [10012, 'needs the password of the account'],
  contactSend: [10032, 'nobody is configured to get messages'],
  twoFactorEnable: [10012, 'needs a code of the moment'],
  twoFactorRecoveryCodes: [10012, 'needs the password of the account'],
  memberEdit: [10022, 'nobody is renamed for an example'],
  memberDelete: [10022, 'nobody is erased for an example'],
  tenantUserErase: [10022, 'nobody is erased for an example'],
  tenantUserState: [10022, 'nobody is disabled for an example'],
  memberInviteAgain: [10012, 'the colleague has come already'],
  paymentPaper: [10022, 'no paper is issued before a payment is reviewed'],
  invoiceApply: [10020, 'no invoice is applied for before a payment is approved'],
  pointsExchange: [10037, 'points come with payments that are approved'],
  routeCostPrices: [20036, "asks a customer's price service"],
  manualStepCheck: [20004, 'the reaction must make the molecule that it is written for'],
  updateRoutePart: [10010, 'the facts belong to steps between the two molecules'],
  retroTaskDelete: [20030, 'its routes were handed to the notebook'],
  quotationDelete: [409, 'the quotation was issued'],
};

/** What works or not by how far a task is, and by what a search has found: the response where it does not. */
const byState: Partial<Record<CallName, number | readonly number[]>> = {
  batchPause: 20022,
  batchStop: 20022,
  forwardTaskContinue: 20020,
  forwardTaskStop: 20020,
  impurityStop: 20020,
  retroTaskStop: [20016, 20020],
  sascoreContinue: 20020,
  sascoreStop: 20020,
  searchGraphGrowStop: 20020,
  manualRouteSave: 20029,
  routeNodeReplace: 20010,
  routeProtect: 20033,
};

/** Of a tenant's administrator alone, besides the console. */
const isOfAdmin = /^(accountClos|member|tenantUser)/;

let product: Product;
let notebook: Notebook;
let chemist: Member;
let admin: Member;
let places: Places;
let documented: Documented[];
let responses: DocumentedResponses;

beforeAll(async () => {
  notebook = await startNotebook();
  // What reads pictures is on some machines and not on others: what it finds in a blank one is for its own test.
  product = await startPrepared(place, { env: { ...everythingOn(notebook), OSRA_PATH: 'off' } });
  const people = await Promise.all(['chemist', 'admin', 'limited'].map((name) => signIn(name, place)));
  await Promise.all(people.map(({ member }) => member.call('userProfile', {})));
  const [first, second] = people;
  if (!first || !second) throw new RangeError('two people');
  chemist = first.member;
  admin = second.member;
  const { ask } = withSession('chemist', chemist, place.url);
  const found = await findPlaces(ask, (await makeEstate(ask, 'demo-limited')).ids);
  const paid = await findPayment(withSession('admin', admin, place.url).ask);
  places = { ...found, ids: { ...found.ids, ...paid } };
  const document = await wholeDocument<{ paths: Parameters<typeof inTurn>[0] }>(place.url);
  // A stream does not end: services/chemistry/src/features/events/routes.test.ts reads it.
  documented = inTurn(document.paths).filter(({ call }) => call.gives !== 'stream');
  responses = await documentedResponses(place.url);
}, 300_000);
afterAll(async () => {
  await product?.stop();
  notebook?.close();
});

it(
  'works by its examples, each of which is answered as its schema says, or as the list of the others',
  { tags: ['full'], timeout: 300_000 },
  async () => {
    const wrong: object[] = [];
    for (const one of documented) {
      const { operationId: call } = one.operation;
      const heard = await tryOut(one);
      const [expected] = otherOutcomes[call] ?? [200];
      const isSaid = heard.code === expected || [byState[call]].flat().includes(heard.code);
      const { code, text, problems } = heard;
      if (!isSaid || problems.length > 0) wrong.push({ call, expected, code, text: text.slice(0, 200), problems });
    }
    expect(wrong).toEqual([]);
    expect(documented.length).toBeGreaterThan(180);
  },
);

async function tryOut(one: Documented): Promise<{ code: number; text: string; problems: unknown[] }> {
  const { operation, call, method } = one;
  const input = exampleOf(one, places);
  const path = one.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input.params?.[key])));
  const member = path.startsWith('/api/console/') || isOfAdmin.test(operation.operationId) ? admin : chemist;
  const gateway = supertest(place.url);
  const request = (method === 'get' ? gateway.get(path) : gateway.post(path))
    .query(input.query ?? {})
    .set({ cookie: member.cookie, 'x-csrf': '1', 'x-culture': 'en' });
  const [fileName, content] = fileOf[call.upload ?? 'picture'];
  const response =
    call.takes === 'multipart'
      ? await request.attach('iFormFile', content, fileName)
      : await (method === 'post' ? request.send(Object(input.body ?? {})) : request);
  const isEnvelope = typeof response.body?.requestId === 'string';
  const code = isEnvelope ? Number(response.body.code) : response.status;
  const text = response.text ?? '';
  const contentType = response.headers['content-type'] ?? '';
  return {
    code,
    text,
    problems: responses.problems(operation.operationId, { status: response.status, contentType, text }),
  };
}
