import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRoutes } from '../search/route-document.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(
  args: string[],
  input: string,
): { status: number | null; lines: Record<string, unknown>[]; stderr: string } {
  const done = spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8' });
  const lines = done.stdout.split('\n').filter((line) => line !== '');
  return {
    status: done.status,
    lines: lines.map((line): Record<string, unknown> => JSON.parse(line)),
    stderr: done.stderr,
  };
}

describe('the command line', () => {
  it('answers every line in order, bad ones with a code and a message', () => {
    const { status, lines } = run(
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
  }, 30_000);

  it('plans no controlled substance, nor a salt or an ester of one', () => {
    const morphine = 'CN1CC[C@]23c4c5ccc(O)c4O[C@H]2[C@@H](O)C=C[C@H]3[C@H]1C5';
    const acetyl = 'CN1CC[C@]23c4c5ccc(OC(C)=O)c4O[C@H]2[C@@H](OC(C)=O)C=C[C@H]3[C@H]1C5';
    const { lines } = run(['plan', '--expansions', '1'], [morphine, `${morphine}.Cl`, acetyl].join('\n'));
    expect(lines).toMatchObject(Array.from({ length: 3 }, () => ({ error: { code: 20000 } })));
    expect(run(['expand'], morphine).lines).toMatchObject([{ error: { code: 20000 } }]);
  }, 30_000);

  it('keeps routes to what is asked of them, and refuses what contradicts itself with one of the catalogue', () => {
    const options = ['plan', '--expansions', '8', '--keep', '1-3', '--forbid', 'CC(=O)Cl', '--max-steps', '3'];
    const { lines } = run([...options, '--strategy', 'mcts', '--seed', '4'], 'CC(=O)Nc1ccc(O)cc1\nCCO\n');
    expect(lines[0]).toMatchObject({ turnedAway: { keepBonds: expect.any(Number) } });
    expect(JSON.stringify(lines[0])).not.toContain('CC(=O)Cl');
    expect(lines[1]).toMatchObject({ error: { code: 20002, message: expect.stringContaining('2–4') } });
  }, 30_000);

  it('writes routes in the documented form and as trees of another program', () => {
    const [own] = run(['plan', '--expansions', '5', '--export', 'routes'], 'CC(=O)Nc1ccc(O)cc1').lines;
    expect(readRoutes(JSON.stringify(own?.['document']))).toMatchObject({ target: 'CC(=O)Nc1ccc(O)cc1' });
    const [other] = run(['plan', '--expansions', '5', '--export', 'aizynth'], 'CC(=O)Nc1ccc(O)cc1').lines;
    expect(other).toMatchObject({ trees: expect.arrayContaining([expect.objectContaining({ type: 'mol' })]) });
  }, 30_000);

  it('gives the same routes from run to run with one seed and a limit on expansions', () => {
    const routes = (seed: string): unknown =>
      run(['plan', '--expansions', '12', '--strategy', 'mcts', '--seed', seed], 'CCN(CC)CC(=O)Nc1c(C)cccc1C')
        .lines[0]?.['routes'];
    expect(routes('3')).toEqual(routes('3'));
  }, 60_000);

  it('expands and predicts', () => {
    const expanded = run(['expand', '--top', '2', '--check', '1'], 'O=C(NCc1ccccc1)c1ccc(Cl)cc1');
    const likeliest = { smiles: 'NCc1ccccc1.O=C(O)c1ccc(Cl)cc1', class: 2, conditionOrigin: 'typical' };
    expect(expanded.lines).toMatchObject([
      { precursors: [{ ...likeliest, competing: [], forward: { passed: true, rank: 1 } }, {}] },
    ]);
    expect(JSON.stringify(expanded.lines).match(/"forward"/g)).toHaveLength(1);
    const predicted = run(['forward', '--top', '1'], 'NCc1ccccc1.O=C(O)c1ccc(Cl)cc1');
    expect(predicted.lines).toMatchObject([{ products: [{ smiles: 'O=C(NCc1ccccc1)c1ccc(Cl)cc1' }] }]);
  }, 30_000);

  it("imports a supplier's list into the database, row by row, and keeps nothing when it only checks", () => {
    const folder = mkdtempSync(join(tmpdir(), 'chemistry-cli-'));
    const file = join(folder, 'list.csv');
    writeFileSync(file, 'smiles,price (USD),pack\nOCC,3,1 g\nC1CC,3,1 g\n');
    const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
    const command = (...args: string[]) =>
      spawnSync(process.execPath, [main, 'import-stock', file, ...args], { env, encoding: 'utf8' });
    const lines = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line): Record<string, unknown> => JSON.parse(line));
    const [refused, end] = lines(command().stdout);
    expect(refused).toMatchObject({ line: 3, outcome: 'rejected', reason: 'unclosedRing' });
    expect(end).toMatchObject({
      name: 'list.csv',
      rows: 2,
      accepted: 1,
      rejected: 1,
      stock: expect.stringMatching(/^list:/),
    });
    expect(lines(command('--check', '--all').stdout)).toMatchObject([{ outcome: 'accepted' }, {}, { molecules: 1 }]);
    expect(command('--currency', 'shells').stderr).toContain('--currency');
    rmSync(folder, { recursive: true });
  }, 120_000);

  it('scores how hard molecules are to make, with our fragments or with a table that is given', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fragments-'));
    const file = join(folder, 'table.pkl');
    // [[1.5, <the carbon of methane>]] in Python's oldest form.
    writeFileSync(file, '(lp0\n(lp1\nF1.5\naI2246733040\naa.');
    const own = run(['sascore'], 'CC(=O)Oc1ccccc1C(=O)O\nC1CC\n\n[Na+].[Cl-]\n');
    const given = run(['sascore', '--fragments', file], 'C\n');
    rmSync(folder, { recursive: true });
    expect([own.status, given.status]).toEqual([0, 0]);
    expect(own.lines[0]).toMatchObject({ smiles: 'CC(=O)Oc1ccccc1C(=O)O', score: expect.closeTo(1.6, 0) });
    expect(own.lines.slice(1, 3)).toMatchObject([{ error: { code: 20028 } }, { error: { code: 20007 } }]);
    expect(own.lines[3]).toMatchObject({ smiles: '[Cl-].[Na+]', score: expect.any(Number) });
    expect(given.lines).toMatchObject([{ input: 'C', smiles: 'C', score: expect.closeTo(2, 6) }]);
  });

  it('finds the molecules of a file that hold a query, by their lines', () => {
    const folder = mkdtempSync(join(tmpdir(), 'molecules-'));
    const file = join(folder, 'list.smi');
    writeFileSync(file, 'c1ccccc1 benzene\nno molecule\nCC(=O)Nc1ccccc1\r\n\nOC[C@H](N)C\nOC[C@@H](N)C\n');
    const found = run(['substructure', '--in', file], 'c1ccccc1\n[NX3;H2]\nC(C\n\nOC[C@H](N)C\n');
    const drawn = run(['substructure', '--in', file, '--chirality', 'absolute'], 'OC[C@H](N)C\n');
    rmSync(folder, { recursive: true });
    expect(found.lines.map((line) => line['hits'])).toEqual([[0, 2], [4, 5], undefined, undefined, [4, 5]]);
    expect(found.lines.slice(2, 4)).toMatchObject([{ error: { code: 20028 } }, { error: { code: 20007 } }]);
    expect(found.lines[0]).toEqual({ input: 'c1ccccc1', hits: [0, 2], ms: expect.any(Number) });
    expect(drawn.lines).toMatchObject([{ hits: [4] }]);
  });

  it.each([
    ['substructure', [], '--in'],
    ['substructure', ['--in', 'no-such-file'], 'no-such-file'],
    ['sascore', ['--fragments', 'no-such-file'], 'no-such-file'],
    ['nonsense', [], 'usage'],
    ['plan', ['--top', 'many'], '--top'],
    ['plan', ['--seconds', '0'], '--seconds'],
    ['plan', ['--strategy', 'luck'], '--strategy'],
    ['plan', ['--break', 'four'], '--break'],
    ['plan', ['--exclude-class', 'alchemy'], '--exclude-class'],
    ['plan', ['--stock', 'no-such-file'], 'no-such-file'],
  ])('refuses %s %j with one line', (command, options, words) => {
    const { status, lines, stderr } = run([command, ...options], 'CCO\n');
    expect([status, lines]).toEqual([2, []]);
    expect(stderr).toContain(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
