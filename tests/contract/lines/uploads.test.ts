// Lines U1, U2, U4 and U5 through a gateway as a process: one file of every kind that is refused, with its code in both
// families (30001 to 30006 for scoring, 10006 to 10009 and 10026 elsewhere), and nothing of it complete at the service.
// The limits of .xlsx and .sdf for scoring, and memory under large uploads (U3), are in gateway-uploads.test.ts.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cdxml,
  png,
  sdfOf,
  sdfOfSize,
  sheetOf,
  workbookOf,
  workbookOfSize,
  workbookParts,
  zipOf,
  type ZipEntry,
} from '@app/gateway/src/upload/testing/files.ts';
import { fileForm, formType } from '@app/gateway/src/upload/testing/forms.ts';
import { Sink } from '@app/gateway/src/upload/testing/sink.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInForms } from '../../support/sign-in-forms.ts';
import { startSurroundings, type Surroundings } from '../support/surroundings.ts';
import { envelopeOf, type ApiResponse, type Visitor } from '../support/visitor.ts';

const mb = 1024 * 1024;
const scoring = '/api/sascore/import';
const worklist = '/api/retro/smiles-data-import';
const chemDraw = '/api/retro/import-cdx';
const picture = '/api/common/structure-recognition';
const smilesLines = `${'C'.repeat(79)}\n`;
const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
let around: Surroundings;
let service: Sink;
let visitor: Visitor;

beforeAll(async () => {
  [around, service] = await Promise.all([startSurroundings(), Sink.start()]);
  for (const [path, data] of Object.entries(signInForms)) service.others.set(path, { code: 200, data });
  const gateway = await around.gateway({ CHEMISTRY_URL: service.url, UPLOAD_DIR: folder });
  visitor = await around.signedIn(gateway);
});
beforeEach(() => {
  service.taken.length = 0;
});
afterAll(async () => {
  await Promise.all([around.close(), service.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function upload(path: string, name: string, file: Buffer | string): Promise<ApiResponse> {
  return visitor.send('POST', path, {
    headers: { 'x-csrf': '1', 'x-culture': 'en', 'content-type': formType },
    body: fileForm(name, file),
  });
}

const codeOf = async (path: string, name: string, file: Buffer | string) => (await upload(path, name, file)).verdict[1];

/** Refused with this code, in words; the service has no complete upload, the disk no file. */
async function outcomeOf(path: string, name: string, file: Buffer | string) {
  const response = await upload(path, name, file);
  const { code, error } = envelopeOf(response);
  return {
    code,
    isSaid: error?.code === code && error.message.length > 5,
    complete: service.complete.length,
    left: readdirSync(folder),
  };
}
const refused = (code: number) => ({ code, isSaid: true, complete: 0, left: [] });

const withPart = (part: Partial<ZipEntry> & { name: string }): Buffer => workbookOf(2, [{ content: '<a/>', ...part }]);

describe('U1: a file at its limit passes, one byte more does not', () => {
  it.each([
    [worklist, 'a.sdf', sdfOfSize(mb), sdfOfSize(mb + 1)],
    [worklist, 'a.xlsx', workbookOfSize(mb), workbookOfSize(mb + 1)],
    [worklist, 'a.txt', Buffer.alloc(mb, smilesLines), Buffer.alloc(mb + 1, smilesLines)],
    [chemDraw, 'a.cdxml', padded(cdxml, mb), padded(cdxml, mb + 1)],
  ])('%s: %s', async (path, name, fits, tooLong) => {
    expect(await codeOf(path, name, fits)).toBe(200);
    expect(service.complete.length).toBe(1);
    service.taken.length = 0;
    expect(await outcomeOf(path, name, tooLong)).toEqual(refused(10006));
  });

  function padded(text: Buffer, bytes: number): Buffer {
    return Buffer.concat([text, Buffer.alloc(bytes - text.length, '\n')]);
  }
});

it('U2: a fault in the last record of 20 MB keeps the upload from ever being complete', async () => {
  const long = sdfOfSize(20 * mb);
  expect(await outcomeOf(scoring, 'a.sdf', Buffer.concat([long, Buffer.from('broken\0\n')]))).toEqual(refused(10008));
  // It had begun.
  expect(service.taken.length).toBe(1);
  service.taken.length = 0;
  expect(await codeOf(scoring, 'a.sdf', long)).toBe(200);
  expect(service.complete.length).toBe(1);
});

describe('U4: the wrong kind of file', () => {
  it.each<[string, string, Buffer | string]>([
    ['another extension', 'a.txt', sdfOf(1)],
    ['a program', 'a.exe', Buffer.from('MZ')],
    ['no extension', 'sdf', sdfOf(1)],
    ['two extensions', 'a.sdf.exe', sdfOf(1)],
    ['two extensions, the wrong one first', 'a.exe.sdf', sdfOf(1)],
    ['two extensions that are both taken', 'a.xlsx.sdf', sdfOf(1)],
    ['an extension after a zero byte', 'a.exe\u0000.sdf', sdfOf(1)],
    ['a workbook that is called .sdf', 'a.sdf', workbookOf(1)],
    ['a picture that is called .sdf', 'a.sdf', png],
    ['structures that are called .xlsx', 'a.xlsx', sdfOf(1)],
    ['an archive that is no workbook', 'a.xlsx', zipOf([{ name: 'word/document.xml', content: '<a/>' }])],
  ])('%s is refused for scoring (30001)', async (_case, name, file) => {
    expect(await outcomeOf(scoring, name, file)).toEqual(refused(30001));
  });

  it.each<[string, string, string, Buffer | string]>([
    ['another extension', worklist, 'a.zip', sdfOf(1)],
    ['two extensions', worklist, 'a.php.txt', 'CCO'],
    ['a workbook that is called .txt', worklist, 'a.txt', workbookOf(1)],
    ['an archive that is no workbook', worklist, 'a.xlsx', zipOf([{ name: 'a', content: 'b' }])],
    ['a mol file for ChemDraw', chemDraw, 'a.mol', sdfOf(1)],
    ['text that is called .cdx', chemDraw, 'a.cdx', 'CCO'],
    ['a drawing with scripts', picture, 'a.svg', '<svg/>'],
    ['text that is called .png', picture, 'a.png', 'CCO'],
  ])('%s is refused elsewhere (10009)', async (_case, path, name, file) => {
    expect(await outcomeOf(path, name, file)).toEqual(refused(10009));
  });

  it.each<[string, string, string, Buffer | string, number]>([
    ['an archive that is cut off', scoring, 'a.xlsx', workbookOf(900).subarray(0, 2_000), 10008],
    ['an archive that is cut off', worklist, 'a.xlsx', workbookOf(900).subarray(0, 2_000), 10008],
    ['no molid column', scoring, 'a.sdf', sdfOf(3, { molid: false }), 30006],
    ['no record', scoring, 'a.sdf', Buffer.alloc(0), 30005],
    ['no row below the header', scoring, 'a.xlsx', workbookOf(0), 30005],
    ['no row below the header', worklist, 'a.xlsx', workbookOf(0), 10026],
    ['nothing', worklist, 'a.txt', '', 10026],
    ['100,000 molecules', scoring, 'a.xlsx', workbookOf(100_000), 30004],
    ['a macro', worklist, 'a.xlsx', withPart({ name: 'xl/vbaProject.bin' }), 10026],
  ])('with %s (%s, %s) is refused with its own code', async (_case, path, name, file, code) => {
    expect(await outcomeOf(path, name, file)).toEqual(refused(code));
  });

  // The service reads the stored value, and refuses at most the row.
  it.each([scoring, worklist])('a formula passes (%s)', async (path) => {
    expect(await codeOf(path, 'a.xlsx', formula())).toBe(200);
  });

  it('99,999 molecules pass', async () => {
    expect(await codeOf(scoring, 'a.xlsx', workbookOf(99_999))).toBe(200);
  });

  function formula(): Buffer {
    const sheet = { name: 'xl/worksheets/sheet2.xml', content: sheetOf('<row r="1"><c><f>1</f></c></row>') };
    return workbookOf(1, [sheet]);
  }
});

describe('U5: a workbook made to do harm', () => {
  const bombs: [string, string | undefined, Buffer][] = [
    ['that declares more than 200 MB', 'inflatedSize', withPart({ name: 'a.bin', ...liar() })],
    ['that inflates to more than 200 MB', 'inflatedSize', zipOf([...workbookParts(''), ...manyParts()])],
    ['that inflates more than a hundred times', 'ratio', withPart({ name: 'a.bin', content: Buffer.alloc(5 * mb) })],
    [
      'that inflates to more than it declares',
      undefined,
      withPart({ name: 'a.bin', content: 'x'.repeat(500), declaredBytes: 100 }),
    ],
    ['of more than 1,000 parts', 'entries', workbookOf(1, emptyParts(997))],
    ['with a document type', 'dtd', withPart({ name: 'xl/a.xml', content: '<!DOCTYPE a SYSTEM "file:///x"><a/>' })],
    ['with entities', 'dtd', withPart({ name: 'a.rels', content: '<a><!ENTITY b "c"></a>' })],
    ['that climbs out of its folder', undefined, withPart({ name: '../../etc/passwd' })],
    ['of two parts with one name', 'names', withPart({ name: 'xl/workbook.xml' })],
  ];

  it.each(bombs)('%s is refused (10008, %s), fast', async (_case, reason, file) => {
    const startedAt = performance.now();
    const paths = file.length < mb ? [scoring, worklist] : [scoring];
    for (const path of paths) {
      const { error } = envelopeOf(await upload(path, 'a.xlsx', file));
      expect([error?.code, error?.details?.['reason']]).toEqual([10008, reason]);
    }
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect([service.complete, readdirSync(folder)]).toEqual([[], []]);
  });

  it('of just under 1,000 parts passes', async () => {
    expect(await codeOf(worklist, 'a.xlsx', workbookOf(1, emptyParts(990)))).toBe(200);
  });

  function emptyParts(count: number): ZipEntry[] {
    return Array.from({ length: count }, (_, index) => ({ name: `p${index}.bin`, content: '' }));
  }

  // Less than a hundred times of what it holds.
  function liar(): Pick<ZipEntry, 'content' | 'declaredBytes'> {
    return { content: randomBytes(2.2 * mb), declaredBytes: 201 * mb };
  }

  // Each is honest and below the ratio; together they are too much.
  function manyParts(): ZipEntry[] {
    const content = Buffer.alloc(3 * mb);
    for (let at = 0; at < content.length; at += 100_000) randomBytes(2_000).copy(content, at);
    return Array.from({ length: 70 }, (_, index) => ({ name: `b${index}.bin`, content }));
  }
});
