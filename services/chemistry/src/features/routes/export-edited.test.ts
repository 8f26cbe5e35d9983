// A route that a chemist changed, priced and noted: every file holds the figures of its step cards and of its cost page.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteFileType } from '@app/shared/contracts/routes/files';
import { costRanges } from '@app/shared/rules/cost/range';
import { costOf } from '@app/shared/rules/cost/route';
import { editSheet } from '@app/shared/rules/cost/sheet';
import { ReportWords } from './files/report-words.ts';
import { readSheet } from '../../platform/files/read/workbook.ts';
import { procainamide } from '../../test-support/procainamide-route.ts';
import { readPdf } from '../../test-support/read-pdf.ts';
import { keepRoutes } from '../../test-support/stored-routes.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

const conditions = [{ reagents: ['T3P', 'DIPEA'], catalysts: [], solvents: ['2-MeTHF'], temperatureC: [5, 25] }];
const facts = { conditions: conditions as never, yieldPercent: 87.5, note: 'Ran on 5 g in June.' };
const written = 'Quench with 2 M HCl below 10 °C.';

let service: TestService;
let routeId: string;
beforeAll(async () => {
  service = await startTestService();
  const kept = await keepRoutes(service, [procainamide], { name: 'Edited' });
  const { draft } = (await service.call('routeEdit', { body: { routeId: kept.routeIds[0] ?? '' } })).data;
  const [last] = draft.reactions;
  const [from, to] = [draft.nodes[0]?.nodeId ?? '', draft.nodes[1]?.nodeId ?? ''];
  const steps = [{ stepId: last?.stepId ?? '', facts }];
  const part = { draftId: draft.draftId, fromNodeId: from, toNodeId: to, steps };
  await service.call('updateRoutePart', { body: part });
  ({ routeId } = (await service.call('manualRouteSave', { body: { draftId: draft.draftId } })).data);
  const { steps: saved } = (await service.call('routeDetail', { query: { routeId } })).data;
  const stepId = saved[0]?.stepId ?? '';
  const edits = { scaleGrams: 2_500, [`step.${stepId}.labour`]: 960, overhead: 60 };
  const entered = { body: { routeId, currency: 'CNY' as const, before: {}, edits } };
  await service.call('routeCostSave', entered);
  await service.call('routeNoteSave', { body: { routeId, stepId, before: '', text: written } });
});
afterAll(() => service.close());

async function fileOf(fileType: RouteFileType): Promise<Buffer> {
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/export/route-file',
    payload: { routeIds: [routeId], currency: 'CNY', fileType },
    headers: {
      authorization: `Bearer ${await service.issuer.token()}`,
      'x-culture': 'en',
      'x-timezone-offset': '5.5',
    },
  });
  if (response.statusCode !== 200) throw new Error(`no file: ${response.payload.slice(0, 300)}`);
  return response.rawPayload;
}

/** What the step cards and the cost page show. */
async function screen() {
  const { steps } = (await service.call('routeDetail', { query: { routeId } })).data;
  const { sheet, edits } = (await service.call('routeCost', { query: { routeId, currency: 'CNY' } })).data.cost;
  const cost = editSheet(sheet, edits);
  return { steps, cost, counted: costOf(cost) };
}

const rangeIn = new ReportWords('en');

describe('a route that was edited, priced and noted', () => {
  it('is on the screen as it was edited', async () => {
    const { steps, cost } = await screen();
    expect(steps.find((step) => step.conditionOrigin === 'chemist')).toMatchObject({ conditions, yieldPercent: 87.5 });
    expect(cost.scaleGrams).toBe(2_500);
    expect(cost.steps.map((step) => step.yield.value)).toContain(87.5);
  });

  it('stands so in the report, whose hour is that of its reader', async () => {
    const { text } = await readPdf(await fileOf('pdf'));
    const { steps, cost, counted } = await screen();
    for (const step of steps) expect(text).toContain(`Step ${step.number}: ${step.name}`);
    for (const one of ['T3P', 'DIPEA', '2-MeTHF', '5–25 °C', '87.5 %', facts.note, written])
      expect(text).toContain(one);
    for (const step of cost.steps) expect(text).toContain(`${step.yield.value} % (`);
    const { total, perKilogram, materials, labour, overhead, steps: ofSteps } = costRanges(cost, counted);
    const sums = [total, perKilogram, materials, labour, overhead];
    const bare = (words: string): string => words.replaceAll(/\s+/g, '');
    for (const sum of sums) expect(bare(text)).toContain(bare(rangeIn.range(sum, 'CNY')));
    for (const one of ofSteps.values()) expect(bare(text)).toContain(bare(rangeIn.cellRange(one.materials, 'CNY')));
    expect(text).toContain('Bill of materials for 2.5 kg');
    expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d UTC\+5:30/);
  });

  it('stands so in the workbook, line by line', async () => {
    const bytes = await fileOf('xlsx');
    const { steps, cost, counted } = await screen();
    const cells = async (at: number) => (await Array.fromAsync(readSheet(bytes, at))).map((row) => row.cells);
    const [stepRows, lines, sums] = [await cells(0), await cells(1), await cells(2)];
    const said = stepRows.flat().join('\n');
    for (const one of ['T3P, DIPEA', '2-MeTHF', facts.note, written]) expect(said).toContain(one);
    expect(stepRows).toHaveLength(1 + steps.length);
    expect(lines).toHaveLength(1 + cost.steps.flatMap((step) => step.lines).length);
    const column = (rows: readonly (readonly string[])[], name: string) =>
      rows.slice(1).map((row) => Math.round(Number(row[rows[0]?.indexOf(name) ?? -1]) * 100));
    const costs = counted.lines.flatMap((line) => line.cost ?? []);
    expect(column(lines, 'Cost, estimate (CNY)').filter(Boolean).toSorted()).toEqual(costs.filter(Boolean).toSorted());
    const { total } = costRanges(cost, counted);
    const ends = ['low', 'estimate', 'high'].map((end) => column(sums, `Total, ${end} (CNY)`)[0]);
    expect(ends).toEqual([total.low, counted.total, total.high]);
  });

  it('stands so in the reaction file and in the JSON', async () => {
    const rdf = (await fileOf('rdf')).toString();
    for (const one of ['$DATUM T3P, DIPEA', '$DATUM 87.5', facts.note, written]) expect(rdf).toContain(one);
    const json = (await fileOf('json')).toString();
    for (const one of ['T3P', '2-MeTHF']) expect(json).toContain(one);
    const scheme = await service.services.indigo.convert((await fileOf('cdxml')).toString(), 'ket');
    expect(scheme).toContain('T3P, DIPEA');
  });
});
