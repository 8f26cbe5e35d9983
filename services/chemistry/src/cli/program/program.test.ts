// What the command line says of itself: help, refusals, completion.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../run.ts';
import { wordsOf, type CommandWords } from './completion-words.ts';
import { createProgram } from './program.ts';

function sink() {
  const chunks: string[] = [];
  const stream = new Writable({ write: (chunk, _, done) => done(void chunks.push(String(chunk))) });
  return { stream, text: () => chunks.join('') };
}

async function run(...args: string[]) {
  const [output, errors] = [sink(), sink()];
  const streams = { input: Readable.from([]), output: output.stream, errors: errors.stream };
  return { status: await runCommand(args, streams), out: output.text(), err: errors.text() };
}

const streams = { input: Readable.from([]), output: sink().stream, errors: sink().stream };
const all = wordsOf(createProgram({ streams, write: () => {}, runLines: async () => {} }));

describe('help', () => {
  it.each(all.map(({ path }) => path))('says what %s %s is for and describes each of its options', async (...path) => {
    const { status, out, err } = await run(...path, '--help');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: ${['chem', ...path].join(' ')}\\b`));
    const own = all.find((one) => one.path.join(' ') === path.join(' '));
    expect(own?.options.filter(({ description }) => description === '')).toEqual([]);
    expect(own?.commands.filter(({ description }) => description === '')).toEqual([]);
  });

  it('names the exit codes', async () => {
    const { out } = await run('--help');
    for (const code of [0, 1, 2, 3, 130]) expect(out).toMatch(new RegExp(`^ {2}${code} +\\w`, 'm'));
  });

  it('proposes what was meant', async () => {
    expect(await run('plan', '--secnds', '3')).toEqual({
      status: 2,
      out: '',
      err: expect.stringMatching(/unknown option '--secnds'\n\(Did you mean --seconds\?\)/),
    });
  });
});

const canRun = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

/** What a shell offers behind a command line, in a folder with the files a.smi and b.csv and the folder sub. */
const offers: readonly [line: string, expected: string[]][] = [
  ['chem pl', ['plan']],
  ['chem plan --stra', ['--strategy']],
  ['chem plan --strategy ', ['mcts', 'retro-star']],
  ['chem plan --top 3 --strategy m', ['mcts']],
  ['chem plan --stock a', ['a.smi']],
  ['chem plan a', ['a.smi']],
  ['chem payments ap', ['approve']],
  ['chem payments approve --pl', ['--plan']],
  ['chem payments approve --plan p', ['pro']],
  ['chem users export --fi', ['--file']],
  ['chem completion f', ['fish']],
];

describe('completion', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'completion-'));
    for (const name of ['a.smi', 'b.csv']) writeFileSync(join(folder, name), '');
    mkdirSync(join(folder, 'sub'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function inShell(shell: string, script: string, line: string): Promise<string[]> {
    const file = join(folder, '..', `chem-${process.pid}.${shell}`);
    writeFileSync(file, (await run('completion', shell)).out);
    const done = spawnSync(shell, [...(shell === 'zsh' ? ['-f'] : []), '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder, SCRIPT: file, LINE: line, TERM: 'dumb' },
    });
    rmSync(file);
    expect(done.stderr).toBe('');
    return done.stdout
      .split('\n')
      .map((one) => one.split('\t')[0]?.trim() ?? '')
      .filter((one) => one !== '')
      .toSorted();
  }

  it.each(offers)('offers behind %j in bash: %j', async (line, expected) => {
    const script = `source "$SCRIPT"; read -ra COMP_WORDS <<<"$LINE"; [[ $LINE == *' ' ]] && COMP_WORDS+=('')
compopt() { :; }; COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 )); _chem; printf '%s\\n' "\${COMPREPLY[@]}"`;
    expect(await inShell('bash', script, line)).toEqual(expected);
  });

  it.runIf(canRun('fish')).each(offers)('offers behind %j in fish: %j', async (line, expected) => {
    expect(await inShell('fish', 'source $SCRIPT; complete -C "$LINE"', line)).toEqual(expected);
  });

  it.runIf(canRun('zsh'))('is a script that zsh loads', async () => {
    const script =
      'autoload -U compinit; compinit -D; source "$SCRIPT"; print -l $_comps[chem] ${(k)functions[(R)*_arguments*]}';
    const names = all.filter(({ path }) => path.length > 0).map(wordName);
    expect(await inShell('zsh', script, '')).toEqual(expect.arrayContaining(['_chem', ...names]));
  });

  it('defines the command where there is none', async () => {
    const script = 'source "$SCRIPT"; chem completion bash | head -1';
    expect(await inShell('bash', script, '')).toEqual([expect.stringContaining('cli/main.ts')]);
  });
});

const wordName = ({ path }: CommandWords): string => ['_chem', ...path].join('_').replaceAll('-', '_');
