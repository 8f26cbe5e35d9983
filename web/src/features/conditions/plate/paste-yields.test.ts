import { describe, expect, it } from 'vitest';
import { readPastedYields } from './paste-yields.ts';

const plate = { rows: 4, columns: 6 };

describe('yields from a spreadsheet', () => {
  it('are found by the headings of an exported list', () => {
    const text = 'Well\tBase\tT, °C\tYield, %\tNote\r\nA1\tK2CO3\t80\t41.5\t\r\nA2\tEt3N\t80\t\tlost\r\n';
    expect(readPastedYields(text, 'A1', plate)).toEqual({ yields: [{ well: 'A1', yieldPercent: 41.5 }], unread: [] });
  });

  it('are those that were measured, not those that are expected beside them', () => {
    const text = 'Well\tExpected yield (%)\tYield (%)\nA1\t62\t41\nA2\t70\t';
    expect(readPastedYields(text, 'A1', plate).yields).toEqual([{ well: 'A1', yieldPercent: 41 }]);
  });

  it('are found by a Chinese heading as well', () => {
    const text = '孔位\t碱\t收率（%）\nB2\tK2CO3\t73';
    expect(readPastedYields(text, 'A1', plate).yields).toEqual([{ well: 'B2', yieldPercent: 73 }]);
  });

  it('are the last cell of a line without headings', () => {
    expect(readPastedYields('A1 12\nB01; 9,5 %', 'A1', plate).yields).toEqual([
      { well: 'A1', yieldPercent: 12 },
      { well: 'B1', yieldPercent: 9.5 },
    ]);
  });

  it('are laid on the plate from the chosen well on', () => {
    expect(readPastedYields('10\t20\n30\t40', 'B5', plate).yields).toEqual([
      { well: 'B5', yieldPercent: 10 },
      { well: 'B6', yieldPercent: 20 },
      { well: 'C5', yieldPercent: 30 },
      { well: 'C6', yieldPercent: 40 },
    ]);
  });

  it('of a whole plate keep their rows, whatever well is chosen', () => {
    const { yields, unread } = readPastedYields('\t1\t2\nA\t5\t6\nC\t\t8', 'D6', plate);
    expect(yields).toEqual([
      { well: 'A1', yieldPercent: 5 },
      { well: 'A2', yieldPercent: 6 },
      { well: 'C2', yieldPercent: 8 },
    ]);
    expect(unread).toEqual([]);
  });

  it('that are none, or lie outside the plate, are reported', () => {
    expect(readPastedYields('A1\t120\nA2\t50', 'A1', plate)).toEqual({
      yields: [{ well: 'A2', yieldPercent: 50 }],
      unread: ['A1 120'],
    });
    expect(readPastedYields('10\tx', 'A6', plate)).toEqual({
      yields: [{ well: 'A6', yieldPercent: 10 }],
      unread: ['x'],
    });
  });
});
