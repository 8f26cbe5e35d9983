import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { depict } from '../../../chemistry/molecule/depiction/depict.ts';
import { loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { readDrawing } from './svg-paths.ts';
import { writeTable, type Table } from './table.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const columns = [{ heading: 'molid' }, { heading: '名称' }];
const pdfOf = (rows: Table['rows'], more: Partial<Table> = {}): Promise<Buffer> =>
  buffer(writeTable({ columns, rows, fileType: 'pdf', language: 'zh-CN', ...more }));

describe('a table on pages', () => {
  it('is a whole PDF file whose Chinese text can be searched and copied', async () => {
    const file = await pdfOf([{ cells: ['A-1', '乙醇'] }], { title: '分子' });
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.subarray(-6).toString().trim()).toBe('%%EOF');
    const { pages, text } = contentOf(file);
    expect(pages).toBe(1);
    // The map from glyphs to letters (PDF 32000-1, §9.10.3).
    for (const letter of '名称乙醇第页') expect(text.toLowerCase()).toContain(letter.charCodeAt(0).toString(16));
  });

  it('sets the digits of a formula small and below the line', async () => {
    const sizesOf = (text: string): Set<string | undefined> =>
      new Set([...text.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => size));
    const plain = sizesOf(contentOf(await pdfOf([{ cells: ['A-1', 'C2H6O'] }])).text);
    const formula = sizesOf(contentOf(await pdfOf([{ cells: ['A-1', 'C₂H₆O'] }])).text);
    expect(formula.size).toBe(plain.size + 1);
  });

  it('keeps the small digits that its letters have', async () => {
    // The map from glyphs to letters: 0x00b2 is the small two of an area.
    expect(contentOf(await pdfOf([{ cells: ['Å²', '10³'] }])).text.toLowerCase()).toMatch(/00b2[^]*00b3/);
  });

  it('goes on with its headings on as many pages as it needs', async () => {
    const rows = Array.from({ length: 100 }, (_, row) => ({ cells: [`A-${row}`, '乙醇'] }));
    const { pages } = contentOf(await pdfOf(rows));
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThan(6);
  });

  it('holds a text of any length and letters that no font has', async () => {
    const odd = ['C'.repeat(20_000), '\u0000\uD800🧪\n\n\t'];
    expect(contentOf(await pdfOf([{ cells: odd }, { cells: [null, Number.NaN] }])).pages).toBeLessThan(3);
  });

  it('refuses more columns than can be read', async () => {
    const many = Array.from({ length: 17 }, (_, at) => ({ heading: `${at}` }));
    await expect(pdfOf([], { columns: many })).rejects.toThrow(RangeError);
    expect(contentOf(await pdfOf([], { columns: many.slice(1) })).pages).toBe(1);
  });

  it('draws a molecule as lines, in the colours of its atoms', async () => {
    const svg = depict(rdkit, 'CCO', { width: 120, height: 80 });
    const withPicture = contentOf(await pdfOf([{ cells: ['A-1', '乙醇'], svg }], { pictureHeading: '结构' })).text;
    const without = contentOf(await pdfOf([{ cells: ['A-1', '乙醇'] }], { pictureHeading: '结构' })).text;
    const lines = (text: string): number => text.match(/ l$/gm)?.length ?? 0;
    expect(lines(withPicture)).toBeGreaterThan(lines(without) + 2);
    const drawn = readDrawing(svg);
    expect(drawn).toMatchObject({ width: 120, height: 80 });
    expect(drawn.paths.some(({ fill }) => fill === '#BF1914')).toBe(true);
  });
});

describe('a picture', () => {
  it('may have marked atoms', () => {
    const svg = "<svg width='9' height='9'><ellipse cx='4' cy='5' rx='2' ry='1' fill='#FF0000'/></svg>";
    expect(readDrawing(svg).paths).toEqual([
      { path: 'M2 5A2 1 0 1 0 6 5A2 1 0 1 0 2 5Z', fill: '#FF0000', strokeWidth: 1 },
    ]);
  });

  it('with a part that cannot be drawn is refused rather than drawn without it', () => {
    const svg = "<svg xmlns='x' width='10' height='10'><text x='1'>N</text></svg>";
    expect(() => readDrawing(svg)).toThrow('a text');
    expect(() => readDrawing("<svg xmlns='x'></svg>")).toThrow('size');
  });
});

/** All streams of the file that are text, unpacked. */
function contentOf(file: Buffer): { pages: number; text: string } {
  const latin = file.toString('latin1');
  const streams = [...latin.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(({ index, 0: head }) => {
    const from = index + head.length;
    return inflateSync(file.subarray(from, latin.indexOf('endstream', from))).toString('latin1');
  });
  return { pages: latin.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0, text: streams.join('\n') };
}
