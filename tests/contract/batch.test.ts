// The worklist through the gateway: what fills it, what is refused with which code, and what comes out.

import type { Culture } from '@app/shared/constants/locale';
import type { CallData } from '@app/shared/contracts/catalogue';
import { rowOf, workbookOf, workbookOfSize, workbookParts, zipOf } from '@app/gateway/src/upload/testing/files.ts';
import supertest from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, type Member } from './support/member.ts';
import { place } from './support/place.ts';

const mb = 1024 * 1024;
let chemist: Member;

beforeAll(async () => {
  ({ member: chemist } = await signIn('chemist'));
});
beforeEach(async () => {
  await chemist.call('batchStop', { body: {} });
  await chemist.call('deleteWaitingSmiles', { body: {} });
});

async function upload(
  fileName: string,
  content: Buffer | string,
  { path = '/api/retro/smiles-data-import', culture = 'en' }: { path?: string; culture?: Culture } = {},
): Promise<{ code: number; data: CallData<'smilesDataImport'> }> {
  const response = await supertest(place.url)
    .post(path)
    .set({ cookie: chemist.cookie, host: new URL(place.url).host, 'x-csrf': '1', 'x-culture': culture })
    .attach('iFormFile', Buffer.from(content), fileName);
  return response.body;
}

const worklist = async () => (await chemist.call('waitingSmiles', { query: {} })).data;

const molfile = (title: string, more = '') =>
  `${title}\n  test\n\n  2  1  0  0  0  0  0  0  0  0999 V2000\n    0.0000    0.0000    0.0000 C   0  0\n` +
  `    1.0000    0.0000    0.0000 O   0  0\n  1  2  1  0\nM  END\n${more}`;
// As spreadsheet programs write it: each relation says of what type it is.
const officeType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
const sheet = (...cells: string[]) =>
  zipOf(
    workbookParts(cells.map((value, index) => rowOf(index + 1, value)).join(''))
      .filter(({ name }) => !name.includes('styles'))
      .map(({ name, content }) => ({
        name,
        content: content
          .toString()
          .replace('<Relationship Id="rId1" Target="styles.xml"/>', '')
          .replace('Id="rId3"', `Id="rId3" Type="${officeType}"`),
      })),
  );
const cdxml =
  '<?xml version="1.0"?><CDXML><page><fragment><n id="1" p="0 0"/><n id="2" p="30 0" Element="8"/>' +
  '<b B="1" E="2"/></fragment></page></CDXML>';

describe('a file for the worklist', () => {
  it.each<[name: string, content: string | Buffer]>([
    ['a.csv', 'smiles,name\nCO,methanol\n'],
    ['a.csv', Buffer.from('\uFEFFsmiles;名称\r\nCO;甲醇\r\n', 'utf16le')],
    ['a.txt', 'OC\rOC\tthe same\r'],
    ['a.xlsx', sheet('SMILES', 'CO')],
    ['a.mol', molfile('methanol')],
    ['a.sdf', molfile('methanol', '$$$$\n').replaceAll('\n', '\r\n')],
    ['a.rxn', `$RXN\n\n\n\n  1  1\n$MOL\n${molfile('from')}$MOL\n${molfile('to')}`],
    ['a.cdxml', cdxml],
  ])('%s is read, and every row has its verdict (%#)', async (name, content) => {
    const { code, data } = await upload(name, content);
    expect(code).toBe(200);
    expect(data.accepted).toBe(1);
    expect(data.accepted + data.duplicates + data.rejected).toBe(data.rows.length);
    expect((await worklist()).items.map((item) => item.molecule.smiles)).toEqual(['CO']);
  });

  it.each<[name: string, content: string | Buffer, code: number]>([
    ['a.csv', csvOfSize(mb), 200],
    ['a.csv', csvOfSize(mb + 1), 10006],
    ['a.xlsx', workbookOfSize(mb + 1), 10006],
    ['a.csv', '', 10026],
    ['a.csv', 'smiles,name\n', 20004],
    ['a.csv', 'smiles,name\nCO,=1+1\n', 200],
    ['a.sdf', `${molfile('whole', '$$$$\n')}${molfile('cut').slice(0, 100)}`, 200],
    ['a.xlsx', workbookOf(3).subarray(0, 400), 10008],
    ['a.xlsx', 'no archive', 10009],
    ['a.xlsx', zipOf([...workbookParts(''), { name: 'xl/x.bin', content: Buffer.alloc(300 * mb) }]), 10008],
    ['a.cdxml', cdxml.slice(0, -20), 10008],
    ['a.rxn', `$RXN\n\n\n\n  1  1\n$MOL\n${molfile('from')}`, 10008],
    ['a.exe', 'CO', 10009],
    ['a.exe.csv', 'smiles\nCO\n', 10009],
    ['a.sdf', '%PDF-1.7', 10009],
  ])('%s is handled by its code, and nothing of a broken one stays (%#)', async (name, content, code) => {
    expect((await upload(name, content)).code).toBe(code);
    expect((await worklist()).total).toBe(code === 200 ? 1 : 0);
  });

  it('of one record that is cut off is handled with its refusal', async () => {
    const { code, data } = await upload('a.sdf', molfile('cut').slice(0, 100));
    expect([code, data.accepted, data.rejected]).toEqual([200, 0, 1]);
    expect(data.rows[0]).toMatchObject({ row: 1, outcome: 'rejected', reason: { code: 10008 } });
  });

  it('reports row by row in the language of the reader', async () => {
    const { data } = await upload('a.csv', 'smiles\nCO\nOC\nC1CC\nCCC(=O)N(C1CCN(CCc2ccccc2)CC1)c1ccccc1\n', {
      culture: 'zh-CN',
    });
    expect(data.rows.map(({ row, outcome, reason }) => [row, outcome, reason?.code])).toEqual([
      [2, 'accepted', undefined],
      [3, 'duplicate', 20012],
      [4, 'rejected', 20028],
      [5, 'rejected', 20000],
    ]);
    expect(data.rows.slice(1).every(({ reason }) => /\p{Script=Han}/u.test(reason?.message ?? ''))).toBe(true);
  });

  it('of ChemDraw has a call of its own, which takes nothing else', async () => {
    const path = '/api/retro/import-cdx';
    expect((await upload('a.cdxml', cdxml, { path })).data.accepted).toBe(1);
    expect((await upload('a.csv', 'smiles\nCO\n', { path })).code).toBe(10009);
  });
});

/** One molecule, its name as long as it takes. */
function csvOfSize(bytes: number): string {
  const name = 'n'.repeat(50_000);
  const whole = `smiles,name\n${`CO,${name}\n`.repeat(Math.floor((bytes - 100) / (name.length + 4)))}`;
  const rest = bytes - whole.length - 'CO,\n'.length;
  return `${whole}CO,${'n'.repeat(rest)}\n`;
}

describe('the worklist', () => {
  it('is searched with common settings, shows its results and leaves as a file', async () => {
    await chemist.call('importByList', { body: { text: 'aspirin\nparacetamol' } });
    const start = await chemist.call('batchSearch', { body: { settings: { timeLimitSeconds: 3, maxRoutes: 5 } } });
    expect(start.data).toMatchObject({ started: 2, refused: [] });
    const items = await finished();
    expect(items.map((item) => [item.state, (item.result?.solvedCount ?? 0) > 0])).toEqual([
      ['completed', true],
      ['completed', true],
    ]);
    const best = items[0]?.result;
    const { data: route } = await chemist.call('routeDetail', { query: { routeId: best?.bestRouteId ?? '' } });
    expect(route.steps).toHaveLength(best?.steps ?? 0);
    const edit = await chemist.call('trayEdit', { body: { id: items[0]?.id ?? '', name: 'other' } });
    expect(edit.code).toBe(20013);
    const file = await chemist.call('batchExport', { query: { fileType: 'csv' } }, 'zh-CN');
    expect(file.text.split('\r\n')[1]).toMatch(/aspirin.*已完成/);
    expect(file.headers['content-disposition']).toContain('.csv');
  });

  async function finished() {
    for (;;) {
      const { items } = await worklist();
      if (items.every((item) => item.state === 'completed' || item.state === 'failed')) return items;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
});
