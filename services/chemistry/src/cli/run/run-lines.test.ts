// Lines from files and from standard input, in several processes, with a checkpoint.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../run.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
let folder = '';
const at = (name: string) => join(folder, name);
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'lines-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function sink(isTTY: boolean) {
  const chunks: string[] = [];
  const stream = new Writable({ write: (chunk, _, done) => done(void chunks.push(String(chunk))) });
  return { stream: Object.assign(stream, { isTTY }), text: () => chunks.join('') };
}

async function run(args: string[], { input = '', isTTY = false } = {}) {
  const [output, errors] = [sink(isTTY), sink(isTTY)];
  const streams = { input: Readable.from([input]), output: output.stream, errors: errors.stream };
  return { status: await runCommand(args, streams), out: output.text(), err: errors.text() };
}

/** Without the times that it took. */
const resultsOf = (text: string): object[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ ...JSON.parse(line), ms: 0, firstSolvedMs: 0 }));
const inputsOf = (text: string): unknown[] => resultsOf(text).map((one) => ('input' in one ? one.input : undefined));

describe('lines', () => {
  it('come from structures, files and standard input, in the order of the command line', async () => {
    writeFileSync(at('a.smi'), 'CCO\nCCN\n');
    writeFileSync(at('b.smi'), 'CCC');
    const { out } = await run(['sascore', at('a.smi'), '-', at('b.smi'), '-s', 'CO', '--structure', 'CN'], {
      input: 'CS\n',
    });
    expect(inputsOf(out)).toEqual(['CO', 'CN', 'CCO', 'CCN', 'CS', 'CCC']);
  });

  it('go to a file where one is named', async () => {
    expect(await run(['sascore', '-s', 'CCO', '-o', at('out.jsonl')])).toEqual({ status: 0, out: '', err: '' });
    expect(inputsOf(readFileSync(at('out.jsonl'), 'utf8'))).toEqual(['CCO']);
  });

  it('are refused with a hint where a file cannot be read', async () => {
    expect(await run(['sascore', 'CCO'])).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringContaining('--structure'),
    });
    expect(await run(['sascore', folder])).toMatchObject({ status: 2, err: expect.stringContaining('folder') });
  });

  it('end with exit code 3 when one has no result and that counts', async () => {
    expect((await run(['sascore', '-s', 'C1CC', '--strict'])).status).toBe(3);
    expect((await run(['sascore', '-s', 'CCO', '--strict'])).status).toBe(0);
  });

  it('are text and progress on a terminal, and JSON there when that is asked for', async () => {
    const { out, err } = await run(['sascore', '-s', 'CCO'], { isTTY: true });
    expect(out).toMatch(/^input +CCO\nsmiles +CCO\nscore +\d/);
    expect(err).toContain('1 of 1, 100 %');
    const asked = await run(['sascore', '-s', 'CCO', '--json'], { isTTY: true });
    expect(resultsOf(asked.out)).toMatchObject([{ input: 'CCO' }]);
    expect((await run(['sascore', '-s', 'CCO'])).err).toBe('');
  });
});

describe('a checkpoint', () => {
  it('keeps results, refuses other options and other molecules, and is mended where a line is torn', async () => {
    const file = at('scores.checkpoint');
    const first = await run(['sascore', '--checkpoint', file, '-s', 'CCO', '-s', 'CCN']);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(3);
    writeFileSync(file, `${lines.slice(0, 2).join('\n')}\n${lines[2]?.slice(0, 20)}`);
    const again = await run(['sascore', '--checkpoint', file, '-s', 'CCO', '-s', 'CCN', '-s', 'CCC']);
    expect(again.out.startsWith(first.out)).toBe(true);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4);
    const others = await run(['sascore', '--checkpoint', file, '-s', 'CCCC']);
    expect(others).toMatchObject({ status: 2, err: expect.stringContaining('other molecules') });
    const command = await run(['forward', '--checkpoint', file, '-s', 'CCO']);
    expect(command).toMatchObject({ status: 2, err: expect.stringContaining('other options') });
    const foreign = await run(['sascore', '--checkpoint', at('a.smi'), '-s', 'CCO']);
    expect(foreign).toMatchObject({ status: 2, err: expect.stringContaining('no checkpoint') });
  });
});

const targets = [
  'CC(=O)Nc1ccc(O)cc1',
  'C1CC',
  'CCN(CC)CC(=O)Nc1c(C)cccc1C',
  'CCOC(=O)c1ccc(N)cc1',
  'O=C(NCc1ccccc1)c1ccc(Cl)cc1',
];

describe('several processes', () => {
  it('give the same as one, in the same order', { timeout: 300_000 }, async () => {
    writeFileSync(at('scores.smi'), targets.join('\n'));
    const one = await run(['sascore', at('scores.smi')]);
    const two = await run(['sascore', at('scores.smi'), '--processes', '2']);
    expect(two).toEqual(one);
  });

  it('refuse what one refuses', { timeout: 300_000 }, async () => {
    const { status, err } = await run(['sascore', '--fragments', 'no-such-file', '--processes', '2', '-s', 'CCO']);
    expect([status, err]).toEqual([2, expect.stringContaining('no-such-file')]);
  });

  it(
    'go on from the checkpoint of a run that was killed, and end with the result of one run in one process',
    { tags: ['full'], timeout: 600_000 },
    async () => {
      writeFileSync(at('targets.smi'), targets.join('\n'));
      const plan = ['plan', '--expansions', '12', '--top', '3', at('targets.smi')];
      const whole = await run(plan);
      const file = at('plans.checkpoint');
      const args = [...plan, '--processes', '2', '--checkpoint', file];
      const killed = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
        stdio: 'ignore',
      });
      const kept = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0);
      while (kept() < 2) await pause(20);
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      expect(kept()).toBeLessThan(targets.length);
      const rest = await run(args);
      expect(rest.status).toBe(0);
      expect(resultsOf(rest.out)).toEqual(resultsOf(whole.out));
      expect(inputsOf(rest.out)).toEqual(targets);
      // Nothing is searched again: the times are those that were kept.
      expect((await run(args)).out).toBe(rest.out);
    },
  );
});
