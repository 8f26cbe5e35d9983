import { describe, expect, it } from 'vitest';
import { sheetOf, recordOf } from '../../../test-support/score-files.ts';
import { unpackRows } from '../chunks.ts';
import { readUpload } from './read-upload.ts';

const methane =
  'methane\n\n\n  1  0  0  0  0  0            999 V2000\n    0.0000    0.0000    0.0000 C   0  0\nM  END\n';

async function sheetOfRows(count: number): Promise<Buffer> {
  // Texts that differ, since a sheet of one text is packed as tightly as a bomb.
  const rows = Array.from({ length: count }, (_, index) => [
    'C',
    `${((index * 2_654_435_761) % 4_294_967_291).toString(36)}`,
  ]);
  return sheetOf([['SMILES', 'molid'], ...rows]);
}

describe('an uploaded file', () => {
  it('may have 99,999 molecules and not one more', async () => {
    const { total, chunks } = await readUpload(await sheetOfRows(99_999), 'xlsx');
    expect([total, chunks.length]).toEqual([99_999, 200]);
    await expect(readUpload(await sheetOfRows(100_000), 'xlsx')).rejects.toMatchObject({
      key: 'sascoreMoleculeCount',
      details: { limit: 100_000 },
    });
  });

  it('of one molecule is enough', async () => {
    expect((await readUpload(await sheetOfRows(1), 'xlsx')).total).toBe(1);
    await expect(readUpload(await sheetOfRows(0), 'xlsx')).rejects.toMatchObject({ key: 'sascoreNoRows' });
  });

  it('keeps its rows as they came, numbered as the spreadsheet numbers them', async () => {
    const content = await sheetOf([[], ['化合物编号', '结构', 'note'], [], ['7', ' CCO ', ' a ']]);
    const { columns, structureColumn, chunks } = await readUpload(content, 'xlsx');
    expect([columns, structureColumn]).toEqual([['化合物编号', '结构', 'note'], '结构']);
    expect(chunks.flatMap(unpackRows)).toEqual([
      { row: 4, molid: '7', name: '', text: 'CCO', cells: ['7', ' CCO ', ' a '] },
    ]);
  });

  it('of records with any line ends and any letter case of molid is read', async () => {
    const file = recordOf(methane, { MolId: 'A' }) + recordOf(methane, { other: 'x' });
    for (const text of [file, file.replaceAll('\n', '\r\n'), file.replaceAll('\n', '\r')]) {
      const { total, columns, chunks } = await readUpload(Buffer.from(text), 'sdf');
      expect([total, columns]).toEqual([2, ['MolId', 'other']]);
      expect(chunks.flatMap(unpackRows).map(({ row, molid, name }) => [row, molid, name])).toEqual([
        [1, 'A', 'methane'],
        [2, '', 'methane'],
      ]);
    }
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, 'utf16le')]);
    expect((await readUpload(utf16, 'sdf')).total).toBe(2);
  });

  it('of records names those that are not whole, and keeps the others', async () => {
    const file = recordOf(methane, { molid: 'A' }) + recordOf(methane, { molid: 'B' });
    const cut = Buffer.from(file.slice(0, file.lastIndexOf('M  END')));
    const { total, chunks } = await readUpload(cut, 'sdf');
    expect(total).toBe(2);
    expect(chunks.flatMap(unpackRows).map(({ problem }) => problem)).toEqual([undefined, 'brokenRecord']);
  });

  it('is read by its first sheet with structures, with headings that nobody knows or none', async () => {
    const unknown = await sheetOf([
      ['Kennung', 'Formel'],
      ['K1', 'c1ccccc1'],
      ['K2', 'CCO ethanol'],
    ]);
    const none = await sheetOf([['c1ccccc1'], ['CCN']]);
    const texts = async (content: Buffer) =>
      (await readUpload(content, 'xlsx')).chunks.flatMap(unpackRows).map(({ row, text }) => [row, text]);
    expect(await texts(unknown)).toEqual([
      [2, 'c1ccccc1'],
      [3, 'CCO'],
    ]);
    expect(await texts(none)).toEqual([
      [1, 'c1ccccc1'],
      [2, 'CCN'],
    ]);
  });
});
