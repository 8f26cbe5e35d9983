import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { writeTable } from '../../../platform/files/write/table.ts';
import { readYieldFile } from './yield-file.ts';

type Rows = readonly (readonly string[])[];

/** A workbook with these sheets, as a spreadsheet program with Chinese names of sheets saves it. */
async function workbook(...sheets: Rows[]) {
  const [first, ...further] = sheets.map(([headings = [], ...rows], at) => ({
    name: `工作表${at + 1}`,
    columns: headings.map((heading) => ({ heading })),
    rows: rows.map((cells) => ({ cells: [...cells] })),
  }));
  const { name: title, ...list } = first ?? { name: '', columns: [], rows: [] };
  const content = await buffer(
    writeTable({ fileType: 'xlsx', language: 'zh-CN', title, ...list, furtherSheets: further }),
  );
  return { name: 'upload.xlsx', content };
}

const notes: Rows = [
  ['Peak', 'Area'],
  ['1', '5521'],
];
const plate: Rows = [
  ['孔位', '碱', '预期收率（%）', '收率（%）'],
  ['A1', 'K2CO3', '70', '41'],
  ['A2', 'DBU', '60', ''],
];
const second: Rows = [
  ['Well', 'Base', 'Yield (%)'],
  ['A1', 'Et3N', '12'],
];
const samples: Rows = [
  ['Sample', 'Yield'],
  ['X-1', '55'],
];

describe('a file of yields', () => {
  it('is read from whichever sheet holds the list, whatever stands before it', async () => {
    const rows = await readYieldFile(await workbook(notes, samples, plate));
    expect(rows).toEqual([
      { row: 2, well: 'A1', choice: { base: 'K2CO3' }, yieldPercent: 41 },
      { row: 3, well: 'A2', choice: { base: 'DBU' } },
    ]);
  });

  it('may hold two plates, each row with its sheet', async () => {
    const rows = await readYieldFile(await workbook(plate, notes, second));
    expect(rows.map(({ sheet, row, yieldPercent }) => [sheet, row, yieldPercent])).toEqual([
      ['工作表1', 2, 41],
      ['工作表1', 3, undefined],
      ['工作表3', 2, 12],
    ]);
  });

  it('is told apart from one without wells, conditions or yields', async () => {
    expect(await readYieldFile(await workbook(notes, samples))).toMatchObject([{ yieldPercent: 55, choice: {} }]);
    await expect(readYieldFile(await workbook(notes, notes))).rejects.toMatchObject({
      key: 'templateError2',
      details: { reason: 'noYields' },
    });
  });
});
