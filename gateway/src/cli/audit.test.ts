import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { callEvent, linesIn, openAudit, sessionSecret, temporaryFolder, writtenLog } from '../audit/test-support.ts';

const main = fileURLToPath(new URL('./audit.ts', import.meta.url));

function run(args: string[], env: Record<string, string> = {}): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', env });
  return { status, out: stdout, err: stderr };
}

async function writeLog(batches: number, events: number): Promise<string> {
  const file = join(temporaryFolder(), 'audit.log');
  writeFileSync(file, await writtenLog(batches, events));
  return file;
}

describe('audit verify', () => {
  it('says that a file is intact, and up to where it is signed', async () => {
    const file = await writeLog(18, 10);
    const key = run(['key'], { SESSION_SECRET: sessionSecret }).out;
    const keyFile = join(temporaryFolder(), 'key.pem');
    writeFileSync(keyFile, key);
    for (const given of [keyFile, key, / base64 (\S+)/.exec(key)?.[1] ?? '']) {
      expect(run(['verify', file, '--public-key', given])).toEqual({
        status: 0,
        out: '200 lines, 19 heads, chain intact, signed up to line 200\n',
        err: '',
      });
    }
    expect(run(['verify', file]).out).toMatch(/^note: line 1 .* names key [0-9a-f]{16}: compare/);
  });

  it('names the first wrong line', async () => {
    const file = await writeLog(18, 10);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.toSpliced(59, 1).join('\n'));
    const { status, out } = run(['verify', file]);
    expect(status).toBe(1);
    expect(out).toContain(`line 60 of ${file} (seq 61) comes after a missing line: seq 60\n`);
  });

  it('says which lines at the end are not signed, and of an empty file that it is empty', async () => {
    const file = await writeLog(2, 10);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${lines.slice(0, -4).join('\n')}\n`);
    expect(run(['verify', file]).out).toContain(
      'chain intact, signed up to line 13; the last 8 lines are not signed\n',
    );
    writeFileSync(file, '');
    expect(run(['verify', file])).toMatchObject({ status: 1, out: 'there is no line to check\n' });
  });

  it('refuses what it does not understand', () => {
    for (const [args, words] of [
      [[], 'a command is missing'],
      [['verfy'], 'unknown argument "verfy"'],
      [['verify'], 'something is missing'],
      [['key', 'mine'], 'unknown argument "mine"'],
      [['pseudonym', 'one', '--all'], "Unknown option '--all'"],
    ] as const)
      expect(run([...args])).toEqual({ status: 2, out: '', err: expect.stringContaining(`${words}\nusage:\n`) });
    expect(run(['verify', '--help'])).toEqual({ status: 0, out: expect.stringMatching(/^usage:/), err: '' });
    expect(run(['verify', 'a', '--public-key', 'no key at all'])).toMatchObject({ status: 2 });
    expect(run(['verify', '/nowhere/audit.log'])).toMatchObject({ status: 2, err: expect.stringContaining('ENOENT') });
    expect(run(['verify', 'a', '--sink', 'paper']).err).toContain('--sink: must be');
  });

  it('finds a file in order that was being written when its gateway was killed, after the next start', async () => {
    const file = join(temporaryFolder(), 'audit.log');
    const source = new URL('../audit/audit.ts', import.meta.url).href;
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { createAudit } = await import(${JSON.stringify(source)});
       const log = { info() {}, error() {} };
       const audit = await createAudit({ toStdout: false, file: ${JSON.stringify(file)}, sessionSecret: ${JSON.stringify(sessionSecret)}, instance: 'one', version: '1', log });
       for (;;) {
         for (let i = 0; i < 40; i += 1) audit.record({ action: 'call', outcome: 'success', requestId: String(i) });
         await new Promise((done) => setTimeout(done, 1));
       }`,
    ]);
    const ended = new Promise((done) => child.once('exit', done));
    await expect
      .poll(() => statSync(file, { throwIfNoEntry: false })?.size ?? 0, { timeout: 10_000 })
      .toBeGreaterThan(50_000);
    child.kill('SIGKILL');
    await ended;
    const audit = await openAudit({ file });
    audit.record(callEvent());
    await audit.close();
    const { status, out } = run(['verify', file]);
    expect(out).toMatch(/chain intact, signed up to line \d+\n$/);
    expect(status).toBe(0);
    truncateSync(file, 20_000);
    appendFileSync(file, '\n');
    expect(run(['verify', file]).status).toBe(1);
  });
});

describe('audit key', () => {
  it('prints the public key of the deployment: of the file, or of the secret', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const file = join(temporaryFolder(), 'private.pem');
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
    expect(run(['key'], { AUDIT_KEY_FILE: file }).out).toContain(publicKey.export({ format: 'pem', type: 'spki' }));
    expect(run(['key'], { SESSION_SECRET: sessionSecret }).out).toContain('-----BEGIN PUBLIC KEY-----');
    const secretFile = join(temporaryFolder(), 'session-secret');
    writeFileSync(secretFile, `${sessionSecret}\n`);
    expect(run(['key'], { SESSION_SECRET_FILE: secretFile })).toEqual(run(['key'], { SESSION_SECRET: sessionSecret }));
    expect(run(['key'])).toMatchObject({ status: 2, err: expect.stringContaining('SESSION_SECRET') });
  });

  it('is the key that anybody can check a head with, without this command', async () => {
    const key = run(['key'], { SESSION_SECRET: sessionSecret }).out.split('key id')[0] ?? '';
    const [, head = ''] = (await writtenLog(1, 1)).split('\n');
    const signature = String(linesIn(head)[0]?.['signature']);
    const signed = `${head.slice(0, head.indexOf(',"signature"'))}}`;
    expect(verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64'))).toBe(true);
  });
});

describe('audit pseudonym', () => {
  it('is the word by which the log names a user, now and before the secret was changed', async () => {
    const log = await writtenLog(1, 3);
    const env = { SESSION_SECRET: sessionSecret };
    expect(log).toContain(`"user":"${run(['pseudonym', 'user-2'], env).out.trim()}"`);
    const both = run(['pseudonym', 'user-2'], {
      SESSION_SECRET: 'a-new-secret-of-at-least-32-characters',
      SESSION_SECRET_PREVIOUS: sessionSecret,
    });
    expect(both.out.split('\n')[1]).toBe(
      `${run(['pseudonym', 'user-2'], env).out.trim()} (before the secret was changed)`,
    );
  });
});
