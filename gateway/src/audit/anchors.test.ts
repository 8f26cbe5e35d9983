import { readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { anchorOf, readAnchors } from './anchors.ts';
import { createChain } from './chain.ts';
import { linesOf, linesOfFiles } from './raw-lines.ts';
import { readSigningKey } from './signing-key.ts';
import {
  callEvent,
  createTestLog,
  linesIn,
  openAudit,
  sessionSecret,
  temporaryFolder,
  verifyBytes,
  writtenLog,
} from './test-support.ts';
import { verifyLines } from './verify.ts';

// Line 1 begins the chain, line 2 is its head; then 18 batches of ten events and a head each: 200 lines.
let lines: string[];
beforeAll(async () => {
  lines = (await writtenLog(18, 10)).split('\n').slice(0, -1);
});

const joined = (some: readonly string[]) => some.map((line) => `${line}\n`).join('');
const headsOf = (some: readonly string[]) => some.filter((line) => line.includes('"kind":"head"'));
const anchorsIn = async (text: string) =>
  (
    await readAnchors(
      linesOf(
        'anchors.log',
        (async function* () {
          yield Buffer.from(text);
        })(),
      ),
    )
  ).anchors;
const numberAndHash = (line = '') => {
  const { seq, hash } = linesIn(line)[0] ?? {};
  return `${String(seq)}:${String(hash)}`;
};
const verify = async (some: readonly string[], anchorText: string) =>
  verifyBytes(joined(some), { anchors: await anchorsIn(anchorText) });

describe('an anchor', () => {
  it('is in the log as long as nothing was cut off, whichever line it names', async () => {
    const anchors = [anchorOf(numberAndHash(lines.at(-1))), anchorOf(numberAndHash(lines[99]).toUpperCase())];
    expect(await verifyBytes(joined(lines), { anchors })).toMatchObject({ problem: undefined, anchors: 2 });
    const all = await verify(lines, joined(headsOf(lines)));
    expect(all).toMatchObject({ problem: undefined, anchors: 19 });
  });

  it.each([199, 189, 2])('shows that only %i of 200 lines are left', async (left) => {
    const some = lines.slice(0, left);
    expect((await verifyBytes(joined(some))).problem).toBeUndefined();
    const byHand = await verifyBytes(joined(some), { anchors: [anchorOf(numberAndHash(lines.at(-1)))] });
    const what = 'names seq 200: what came after was cut off';
    expect(byHand.problem).toMatchObject({ line: left, seq: left, what: expect.stringContaining(`--expect ${what}`) });
    const byFile = await verify(some, joined(headsOf(lines).slice(-1)));
    expect(byFile.problem).toMatchObject({
      line: left,
      what: expect.stringContaining(`line 1 of anchors.log ${what}`),
    });
  });

  it('shows a chain that was written anew with the key of the log', async () => {
    const chain = String(linesIn(lines[0] ?? '')[0]?.['chain']);
    const tail = { chain, seq: 0, hash: '0'.repeat(64) };
    const key = readSigningKey({ sessionSecret });
    const forger = createChain({ tail, instance: 'one', version: '1.0.0', key, now: () => 0 });
    const events = Array.from({ length: 250 }, () => ({ at: 0, members: { action: 'call', outcome: 'success' } }));
    const anew = forger.batch(events, { reason: 'started' }).lines.map((line) => line.trimEnd());
    expect((await verifyBytes(joined(anew))).problem).toBeUndefined();
    const what = expect.stringContaining('was written anew');
    expect((await verify(anew, joined(headsOf(lines).slice(-1)))).problem).toMatchObject({ line: 200, what });
    const anchors = [anchorOf(numberAndHash(lines.at(-1)))];
    expect((await verifyBytes(joined(anew), { anchors })).problem).toMatchObject({ line: 200, what });
  });

  it('shows that a chain is missing altogether', async () => {
    const other = (await writtenLog(1, 1, { newChainId: () => 'ffffffff' })).split('\n').slice(0, -1);
    const what = expect.stringContaining('no line is the one with seq 200 that line 1 of anchors.log names');
    expect((await verify(other, joined(headsOf(lines).slice(-1)))).problem).toMatchObject({ what });
    expect(await verify([...lines, ...other], joined(headsOf(lines)))).toMatchObject({
      problem: undefined,
      anchors: 19,
    });
  });

  it('of a rotated file that is not given is a note in a file of anchors, and missed when it was asked for', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'audit.log');
    for (const end of ['first', 'second']) {
      const audit = await openAudit({ file, anchorFile: join(folder, 'anchors.log') });
      audit.record({ ...callEvent(), requestId: end });
      await audit.close();
    }
    const all = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    const restart = all.findLastIndex((line) => line.includes('"kind":"chain"'));
    const late = all.slice(restart);
    const result = await verify(late, readFileSync(join(folder, 'anchors.log'), 'utf8'));
    expect(result).toMatchObject({ problem: undefined, anchors: 1 });
    expect(result.notices).toContain('1 anchors name lines before these files, or lines left out');
    const anchors = [anchorOf(numberAndHash(all[1]))];
    const what = expect.stringContaining('the file with seq 2 of --expect is missing');
    expect((await verifyBytes(joined(late), { anchors })).problem).toMatchObject({ what });
  });

  it('that somebody else signed is named as what it is', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const { publicKey } = readSigningKey({ sessionSecret });
    const tail = { chain: String(linesIn(lines[0] ?? '')[0]?.['chain']), seq: 300, hash: '0'.repeat(64) };
    const key = { privateKey, publicKey };
    const forged = createChain({ tail, instance: 'one', version: '1', key, now: () => 0 })
      .batch([])
      .lines.join('');
    const what = expect.stringContaining('line 1 of anchors.log is not a head that this log');
    expect((await verify(lines, forged)).problem).toMatchObject({ what });
  });

  it('is a number and a hash, or a head that nobody changed', async () => {
    for (const text of ['200', '200:abc', `x:${'0'.repeat(64)}`]) expect(() => anchorOf(text)).toThrow(/^--expect/);
    const file = join(temporaryFolder(), 'anchors.log');
    const [head = ''] = headsOf(lines);
    writeFileSync(file, joined([lines[2] ?? '', head.replace('"count":1', '"count":2'), head, 'x']));
    const { anchors, notices } = await readAnchors(linesOfFiles([file]));
    expect([anchors.length, notices.length, notices[0]]).toEqual([1, 3, expect.stringContaining('line 1 of')]);
  });
});

describe('the file of anchors', () => {
  it('gets the last head at intervals, each once, and the last one at the end', async () => {
    const folder = temporaryFolder();
    const [file, anchorFile] = [join(folder, 'audit.log'), join(folder, 'elsewhere', 'anchors-%i.log')];
    const audit = await openAudit({ file, anchorFile, anchorEveryMs: 20 });
    const written = join(folder, 'elsewhere', 'anchors-one.log');
    const count = () => readFileSync(written, 'utf8').split('\n').length - 1;
    await expect.poll(count).toBe(1);
    await delay(60);
    expect(count()).toBe(1);
    audit.record(callEvent());
    await expect.poll(count).toBe(2);
    audit.record(callEvent());
    await audit.close();
    const text = readFileSync(file, 'utf8');
    const anchorText = readFileSync(written, 'utf8');
    expect(anchorText.trimEnd().split('\n').at(-1)).toBe(text.trimEnd().split('\n').at(-1));
    expect(statSync(written).mode & 0o777).toBe(0o600);
    const anchors = await anchorsIn(anchorText);
    expect(await verifyLines(linesOfFiles([file]), { anchors })).toMatchObject({ problem: undefined });
    const cut = text.trimEnd().split('\n').slice(0, -2);
    expect((await verifyBytes(joined(cut))).problem).toBeUndefined();
    expect((await verifyBytes(joined(cut), { anchors })).problem?.what).toContain('cut off');
  });

  it('that cannot be written ends a start, and later on is an error in the log and nothing more', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'audit.log');
    await expect(openAudit({ file, anchorFile: '/dev/null/anchors.log' })).rejects.toThrow(
      /^AUDIT_ANCHOR_FILE: .* cannot be opened/,
    );
    const log = createTestLog();
    // The lock of the file was let go.
    const audit = await openAudit({ file, anchorFile: join(folder, 'place', 'anchors.log'), log });
    rmSync(join(folder, 'place'), { recursive: true });
    audit.record(callEvent());
    await audit.close();
    expect(log.errors).toMatchObject([{ message: 'an anchor of the audit log was not written' }]);
    expect(readFileSync(file, 'utf8')).toContain('request-1');
  });

  it('gets no head that a full disk kept from the log', async () => {
    const folder = temporaryFolder();
    const [file, anchorFile] = [join(folder, 'audit.log'), join(folder, 'anchors.log')];
    const audit = await openAudit({ file, anchorFile, anchorEveryMs: 15 });
    await audit.flush();
    renameSync(file, join(folder, 'audit.log.1'));
    symlinkSync('/dev/full', file);
    audit.reopen();
    audit.record(callEvent());
    await expect.poll(() => audit.isHealthy()).toBe(false);
    await delay(60);
    await audit.close(50);
    await delay(30);
    const heads = headsOf(readFileSync(anchorFile, 'utf8').trimEnd().split('\n'));
    expect(headsOf(readFileSync(join(folder, 'audit.log.1'), 'utf8').split('\n'))).toEqual(
      expect.arrayContaining(heads),
    );
  });
});
