// Every call of the document, many times, as a chemist, an administrator and a user of another tenant, on a product with
// every feature on and one of everything in it.

import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import { Pool } from 'undici';
import { fileOf } from '../contract/support/files.ts';
import { everythingOn, makeEstate } from '../contract/support/estate.ts';
import { signIn, type Member } from '../contract/support/member.ts';
import { withSession } from '../contract/support/somebody.ts';
import { DocumentedResponses, type ResponseDocument } from '../support/documented-responses.ts';
import { wholeDocument } from '../support/whole-document.ts';
import { startNotebook } from '../support/notebook.ts';
import { pidOf, placeAt, startProduct, type Place, type ProcessName } from '../support/product.ts';
import { faultsOf } from './call-rules.ts';
import { bentBy, type JsonSchema, type Sound } from './from-schema.ts';
import { structures } from './structures.ts';

export interface CallFuzzOptions {
  cases: number;
  seed: number;
  /** Names of calls; all by default. */
  only: readonly string[];
  say(line: string): void;
}

export interface CallFuzzReport {
  cases: number;
  calls: number;
  successes: number;
  /** Responses that only asked to retry. */
  busy: number;
  statuses: Record<number, number>;
  failures: string[];
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
}

interface Target {
  method: 'GET' | 'POST';
  path: string;
  operation: Operation;
}

interface Made {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  file: string;
}

const place = placeAt(16_980);
const names: readonly ProcessName[] = ['identity', 'chemistry', 'gateway'];
const atOnce = 6;
/** Searches end soon, so that those started by the thousand do not fill the machine. */
const quiet = { RATE_LIMIT_USER: '0', RATE_LIMIT_UPLOAD: '0', LOG_LEVEL: 'warn' };
/** They would end the visit of who asks, for good. */
const lastCalls = new Set(['accountClose', 'accountPassword', 'accountTwoFactorEnable']);

/** Starts the product, asks, and stops it. */
export async function fuzzCalls({ cases, seed, only, say }: CallFuzzOptions): Promise<CallFuzzReport> {
  const notebook = await startNotebook();
  const product = await startProduct(place, { env: { ...everythingOn(notebook), ...quiet } });
  const pool = new Pool(place.url, { connections: atOnce, pipelining: 1 });
  try {
    const crew = await createCrew();
    const document = await wholeDocument<Document>(place.url);
    const documented = new DocumentedResponses(document);
    const targets = targetsOf(document).filter(
      ({ operation: { operationId } }) =>
        !lastCalls.has(operationId) && (only.length === 0 || only.includes(operationId)),
    );
    const report: CallFuzzReport = {
      cases: 0,
      calls: targets.length,
      successes: 0,
      busy: 0,
      statuses: {},
      failures: [],
    };
    const before = names.map((name) => pidOf(place, name));
    const waiting = [...targets];
    const runs = Math.ceil(cases / targets.length);
    say(`${targets.length} calls, ${runs} requests each, seed ${seed}`);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let target = waiting.shift(); target; target = waiting.shift()) {
          await tryCall({ pool, crew, documented, target, seed, runs, report });
        }
      }),
    );
    for (const [at, name] of names.entries())
      if (pidOf(place, name) !== before[at]) report.failures.push(`${name} has ended and was started again`);
    report.failures.push(...unexpectedIn(place));
    return report;
  } finally {
    await pool.close();
    await product.stop();
    notebook.close();
  }
}

interface Crew {
  /** Those who ask in turn, and what each may not see. */
  askers: { member: () => Member; secrets: string[]; again: () => Promise<void> }[];
  ids: string[];
}

async function createCrew(): Promise<Crew> {
  const chemist = await asker('chemist');
  await asker('limited');
  const estate = await makeEstate(withSession('chemist', chemist.member(), place.url).ask, 'demo-limited');
  const admin = await asker('admin');
  const stranger = await asker('other');
  // Structures and keys of molecules are nobody's; names and ids are.
  const { ids, marks } = estate;
  const secrets = marks.filter((mark) => mark !== ids['key'] && mark.length > 12);
  return { askers: [chemist, admin, { ...stranger, secrets }], ids: [...new Set(Object.values(ids))] };
}

async function asker(userName: string) {
  let current = (await signIn(userName, place)).member;
  const again = async () => {
    current = (await signIn(userName, place)).member;
  };
  await current.call('userProfile', {});
  return { member: () => current, secrets: [], again };
}

type Document = ResponseDocument & { paths: Record<string, Partial<Record<'get' | 'post', Operation>>> };

function targetsOf({ paths }: Document): Target[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method: method === 'get' ? 'GET' : 'POST', operation } satisfies Target] : [];
    }),
  );
}

interface Trial {
  pool: Pool;
  crew: Crew;
  documented: DocumentedResponses;
  target: Target;
  seed: number;
  runs: number;
  report: CallFuzzReport;
}

async function tryCall({ pool, crew, documented, target, seed, runs, report }: Trial): Promise<void> {
  const { operationId } = target.operation;
  let turn = 0;
  const property = fc.asyncProperty(inputOf(target.operation, crew.ids), async (input) => {
    const who = crew.askers[(turn += 1) % crew.askers.length];
    if (!who) return;
    const response = await patiently(() => send(pool, target, input, who.member().cookie), report);
    report.cases += 1;
    report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
    if (response.text.startsWith('{"code":200,')) report.successes += 1;
    if (response.status === 401) await who.again();
    const faults = [...faultsOf(response, who.secrets), ...documented.problems(operationId, response)];
    if (faults.length > 0) throw new Error(`${faults.join('; ')}: ${response.text.slice(0, 400)}`);
  });
  const outcome = await fc.check(property, { seed, numRuns: runs, endOnFailure: false });
  if (!outcome.failed) return;
  const error = outcome.errorInstance;
  report.failures.push(
    [
      `${operationId}: ${error instanceof Error ? error.message : String(error)}`,
      `  smallest: ${JSON.stringify(outcome.counterexample?.[0]).slice(0, 600)}`,
      `  again: npm run fuzz-calls -- --only ${operationId} --seed ${seed} --cases ${outcome.numRuns}`,
    ].join('\n'),
  );
}

const busyAgain = 8;

// A machine under load may keep somebody waiting for a moment: who says so is asked again. What takes too long by itself, or
// ends a process, does so every time.
async function patiently(ask: () => ReturnType<typeof send>, report: CallFuzzReport): ReturnType<typeof send> {
  for (let left = busyAgain; ; left -= 1) {
    const response = await ask();
    if (left === 0 || ![503, 504].includes(response.status)) return response;
    report.busy += 1;
    await setTimeout(2_000);
  }
}

function inputOf({ parameters = [], requestBody }: Operation, ids: readonly string[]): Arbitrary<Made> {
  const sound = soundBy(ids);
  const group = (where: 'path' | 'query') => {
    const own = parameters.filter((one) => one.in === where);
    return {
      type: 'object',
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: own.flatMap(({ name, required }) => (required ? [name] : [])),
    };
  };
  const { schema, example } = requestBody?.content['application/json'] ?? {};
  const bodies = schema
    ? fc.oneof({ weight: 4, arbitrary: bentBy(schema, sound) }, { weight: 1, arbitrary: fc.constant(example ?? {}) })
    : fc.constant(undefined);
  const record = (where: 'path' | 'query') => bentBy(group(where), sound).map((given) => Object(given));
  return fc.record({ params: record('path'), query: record('query'), body: bodies, file: files });
}

const files: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...Object.values(fileOf).map(([, content]) => content.toString('latin1')), ...structures),
  fc.array(fc.constantFrom(...structures)).map((lines) => lines.join('\n')),
  fc.string({ unit: 'binary', maxLength: 2_000 }),
);

const soundBy =
  (ids: readonly string[]): Sound =>
  (field) => {
    if (/structure|smiles|reaction|query|product|reactant|molecule/i.test(field)) return fc.constantFrom(...structures);
    if (/id$|ids$|code$|key$/i.test(field)) return fc.constantFrom(...ids);
    return undefined;
  };

async function send(pool: Pool, { method, path, operation }: Target, made: Made, cookie: string) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(made.params[name])));
  const search = new URLSearchParams(
    Object.entries(made.query).map(([name, value]): [string, string] => [name, textOf(value)]),
  );
  const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined;
  const headers = {
    cookie,
    'x-csrf': '1',
    'x-culture': 'en',
    ...(method === 'POST' && { 'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json' }),
  };
  const body = method === 'GET' ? null : isForm ? formOf(made.file) : JSON.stringify(made.body ?? {});
  const query = search.size > 0 ? `?${search.toString()}` : '';
  const response = await pool.request({ method, path: `${filled}${query}`, headers, body });
  return {
    status: response.statusCode,
    contentType: String(response.headers['content-type'] ?? ''),
    headers: response.headers,
    text: await response.body.text(),
  };
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 4_000);

function formOf(content: string): Buffer {
  const disposition = 'content-disposition: form-data; name="iFormFile"; filename="a.sdf"';
  return Buffer.from(`--x\r\n${disposition}\r\n\r\n${content}\r\n--x--\r\n`, 'latin1');
}

/** Lines of the logs that speak of a fault of the product's own. */
function unexpectedIn({ dataDir }: Place): string[] {
  return names.flatMap((name) =>
    readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8')
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line))
      .slice(0, 5)
      .map((line) => `${name} logged ${line.slice(0, 600)}`),
  );
}
