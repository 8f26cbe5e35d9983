import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../read/text.ts';
import { readCsv } from '../read/csv.ts';
import { readSdFile } from '../read/sd-file.ts';
import { readSheet } from '../read/workbook.ts';
import { randomOf, type Random } from '../testing/random.ts';
import { tableFileTypes, writeTable, type Cell, type Table, type TableFileType, type TableRow } from './table.ts';

const language = 'en';
const columns = ['molid', '名称 "N"', 'score'].map((heading) => ({ heading }));
const headings = columns.map(({ heading }) => heading);
// A page is read by people, not back again.
const dataFileTypes = ['xlsx', 'csv', 'sdf'] as const;
type DataFileType = (typeof dataFileTypes)[number];
const bytesOf = (fileType: TableFileType, rows: Table['rows']): Promise<Buffer> =>
  buffer(writeTable({ columns, rows, fileType, language }));

const formulas = [
  '=1+1',
  '+1+1',
  '-1+cmd',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '＝1',
  "'=1",
  "''-x",
  "'plain",
  '-',
  '=HYPERLINK("a","b")',
];

describe('a workbook', () => {
  it('reads back cell by cell: texts as texts, numbers as numbers', async () => {
    const cells: Cell[][] = [
      ['A-1', 'ethanol & <water>', 2.875],
      ['', null, -1e-7],
      ['_x000D_', 'two\nlines\r\n', 12_345_678.9],
      [' blank ', '\u0001\uFFFF', Number.NaN],
      ['007', '乙醇 🧪', 0],
    ];
    const rows = await Array.fromAsync(
      readSheet(
        await bytesOf(
          'xlsx',
          cells.map((each) => ({ cells: each })),
        ),
      ),
    );
    expect(rows).toEqual([
      { row: 1, cells: headings },
      { row: 2, cells: ['A-1', 'ethanol & <water>', '2.875'] },
      { row: 3, cells: ['', '', '-1e-7'] },
      { row: 4, cells: ['_x000D_', 'two\nlines\r\n', '12345678.9'] },
      { row: 5, cells: [' blank ', '\u0001\uFFFF'] },
      { row: 6, cells: ['007', '乙醇 🧪', '0'] },
    ]);
  });

  it('holds no formula, whatever a text begins with', async () => {
    const file = await bytesOf(
      'xlsx',
      formulas.map((one) => ({ cells: [one, null, null] })),
    );
    const read = await Array.fromAsync(readSheet(file));
    expect(read.slice(1).map(({ cells }) => cells[0])).toEqual(formulas);
    expect(sheetOf(file)).not.toMatch(/<f[ >]/);
  });

  it('cuts a text that no spreadsheet takes, and says so by its last letter', async () => {
    const rows = await Array.fromAsync(readSheet(await bytesOf('xlsx', [{ cells: ['C'.repeat(40_000), null, null] }])));
    expect(rows[1]?.cells[0]).toBe(`${'C'.repeat(32_766)}…`);
  });
});

describe('a list with commas', () => {
  it('begins with the mark of UTF-8, quotes what needs it and ends lines as RFC 4180 says', async () => {
    const file = await bytesOf('csv', [{ cells: ['a,b', 'c\nd', true] }]);
    expect(file.toString()).toBe('\uFEFFmolid,"名称 ""N""",score\r\n"a,b","c\nd",TRUE\r\n');
  });

  it('guards formulas with an apostrophe that reading takes away; negative numbers stay numbers', async () => {
    const cells = [...formulas, '-1.5', '+2e-3'].map((one): TableRow => ({ cells: [one, null, -2.5] }));
    const file = decodeText(await bytesOf('csv', cells));
    for (const line of file.split('\n').slice(1)) expect(line).not.toMatch(/^"?[=@\t＝]|^"?[+-](?![\d.]+(?:e-?\d+)?,)/);
    const read = [...readCsv(file)].slice(1);
    const written = cells.map(({ cells: [first] }) => String(first).replace('\r', '\n'));
    expect(read.map(({ cells: [first] }) => first)).toEqual(written);
    expect(read.every((one) => one.cells[2] === '-2.5')).toBe(true);
  });
});

describe('an SD file', () => {
  const molblock =
    'title\n  prog\n\n  1  0  0     0  0            999 V2000\n    0.0000    0.0000    0.0000 C   0  0\nM  END\n';

  it('reads back with the same molfiles and items', async () => {
    const values = ['plain', '', 'two\n\nparagraphs\n', '> <not an item>', '$$$$', '  > \n $$$$', '乙醇'];
    const file = await bytesOf(
      'sdf',
      values.map((value) => ({ molblock, cells: ['x', value, 1.5] })),
    );
    const read = [...readSdFile(file)];
    expect(read.map((one) => one.molblock)).toEqual(values.map(() => molblock));
    expect(read.map(({ fields }) => fields)).toEqual(
      values.map((value) => [
        ['molid', 'x'],
        ['名称 "N"', value],
        ['score', '1.5'],
      ]),
    );
  });

  it('leaves out what is not there, and has a molfile without atoms for a row without a structure', async () => {
    const [record] = readSdFile(await bytesOf('sdf', [{ cells: ['x', null, null] }]));
    expect(record?.fields).toEqual([['molid', 'x']]);
    expect(record?.molblock).toMatch(/^\n\n\n {2}0 {2}0 .*V2000\nM {2}END\n$/);
  });

  it('has safe names, each once', async () => {
    const odd = ['a<b>', '', 'N', 'N'].map((heading) => ({ heading }));
    const rows = [{ molblock, cells: ['1', '2', '3', '4'] }];
    const [record] = readSdFile(await buffer(writeTable({ columns: odd, rows, fileType: 'sdf', language })));
    expect(record?.fields.map(([name]) => name)).toEqual(['a b', 'FIELD_2', 'N', 'N (2)']);
  });
});

describe('a table of anything', () => {
  const readers: Record<DataFileType, (file: Buffer) => Promise<string[][]>> = {
    xlsx: async (file) => (await Array.fromAsync(readSheet(file))).slice(1).map(({ cells }) => cells),
    csv: async (file) => [...readCsv(decodeText(file))].slice(1).map(({ cells }) => cells),
    sdf: async (file) => [...readSdFile(file)].map(({ fields }) => fields.map(([, value]) => value)),
  };

  it.each(dataFileTypes)('comes back from .%s as it went', async (fileType) => {
    const random = randomOf(11);
    const rows = Array.from({ length: 400 }, () => ['k', oddText(random), oddText(random)]);
    const read = await readers[fileType](
      await bytesOf(
        fileType,
        rows.map((cells) => ({ cells })),
      ),
    );
    const padded = read.map((cells) => [...cells, '', '', ''].slice(0, 3));
    expect(padded).toEqual(rows);
  });

  it.each(tableFileTypes)(
    'is taken only as fast as .%s is read, and ended when the reader leaves',
    async (fileType) => {
      const source = { taken: 0 };
      const end = Promise.withResolvers<void>();
      const endless = async function* (): AsyncGenerator<TableRow> {
        try {
          for (;;) {
            source.taken += 1;
            yield { cells: [`row ${randomOf(source.taken).below(1e9)}`, 'C'.repeat(1_000), source.taken] };
          }
        } finally {
          end.resolve();
        }
      };
      const stream = writeTable({ columns, rows: endless(), fileType, language });
      await new Promise((resolve) => stream.once('readable', resolve));
      const settled = await settledOf(source);
      expect(settled).toBeGreaterThan(0);
      expect(settled).toBeLessThan(mostAhead);
      stream.destroy();
      await end.promise;
    },
  );

  it.each(tableFileTypes)('breaks .%s when its rows break', async (fileType) => {
    const breaking = async function* (): AsyncGenerator<TableRow> {
      yield { cells: ['a', 'b', 1] };
      await sleep(1);
      throw new RangeError('the database is gone');
    };
    await expect(buffer(writeTable({ columns, rows: breaking(), fileType, language }))).rejects.toThrow(
      'database is gone',
    );
  });
});

const pieces = [
  'a',
  ' ',
  '  ',
  '"',
  "'",
  ',',
  '\n',
  '=',
  '-',
  '>',
  '<',
  '&',
  '$$$$',
  '> <x>',
  '_x0041_',
  '乙',
  '1',
  'M  END',
  ';',
  '\t',
] as const;

// White space at the ends and lines of nothing else are what formats differ in.
function oddText(random: Random): string {
  const text = Array.from({ length: random.below(6) }, () => random.pick(pieces)).join('');
  return `${text.replaceAll(/^[ \t]+$/gm, '')}.`;
}

const mostAhead = 100_000;

/** How many rows have been taken when no more are. */
async function settledOf(source: { readonly taken: number }): Promise<number> {
  for (let before = -1; ; before = source.taken) {
    await sleep(100);
    if (source.taken === before || source.taken >= mostAhead) return source.taken;
  }
}

function sheetOf(file: Buffer): string {
  return file.toString('latin1');
}
