import { describe, expect, it } from 'vitest';
import { AppError } from '@app/shared/errors/app-error';
import { randomOf } from '../testing/random.ts';
import { workbookOf, zipOf, type WorkbookParts } from '../testing/workbook.ts';
import { readSheet, type SheetRow } from './workbook.ts';

const rowsOf = (bytes: Buffer): Promise<SheetRow[]> => Array.fromAsync(readSheet(bytes));
const read = async (parts: WorkbookParts): Promise<SheetRow[]> => rowsOf(await workbookOf(parts));
const cellsOf = async (parts: WorkbookParts): Promise<string[][]> => (await read(parts)).map(({ cells }) => cells);

async function reasonOf(bytes: Buffer): Promise<unknown> {
  const error = await rowsOf(bytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new TypeError('no error of ours', { cause: error });
  return [error.code, error.details?.['reason']];
}

describe('a worksheet', () => {
  it('gives shared and inline strings, rich text without its guides, truth values, errors and formula results', async () => {
    const sharedStrings =
      '<si><t>molid</t></si><si><r><t xml:space="preserve">two </t></r><r><rPr><b/></rPr><t>runs</t></r>' +
      '<rPh sb="0" eb="1"><t>guide</t></rPh></si>';
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>C#N &amp; O</t></is></c></row>' +
      '<row r="2"><c r="A2" t="b"><v>1</v></c><c r="B2" t="e"><v>#N/A</v></c><c r="C2" t="str"><f>A1</f><v>molid</v></c></row>';
    expect(await cellsOf({ rows, sharedStrings })).toEqual([
      ['molid', 'two runs', 'C#N & O'],
      ['TRUE', '#N/A', 'molid'],
    ]);
  });

  it('keeps the numbers of its rows, and cells in their columns, whatever is left out or out of order', async () => {
    const rows =
      '<row r="3"><c r="C3"><v>3</v></c><c r="A3"><v>1</v></c></row><row><c><v>4</v></c><c><v>5</v></c></row>' +
      '<row r="9"/><row r="12"><c r="AB12" s="0"/><c r="B12"><v>6</v></c></row>';
    expect(await read({ rows })).toEqual([
      { row: 3, cells: ['1', '', '3'] },
      { row: 4, cells: ['4', '5'] },
      { row: 12, cells: ['', '6'] },
    ]);
  });

  it('shows numbers as a person reads them, dates in ISO 8601', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="[$-804]yyyy\\-mm\\-dd hh:mm"/>' +
      '<numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="0.0&quot; mg/d&quot;"/><numFmt numFmtId="168" formatCode="0.0%"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf/><xf numFmtId="9"/><xf numFmtId="168"/></cellXfs>';
    const cells: [style: number, value: string, shown: string][] = [
      [0, '0.30000000000000004', '0.3'],
      [0, '5.0000000000000001E-4', '0.0005'],
      [0, '-12', '-12'],
      [1, '45000', '2023-03-15'],
      [1, '1', '1900-01-01'],
      [1, '61', '1900-03-01'],
      [1, '0.5', '12:00:00'],
      [2, '42', '00042'],
      [3, '45000.75', '2023-03-15T18:00:00'],
      [3, '45000.9999999', '2023-03-16'],
      [4, '1.5', '1.5'],
      [5, '2.5', '2.5'],
      [6, '7', '7'],
      [1, '-1', '-1'],
      [7, '0.45', '45%'],
      [8, '0.057', '5.7%'],
    ];
    const rows = `<row>${cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('')}</row>`;
    expect(await cellsOf({ rows, styles })).toEqual([cells.map(([, , shown]) => shown)]);
    const from1904 = { rows: '<row><c s="1"><v>1</v></c></row>', styles, workbookAttributes: 'date1904="1"' };
    expect(await cellsOf(from1904)).toEqual([['1904-01-02']]);
  });

  it('keeps white space where it is told to, and reads escaped control characters', async () => {
    const rows =
      '<row><c t="inlineStr"><is><t xml:space="preserve"> a </t></is></c><c t="inlineStr"><is><t>\n b\n</t></is></c>' +
      '<c t="inlineStr"><is><t>c_x000D__x005F_x0041_</t></is></c><c t="d"><v>2024-01-02</v></c></row>';
    expect(await cellsOf({ rows })).toEqual([[' a ', 'b', 'c\r_x0041_', '2024-01-02']]);
  });

  it.each([
    ['with prefixes', { prefix: 'x' }],
    ['of the strict kind', { isStrict: true }],
  ])('is read from a workbook %s', async (_kind, more) => {
    const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    expect(await cellsOf({ rows, sharedStrings: '<si><t>CCO</t></si>', ...more })).toEqual([['CCO']]);
  });

  it('is read from an archive with 64-bit sizes', async () => {
    expect(await rowsOf(await workbookOf({ rows: '<row><c><v>1</v></c></row>' }, true))).toHaveLength(1);
  });
});

describe('a workbook that cannot be read', () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c></row>'.repeat(200);

  it.each([
    ['nothing', Buffer.alloc(0), undefined],
    ['text', Buffer.from('smiles,molid'), undefined],
    ['a password', encrypted(), 'encrypted'],
    ['the format of 1997', Buffer.concat([encrypted().subarray(0, 8), Buffer.alloc(504)]), 'oldWorkbook'],
  ])('is refused for %s', async (_what, bytes, reason) => {
    expect(await reasonOf(bytes)).toEqual([10008, reason]);
  });

  it('is refused wherever it is cut or changed, and never half believed', async () => {
    const whole = await workbookOf({ rows });
    for (const end of [10, 300, whole.length >> 1, whole.length - 30]) {
      expect(await reasonOf(whole.subarray(0, end))).toEqual([10008, undefined]);
    }
    // A byte of the sheet's packed content.
    const at = whole.indexOf('xl/worksheets/sheet1.xml') + 40;
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    expect((await reasonOf(changed)) as unknown[]).toContain(10008);
  });

  it.each<[string, WorkbookParts, string]>([
    ['a bomb', { rows: `<row><c t="inlineStr"><is><t>${'0'.repeat(3_000_000)}</t></is></c></row>` }, 'ratio'],
    [
      'a document type',
      { rows: '', others: { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' } },
      'dtd',
    ],
    ['XML that does not close', { rows: '<row><c></row>' }, 'xml'],
    ['a string that is not there', { rows: '<row><c t="s"><v>4</v></c></row>' }, 'sharedString'],
    ['a column beyond the last', { rows: '<row><c r="XFE1"><v>4</v></c></row>' }, 'column'],
    ['a row that is no number', { rows: '<row r="x"><c><v>4</v></c></row>' }, 'row'],
    ['no sheet', { rows, others: { 'xl/workbook.xml': '<workbook/>' } }, 'sheet'],
    ['a lost sheet', { rows, others: { 'xl/_rels/workbook.xml.rels': '<Relationships/>' } }, 'sheet'],
    [
      'bytes that are no UTF-8',
      { rows, others: { 'xl/workbook.xml': Buffer.from('<a b="é"/>', 'latin1') } },
      'encoding',
    ],
  ])('is refused for %s', async (_what, parts, reason) => {
    expect(await reasonOf(await workbookOf(parts))).toEqual([10008, reason]);
  });

  it.each<[string, WorkbookParts, string]>([
    ['elements inside each other without end', { rows: repeated('<b>', 200) }, 'depth'],
    ['a text without end', { rows: `<row><c t="str"><v>${letters(5_000_000)}` }, 'length'],
    ['a tag without end', { rows: `<row ${letters(5_000_000)}` }, 'length'],
    ['more styles than there are', { rows: '', styles: `<cellXfs>${repeated('<xf/>', 100_002)}` }, 'styles'],
  ])('is refused for %s', async (_what, parts, reason) => {
    expect(await reasonOf(await workbookOf(parts))).toEqual([10008, reason]);
  });

  it('is refused, or read, but never something else, whatever its markup', async () => {
    const pieces = ['<row>', '</row>', '<c r="B2">', '<c t="s">', '<c t="inlineStr">', '</c>', '<v>', '</v>'] as const;
    const more = [
      '<is>',
      '</is>',
      '<t>',
      '</t>',
      '1',
      'x',
      '&lt;',
      '<row r="3">',
      '<!-- -->',
      '<![CDATA[<]]>',
    ] as const;
    const random = randomOf(3);
    const outcomes = new Set<unknown>();
    for (let round = 0; round < 200; round += 1) {
      const odd = Array.from({ length: random.below(12) }, () => random.pick([...pieces, ...more])).join('');
      outcomes.add(await rowsOf(await workbookOf({ rows: odd })).then(() => 'read', codeOf));
    }
    expect([...outcomes].toSorted()).toEqual([10008, 'read']);
  });

  it('is refused for too many cells, empty ones between counted', async () => {
    const wide = Array.from({ length: 1_300 }, (_, index) => `<row><c r="XFD${index + 1}"><v>${index}</v></c></row>`);
    expect(await reasonOf(await workbookOf({ rows: wide.join('') }))).toEqual([10008, 'cells']);
  });

  it('is refused for an archive of too many files', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}`, '']));
    expect(await reasonOf(await zipOf(many))).toEqual([10008, 'entries']);
  });
});

function codeOf(error: unknown): unknown {
  return error instanceof AppError ? error.code : error;
}

// Numbered pieces, which do not pack so well that they are refused for that.
function repeated(piece: string, count: number): string {
  const random = randomOf(5);
  return Array.from({ length: count }, () => `${piece}<!--${random.below(1e9)}-->`).join('');
}

function letters(count: number): string {
  const random = randomOf(6);
  return Array.from({ length: count / 8 }, () => random.below(1e9).toString(36).padStart(8, 'x')).join('');
}

function encrypted(): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_016),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
}
