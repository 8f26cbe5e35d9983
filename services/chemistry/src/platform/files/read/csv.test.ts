import { describe, expect, it } from 'vitest';
import { delimiterOf, readCsv } from './csv.ts';

describe('a table as text', () => {
  it('numbers its rows as a spreadsheet does: a record of several lines is one, blank lines count', () => {
    expect([...readCsv('molid,smiles\n1,"a\n""b"""\n\n ,\n2,CCO')]).toEqual([
      { row: 1, cells: ['molid', 'smiles'] },
      { row: 2, cells: ['1', 'a\n"b"'] },
      { row: 5, cells: ['2', 'CCO'] },
    ]);
  });

  it('loses one line only to a quote that is never closed', () => {
    expect([...readCsv('a,b\n"open,1\nCCO,2\n')].map(({ row, cells }) => [row, cells[0]])).toEqual([
      [1, 'a'],
      [2, '"open'],
      [3, 'CCO'],
    ]);
  });

  it.each([
    ['smiles;molid', ';'],
    ['\n\nsmiles\tname, long\tmolid', '\t'],
    ['"a,b,c"|d', '|'],
    ['smiles', ','],
  ])('%j is divided by %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});
