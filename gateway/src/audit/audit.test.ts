import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, renameSync, statSync, truncateSync, writeFileSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { linesOfFiles } from './raw-lines.ts';
import { createPseudonyms } from './pseudonym.ts';
import {
  callEvent,
  createCollector,
  createTestLog,
  linesIn,
  openAudit,
  sessionSecret,
  temporaryFolder,
  verifyBytes,
} from './test-support.ts';
import { verifyLines } from './verify.ts';
import { processorMs } from '../test-support/processor-ms.ts';

const verifyFiles = (...files: string[]) => verifyLines(linesOfFiles(files));

describe('what is recorded', () => {
  it('says who, what and with which outcome, by pseudonym and network only', async () => {
    const { stream, text } = createCollector();
    const audit = await openAudit({ toStdout: true, stdout: stream, now: () => Date.UTC(2027, 0, 15, 8) });
    audit.record(callEvent(3));
    audit.record({ action: 'sign-in-refused', outcome: 'failure', code: 997, via: null, address: undefined });
    await audit.close();
    const [, , call, refusal] = linesIn(text());
    expect(call).toEqual({
      log: 'audit',
      kind: 'event',
      chain: expect.stringMatching(/^one\.[0-9a-f]{8}$/),
      seq: 3,
      at: '2027-01-15T08:00:00.000Z',
      action: 'call',
      outcome: 'success',
      user: createPseudonyms(sessionSecret)('user-3'),
      tenant: 'tenant-1',
      trackingId: 5,
      trackingName: 'retrosynthesisStart',
      method: 'POST',
      route: '/api/retro/retro-search-start',
      status: 200,
      code: 200,
      durationMs: 12.3,
      requestId: 'request-3',
      address: '203.0.113.0',
      via: 'session',
      prevHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(Object.keys(refusal ?? {})).toEqual([
      'log',
      'kind',
      'chain',
      'seq',
      'at',
      'action',
      'outcome',
      'code',
      'prevHash',
      'hash',
    ]);
    expect(text()).not.toContain('user-3');
    expect(text()).not.toContain('203.0.113.77');
  });

  it('names users by a word that only the secret gives', () => {
    const pseudonymOf = createPseudonyms(sessionSecret);
    expect(pseudonymOf('user-1')).toMatch(/^[\w-]{16}$/);
    expect(pseudonymOf('user-1')).toBe(createPseudonyms(sessionSecret)('user-1'));
    expect(pseudonymOf('user-1')).not.toBe(pseudonymOf('user-2'));
    expect(pseudonymOf('user-1')).not.toBe(createPseudonyms(`${sessionSecret}.`)('user-1'));
  });

  it('is written after 100 events at once, else after 50 ms, each batch in one write and in order', async () => {
    const { stream, writes, text } = createCollector();
    const audit = await openAudit({ toStdout: true, stdout: stream });
    await audit.flush();
    for (let number = 0; number < 250; number += 1) audit.record(callEvent(number));
    await delay(0);
    expect(linesIn(text()).filter(({ kind }) => kind === 'event')).toHaveLength(200);
    await expect.poll(() => linesIn(text()).filter(({ kind }) => kind === 'event').length).toBe(250);
    const requests = linesIn(text()).flatMap(({ requestId }) => (requestId === undefined ? [] : [requestId]));
    expect(requests).toEqual(Array.from({ length: 250 }, (_, number) => `request-${number}`));
    for (const write of writes) expect(linesIn(write).at(-1)?.['kind']).toBe('head');
    expect(audit.stats()).toMatchObject({ events: 250, late: 0, sinks: { stdout: { failures: 0, lost: 0 } } });
    await audit.close();
    expect(await verifyBytes(text())).toMatchObject({ problem: undefined });
  });

  it('is written before the end, and what comes after the end is counted', async () => {
    const { stream, text } = createCollector();
    const audit = await openAudit({ toStdout: true, stdout: stream });
    audit.record(callEvent(1));
    await audit.close();
    audit.record(callEvent(2));
    await delay(80);
    expect(text()).toContain('request-1');
    expect(text()).not.toContain('request-2');
    expect(audit.stats().late).toBe(1);
  });

  it('costs a caller next to nothing', async () => {
    const audit = await openAudit({ file: join(temporaryFolder(), 'audit.log') });
    const before = process.cpuUsage();
    for (let number = 0; number < 20_000; number += 1) audit.record(callEvent(number));
    const microseconds = (processorMs(before) / 20_000) * 1_000;
    await audit.close();
    // Measured at 5 on a machine at rest; the bound is for one that is busy with other tests.
    expect(microseconds).toBeLessThan(50);
  });
});

describe('the key', () => {
  it('comes from the file when there is one, else from the secret', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const keyPem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    const withFile = await openAudit({ keyPem });
    const withSecret = await openAudit({});
    const again = await openAudit({});
    expect(withFile.publicKey.pem).toBe(publicKey.export({ format: 'pem', type: 'spki' }));
    expect(withSecret.publicKey.pem).toBe(again.publicKey.pem);
    expect(withSecret.publicKey.id).not.toBe(withFile.publicKey.id);
    expect(createPublicKey(createPrivateKey(keyPem)).export({ format: 'der', type: 'spki' }).toString('base64')).toBe(
      withFile.publicKey.base64,
    );
  });

  it.each([
    'nonsense',
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  ])('is refused by name when it is of another kind', async (keyPem) => {
    await expect(openAudit({ keyPem })).rejects.toThrow(/^AUDIT_KEY_FILE: must hold an Ed25519 private key/);
  });
});

describe('the file', () => {
  it('can be read by its owner only, and its name may hold the instance', async () => {
    const folder = temporaryFolder();
    const audit = await openAudit({ file: join(folder, 'deeper', 'audit-%i.log'), instance: 'east/1' });
    await audit.close();
    expect(statSync(join(folder, 'deeper', 'audit-east_1.log')).mode & 0o777).toBe(0o600);
  });

  it('goes on with the same chain after a restart', async () => {
    const file = join(temporaryFolder(), 'audit.log');
    for (let start = 0; start < 3; start += 1) {
      const audit = await openAudit({ file });
      audit.record(callEvent(start));
      await audit.close();
    }
    const { problem, chains } = await verifyFiles(file);
    expect(problem).toBeUndefined();
    expect(chains).toMatchObject([{ lines: 12, heads: 6, unsigned: 0 }]);
    expect(linesIn(readFileSync(file, 'utf8')).filter(({ kind }) => kind === 'chain')).toHaveLength(3);
  });

  it.each([1, 30, 200, 450])(
    'tells of a last line of which %i bytes are missing, and of nothing else',
    async (missing) => {
      const file = join(temporaryFolder(), 'audit.log');
      const first = await openAudit({ file });
      for (let number = 0; number < 5; number += 1) first.record(callEvent(number));
      await first.close();
      truncateSync(file, statSync(file).size - missing);
      const second = await openAudit({ file });
      await second.close();
      const { problem, notices } = await verifyFiles(file);
      expect(problem).toBeUndefined();
      expect(notices.some((text) => text.includes('cut off by a crash'))).toBe(missing > 1);

      const bytes = readFileSync(file);
      const torn = linesIn(
        bytes
          .toString()
          .split('\n')
          .filter((line) => line.includes('"torn"'))
          .join('\n'),
      );
      expect(torn).toHaveLength(missing > 1 ? 1 : 0);
      const insideLast = bytes.lastIndexOf('\n{"log":"audit","kind":"chain"') - 5;
      bytes[insideLast] = (bytes[insideLast] ?? 0) ^ 1;
      const lineBefore = bytes.subarray(0, insideLast).toString().split('\n').length;
      expect((await verifyBytes(bytes)).problem).toMatchObject({ line: lineBefore });
    },
  );

  it('says so when the lines before a crash were never signed', async () => {
    const file = join(temporaryFolder(), 'audit.log');
    const first = await openAudit({ file });
    for (let number = 0; number < 5; number += 1) first.record(callEvent(number));
    await first.close();
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${lines.slice(0, 5).join('\n')}\n${lines[5]?.slice(0, 60)}`);
    await (await openAudit({ file })).close();
    const { problem, notices } = await verifyFiles(file);
    expect(problem).toBeUndefined();
    expect(notices).toContainEqual(expect.stringContaining('the last 3 lines before'));
  });

  it('takes over what a first write left when it was cut off', async () => {
    const file = join(temporaryFolder(), 'audit.log');
    writeFileSync(file, '{"log":"audit","kind":"chain","chain":"one.');
    await (await openAudit({ file })).close();
    expect(await verifyFiles(file)).toMatchObject({ problem: undefined, lines: 3, heads: 1 });
  });

  it('is left alone when it is something else', async () => {
    const file = join(temporaryFolder(), 'notes.txt');
    writeFileSync(file, 'my notes\n');
    await expect(openAudit({ file })).rejects.toThrow(/^AUDIT_FILE: the last line of .* is not one of the audit log/);
    await expect(openAudit({ file: '/dev/null/audit.log' })).rejects.toThrow(/^AUDIT_FILE: .* cannot be opened/);
    expect(readFileSync(file, 'utf8')).toBe('my notes\n');
  });

  it('has one writer; the second hears who the first is', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'audit.log');
    const first = await openAudit({ file, instance: 'one' });
    await expect(openAudit({ file, instance: 'two' })).rejects.toThrow(
      /^AUDIT_FILE: gateway one \(process \d+\) writes/,
    );
    await first.close();
    await (await openAudit({ file, instance: 'two' })).close();
    expect(await verifyFiles(file)).toMatchObject({ problem: undefined });
  });

  it('is one of its own for each gateway', async () => {
    const folder = temporaryFolder();
    const gateways = await Promise.all(
      ['one', 'two'].map((instance) => openAudit({ file: join(folder, 'audit-%i.log'), instance })),
    );
    for (const audit of gateways) audit.record(callEvent());
    await Promise.all(gateways.map((audit) => audit.close()));
    const files = ['one', 'two'].map((instance) => join(folder, `audit-${instance}.log`));
    const { problem, chains } = await verifyFiles(...files);
    expect(problem).toBeUndefined();
    expect(chains.map(({ chain }) => chain.split('.')[0])).toEqual(['one', 'two']);
    const mixed = files.map((file) => readFileSync(file, 'utf8').split('\n'));
    const [one = [], two = []] = mixed;
    expect(await verifyBytes(one.toSpliced(2, 0, two[2] ?? '').join('\n'))).toMatchObject({
      problem: { line: 3, what: expect.stringContaining('is inserted') },
    });
  });
});

describe('rotation', () => {
  it('goes on in a new file that can be checked by itself or after the old one', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'audit.log');
    const audit = await openAudit({ file });
    for (let round = 3; round > 0; round -= 1) {
      for (let number = 0; number < 30; number += 1) audit.record(callEvent(number));
      await audit.flush();
      renameSync(file, `${file}.${round}`);
      audit.record(callEvent(99));
      audit.reopen();
      await audit.flush();
    }
    await audit.close();
    const files = [3, 2, 1].map((number) => `${file}.${number}`);
    expect(await verifyFiles(...files, file)).toMatchObject({ problem: undefined, chains: [{ unsigned: 0 }] });
    const alone = await verifyFiles(file);
    expect(alone.problem).toBeUndefined();
    expect(alone.notices).toContainEqual(expect.stringContaining('which is not in these files'));
    expect((await verifyFiles(`${file}.3`, `${file}.1`, file)).problem).toMatchObject({
      file: `${file}.1`,
      line: 1,
      what: expect.stringMatching(/^comes after missing lines/),
    });
    expect((await verifyFiles(`${file}.2`, `${file}.3`)).problem).toMatchObject({ file: `${file}.3`, line: 1 });
  });

  it('stays in the file it has when the new one is not empty', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'audit.log');
    const log = createTestLog();
    const audit = await openAudit({ file, log });
    await audit.flush();
    renameSync(file, `${file}.1`);
    writeFileSync(file, 'somebody else was here\n');
    audit.reopen();
    audit.record(callEvent());
    await audit.close();
    expect(log.errors).toMatchObject([{ message: 'audit lines cannot be written' }]);
    expect(await verifyFiles(`${file}.1`)).toMatchObject({ problem: undefined, chains: [{ unsigned: 0 }] });
    expect(readFileSync(file, 'utf8')).toBe('somebody else was here\n');
  });

  it('hides nothing when lines are taken away from the end of an old file', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'audit.log');
    const audit = await openAudit({ file });
    for (let number = 0; number < 30; number += 1) audit.record(callEvent(number));
    await audit.flush();
    renameSync(file, `${file}.1`);
    audit.reopen();
    await audit.close();
    const lines = readFileSync(`${file}.1`, 'utf8').split('\n');
    writeFileSync(`${file}.1`, `${lines.slice(0, 20).join('\n')}\n`);
    expect((await verifyFiles(`${file}.1`, file)).problem).toMatchObject({ file, line: 1 });
    appendFileSync(`${file}.1`, 'x');
    expect((await verifyFiles(`${file}.1`, file)).problem).toMatchObject({ file: `${file}.1`, line: 21 });
  });
});
