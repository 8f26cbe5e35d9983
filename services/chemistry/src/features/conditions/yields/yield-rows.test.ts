import { describe, expect, it } from 'vitest';
import { importYields } from './import-yields.ts';
import { readYieldRows } from './yield-rows.ts';

const table = (...rows: string[][]) => rows.map((cells, index) => ({ row: index + 1, cells }));
const space = { levels: { base: ['K2CO3'], solvent: ['DMF'] }, temperaturesC: [80] };

describe('a table of yields', () => {
  it('is read by its headings in either language, wherever they stand', () => {
    const chinese = readYieldRows(
      table(['反应 1'], ['孔位', '碱', '温度（°C）', '收率（%）', '备注'], ['a01', 'K2CO3', '80', '45', '混浊']),
    );
    const wanted = { row: 3, well: 'A1', choice: { base: 'K2CO3', temperatureC: 80 }, yieldPercent: 45, note: '混浊' };
    expect(chinese).toEqual([wanted]);
    expect(readYieldRows(table(['Yield %', 'T / °C', 'Base'], ['45', '80 °C', 'K2CO3']))?.[0]).toMatchObject({
      choice: { base: 'K2CO3', temperatureC: 80 },
      yieldPercent: 45,
    });
  });

  it('may be wells and yields without headings; anything else is none', () => {
    expect(
      readYieldRows(table(['A1', '45'], ['H12', '0']))?.map(({ well, yieldPercent }) => [well, yieldPercent]),
    ).toEqual([
      ['A1', 45],
      ['H12', 0],
    ]);
    expect(readYieldRows(table(['a', 'b'], ['A1', '45']))).toBeUndefined();
    expect(readYieldRows([])).toBeUndefined();
  });

  it('does not take an expected yield for a measured one', () => {
    expect(readYieldRows(table(['Well', 'Expected yield (%)'], ['A1', '70']))).toBeUndefined();
    const rows = readYieldRows(table(['Well', 'Expected yield (%)', 'Yield (%)'], ['A1', '70', '']));
    expect(rows).toEqual([{ row: 2, well: 'A1', choice: {} }]);
  });

  it.each([
    ['45', 45, undefined],
    ['45.5 %', 45.5, undefined],
    ['45,5', 45.5, undefined],
    ['0', 0, undefined],
    ['100', 100, undefined],
    ['100.1', undefined, 'yieldRange'],
    ['-3', undefined, 'yieldRange'],
    ['８５％', 85, undefined],
    ['–', undefined, undefined],
    ['trace', undefined, 'yieldTrace'],
    ['痕量', undefined, 'yieldTrace'],
    ['n.d.', undefined, 'yieldUndetermined'],
    ['N/A', undefined, 'yieldUndetermined'],
    ['lost', undefined, 'yieldUnreadable'],
    ['>105', undefined, 'yieldRange'],
    ['1,234', undefined, 'yieldUnreadable'],
  ])('reads the yield %j as %j', (text, yieldPercent, reason) => {
    const [row] = readYieldRows(table(['Base', 'Yield'], ['K2CO3', text])) ?? [];
    expect([row?.yieldPercent, row?.problem?.reason]).toEqual([yieldPercent, reason]);
  });

  it.each([
    ['>95', 95],
    ['＜5', 5],
    ['≤ 5 %', 5],
    ['ca. 40', 40],
    ['约40%', 40],
  ])('takes the bound %j for the figure it names, says so, and keeps it in the note', (text, yieldPercent) => {
    const [row] = readYieldRows(table(['Base', 'Yield', 'Note'], ['K2CO3', text, 'LCMS'])) ?? [];
    const bound = text.normalize('NFKC');
    expect(row).toMatchObject({
      yieldPercent,
      remark: { reason: 'boundTaken', params: { value: yieldPercent } },
    });
    expect(row?.note?.normalize('NFKC')).toBe(`${bound}; LCMS`);
  });

  it('says what is wrong with wells, temperatures and long names', () => {
    const problems = readYieldRows(
      table(
        ['Well', 'Base', 'T', 'Yield'],
        ['I1', '', '', '5'],
        ['A13', '', '', '5'],
        ['', 'K2CO3', 'hot', '5'],
        ['', 'x'.repeat(121), '', '5'],
        ['I1', '', 'hot', ''],
      ),
    );
    expect(problems?.map(({ problem }) => problem?.reason)).toEqual([
      'wellUnreadable',
      'wellUnreadable',
      'temperatureUnreadable',
      'tooLong',
      undefined,
    ]);
  });
});

describe('yields of a file', () => {
  const read = (...rows: string[][]) => readYieldRows(table(['Well', 'Base', 'Yield'], ...rows)) ?? [];
  const wells = new Map([
    ['A1', [{ base: 'K2CO3' }]],
    ['A2', [{ base: 'K2CO3' }, { base: 'Cs2CO3' }]],
  ]);

  it('belong to their choice and well: the same file twice changes nothing', () => {
    const file = read(['A1', 'k2co3', '40'], ['A2', 'K2CO3', '44'], ['A3', 'K2CO3', '']);
    const first = importYields({ space, results: [] }, file, wells);
    expect(first.rows.map(({ verdict }) => verdict)).toEqual(['added', 'added', 'empty']);
    expect(first.results).toEqual([
      { choice: { base: 'K2CO3' }, yieldPercent: 40, well: 'A1' },
      { choice: { base: 'K2CO3' }, yieldPercent: 44, well: 'A2' },
    ]);
    const again = importYields({ space, results: first.results }, file, wells);
    expect(again.rows.map(({ verdict }) => verdict)).toEqual(['unchanged', 'unchanged', 'empty']);
    expect(again.results).toEqual(first.results);
    const changed = importYields({ space, results: first.results }, read(['A1', 'K2CO3', '41']), wells);
    expect(changed.rows.map(({ verdict }) => verdict)).toEqual(['replaced']);
    expect(changed.results.map(({ yieldPercent }) => yieldPercent)).toEqual([41, 44]);
  });

  it('take the meaning of a well where it had one only', () => {
    const { rows, results } = importYields(
      { space, results: [] },
      read(['A1', '', '40'], ['A2', '', '50'], ['B1', '', '60'], ['', '', '70']),
      wells,
    );
    expect(results).toEqual([{ choice: { base: 'K2CO3' }, yieldPercent: 40, well: 'A1' }]);
    expect(rows.map(({ problem }) => problem?.reason)).toEqual([
      undefined,
      'wellAmbiguous',
      'wellUnknown',
      'noWellOrConditions',
    ]);
  });

  it('are refused beyond what an optimization holds, row by row', () => {
    const results = Array.from({ length: 999 }, (_, at) => ({ choice: { base: `b${at}` }, yieldPercent: 1 }));
    const { rows } = importYields({ space, results }, read(['', 'K2CO3', '40'], ['', 'Cs2CO3', '50']), wells);
    expect(rows.map(({ verdict, problem }) => [verdict, problem?.reason])).toEqual([
      ['added', undefined],
      ['rejected', 'full'],
    ]);
  });
});
