// The commands run in this process, which has loaded the chemistry once; one test starts the program itself.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRoutes } from '../features/tasks/route-document.ts';
import { runCommand } from './run.ts';

const full = { tags: ['full'] };

interface Done {
  status: number | null;
  lines: Record<string, unknown>[];
  stderr: string;
}

async function run(args: string[], input = ''): Promise<Done> {
  const [output, errors] = [sink(), sink()];
  const streams = { input: Readable.from([input]), output: output.stream, errors: errors.stream };
  const status = await runCommand(args, streams);
  return { status, lines: linesOf(output.text()), stderr: errors.text() };
}

function runProgram(args: string[], input: string): Done {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const done = spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8' });
  return { status: done.status, lines: linesOf(done.stdout), stderr: done.stderr };
}

function sink() {
  const chunks: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}

function linesOf(text: string): Record<string, unknown>[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line): Record<string, unknown> => JSON.parse(line));
}

afterEach(() => void vi.unstubAllEnvs());

describe('the command line', () => {
  it('plans by preferences, and names the option that cannot be', async () => {
    const serine = 'N[C@@H](Cc1ccccc1)C(=O)N[C@@H](CO)C(=O)O';
    const { lines } = await run(['plan', '--expansions', '6', '--protecting-groups', 'none'], serine);
    expect(lines[0]).toMatchObject({ turnedAway: { protectingGroups: expect.any(Number) } });
    expect(JSON.stringify(lines[0])).not.toMatch(/"class":"(?:de)?protection"/);
    for (const [option, value] of [
      ['--weights', '0,0,0,0'],
      ['--weights', '1,2,3'],
      ['--preset', 'quick'],
      ['--selectivity', 'some'],
    ] as const) {
      const { status, stderr } = await run(['plan', option, value], 'CCO');
      expect([status, stderr]).toEqual([2, expect.stringContaining(option)]);
    }
  });

  it('answers every line in order, bad ones with a code and a message', async () => {
    const { status, lines } = await run(
      ['plan', '--expansions', '5', '--top', '1'],
      'CC(=O)Nc1ccc(O)cc1\nC1CC\n\n[Na+].[Cl-]\nCCO.CCNc1ccccc1\n',
    );
    expect(status).toBe(0);
    expect(lines.map((line) => line['input'])).toEqual([
      'CC(=O)Nc1ccc(O)cc1',
      'C1CC',
      '',
      '[Na+].[Cl-]',
      'CCO.CCNc1ccccc1',
    ]);
    expect(lines[0]).toMatchObject({ solved: true, routes: [{ solved: true, steps: 1 }] });
    expect(lines[1]).toMatchObject({ error: { code: 20028, message: expect.stringContaining('ring') } });
    expect(lines[2]).toMatchObject({ error: { code: 20007 } });
    expect(lines[3]).toMatchObject({ error: { code: 10003 } });
    expect(lines[4]).toMatchObject({ smiles: 'CCNc1ccccc1', removed: ['CCO'] });
  });

  it('plans no controlled substance, nor a salt or an ester of one', async () => {
    const morphine = 'CN1CC[C@]23c4c5ccc(O)c4O[C@H]2[C@@H](O)C=C[C@H]3[C@H]1C5';
    const acetyl = 'CN1CC[C@]23c4c5ccc(OC(C)=O)c4O[C@H]2[C@@H](OC(C)=O)C=C[C@H]3[C@H]1C5';
    const { lines } = await run(['plan', '--expansions', '1'], [morphine, `${morphine}.Cl`, acetyl].join('\n'));
    expect(lines).toMatchObject(Array.from({ length: 3 }, () => ({ error: { code: 20000 } })));
    expect((await run(['expand'], morphine)).lines).toMatchObject([{ error: { code: 20000 } }]);
  });

  it('keeps routes to what is asked of them, and refuses what contradicts itself with one of the catalogue', async () => {
    const options = ['plan', '--expansions', '8', '--keep', '1-3', '--forbid', 'CC(=O)Cl', '--max-steps', '3'];
    const { lines } = await run([...options, '--strategy', 'mcts', '--seed', '4'], 'CC(=O)Nc1ccc(O)cc1\nCCO\n');
    expect(lines[0]).toMatchObject({ turnedAway: { keepBonds: expect.any(Number) } });
    expect(JSON.stringify(lines[0])).not.toContain('CC(=O)Cl');
    expect(lines[1]).toMatchObject({ error: { code: 20002, message: expect.stringContaining('2–4') } });
  });

  it('writes routes in the documented form and as trees of another program', { tags: ['full'] }, async () => {
    const [own] = (await run(['plan', '--expansions', '5', '--export', 'routes'], 'CC(=O)Nc1ccc(O)cc1')).lines;
    expect(readRoutes(JSON.stringify(own?.['document']))).toMatchObject({ target: 'CC(=O)Nc1ccc(O)cc1' });
    const [other] = (await run(['plan', '--expansions', '5', '--export', 'aizynth'], 'CC(=O)Nc1ccc(O)cc1')).lines;
    expect(other).toMatchObject({ trees: expect.arrayContaining([expect.objectContaining({ type: 'mol' })]) });
  });

  it(
    'gives the same routes from run to run, and as a program of its own, with one seed and a limit on expansions',
    { tags: ['full'] },
    async () => {
      const args = ['plan', '--expansions', '12', '--strategy', 'mcts', '--seed', '3'];
      const target = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';
      const [here] = (await run(args, target)).lines;
      const program = runProgram(args, target);
      expect(here).toMatchObject({ solved: true });
      expect([program.status, program.stderr]).toEqual([0, '']);
      expect(program.lines[0]?.['routes']).toEqual(here?.['routes']);
    },
  );

  it('expands and predicts', async () => {
    const expanded = await run(['expand', '--top', '2', '--check', '1'], 'O=C(NCc1ccccc1)c1ccc(Cl)cc1');
    const likeliest = { smiles: 'NCc1ccccc1.O=C(O)c1ccc(Cl)cc1', class: 2, conditionOrigin: 'patents' };
    expect(expanded.lines).toMatchObject([
      { precursors: [{ ...likeliest, competing: [], forward: { passed: true, rank: 1 } }, {}] },
    ]);
    expect(JSON.stringify(expanded.lines).match(/"forward"/g)).toHaveLength(1);
    const predicted = await run(['forward', '--top', '1'], 'NCc1ccccc1.O=C(O)c1ccc(Cl)cc1');
    expect(predicted.lines).toMatchObject([{ products: [{ smiles: 'O=C(NCc1ccccc1)c1ccc(Cl)cc1' }] }]);
  });

  it(
    "imports a supplier's list into the database, row by row, and keeps nothing when it only checks",
    full,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'chemistry-cli-'));
      const file = join(folder, 'list.csv');
      writeFileSync(file, 'smiles,price (USD),pack\nOCC,3,1 g\nC1CC,3,1 g\n');
      vi.stubEnv('DATA_DIR', join(folder, 'data'));
      vi.stubEnv('DATABASE_URL', '');
      const command = (...args: string[]) => run(['import-stock', file, ...args]);
      const [refused, end] = (await command()).lines;
      expect(refused).toMatchObject({ line: 3, outcome: 'rejected', reason: 'unclosedRing' });
      expect(end).toMatchObject({
        name: 'list.csv',
        rows: 2,
        accepted: 1,
        rejected: 1,
        stock: expect.stringMatching(/^list:/),
      });
      expect((await command('--check', '--all')).lines).toMatchObject([{ outcome: 'accepted' }, {}, { molecules: 1 }]);
      expect((await command('--currency', 'shells')).stderr).toContain('--currency');
      rmSync(folder, { recursive: true });
    },
  );

  it('scores how hard molecules are to make, with our fragments or with a table that is given', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fragments-'));
    const file = join(folder, 'table.pkl');
    // [[1.5, <the carbon of methane>]] in Python's oldest form.
    writeFileSync(file, '(lp0\n(lp1\nF1.5\naI2246733040\naa.');
    const own = await run(['sascore'], 'CC(=O)Oc1ccccc1C(=O)O\nC1CC\n\n[Na+].[Cl-]\n');
    const given = await run(['sascore', '--fragments', file], 'C\n');
    rmSync(folder, { recursive: true });
    expect([own.status, given.status]).toEqual([0, 0]);
    expect(own.lines[0]).toMatchObject({ smiles: 'CC(=O)Oc1ccccc1C(=O)O', score: expect.closeTo(1.6, 0) });
    expect(own.lines.slice(1, 3)).toMatchObject([{ error: { code: 20028 } }, { error: { code: 20007 } }]);
    expect(own.lines[3]).toMatchObject({ smiles: '[Cl-].[Na+]', score: expect.any(Number) });
    expect(given.lines).toMatchObject([{ input: 'C', smiles: 'C', score: expect.closeTo(2, 6) }]);
  });

  it('finds the molecules of a file that hold a query, by their lines', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'molecules-'));
    const file = join(folder, 'list.smi');
    writeFileSync(file, 'c1ccccc1 benzene\nno molecule\nCC(=O)Nc1ccccc1\r\n\nOC[C@H](N)C\nOC[C@@H](N)C\n');
    const found = await run(['substructure', '--in', file], 'c1ccccc1\n[NX3;H2]\nC(C\n\nOC[C@H](N)C\n');
    const drawn = await run(['substructure', '--in', file, '--chirality', 'absolute'], 'OC[C@H](N)C\n');
    rmSync(folder, { recursive: true });
    expect(found.lines.map((line) => line['hits'])).toEqual([[0, 2], [4, 5], undefined, undefined, [4, 5]]);
    expect(found.lines.slice(2, 4)).toMatchObject([{ error: { code: 20028 } }, { error: { code: 20007 } }]);
    expect(found.lines[0]).toEqual({ input: 'c1ccccc1', hits: [0, 2], ms: expect.any(Number) });
    expect(drawn.lines).toMatchObject([{ hits: [4] }]);
  });

  it('ends as a program with a code and one line when its options are wrong', () => {
    expect(runProgram(['nonsense'], '')).toEqual({
      status: 2,
      lines: [],
      stderr: expect.stringMatching(/^error: unknown command .+\n$/),
    });
  });

  it.each([
    ['substructure', [], '--in'],
    ['substructure', ['--in', 'no-such-file'], 'no-such-file'],
    ['sascore', ['--fragments', 'no-such-file'], 'no-such-file'],
    ['nonsense', [], 'nonsense'],
    ['impurities', ['--top', '3'], '--top'],
    ['plan', ['--top', 'many'], '--top'],
    ['plan', ['--seconds', '0'], '--seconds'],
    ['plan', ['--strategy', 'luck'], '--strategy'],
    ['plan', ['--break', 'four'], '--break'],
    ['plan', ['--stocks', 'common,list:5a0c'], '--stocks'],
    ['plan', ['--stocks', 'zinc'], '--stocks'],
    ['plan', ['--exclude-class', 'alchemy'], '--exclude-class'],
    ['plan', ['--stock', 'no-such-file'], 'no-such-file'],
  ])('refuses %s %j with one line', async (command, options, words) => {
    const { status, lines, stderr } = await run([command, ...options], 'CCO\n');
    expect([status, lines]).toEqual([2, []]);
    expect(stderr).toContain(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
