// Every example of the API guide is run as it is there, by a program that has a key and nothing else.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { limits, timeoutsMs } from '@app/shared/constants/limits';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Member } from './support/member.ts';
import { place } from './support/place.ts';

const run = promisify(execFile);
const guide = readFileSync(resolve(import.meta.dirname, '../../gateway/docs/api.md'), 'utf8');

interface Block {
  language: string;
  fileName: string;
  text: string;
}

const blocks: Block[] = [...guide.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(
  ([, language = '', fileName = '', text = '']) => ({ language, fileName, text }),
);
/** Commands, each with the response that the guide shows below them. */
const commands = blocks.flatMap((block, index) => {
  const next = blocks[index + 1];
  return block.language === 'sh' && next?.language === 'json' ? [{ command: block.text, shown: next.text }] : [];
});
const programs = blocks.filter(({ language }) => language === 'ts');

let folder: string;
let environment: NodeJS.ProcessEnv;
/** Whose worklist nobody else's test fills or empties meanwhile. */
let owner: Member;
let keyId: string;

beforeAll(async () => {
  ({ member: owner } = await signIn('admin'));
  await emptyWorklist();
  const modules = ['retrosynthesis', 'sascore'] as const;
  const { data } = await owner.call('apiKeyCreate', {
    body: { name: 'API guide', modules: [...modules], expiresInDays: 1 },
  });
  keyId = data.key.id;
  folder = mkdtempSync(join(tmpdir(), 'api-guide-'));
  environment = { ...process.env, BASE_URL: place.url, API_KEY: data.secret, NODE_NO_WARNINGS: '1' };
  for (const { fileName, text } of programs) writeFileSync(join(folder, fileName), text);
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  // As `npm install PATH/shared/client` does.
  mkdirSync(join(folder, 'node_modules/@app'), { recursive: true });
  symlinkSync(resolve(import.meta.dirname, '../../shared/client'), join(folder, 'node_modules/@app/client'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await emptyWorklist();
  await owner.call('apiKeyRevoke', { body: { id: keyId } });
});

async function emptyWorklist(): Promise<void> {
  await owner.call('batchStop', { body: {} });
  await owner.call('deleteWaitingSmiles', { body: {} });
}

const output = async (file: string, ...args: string[]): Promise<string> =>
  (await run(file, args, { cwd: folder, env: environment, timeout: 50_000 })).stdout;
const program = (fileName: string): Promise<string> => output(process.execPath, fileName);

const anything: unknown = expect.anything();

/** What the guide shows, as a matcher: an ellipsis is anything, and a response may hold more than is shown. */
function asShown(value: unknown): unknown {
  if (value === '…') return anything;
  if (Array.isArray(value)) return value.map(asShown);
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asShown(member)])),
  );
}

describe('the API guide', () => {
  it('has commands with their responses, and no command, program or response that is not tried here', () => {
    expect(commands).toHaveLength(blocks.filter(({ language }) => language === 'sh').length);
    expect(commands).toHaveLength(blocks.filter(({ language }) => language === 'json').length);
    expect(programs.map(({ fileName }) => fileName)).toEqual(['check.ts', 'plan.ts', 'score.ts', 'batch.ts']);
    expect(blocks).toHaveLength(2 * commands.length + programs.length);
  });

  it.each(commands)('shows the response of command %#', async ({ command, shown }) => {
    const response: unknown = JSON.parse(await output('sh', '-eu', '-c', command));
    expect(response).toEqual(asShown(JSON.parse(shown)));
  });

  it('checks structures', async () => {
    expect(await program('check.ts')).toBe(
      'aspirin: CC(=O)Oc1ccccc1C(=O)O\n103-90-2: CC(=O)Nc1ccc(O)cc1\nC1CC: cannot be read\n',
    );
  });

  it('searches routes, waits and reads the best one', async () => {
    const [state, ...steps] = (await program('plan.ts')).trim().split('\n');
    expect(state).toMatch(/^completed: [1-9]\d* solved routes$/);
    expect(steps.pop()).toBe('true');
    expect(steps[0]).toMatch(/^1\. .+: .+>.*>.+$/);
  });

  it('scores a file, page by page, and takes it out as a table', async () => {
    const lines = (await program('score.ts')).trim().split('\n');
    const scores = lines.slice(0, 3).map((line) => line.split(' '));
    expect(scores.map(([molid]) => molid)).toContain('A-3');
    expect(scores[0]?.[0]).toBe('A-2');
    expect(scores.map(([, score]) => Number(score))).toEqual(
      scores.map(([, score]) => Number(score)).toSorted((one, other) => other - one),
    );
    expect(lines[3]).toBe('4 lines');
  });

  it('plans many molecules at once and leaves the worklist as it was', async () => {
    const before = (await owner.call('waitingSmiles', { query: {} })).data.total;
    const lines = (await program('batch.ts')).trim().split('\n');
    expect(lines[0]).toMatch(/^row 3: .+/);
    expect(lines[1]).toBe('2 started, 0 refused');
    expect(lines[2]).toMatch(/^procaine: completed, [1-9]\d* solved$/);
    expect(lines[3]).toMatch(/^benzocaine: completed, [1-9]\d* solved$/);
    expect((await owner.call('waitingSmiles', { query: {} })).data.total).toBe(before);
  });
});

/** A call of the program by its key; a body makes it a POST. */
async function call(path: string, body?: object) {
  const gateway = supertest(place.url);
  const request = body ? gateway.post(path).send(body) : gateway.get(path);
  const response = await request.set({ authorization: `ApiKey ${environment['API_KEY']}`, 'x-culture': 'en' });
  return { status: response.status, code: Number(response.body.code), ...response.body };
}

describe('what the guide says of errors', () => {
  it('names the places of a request that does not fit', async () => {
    const response = await call('/api/retro/task-list', { pageIndex: 1, pageSize: limits.pageSize + 1 });
    expect([response.code, response.error.details.fields]).toEqual([10012, ['body/pageSize']]);
  });

  it('names the law that controls a substance', async () => {
    const { code, error } = await call('/api/retro/search-check', {
      structure: 'CCC(=O)N(C1CCN(CCc2ccccc2)CC1)c1ccccc1',
    });
    expect(code).toBe(20000);
    expect(JSON.stringify(error.details)).toMatch(/Convention|Schedule|Table/);
  });

  it('handles an id of another user as one that never existed', async () => {
    const { member: chemist } = await signIn('chemist');
    const { data } = await chemist.call('retroSearchStart', {
      body: { structure: 'CCCCO', settings: { timeLimitSeconds: 1 } },
    });
    const [theirs, nobodys] = await Promise.all(
      [data.task.taskId, crypto.randomUUID()].map((id) => call(`/api/retro/task?taskId=${id}`)),
    );
    expect(theirs).toMatchObject({ code: 10022, error: nobodys?.error });
  });

  it('refuses what is too large, and what the key does not open', async () => {
    const large = await call('/api/retro/task-list', { key: 'k'.repeat(limits.jsonBodyBytes) });
    expect([large.status, large.code]).toEqual([413, 413]);
    expect((await call('/api/common/apikey')).code).toBe(10039);
  });
});

describe('what the guide says of limits', () => {
  it.each([
    `${limits.worklistMolecules} molecules in a worklist`,
    `${limits.sascoreXlsxBytes / limits.jsonBodyBytes} MB (.xlsx) or ${limits.sascoreSdfBytes / limits.jsonBodyBytes} MB (.sdf)`,
    `${limits.routesPerTask.toLocaleString('en')} routes, ${limits.searchSeconds} s, ${limits.routeSteps} steps`,
    `${limits.apiKeysPerUser}, each for a year at most`,
    `waits ${timeoutsMs.default / 1000} s for an answer, ${timeoutsMs.long / 1000} s for uploads`,
    `\`pageSize\` up to ${limits.pageSize}`,
  ])('%s', (sentence) => {
    expect(guide.replaceAll(/\s+/g, ' ')).toContain(sentence);
  });

  it('a page beyond the end is empty', async () => {
    const { data } = await call('/api/retro/task-list', { pageIndex: 9_999, pageSize: limits.pageSize });
    expect(data.items).toEqual([]);
    expect(data.total).toBeLessThan(9_999);
  });
});

describe('doing a thing twice', () => {
  it('meets the search that runs, the task that has ended and the one that is gone', async () => {
    const body = { structure: 'CCCCCCO', settings: { timeLimitSeconds: 60 } };
    const { data } = await call('/api/retro/retro-search-start', body);
    const { taskId } = data.task;
    expect(await call('/api/retro/retro-search-start', body)).toMatchObject({
      code: 20012,
      error: { details: { taskId } },
    });
    expect((await call('/api/retro/task-stop', { taskId })).code).toBe(200);
    expect((await call('/api/retro/task-stop', { taskId })).code).toBe(20020);
    const again = await call('/api/retro/retro-search-start', { ...body, settings: { timeLimitSeconds: 1 } });
    expect(again.data.task.taskId).not.toBe(taskId);
    expect((await call('/api/retro/task-delete', { taskIds: [taskId] })).data).toMatchObject({ deleted: 1 });
    expect((await call('/api/retro/task-delete', { taskIds: [taskId] })).code).toBe(20018);
  });

  it('counts molecules of the worklist as duplicates', async () => {
    const list = { text: 'CCCCCCCO' };
    expect((await call('/api/retro/import-by-list', list)).data).toMatchObject({ accepted: 1, duplicates: 0 });
    expect((await call('/api/retro/import-by-list', list)).data).toMatchObject({ accepted: 0, duplicates: 1 });
  });
});
