import { zipOf } from '../../../../platform/files/testing/workbook.ts';
import type { FileCase } from './file-case.ts';

const base = 'http://schemas.openxmlformats.org';
const main = `${base}/spreadsheetml/2006/main`;
const office = `${base}/officeDocument/2006/relationships`;

type Cell = string | { formula: string; value?: string } | { date: number };

const letters = 'ABCDEFGH';

function cellOf(cell: Cell, at: string): string {
  if (typeof cell === 'string')
    return cell === ''
      ? ''
      : `<c r="${at}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  if ('date' in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
  const value = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
  return `<c r="${at}" t="str"><f>${cell.formula}</f>${value}</c>`;
}

/** A workbook of sheets by name, each of rows of cells; style 1 is a date. */
export function sheetsOf(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Promise<Buffer> {
  const names = Object.keys(sheets);
  const parts = Object.values(sheets).map((rows, index) => {
    const written = rows.map((cells, row) => {
      const inside = cells.map((cell, column) => cellOf(cell, `${letters[column] ?? ''}${row + 1}`)).join('');
      return `<row r="${row + 1}">${inside}</row>`;
    });
    return [
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`,
    ];
  });
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="r${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${base}/package/2006/relationships"><Relationship Id="w" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${base}/package/2006/relationships">${relations.join('')}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(parts),
  });
}

export const workbookCases: readonly FileCase[] = [
  {
    about: 'a sheet with headings',
    name: 'a.xlsx',
    content: () =>
      sheetsOf({
        A: [
          ['SMILES', 'Name'],
          ['CCO', 'ethanol'],
          ['c1ccccc1', 'benzene'],
        ],
      }),
    rows: ['CCO', 'c1ccccc1'],
  },
  {
    about: 'a sheet without headings',
    name: 'a.xlsx',
    content: () =>
      sheetsOf({
        A: [
          ['CN', 'c1ccccc1'],
          ['US', 'CCO'],
          ['CN', 'CCN'],
        ],
      }),
    rows: ['c1ccccc1', 'CCO', 'CCN'],
  },
  {
    about: 'formulas with their values',
    name: 'a.xlsx',
    content: () =>
      sheetsOf({
        A: [
          ['SMILES', 'MW'],
          [
            { formula: 'B9', value: 'CCO' },
            { formula: '1+1', value: '2' },
          ],
          ['CCN', { formula: 'SUM(A1)' }],
        ],
      }),
    rows: ['CCO', 'CCN'],
  },
  {
    about: 'a formula whose value was not saved',
    name: 'a.xlsx',
    content: () =>
      sheetsOf({
        A: [
          ['SMILES', 'Name'],
          ['CCO', 'ethanol'],
          [{ formula: 'B9' }, ''],
          ['c1ccccc1', 'benzene'],
        ],
      }),
    rows: ['CCO', '! unsavedFormula', 'c1ccccc1'],
  },
  {
    about: 'structures on the second sheet',
    name: 'a.xlsx',
    content: () =>
      sheetsOf({
        Cover: [['Project'], ['For the meeting']],
        Data: [
          ['Code', 'Strukturformel'],
          ['A1', 'CCO'],
          ['A2', 'c1ccccc1'],
        ],
      }),
    rows: ['CCO', 'c1ccccc1'],
  },
  {
    about: 'structures on two sheets',
    name: 'a.xlsx',
    content: () =>
      sheetsOf({
        One: [['SMILES'], ['CCO']],
        Empty: [],
        Two: [
          ['id', 'smiles'],
          ['7', 'c1ccccc1'],
        ],
      }),
    rows: ['CCO', 'c1ccccc1'],
  },
  {
    about: 'CAS numbers that became dates',
    name: 'a.xlsx',
    content: () =>
      sheetsOf({
        A: [
          ['CAS号', '名称'],
          [{ date: 27_639 }, 'DCM'],
          ['50-78-2', 'aspirin'],
          [{ date: 27_737 }, 'x'],
        ],
      }),
    rows: ['= 75-09-2', '= 50-78-2', '= 1975-12-09'],
  },
  {
    about: 'a Chinese heading and full-width digits',
    name: 'a.xlsx',
    content: () =>
      sheetsOf({
        A: [
          ['产品名称', 'CAS 登记号'],
          ['阿司匹林', '５０－７８－２'],
          ['乙醇', 'CAS: 64–17–5'],
        ],
      }),
    rows: ['= 50-78-2', '= 64-17-5'],
  },
  {
    about: 'names behind the structures of a sheet',
    name: 'a.xlsx',
    content: () => sheetsOf({ A: [['Molecule'], ['CCO ethanol'], ['c1ccccc1 |c:0,2,4| benzene']] }),
    rows: ['CCO', 'c1ccccc1'],
  },
];
