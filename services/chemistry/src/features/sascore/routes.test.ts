import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadScores, type UploadOptions } from '../../test-support/score-upload.ts';
import { scoringKind } from './jobs.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { scoreTasks } from './schema.ts';
import { readSdFile } from '../../platform/files/read/sd-file.ts';
import { readSheet, readSheetNames, type SheetRow } from '../../platform/files/read/workbook.ts';
import { recordOf, sheetOf, sheetsOf } from '../../test-support/score-files.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const asChemist = (sub: string) => ({ claims: { sub } });

const upload = <N extends 'import' | 'import-check'>(path: N, name: string, content: Buffer, options?: UploadOptions) =>
  uploadScores(service, path, { name, content }, options);

async function scored(sub: string, name: string, content: Buffer): Promise<string> {
  const { code, data } = await upload('import', name, content, {
    query: { name: `task ${randomUUID()}`, fileName: name },
    claims: { sub },
  });
  expect(code).toBe(200);
  await service.idle(scoringKind);
  return data.task.taskId;
}

const ethanol = `ethanol
  demo

  3  2  0  0  0  0            999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.2990    0.7500    0.0000 C   0  0
    2.5981    0.0000    0.0000 O   0  0
  1  2  1  0
  2  3  1  0
M  END
`;
const records = [
  recordOf(ethanol, { MolID: 'A-1', note: 'first\nsecond' }),
  recordOf(ethanol.replace('ethanol', 'ethanethiol').replace(' O ', ' S '), { MolID: 'A-2', note: '' }),
];
const sheet = (...rows: string[][]) => sheetOf([['SMILES', 'molid', '名称'], ...rows]);
const molecules = [
  ['CC(=O)Oc1ccccc1C(=O)O', 'M-10', 'aspirin'],
  ['CN1C=NC2=C1C(=O)N(C(=O)N2C)C', 'M-9', 'caffeine'],
  ['C1CC', 'M-8', 'broken'],
  ['[Na+].[Cl-]', 'M-7', 'salt'],
];

describe('a sheet of molecules', () => {
  it('becomes a task whose rows have scores, or the reason why not', async () => {
    const who = asChemist('s1');
    const taskId = await scored('s1', 'library.xlsx', await sheet(...molecules));
    const { task, columns, structureColumn, table } = (
      await service.call('sascoreParameters', { params: { id: taskId } }, who)
    ).data;
    expect(task).toMatchObject({
      state: 'completed',
      total: 4,
      scored: 4,
      unreadable: 1,
      fileName: 'library.xlsx',
      fileType: 'xlsx',
    });
    expect(columns).toEqual(['SMILES', 'molid', '名称']);
    expect(structureColumn).toBe('SMILES');
    expect(table.kind).toBe('builtIn');
    const { total, items } = (
      await service.call('sascoreResults', { body: { taskId, pageIndex: 1, pageSize: 10 } }, who)
    ).data;
    expect(total).toBe(4);
    expect(items.map(({ row, molid }) => [row, molid])).toEqual([
      [2, 'M-10'],
      [3, 'M-9'],
      [4, 'M-8'],
      [5, 'M-7'],
    ]);
    expect(items[0]).toMatchObject({
      name: 'aspirin',
      heavyAtoms: 13,
      molecule: { formula: 'C9H8O4', name: 'aspirin' },
    });
    expect(items[0]?.score).toBeGreaterThan(1);
    expect(items[0]?.score).toBeLessThan(3);
    expect(items[2]).toMatchObject({ text: 'C1CC', problem: 'A ring in the SMILES is not closed.' });
    expect(items[2]?.score).toBeUndefined();
  });

  it('whose headings name no structure is read from the column that holds molecules', async () => {
    const rows = molecules.map(([smiles = '', molid = '', name = '']) => [molid, name, smiles]);
    const content = await sheetOf([['No.', 'common', 'written'], ...rows]);
    const { data } = await upload('import-check', 'unnamed.xlsx', content);
    expect(data).toMatchObject({ structureColumn: 'written', rows: 4, readable: 3 });
    const without = await sheetOf([['No.', 'common'], ...rows.map((row) => row.slice(0, 2))]);
    expect((await upload('import-check', 'none.xlsx', without)).code).toBe(10026);
  });

  it('is one of several in a workbook, which is chosen by its name', async () => {
    const content = await sheetsOf({
      Notes: [
        ['Project', 'Owner'],
        ['Kinase', 'Li'],
      ],
      'Batch 1': [
        ['molid', 'SMILES'],
        ['A-1', 'CCO'],
      ],
      Empty: [['molid', 'SMILES']],
      批次二: [
        ['SMILES', 'name'],
        ['c1ccccc1', 'benzene'],
        ['CCN', 'ethylamine'],
      ],
    });
    const found = async (query: Record<string, string>) =>
      (await upload('import-check', 'a.xlsx', content, { query })).data;
    const sheets = ['Batch 1', '批次二'];
    expect(await found({})).toMatchObject({ sheet: 'Batch 1', sheets, rows: 1 });
    expect(await found({ sheet: '批次二' })).toMatchObject({
      sheet: '批次二',
      sheets,
      rows: 2,
      columns: ['SMILES', 'name'],
    });
    for (const [other, code] of [
      ['Notes', 10026],
      ['Empty', 30005],
      ['None', 10026],
    ] as const)
      for (const path of ['import-check', 'import'] as const)
        expect([path, other, (await upload(path, 'a.xlsx', content, { query: { sheet: other } })).code]).toEqual([
          path,
          other,
          code,
        ]);

    const who = asChemist('sheets');
    const { data } = await upload('import', 'a.xlsx', content, { query: { sheet: '批次二' }, ...who });
    expect(data.task).toMatchObject({ sheet: '批次二', total: 2 });
    await service.idle(scoringKind);
    const { taskId } = data.task;
    const { items } = (await service.call('sascoreResults', { body: { taskId, pageIndex: 1, pageSize: 10 } }, who))
      .data;
    expect(items.map(({ row, name }) => [row, name])).toEqual([
      [2, 'benzene'],
      [3, 'ethylamine'],
    ]);
    const file = await service.app.inject({
      url: `/api/export/sascore-file/${taskId}?fileType=xlsx`,
      headers: { authorization: `Bearer ${await service.issuer.token(who.claims)}` },
    });
    expect(await readSheetNames(file.rawPayload)).toEqual(['批次二']);
  });

  it('names no sheet of a workbook with one', async () => {
    const { data } = await upload('import', 'one.xlsx', await sheet(...molecules), asChemist('one-sheet'));
    expect(data.task.sheet).toBeUndefined();
  });

  it('has a free name made of its file’s, where none is given', async () => {
    const name = async (fileName: string) => {
      const query = { fileName };
      const content = await sheet(...molecules);
      const { data } = await upload('import', fileName, content, { query, claims: { sub: 'unnamed' } });
      return data.task.name;
    };
    expect([await name('Set 4.xlsx'), await name('Set 4.xlsx')]).toEqual(['Set 4', 'Set 4 (2)']);
    const query = { fileName: 'set 4.v2.xlsx' };
    const check = await upload('import-check', 'a.xlsx', await sheet(...molecules), { query });
    expect(check.data.suggestedName).toBe('set 4.v2');
    await service.idle(scoringKind);
  });

  it('is filtered and sorted, what has no score last, and numbers in a molid as numbers', async () => {
    const who = asChemist('s2');
    const taskId = await scored('s2', 'library.xlsx', await sheet(...molecules));
    const rows = async (body: object) =>
      (
        await service.call('sascoreResults', { body: { taskId, pageIndex: 1, pageSize: 10, ...body } }, who)
      ).data.items.map((one) => one.molid);
    expect(await rows({ sort: { by: 'molid', order: 'ascending' } })).toEqual(['M-7', 'M-8', 'M-9', 'M-10']);
    expect(await rows({ sort: { by: 'molecularWeight', order: 'descending' } })).toEqual(['M-9', 'M-10', 'M-7', 'M-8']);
    expect(await rows({ sort: { by: 'molecularWeight', order: 'ascending' } })).toEqual(['M-7', 'M-10', 'M-9', 'M-8']);
    expect(await rows({ filter: { molecularWeight: { from: 100, to: 190 } } })).toEqual(['M-10']);
    expect(await rows({ filter: { outcome: 'unreadable' } })).toEqual(['M-8']);
    expect(await rows({ filter: { key: 'CAFF' } })).toEqual(['M-9']);
    expect(await rows({ filter: { key: 'OC(=O)c1ccccc1OC(C)=O' } })).toEqual(['M-10']);
    const area = (await service.call('sascoreFilterArea', { query: { taskId } }, who)).data;
    expect(area).toMatchObject({ scored: 3, unreadable: 1, heavyAtoms: { from: 2, to: 14 } });
    const { total, points } = (
      await service.call('sascorePoints', { body: { taskId, filter: { molecularWeight: { from: 100 } } } }, who)
    ).data;
    expect(total).toBe(points.length);
    expect(points.map(({ name, heavyAtoms }) => [name, heavyAtoms])).toContainEqual([expect.any(String), 14]);
    expect(area.histogram).toHaveLength(36);
    expect(area.histogram.reduce((sum, { rows: count }) => sum + count, 0)).toBe(3);
  });

  it('has its structures found by the cells where no heading names them', async () => {
    const file = await sheetOf([
      ['A', 'B', 'C'],
      ...molecules.map(([smiles = '', molid = '', name = '']) => [molid, name, smiles]),
    ]);
    const { data } = await upload('import-check', 'x.xlsx', file);
    expect(data).toMatchObject({ structureColumn: 'C', rows: 4, readable: 3, errors: 1 });
  });
});

describe('a file', () => {
  const check = (name: string, content: Buffer) => upload('import-check', name, content);

  it('is told row by row what is wrong with it, in the reader’s language', async () => {
    const file = await sheet(
      ...molecules,
      ['', 'M-1', ''],
      ['OC(=O)c1ccccc1OC(C)=O', 'M-1', ''],
      ['*C', 'M-2', ''],
      ['CC[NH3+]', '', ''],
    );
    const before = await service.database.queries.$count(scoreTasks);
    const { data } = await upload('import-check', 'library.xlsx', file, { culture: 'zh-CN' });
    expect(data).toMatchObject({ rows: 8, readable: 5, errors: 3, warnings: 4, structureColumn: 'SMILES' });
    expect(data.findings.map(({ row, reason, severity }) => [row, reason, severity])).toEqual([
      [4, 'unclosedRing', 'error'],
      [5, 'mixture', 'warning'],
      [6, 'empty', 'error'],
      [7, 'duplicateMolid', 'warning'],
      [7, 'duplicateStructure', 'warning'],
      [8, 'unspecifiedAtoms', 'error'],
      [9, 'charged', 'warning'],
    ]);
    expect(data.findings[0]).toMatchObject({ molid: 'M-8', text: 'C1CC', message: 'SMILES 中有环未闭合。' });
    expect(data.reasons).toContainEqual({ reason: 'mixture', message: expect.stringContaining('盐'), rows: 1 });
    expect(await service.database.queries.$count(scoreTasks)).toBe(before);
  });

  it('is refused as a whole with the code of its fault, also where no gateway has looked at it', async () => {
    const given = Buffer.from(records.join(''));
    const bare = Buffer.from(recordOf(ethanol));
    expect((await check('a.txt', given)).code).toBe(30001);
    expect((await check('a.xlsx', given)).code).toBe(30001);
    expect((await check('a.sdf', await sheet())).code).toBe(30001);
    expect((await check('a.xlsx', Buffer.alloc(10 * 1024 * 1024, 'PK'))).code).toBe(30002);
    expect((await check('a.xlsx', await sheet())).code).toBe(30005);
    expect((await check('a.sdf', Buffer.from('\n'))).code).toBe(30005);
    expect((await check('a.sdf', bare)).code).toBe(30006);
    expect((await check('a.sdf', given.subarray(0, 150))).code).toBe(30006);
    expect((await check('a.xlsx', (await sheet(...molecules)).subarray(0, 900))).code).toBe(10008);
    expect(
      await check(
        'a.xlsx',
        await sheetOf([
          ['A', 'B'],
          ['1', '2'],
        ]),
      ),
    ).toMatchObject({ code: 10026, error: { details: { reason: 'structureColumn' } } });
  });
});

describe('a scored file', () => {
  const textOf = (rows: readonly SheetRow[]) => rows.map(({ cells }) => cells);
  async function exported(sub: string, taskId: string, fileType: 'xlsx' | 'sdf' | 'csv', culture = 'en') {
    const authorization = `Bearer ${await service.issuer.token({ sub })}`;
    const response = await service.app.inject({
      url: `/api/export/sascore-file/${taskId}?fileType=${fileType}`,
      headers: { authorization, 'x-culture': culture },
    });
    expect(response.statusCode).toBe(200);
    return { bytes: response.rawPayload, headers: response.headers };
  }

  it('leaves as a sheet with the columns that came in first and unchanged, headings in the reader’s language', async () => {
    const taskId = await scored('e1', 'library.xlsx', await sheet(...molecules, ['CCO', '=1+1', '@name']));
    const { bytes, headers } = await exported('e1', taskId, 'xlsx', 'zh-CN');
    expect(headers['content-disposition']).toContain('.xlsx');
    const [header = [], ...rows] = textOf(await Array.fromAsync(readSheet(bytes)));
    expect(header.slice(0, 6)).toEqual(['SMILES', 'molid', '名称', 'SAScore', '分子量', '重原子数']);
    expect(header.at(-1)).toBe('问题');
    expect(rows.map((cells) => cells.slice(0, 3))).toEqual([...molecules, ['CCO', '=1+1', '@name']]);
    expect(Number(rows[0]?.[3])).toBeGreaterThan(1);
    expect(rows[2]?.[3]).toBe('');
    expect(rows[2]?.at(-1)).toBe('SMILES 中有环未闭合。');
  });

  it('leaves as an .sdf file with molecules drawn from what came in as SMILES', async () => {
    const taskId = await scored('e2', 'library.xlsx', await sheet(...molecules));
    const written = [...readSdFile((await exported('e2', taskId, 'sdf')).bytes)];
    expect(written).toHaveLength(4);
    expect(written[0]).toMatchObject({ title: 'aspirin' });
    expect(written[0]?.molblock).toContain('M  END');
    expect(Object.fromEntries(written[0]?.fields ?? [])).toMatchObject({
      molid: 'M-10',
      SMILES: 'CC(=O)Oc1ccccc1C(=O)O',
    });
    const again = await upload('import-check', 'again.sdf', (await exported('e2', taskId, 'sdf')).bytes);
    expect(again.data).toMatchObject({ rows: 4, readable: 3, errors: 1 });
  });

  it('that came as .sdf comes back with the same molfiles and data', async () => {
    const file = Buffer.from(records.join(''));
    const taskId = await scored('e3', 'library.sdf', file);
    const before = [...readSdFile(file)];
    const after = [...readSdFile((await exported('e3', taskId, 'sdf')).bytes)];
    expect(after.map(({ molblock }) => molblock)).toEqual(before.map(({ molblock }) => molblock));
    expect(after.map(({ fields }) => fields.slice(0, 2))).toEqual(before.map(({ fields }) => fields));
    expect(Object.fromEntries(after[0]?.fields ?? [])['SAScore']).toMatch(/^\d(\.\d+)?$/);
    const sheetRows = textOf(await Array.fromAsync(readSheet((await exported('e3', taskId, 'xlsx')).bytes)));
    expect(sheetRows[0]?.slice(0, 4)).toEqual(['MolID', 'note', 'SMILES', 'SAScore']);
    expect(sheetRows[1]?.slice(0, 3)).toEqual(['A-1', 'first\nsecond', 'CCO']);
  });

  it('holds the chosen rows only, in the order of the list', async () => {
    const who = asChemist('e4');
    const taskId = await scored('e4', 'library.xlsx', await sheet(...molecules));
    const body = {
      taskId,
      fileType: 'csv' as const,
      rows: [2, 3, 5],
      sort: { by: 'molecularWeight' as const, order: 'descending' as const },
    };
    const { text } = await service.call('sascoreFileSelection', { body }, who);
    expect(
      text
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(',')[1]),
    ).toEqual(['molid', 'M-9', 'M-10', 'M-7']);
    expect((await service.call('sascoreFileSelection', { body: { ...body, rows: [77] } }, who)).code).toBe(10010);
  });
});

describe('why a molecule scores as it does', () => {
  it('is told by parts, fragments and places, and a picture', async () => {
    const structure = 'C[C@H]1CC2(CC1)C1CCC2C1.[Na+].[Cl-]';
    const { data } = await service.call('sascoreExplain', { body: { structure } });
    const { fragments, size, stereo, spiro, bridge, macrocycle, symmetry } = data.parts;
    const sum = fragments - size - stereo - spiro - bridge - macrocycle + symmetry;
    expect(data.score).toBeCloseTo(11 - ((sum + 5) / 6.5) * 9, 2);
    expect(data).toMatchObject({ spiroAtoms: 1, bridgeheads: 2, macrocycles: 0, heavyAtoms: 13 });
    expect(data.stereocentres).toBeGreaterThan(0);
    expect(data.fragments[0]?.contribution).toBeLessThanOrEqual(data.fragments[1]?.contribution ?? 0);
    expect(data.fragments.every(({ times, atoms }) => times === atoms.length)).toBe(true);
    expect(data.picture).toMatch(/^<svg/);
  });

  it('is informed of a name, too; what is no molecule is refused', async () => {
    const { data } = await service.call('sascoreExplain', { body: { structure: 'aspirin' } });
    expect(data.molecule).toMatchObject({ smiles: 'CC(=O)Oc1ccccc1C(=O)O', name: 'aspirin' });
    expect((await service.call('sascoreExplain', { body: { structure: 'C1CC' } })).code).toBe(20028);
  });
});
