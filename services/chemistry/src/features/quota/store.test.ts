// Searches are counted as they start, in every module, and by nothing that happens to them afterwards.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@app/shared/contracts/call';
import { limits } from '@app/shared/constants/limits';
import { countedModules, type CountedModule, type QuotaScope } from '@app/shared/constants/quotas';
import { removeDueAccounts } from '../console/removal.ts';
import { notices } from '../notifications/schema.ts';
import { quotaMarks, searchQuotas, searchUses } from './schema.ts';
import { scoreTasks } from '../sascore/schema.ts';
import { users, accountClosings } from '../account/schema.ts';
import { tasks } from '../tasks/schema.ts';
import { runQuota, type QuotaCommand } from './admin.ts';
import { endTask } from '../forward/run-store.ts';
import { failScoreTask } from '../sascore/jobs.ts';
import { failTask } from '../retrosynthesis/run-store.ts';
import { startTask } from '../retrosynthesis/life.ts';
import { faults } from '../../test-support/threads/faulty-thread.ts';
import { keepRoute } from '../../test-support/kept-route.ts';
import { sheetOf } from '../../test-support/score-files.ts';
import { uploadScores } from '../../test-support/score-upload.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { mailKind } from '../../platform/mail/mail-job.ts';
import { startSmtpServer, type SmtpServer } from '../../test-support/servers/smtp-server.ts';
import { waitFor } from '../../test-support/wait.ts';

const begin = new Date('2026-06-15T08:00:00Z');
let now = begin;
let service: TestService;
let smtp: SmtpServer;
let routeId: string;
let sheet: Buffer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  sheet = await sheetOf([
    ['SMILES', 'molid'],
    ['CCO', 'M-1'],
  ]);
  // What counts is that a search starts: none of them has to be carried out.
  service = await startTestService({
    clock: { now: () => now },
    forward: { runsTasks: false },
    impurities: { runsTasks: false },
    scoring: { runsTasks: false },
    mail: { sender: 'planning@example.com', smtpUrl: smtp.url },
  });
  routeId = await keepRoute(service, 'CC(=O)NCc1ccccc1', ['NCc1ccccc1']);
});
beforeEach(async () => {
  now = begin;
  const { queries } = service.database;
  for (const table of [searchQuotas, searchUses, quotaMarks, notices]) await queries.delete(table);
  await queries.delete(users).where(eq(users.tenantId, 't-small'));
  smtp.mails.length = 0;
});
afterAll(async () => {
  await service.close();
  await smtp.close();
});

const tenantid = 't-one';
interface Who {
  claims: JWTPayload;
}

const chen: Who = { claims: { sub: 'chen', tenantid } };
const mei: Who = { claims: { sub: 'mei', tenantid } };
const stranger: Who = { claims: { sub: 'chen', tenantid: 't-two' } };
const amide = 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1';
let made = 0;
/** Another molecule each time, so that none is in progress already. */
const fresh = (): string => `C${'C'.repeat((made += 1))}N`;

const starts: Record<CountedModule, (who?: Who) => Promise<{ code: number; error?: ErrorBody | undefined }>> = {
  retrosynthesis: (who = chen) => service.call('retroSearchStart', { body: { structure: fresh(), settings: {} } }, who),
  processchemistry: async (who = chen) => {
    const answer = await service.call('processSearchStart', { body: { structure: fresh() } }, who);
    if (!answer.error) await service.call('retroTaskStop', { body: { taskId: answer.data.task.taskId } }, who);
    return answer;
  },
  forwardsynthesis: async (who = chen) => {
    const body = { structure: 'OC(=O)c1ccc(Br)cc1', type: 'enumeration' as const };
    const answer = await service.call('forwardStart', { body }, who);
    if (!answer.error) await service.call('forwardTaskStop', { body: { taskId: answer.data.task.taskId } }, who);
    return answer;
  },
  sascore: ({ claims } = chen) =>
    uploadScores(
      service,
      'import',
      { name: 'a.xlsx', content: sheet },
      { query: { name: `task ${randomUUID()}` }, claims },
    ),
  impuritypredict: (who = chen) => service.call('impurityStart', { body: { reaction: amide } }, who),
  conditionoptimization: (who = chen) => service.call('conditionOptimization', { body: { reaction: amide } }, who),
  quotation: (who = chen) =>
    service.call('quotationStart', { body: { routeId, scales: [100], currency: 'USD' as const } }, who),
  substructure: (who = chen) => service.call('substructureSearch', { body: { query: 'c1ccccc1' } }, who),
};

const office = (command: QuotaCommand) => runQuota(command, service.services);
const allow = (module: QuotaScope, searches: number, more: object = {}, tenant = tenantid) =>
  office({ action: 'set', tenant, module, searches, by: 'sales', ...more });
const benefits = async (who = chen) => (await service.call('userBenefits', {}, who)).data;
const usedBy = async (module: CountedModule, who = chen) =>
  (await benefits(who)).modules.find((one) => one.module === module)?.used;
const takeMany = (count: number, createdAt = now, module: CountedModule = 'sascore', tenant = tenantid) =>
  service.database.queries.insert(searchUses).values(
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      tenantId: tenant,
      userId: 'chen',
      module,
      subjectId: randomUUID(),
      createdAt,
    })),
  );

describe('a search', () => {
  it.each(countedModules)(
    'of %s takes one of the quota, and is refused with the dialog when none is left',
    { timeout: 60_000 },
    async (module) => {
      await allow(module, 1);
      expect((await starts[module]()).code).toBe(200);
      expect(await usedBy(module)).toBe(1);
      const refused = await starts[module]();
      expect(refused).toMatchObject({ code: 10034, error: { display: 'confirm', action: 'contactSales' } });
      expect(await usedBy(module)).toBe(1);
      // A colleague draws on the same quota, another tenant does not; a route belongs to its owner.
      const others = [await starts[module](mei), await starts[module](stranger)];
      expect(others.map(({ code }) => code)).toEqual(module === 'quotation' ? [10022, 10022] : [10034, 200]);
    },
  );

  it.each(countedModules)('of %s is refused by a quota that has expired', { timeout: 60_000 }, async (module) => {
    await allow(module, 5, { until: '2026-06-15' });
    now = new Date('2026-06-15T23:59:59.999Z');
    expect((await starts[module]()).code).toBe(200);
    now = new Date('2026-06-16T00:00:00Z');
    expect((await starts[module]()).code).toBe(10036);
  });

  it('draws on the quota of its module and on that of all modules together', async () => {
    await allow('all', 2);
    await allow('substructure', 1);
    expect((await starts.substructure()).code).toBe(200);
    expect((await starts.substructure()).error).toMatchObject({
      code: 10034,
      details: { scope: 'substructure', left: 0 },
    });
    expect((await starts.retrosynthesis()).code).toBe(200);
    expect((await starts.retrosynthesis()).error).toMatchObject({ code: 10034, details: { scope: 'all', limit: 2 } });
  });

  it('of a program with an API key counts as its user', async () => {
    await allow('retrosynthesis', 1);
    const token = await service.gateway.token({ sub: 'chen', tenantid, preferred_username: 'chen', name: 'Chen' });
    const search = () =>
      service.call(
        'retroSearchStart',
        { body: { structure: fresh() } },
        { headers: { authorization: `Bearer ${token}` } },
      );
    expect((await search()).code).toBe(200);
    expect((await search()).code).toBe(10034);
    expect(await usedBy('retrosynthesis')).toBe(1);
  });

  it('has enough again in the next period', async () => {
    await allow('retrosynthesis', 1, { period: 'month', from: '2026-05-31' });
    expect((await starts.retrosynthesis()).code).toBe(200);
    now = new Date('2026-06-29T23:59:59Z');
    expect((await starts.retrosynthesis()).error?.details).toMatchObject({ renewedAt: '2026-06-30T00:00:00.000Z' });
    now = new Date('2026-06-30T00:00:00Z');
    expect((await starts.retrosynthesis()).code).toBe(200);
    expect((await starts.retrosynthesis()).code).toBe(10034);
  });

  it('of a structure that is not understood is not counted', async () => {
    await allow('all', 1);
    expect((await service.call('substructureSearch', { body: { query: 'c1ccc' } }, chen)).code).toBe(20028);
    expect((await service.call('retroSearchStart', { body: { structure: 'no molecule' } }, chen)).code).not.toBe(200);
    expect((await starts.substructure()).code).toBe(200);
  });

  it('is announced by the check before it, with what is left', async () => {
    const check = () => service.call('searchCheck', { body: { structure: fresh() } }, chen);
    expect((await check()).data.searchesLeft).toBeUndefined();
    await allow('retrosynthesis', 1);
    expect((await check()).data.searchesLeft).toBe(1);
    await starts.retrosynthesis();
    expect((await check()).code).toBe(10034);
  });
});

describe('two hundred starts at once', () => {
  it('with ten left make exactly ten tasks', async () => {
    await allow('retrosynthesis', 10, {}, 't-crowd');
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) => {
        const target = { key: randomUUID().slice(0, 22), smiles: 'CO', formula: 'CH4O', molecularWeight: 32 };
        const owner = { tenantId: 't-crowd', userId: `user-${at % 20}` };
        return startTask(service.services, owner, { name: `task ${at}`, target, removedParts: [] });
      }),
    );
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(190);
    for (const reason of refused) expect(reason).toMatchObject({ key: 'usageExhausted' });
    const { queries } = service.database;
    expect(await queries.$count(tasks, eq(tasks.tenantId, 't-crowd'))).toBe(10);
    expect(await queries.$count(searchUses, eq(searchUses.tenantId, 't-crowd'))).toBe(10);
    await queries.delete(tasks).where(eq(tasks.tenantId, 't-crowd'));
  });
});

describe('a batch', () => {
  const worklist = (count: number) =>
    service.call('importByList', { body: { text: Array.from({ length: count }, fresh).join('\n') } }, chen);
  const startAll = () => service.call('batchSearch', { body: {} }, chen);
  beforeEach(() => service.call('deleteWaitingSmiles', { body: {} }, chen));

  it('with fewer searches left than molecules starts none and says how many are left', async () => {
    await allow('retrosynthesis', 2);
    await worklist(3);
    const refused = await startAll();
    expect(refused.error).toMatchObject({ code: 10035, details: { left: 2, wanted: 3 } });
    const { data } = await service.call('waitingSmiles', { query: {} }, chen);
    expect([data.searchesLeft, data.counts.notStarted, data.counts.queued]).toEqual([2, 3, 0]);
    const ids = data.items.slice(1).map(({ id }) => id);
    expect((await service.call('batchSearch', { body: { ids } }, chen)).data.started).toBe(2);
    expect((await startAll()).code).toBe(10034);
    expect((await service.call('waitingSmiles', { query: {} }, chen)).data.searchesLeft).toBe(0);
    await service.call('batchStop', { body: {} }, chen);
  });

  it('that was paused goes on without being counted again', async () => {
    await allow('retrosynthesis', 2);
    await worklist(2);
    expect((await startAll()).data.started).toBe(2);
    expect((await service.call('batchPause', { body: {} }, chen)).data.paused).toBe(2);
    expect((await startAll()).data.started).toBe(2);
    expect(await usedBy('retrosynthesis')).toBe(2);
    // One that was stopped is a new search.
    await service.call('batchStop', { body: {} }, chen);
    const { data } = await service.call('waitingSmiles', { query: {} }, chen);
    const again = await service.call('batchSearch', { body: { ids: data.items.map(({ id }) => id) } }, chen);
    expect(again.code).toBe(10034);
  });
});

describe('a task that is deleted', () => {
  it('gives nothing back', async () => {
    await allow('forwardsynthesis', 1);
    await allow('retrosynthesis', 1);
    await starts.forwardsynthesis();
    const [row] = (await service.call('forwardTaskList', { body: { pageIndex: 1, pageSize: 1 } }, chen)).data.items;
    await service.call('forwardTaskDelete', { body: { taskIds: [row?.taskId ?? ''] } }, chen);
    const { data } = await service.call('retroSearchStart', { body: { structure: fresh() } }, chen);
    await service.call('retroTaskStop', { body: { taskId: data.task.taskId } }, chen);
    expect((await service.call('retroTaskDelete', { body: { taskIds: [data.task.taskId] } }, chen)).data.deleted).toBe(
      1,
    );
    expect([await usedBy('forwardsynthesis'), await usedBy('retrosynthesis')]).toEqual([1, 1]);
    expect((await starts.forwardsynthesis()).code).toBe(10034);
    expect((await starts.retrosynthesis()).code).toBe(10034);
  });

  it('stays counted when its user logs the account off', async () => {
    await allow('substructure', 1);
    await starts.substructure();
    await service.database.queries
      .insert(accountClosings)
      .values({ tenantId: tenantid, userId: 'chen', requestedAt: begin, removalAt: begin });
    expect(await removeDueAccounts(service.services)).toBe(1);
    await service.database.queries.delete(accountClosings);
    expect((await starts.substructure()).code).toBe(10034);
    routeId = await keepRoute(service, 'CC(=O)NCc1ccccc1', ['NCc1ccccc1']);
  });
});

describe('a task that fails and found nothing', () => {
  it('gives its search back, once, and takes it again when it is started again', async () => {
    const failing = await startTestService({
      workers: 1,
      threadEntry: new URL('../../test-support/threads/faulty-thread.ts', import.meta.url),
    });
    try {
      const { services, database } = failing;
      await runQuota({ action: 'set', tenant: tenantid, module: 'all', searches: 1, by: 'sales' }, services);
      const left = async () => (await failing.call('waitingSmiles', { query: {} }, chen)).data.searchesLeft;
      const stateOf = async (taskId: string) =>
        (await failing.call('retroTask', { query: { taskId } }, chen)).data.task.state;
      const { task } = (await failing.call('retroSearchStart', { body: { structure: faults.throws } }, chen)).data;
      await waitFor(async () => (await stateOf(task.taskId)) === 'failed');
      expect(await left()).toBe(1);
      await failTask(database.queries, task.taskId, new Date());
      expect(await left()).toBe(1);
      await failing.call('retroTaskRestart', { body: { taskId: task.taskId } }, chen);
      await waitFor(async () => (await stateOf(task.taskId)) === 'failed');
      expect(await left()).toBe(1);
      const waiting = (await failing.call('retroSearchStart', { body: { structure: faults.waits } }, chen)).data.task;
      expect(await left()).toBe(0);
      // The other one cannot be started again while this one has the only search; one that the user stops is not given back.
      expect((await failing.call('retroTaskRestart', { body: { taskId: task.taskId } }, chen)).code).toBe(10034);
      expect(await stateOf(task.taskId)).toBe('failed');
      await failing.call('retroTaskStop', { body: { taskId: waiting.taskId } }, chen);
      expect(await left()).toBe(0);
    } finally {
      await failing.close();
    }
  });

  it('gives it back in the other modules, and takes it again where it goes on', { tags: ['full'] }, async () => {
    const still = await startTestService({
      impurities: {
        entry: new URL('../../test-support/threads/slow-impurity-thread.ts', import.meta.url),
        timeoutMs: 4_000,
      },
      scoring: { runsTasks: false },
      forward: { runsTasks: false },
    });
    try {
      const { services } = still;
      const { queries } = still.database;
      const used = async () => {
        const { modules } = (await still.call('userBenefits', {}, chen)).data;
        return modules.flatMap((one) => (one.used > 0 ? [one.module] : []));
      };
      const { search } = (await still.call('impurityStart', { body: { reaction: 'CCO.I>>CCI' } }, chen)).data;
      expect(await used()).toEqual(['impuritypredict']);
      await waitFor(async () => {
        const { data } = await still.call('impuritySearchOf', { query: { id: search.userSearchBatchId } }, chen);
        return data.search.state === 'failed';
      });
      expect(await used()).toEqual([]);

      const { data } = await uploadScores(still, 'import', { name: 'a.xlsx', content: sheet }, chen);
      const id = data.task.taskId;
      expect(await used()).toEqual(['sascore']);
      await queries.update(scoreTasks).set({ state: 'searching' });
      await failScoreTask(queries, id, new Date());
      expect(await used()).toEqual([]);
      await still.call('sascoreContinue', { params: { id } }, chen);
      expect(await used()).toEqual(['sascore']);
      await still.call('sascoreStop', { params: { id } }, chen);
      await still.call('sascoreContinue', { params: { id } }, chen);
      expect(await queries.$count(searchUses, eq(searchUses.module, 'sascore'))).toBe(2);

      const body = { structure: 'OC(=O)c1ccc(Br)cc1', type: 'enumeration' as const };
      const { taskId } = (await still.call('forwardStart', { body }, chen)).data.task;
      expect(await used()).toEqual(['forwardsynthesis', 'sascore']);
      const owner = { tenantId: tenantid, userId: 'chen' };
      await services.database.transaction((tx, connection) =>
        endTask(tx, { jobs: services.jobs, connection }, { id: taskId, ...owner }, { state: 'failed' }, new Date()),
      );
      expect(await used()).toEqual(['sascore']);
      await still.call('forwardTaskContinue', { body: { taskId } }, chen);
      expect(await used()).toEqual(['forwardsynthesis', 'sascore']);
    } finally {
      await still.close();
    }
  });

  it('keeps what it took where it found something', async () => {
    await starts.retrosynthesis();
    const { queries } = service.database;
    const [use] = await queries.select().from(searchUses);
    const id = use?.subjectId ?? '';
    await queries.update(tasks).set({ state: 'searching', routeCount: 3 }).where(eq(tasks.id, id));
    await failTask(queries, id, new Date());
    expect(await usedBy('retrosynthesis')).toBe(1);
  });
});

describe('a trial', () => {
  const trial: Who = { claims: { sub: 'trying', tenantid: 't-small', account_type: -1 } };
  it('ends with its 1000th search, whatever the modules', async () => {
    await service.call('userProfile', {}, trial);
    await service.database.queries.insert(searchUses).values(
      Array.from({ length: limits.demoSearches - 1 }, (_, at) => ({
        id: randomUUID(),
        tenantId: 't-small',
        userId: 'trying',
        module: countedModules[at % countedModules.length] ?? 'sascore',
        subjectId: randomUUID(),
        createdAt: begin,
      })),
    );
    const held = async () => (await benefits(trial)).holdings.find((one) => one.holding === 'demoSearches');
    expect(await held()).toEqual({ holding: 'demoSearches', used: 999, limit: 1_000 });
    expect((await starts.substructure(trial)).code).toBe(200);
    expect((await starts.substructure(trial)).code).toBe(70009);
    expect((await starts.retrosynthesis(trial)).code).toBe(70009);
    // A colleague has a trial of their own, and who has paid is not held up.
    expect(
      (
        await starts.substructure({
          claims: { sub: 'other', tenantid: 't-small', account_type: -1 },
        })
      ).code,
    ).toBe(200);
    const payer = { claims: { ...trial.claims, account_type: 2 } };
    await service.call('userProfile', {}, payer);
    expect((await starts.substructure(payer)).code).toBe(200);
    expect((await benefits(payer)).holdings.some((one) => one.holding === 'demoSearches')).toBe(false);
  });
});

describe('administrators', () => {
  const boss = { claims: { sub: 'boss', tenantid: 't-small', tenant_admin: true } };
  const clerk = { claims: { sub: 'clerk', tenantid: 't-small' } };
  const told = async (who: Who) =>
    (await service.call('notificationList', { query: { pageIndex: 1, pageSize: 20 } }, who)).data.items.map(
      ({ kind, subject, count }) => [kind, subject, count],
    );
  const search = () => starts.substructure(clerk);
  const round = () => service.services.notices.round();

  it('are told once at 80 % and once at 100 %, in each period, by mail too where they want it', async () => {
    for (const one of [boss, clerk]) await service.call('userProfile', {}, one);
    await service.database.queries
      .update(users)
      .set({ email: 'boss@example.com', language: 'en' })
      .where(eq(users.userId, 'boss'));
    await service.call('changeEmailNotice', { body: { finishedTasks: true } }, boss);
    await allow('substructure', 5, { period: 'month', from: '2026-06-01' }, 't-small');
    for (let n = 1; n <= 3; n += 1) await search();
    await round();
    expect(await told(boss)).toEqual([]);
    await search();
    await round();
    await round();
    expect(await told(boss)).toEqual([['quotaWarning', 'substructure', 80]]);
    await search();
    expect((await search()).code).toBe(10034);
    await round();
    expect(await told(boss)).toEqual(expect.arrayContaining([['quotaUsedUp', 'substructure', 100]]));
    expect(await told(boss)).toHaveLength(2);
    expect(await told(clerk)).toEqual([]);
    await service.idle(mailKind);
    expect(
      smtp.mails.map(({ to, data }) => [to, /Structure search: .*used/.test(data.replaceAll('=\r\n', ''))]),
    ).toEqual([
      [['boss@example.com'], true],
      [['boss@example.com'], true],
    ]);
    now = new Date('2026-07-01T00:00:00Z');
    for (let n = 1; n <= 4; n += 1) await search();
    await round();
    expect(await told(boss)).toHaveLength(3);
  });
});

describe('the back office', () => {
  it('sets, lists and clears quotas, and what was used stays used when one is set again', async () => {
    await takeMany(4, new Date('2026-06-10T00:00:00Z'));
    await takeMany(1, new Date('2026-05-31T23:59:59Z'));
    expect(await allow('sascore', 10, { period: 'month', from: '2026-06-01', until: '2026-12-31' })).toEqual([
      {
        tenant: tenantid,
        module: 'sascore',
        searches: 10,
        used: 4,
        left: 6,
        period: 'month',
        since: new Date('2026-06-01T00:00:00Z'),
        renewedAt: new Date('2026-07-01T00:00:00Z'),
        expiresAt: new Date('2027-01-01T00:00:00Z'),
        setBy: 'sales',
      },
    ]);
    expect(await allow('sascore', 3, { period: 'month' })).toMatchObject([
      { searches: 3, used: 4, left: 0, expiresAt: null },
    ]);
    await allow('all', 100);
    const listed = await office({ action: 'list' });
    expect(listed.map((line) => ('module' in line ? line.module : ''))).toEqual(['all', 'sascore']);
    expect((await benefits()).quotas).toMatchObject([
      { scope: 'all', used: 0, limit: 100, renewedAt: null },
      { scope: 'sascore', used: 4, limit: 3 },
    ]);
    expect(await office({ action: 'clear', tenant: tenantid, module: 'all', by: 'sales' })).toHaveLength(1);
  });

  it.each([
    [{ action: 'clear', tenant: 't-nobody', module: 'all', by: 'sales' }, 't-nobody has no quota of all'],
    [{ action: 'set', tenant: 't-one', module: 'all', searches: 1, until: '2026-02-30', by: 'sales' }, '2026-02-30'],
    [{ action: 'set', tenant: 't-one', module: 'all', searches: 1, by: ' ' }, 'who decides'],
  ] as const)('refuses %j', async (command, words) => {
    await expect(office(command)).rejects.toThrow(words);
  });
});
