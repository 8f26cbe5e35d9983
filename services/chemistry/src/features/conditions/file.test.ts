import { agentText } from '@app/shared/rules/agent-text';
import { readSheet } from '../../platform/files/read/workbook.ts';
import { readCsv } from '../../platform/files/read/csv.ts';
import { decodeText } from '../../platform/files/read/text.ts';
import { writeTable } from '../../platform/files/write/table.ts';
import type { ConditionSpace } from '@app/shared/contracts/conditions/conditions';
import type { ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asChemist, importFile, optimized } from '../../test-support/optimization.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const space: ConditionSpace = {
  levels: {
    ligand: ['none', 'XPhos', 'SPhos', 'dppf'],
    base: ['K2CO3', 'Cs2CO3', '=K3PO4'],
    solvent: ['DMF', '1,4-dioxane', 'EtOH'],
  },
  temperaturesC: [60, 80],
};

async function chosen(sub: string, name = 'Biaryl / 1') {
  const { id } = (await optimized(service, sub, { name })).optimization;
  await service.call('conditionSpace', { body: { id, space } }, asChemist(sub));
  return id;
}

interface Exported {
  name: string;
  bytes: Buffer;
}

async function exported(sub: string, body: object, culture = 'en'): Promise<Exported> {
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/export/exp-conditions',
    payload: body,
    headers: { authorization: `Bearer ${await service.issuer.token({ sub })}`, 'x-culture': culture },
  });
  expect(response.statusCode).toBe(200);
  const disposition = String(response.headers['content-disposition']);
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? /filename="([^"]+)"/.exec(disposition)?.[1] ?? '';
  return { name: decodeURIComponent(name), bytes: response.rawPayload };
}

const cellsOf = async (bytes: Buffer, sheet = 0) =>
  (await Array.fromAsync(readSheet(bytes, sheet))).map(({ cells }) => cells);
const csvOf = (bytes: Buffer) => [...readCsv(decodeText(bytes))].map(({ cells }) => cells);
const plateOf = async (sub: string, id: string, wells: 24 | 96): Promise<ScreeningPlate> =>
  (await service.call('conditionPlate', { body: { id, wells } }, asChemist(sub))).data;
const read = async (sub: string, id: string) =>
  (await service.call('conditionOptimizationOf', { query: { id } }, asChemist(sub))).data;

/** The list of a plate with yields filled in, saved as a spreadsheet saves it. */
async function filled(rows: string[][], yields: (row: number) => string): Promise<Buffer> {
  const [headings = [], ...wells] = rows;
  const at = headings.findIndex((heading) => /^(?:Yield|收率)/.test(heading));
  const cells = wells.map((row, index) =>
    headings.map((_, column) => (column === at ? yields(index) : (row[column] ?? ''))),
  );
  const columns = headings.map((heading) => ({ heading }));
  return buffer(
    writeTable({ fileType: 'xlsx', columns, rows: cells.map((each) => ({ cells: each })), language: 'en' }),
  );
}

describe('a plate for the laboratory', () => {
  it('leaves as the plate that was shown: a list with columns to fill in, the layout, the reaction', async () => {
    const id = await chosen('f1');
    const plate = await plateOf('f1', id, 24);
    expect(plate.wells).toHaveLength(24);
    const { name, bytes } = await exported('f1', { id, what: 'plate', wells: 24 });
    expect(name).toBe('Biaryl-1-plate-24.xlsx');
    const [headings = [], ...rows] = await cellsOf(bytes);
    expect(headings.slice(0, 5)).toEqual(['Well', 'Ligand', 'Base', 'Solvent', 'Temperature (°C)']);
    expect(headings.slice(-6)).toEqual(
      ['(4-fluorophenyl)boronic acid', 'Ligand', 'Base', 'Solvent']
        .map((one) => `Amount of ${one}`)
        .concat('Yield (%)', 'Note'),
    );
    expect(rows.map((cells) => cells.slice(0, 5))).toEqual(
      plate.wells.map(({ well, choice }) => [
        well,
        choice.ligand ?? '',
        choice.base,
        choice.solvent,
        String(choice.temperatureC),
      ]),
    );
    const layout = await cellsOf(bytes, 1);
    expect(layout[0]).toEqual(['', '1', '2', '3', '4', '5', '6']);
    expect(layout.map(([row]) => row)).toEqual(['', 'A', 'B', 'C', 'D']);
    const first = plate.wells[0]?.choice;
    expect(layout[1]?.[1]?.split('\n')).toContain(`Base: ${first?.base}`);
    expect(layout[1]?.[1]?.split('\n').at(-1)).toBe(`${first?.temperatureC} °C`);
    expect(Object.fromEntries(await cellsOf(bytes, 2))).toMatchObject({
      Name: 'Biaryl / 1',
      Reaction: 'Brc1ccncc1.OB(O)c1ccc(F)cc1>>Fc1ccc(-c2ccncc2)cc1',
      'Wells filled': '24',
      'Combinations of the space': '72',
    });
  });

  it('has its words in Chinese for who reads Chinese, and is a list in .csv', async () => {
    const id = await chosen('f2');
    const { name, bytes } = await exported('f2', { id, what: 'plate', wells: 96, fileType: 'csv' }, 'zh-CN');
    expect(name).toBe('Biaryl-1-96-孔板.csv');
    const [headings = [], ...rows] = csvOf(bytes);
    expect(headings.slice(0, 5)).toEqual(['孔位', '配体', '碱', '溶剂', '温度（°C）']);
    expect(rows).toHaveLength(72);
    expect(rows.at(-1)?.[0]).toBe('F12');
    expect(rows.some((cells) => cells[2] === '=K3PO4')).toBe(true);
  });

  it('brings its yields back, each to its conditions, and a second time nothing new', async () => {
    const id = await chosen('f3');
    const plate = await plateOf('f3', id, 24);
    const { bytes } = await exported('f3', { id, what: 'plate', wells: 24 }, 'zh-CN');
    const yields = (row: number): string => (row === 3 ? '' : row === 4 ? 'trace' : String(row * 4));
    const file = { name: 'upload.xlsx', content: await filled(await cellsOf(bytes), yields) };
    const { data } = await importFile(service, 'f3', id, file);
    expect([data.added, data.replaced, data.rejected]).toEqual([22, 0, 1]);
    expect(data.rows[3]).toMatchObject({ row: 5, well: 'A4', verdict: 'empty' });
    expect(data.rows[4]).toMatchObject({
      row: 6,
      well: 'A5',
      verdict: 'rejected',
      message: expect.stringContaining('“trace” is not a number.'),
    });
    const wanted = plate.wells.flatMap(({ well, choice }, row) =>
      Number.isNaN(Number(yields(row) || 'x')) ? [] : [{ choice, yieldPercent: row * 4, well }],
    );
    expect(data.result.results).toEqual(wanted);
    expect(data.result.space).toEqual(space);
    expect((await read('f3', id)).results).toEqual(wanted);
    const again = (await importFile(service, 'f3', id, file)).data;
    expect([again.added, again.replaced, again.result.optimization.version]).toEqual([
      0,
      0,
      data.result.optimization.version,
    ]);
    expect(again.rows[0]?.verdict).toBe('unchanged');
  });
});

describe('a table of wells and yields', () => {
  it('means the plate that was planned, and says so where two plates differ', async () => {
    const id = await chosen('f4');
    const text = (content: string) => ({ name: 'upload.csv', content: Buffer.from(content) });
    const early = (await importFile(service, 'f4', id, text('well,yield\nA1,50\n'), 'zh-CN')).data;
    expect(early.rows).toMatchObject([{ verdict: 'rejected', message: expect.stringContaining('孔位 A1') }]);
    const plate = await plateOf('f4', id, 24);
    const { data } = await importFile(service, 'f4', id, text('A1\t50\nA2\t62,5\n'));
    expect(data.result.results.map(({ choice }) => choice)).toEqual(
      plate.wells.slice(0, 2).map(({ choice }) => choice),
    );
    const other = await plateOf('f4', id, 24);
    expect(other.wells[0]?.choice).not.toEqual(plate.wells[0]?.choice);
    const late = (await importFile(service, 'f4', id, text('Well;Yield\nA1;55\n'))).data;
    expect(late.rows).toMatchObject([
      { verdict: 'rejected', message: expect.stringContaining('different conditions') },
    ]);
    const named = (await importFile(service, 'f4', id, text('Well;Base;Yield\nB1;DBU;55\n'))).data;
    expect(named.result.results.at(-1)).toEqual({ choice: { base: 'DBU' }, yieldPercent: 55, well: 'B1' });
    expect(named.result.space.levels.base).toContain('DBU');
  });

  it('is refused where it has no yields, is damaged, or the optimization is somebody else’s', async () => {
    const id = await chosen('f5');
    const code = async (name: string, content: string, sub = 'f5') =>
      (await importFile(service, sub, id, { name, content: Buffer.from(content) })).code;
    expect(await code('upload.csv', 'a,b\n1,2\n')).toBe(10019);
    expect(await code('upload.csv', '')).toBe(10026);
    expect(await code('upload.csv', 'Base,Yield\n')).toBe(10004);
    expect(await code('upload.xlsx', 'Base,Yield\nK2CO3,5\n')).toBe(10008);
    expect(await code('upload.csv', `Base,Yield\n${'K2CO3,5\n'.repeat(5_001)}`)).toBe(10026);
    expect(await code('upload.csv', 'Base,Yield\nK2CO3,5\n', 'other')).toBe(10022);
    expect((await read('f5', id)).results).toEqual([]);
  });
});

describe('other files', () => {
  it('hold measured yields under headings by which they can be read again', async () => {
    const id = await chosen('f6');
    const results = [
      {
        choice: { base: 'K2CO3', solvent: 'DMF', temperatureC: 80 },
        yieldPercent: 41.5,
        well: 'A1',
        note: 'cloudy, stirred',
      },
      { choice: { ligand: 'XPhos', solvent: 'DMF' }, yieldPercent: 0 },
    ];
    await service.call('conditionResults', { body: { id, results } }, asChemist('f6'));
    const { bytes } = await exported('f6', { id, what: 'results', fileType: 'csv' });
    expect(csvOf(bytes)).toEqual([
      ['Well', 'Ligand', 'Base', 'Solvent', 'Temperature (°C)', 'Yield (%)', 'Note'],
      ['A1', '', 'K2CO3', 'DMF', '80', '41.5', 'cloudy, stirred'],
      ['', 'XPhos', '', 'DMF', '', '0', ''],
    ]);
    const copy = await chosen('f6');
    const { data } = await importFile(service, 'f6', copy, { name: 'upload.csv', content: bytes });
    expect(data.result.results).toEqual(results);
  });

  it('hold the ranked sets as they are shown', async () => {
    const id = await chosen('f7');
    const { sets } = await read('f7', id);
    const [headings = [], ...rows] = await cellsOf((await exported('f7', { id, what: 'sets' })).bytes);
    const cell = (row: number, heading: string) => rows[row]?.[headings.indexOf(heading)] ?? '';
    expect(rows).toHaveLength(sets.length);
    sets.forEach((set, row) => {
      expect([cell(row, 'Rank'), cell(row, 'Base'), cell(row, 'Support')]).toEqual([
        String(set.rank),
        set.choice.base ?? '',
        set.support.text,
      ]);
      expect(cell(row, 'Expected yield (%)')).toBe(set.predicted ? String(set.predicted.percent) : '');
    });
    const get = { query: { id, fileType: 'csv' as const } };
    expect((await service.call('exportConditions', get, asChemist('f7'))).text).toContain('Expected yield');
  });

  it('hold the conditions of a kind of reaction as the list shows them', async () => {
    const query = { templateId: 'amide-from-acid-and-primary-amine', top: 20 };
    const { conditions } = (await service.call('reactionConditions', { query }, asChemist('f8'))).data;
    const { text, status } = await service.call(
      'exportConditions',
      { query: { templateId: query.templateId, fileType: 'csv' } },
      asChemist('f8', 'zh-CN'),
    );
    expect(status).toBe(200);
    const [headings = [], ...rows] = csvOf(Buffer.from(text));
    expect(headings.slice(0, 4)).toEqual(['反应类型', '催化剂', '试剂', '溶剂']);
    expect(rows.map((cells) => [cells[1], cells[2], cells[3]])).toEqual(
      conditions.map(({ catalysts, reagents, solvents }) =>
        [catalysts, reagents, solvents].map((names) => names.map((name) => agentText(name, 'zh-CN')).join('; ')),
      ),
    );
    expect((await service.call('exportConditions', { query: { templateId: 'no-such' } }, asChemist('f8'))).code).toBe(
      10010,
    );
    expect((await service.call('exportConditions', { query: {} }, asChemist('f8'))).code).toBe(10010);
  });
});
