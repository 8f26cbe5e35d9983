import { randomBytes } from 'node:crypto';
import { openSync, rmSync, closeSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadRule } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowOf, sheetOf, workbookOf, workbookParts, zipOf, type ZipEntry } from './testing/files.ts';
import { checkWorkbook } from './workbook.ts';
import { processorMs } from '../test-support/processor-ms.ts';

const mb = 1024 * 1024;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workbook-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Code and details of the refusal; 200 without one. */
async function check(file: Buffer, rule: UploadRule = 'sascore'): Promise<{ code: number; details?: unknown }> {
  const path = join(folder, 'a.xlsx');
  writeFileSync(path, file);
  const fd = openSync(path, 'r');
  try {
    await checkWorkbook(fd, rule, 20_000);
    return { code: 200 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, details: error.details };
  } finally {
    closeSync(fd);
  }
}

const withSheet = (sheet: string): Buffer =>
  zipOf(workbookParts('').map((part) => (part.name.includes('sheet1') ? { ...part, content: sheet } : part)));
const withRows = (rows: string): Buffer => zipOf(workbookParts(rows));
const withPart = (part: Partial<ZipEntry> & { name: string }): Buffer => workbookOf(2, [{ content: '<a/>', ...part }]);
const twoRows = rowOf(1, 'smiles') + rowOf(2, 'CCO');

describe('a workbook', () => {
  it.each([
    ['a header and a row', workbookOf(1)],
    ['99,999 rows below its header', workbookOf(99_999)],
    ['tags with a prefix', withSheet(sheetOf(twoRows).replaceAll(/<(\/?)(row|c|is|t)\b/g, '<$1x:$2'))],
    [
      'an absolute path to its sheet',
      zipOf(
        workbookParts(twoRows).map((part) => ({
          ...part,
          content: String(part.content).replace('"worksheets/', '"/xl/worksheets/'),
        })),
      ),
    ],
    ['stored parts', zipOf(workbookParts(twoRows).map((part) => ({ ...part, isStored: true })))],
    ['folders among its parts', withPart({ name: 'xl/media/', content: '' })],
  ])('with %s passes', async (_case, file) => {
    expect(await check(file)).toEqual({ code: 200 });
  });

  it.each([
    ['no row below its header', workbookOf(0)],
    ['no row at all', withRows('')],
    ['rows that are only formatted', withRows(`${rowOf(1, 'smiles')}<row r="2"><c r="A2" s="1"/></row><row r="3"/>`)],
  ])('with %s is empty', async (_case, file) => {
    expect([(await check(file)).code, (await check(file, 'molecules')).code]).toEqual([30005, 10026]);
  });

  it('holds fewer than 100,000 molecules', async () => {
    const file = workbookOf(100_000);
    expect([(await check(file)).code, (await check(file, 'molecules')).code]).toEqual([30004, 10026]);
  });

  it.each([
    ['a formula', '<row r="17"><c r="A17"><f>1+1</f><v>2</v></c></row>'],
    ['a shared formula', '<row r="17"><c r="A17"><f t="shared" si="0"/><v>2</v></c></row>'],
    ['a formula behind a prefix', '<x:row r="17"><x:c r="A17"><x:f>1</x:f></x:c></x:row>'],
  ])('with %s passes: its row is judged where it is read', async (_case, row) => {
    expect(await check(withRows(twoRows + row))).toEqual({ code: 200 });
  });

  it.each([
    ['xl/workbook.xml', `<workbook><sheets><sheet ${'a'.repeat(1_000_000)}`],
    ['xl/workbook.xml', `<workbook><sheets>${'<sheet '.repeat(140_000)}`],
    ['xl/_rels/workbook.xml.rels', '<Relationship '.repeat(70_000)],
    ['xl/_rels/workbook.xml.rels', `<Relationship ${' Id '.repeat(250_000)}>`],
  ])('whose %s was made to be slow to look at is refused as fast as any other (%#)', async (name, content) => {
    // Stored, since so much of the same would be refused for its ratio.
    const parts = workbookParts(twoRows).map((part) =>
      part.name === name ? { ...part, content, isStored: true } : part,
    );
    const before = process.cpuUsage();
    expect(await check(zipOf(parts))).toMatchObject({ code: 10008 });
    expect(processorMs(before)).toBeLessThan(2_000);
  });

  it('may have its rows on another sheet than the first', async () => {
    const other = { name: 'xl/worksheets/sheet2.xml', content: sheetOf(twoRows) };
    const parts = workbookParts('');
    expect((await check(zipOf([...parts, other]))).code).toBe(200);
  });

  it('with macros is refused', async () => {
    expect((await check(withPart({ name: 'xl/vbaProject.bin' }))).code).toBe(10026);
  });

  it('without its own parts is another kind of file', async () => {
    const archive = zipOf([{ name: 'word/document.xml', content: '<a/>' }]);
    expect([(await check(archive)).code, (await check(archive, 'molecules')).code]).toEqual([30001, 10009]);
  });

  it.each([
    ['a document type', withPart({ name: 'xl/a.xml', content: '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>' }), 'dtd'],
    ['entities in a relation', withPart({ name: 'a.rels', content: '<a><!ENTITY b "c"></a>' }), 'dtd'],
    ['UTF-16', withPart({ name: 'xl/a.xml', content: Buffer.from('\uFEFF<!DOCTYPE a>', 'utf16le') }), 'encoding'],
    ['UTF-7', withPart({ name: 'xl/a.xml', content: '<?xml version="1.0" encoding="UTF-7"?><a/>' }), 'encoding'],
    ['a tag that never ends', withPart({ name: 'xl/a.xml', content: `<a b="${'c'.repeat(70_000)}` }), 'ratio'],
    ['a tag that is cut off', withPart({ name: 'xl/a.xml', content: '<a b="c' }), 'xml'],
    ['a part that inflates 1,000 times', withPart({ name: 'xl/a.bin', content: Buffer.alloc(5 * mb) }), 'ratio'],
    [
      'parts of 200 MB and more',
      zipOf([
        ...workbookParts(twoRows),
        { name: 'a.bin', content: Buffer.alloc(3 * mb, 'x'), declaredBytes: 201 * mb, isStored: false },
      ]),
      'ratio',
    ],
    ['two parts of one name', withPart({ name: 'xl/workbook.xml' }), 'names'],
    ['an encrypted part', withPart({ name: 'xl/a.bin', flags: 0x801 }), 'encrypted'],
    ['a wrong check sum', withPart({ name: 'xl/a.bin', checksum: 7 }), 'checksum'],
    [
      'more than 1,000 parts',
      workbookOf(
        1,
        Array.from({ length: 997 }, (_, index) => ({ name: `p${index}.bin`, content: '' })),
      ),
      'entries',
    ],
  ])('with %s is damaged', async (_case, file, reason) => {
    expect(await check(file)).toEqual({ code: 10008, details: { reason } });
  });

  it.each([
    ['is cut off', workbookOf(5).subarray(0, -30)],
    ['is no archive', Buffer.from('PK\x03\x04 not really')],
    ['climbs out of its folder', withPart({ name: '../../etc/passwd' })],
    ['names an absolute path', withPart({ name: '/etc/passwd' })],
    ['names a drive', withPart({ name: 'C:\\windows\\x' })],
    ['inflates to more than it declares', withPart({ name: 'a.bin', content: 'x'.repeat(500), declaredBytes: 100 })],
    ['inflates to less than it declares', withPart({ name: 'a.bin', content: 'x'.repeat(500), declaredBytes: 600 })],
    ['names a sheet that is not there', zipOf(workbookParts(twoRows).filter(({ name }) => !name.includes('sheet1')))],
  ])('that %s is damaged', async (_case, file) => {
    expect((await check(file)).code).toBe(10008);
  });

  it('declares no more than 200 MB', async () => {
    const noise = randomBytes(mb);
    const parts = Array.from({ length: 3 }, (_, index) => ({
      name: `n${index}.bin`,
      content: noise,
      declaredBytes: 70 * mb,
    }));
    expect(await check(workbookOf(1, parts))).toEqual({ code: 10008, details: { reason: 'inflatedSize' } });
  });

  it('is judged, whatever byte of it changes', async () => {
    const sound = workbookOf(3);
    const known = new Set([200, 10008, 10026, 30001, 30005]);
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length - 1), fc.nat(255), async (at, byte) => {
        const file = Buffer.from(sound);
        file[at] = byte;
        expect(known).toContain((await check(file)).code);
      }),
      { numRuns: 300 },
    );
  });
});
