import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import type { RouteFileType } from '@app/shared/contracts/routes/files';
import { openZip } from '@app/shared/files/zip-archive';
import { costRanges } from '@app/shared/rules/cost/range';
import { costOf } from '@app/shared/rules/cost/route';
import { editSheet } from '@app/shared/rules/cost/sheet';
import { ReportWords } from './files/report-words.ts';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { readSheet } from '../../platform/files/read/workbook.ts';
import { readRoutes } from '../tasks/route-document.ts';
import { longRoute, procainamide } from '../../test-support/procainamide-route.ts';
import { readPdf, readWithPoppler, type ReadPdf } from '../../test-support/read-pdf.ts';
import { keepRoutes, type KeptRoutes } from '../../test-support/stored-routes.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
let rdkit: RDKit;
let kept: KeptRoutes;
let routeId: string;
beforeAll(async () => {
  rdkit = await loadRDKit();
  service = await startTestService();
  kept = await keepRoutes(service, [procainamide, { ...procainamide, fails: true }], { name: '普鲁卡因胺 🧪 <1>' });
  routeId = kept.routeIds[0] ?? '';
  const body = { routeId, currency: 'USD' as const, before: {}, edits: { 'step.s1.yield': 91, scaleGrams: 250 } };
  await service.call('routeCostSave', { body });
  const note = { routeId, stepId: 's1', before: '', text: 'Keep below 40 °C.' };
  await service.call('routeNoteSave', { body: note });
});
afterAll(() => service.close());

async function fileOf(fileType: RouteFileType, culture = 'en', asked: object = { routeIds: [routeId] }) {
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/export/route-file',
    payload: { currency: 'USD', ...asked, fileType },
    headers: { authorization: `Bearer ${await service.issuer.token()}`, 'x-culture': culture },
  });
  if (response.statusCode !== 200) throw new Error(`no file: ${response.payload.slice(0, 300)}`);
  return { bytes: response.rawPayload, name: String(response.headers['content-disposition']) };
}

/** What the screens show of the route. */
async function screen() {
  const { data: detail } = await service.call('routeDetail', { query: { routeId } });
  const { sheet, edits } = (await service.call('routeCost', { query: { routeId, currency: 'USD' } })).data.cost;
  const cost = editSheet(sheet, edits);
  return { detail, cost, counted: costOf(cost) };
}

const rangeIn = new ReportWords('en');
const bare = (words: string): string => words.replaceAll(/\s+/g, '');

describe('the report', () => {
  let pdf: ReadPdf;
  let bytes: Buffer;
  beforeAll(async () => {
    ({ bytes } = await fileOf('pdf'));
    pdf = await readPdf(bytes);
  });

  it('tells of the target, the route and who asked', async () => {
    const { detail } = await screen();
    for (const one of ['Synthesis of procainamide', '51-06-9', 'C13H21N3O', '235.33 g/mol', detail.target.smiles])
      expect(pdf.text).toContain(one);
    expect(pdf.pages[0]).toContain('90 of 100');
    expect(pdf.text).toMatch(/page 1 of \d/);
  });

  it('holds every step with conditions, yield, warnings and hazards as the screen has them', async () => {
    const { detail, cost } = await screen();
    for (const step of detail.steps) {
      expect(pdf.text).toContain(`Step ${step.number}: ${step.name}`);
      for (const name of step.conditions.flatMap((one) => [...one.reagents, ...one.solvents]))
        expect(pdf.text).toContain(name);
    }
    for (const step of cost.steps) expect(pdf.text).toContain(`${step.yield.value} % (`);
    expect(pdf.text).toContain('91 % (entered)');
    expect(pdf.text).toContain('−10 – 110 °C');
    expect(pdf.text).toContain('Conditions unknown');
    expect(pdf.text).toContain('The conditions would also affect: tertiary amine.');
    expect(pdf.text).toContain('Note: Keep below 40 °C.');
    expect(pdf.text).toContain('High · 4-nitrobenzoic acid: Nitro group with a high oxygen balance');
  });

  it('holds the bill of materials of the cost sheet, with the range of what is estimated', async () => {
    const { cost, counted } = await screen();
    const { total, perKilogram, materials, steps, lines } = costRanges(cost, counted);
    const ofSteps = [...steps.values()].map((one) => one.materials);
    for (const range of [total, perKilogram, materials])
      expect(bare(pdf.text)).toContain(bare(rangeIn.range(range, 'USD')));
    for (const range of [...ofSteps, ...lines.values()])
      expect(bare(pdf.text)).toContain(bare(rangeIn.cellRange(range, 'USD')));
    expect(pdf.text.match(/Costs with a range are estimates/g)).toHaveLength(1);
    expect(pdf.text).toContain('Bill of materials for 250 g');
    expect(pdf.text).toContain('estimated');
  });

  it('names controlled substances and hazards with their sources', () => {
    const safety = pdf.text.slice(pdf.text.lastIndexOf('Controlled substances'));
    expect(safety).toContain('Chemical Weapons Convention, Schedule 2');
    expect(safety).toContain('ICH M7(R2)');
    expect(safety).toContain('Green Chem. 2016, 18, 288');
    expect(pdf.text).toContain('therefore their hazards, are not known: ');
  });

  it('has bookmarks, page numbers and tags for who hears it', () => {
    expect(pdf.bookmarks.map((one) => one.trim())).toEqual(
      expect.arrayContaining(['Scheme', 'Steps', 'Step 4: Nitro reduction', 'Bill of materials for 250 g', 'Safety']),
    );
    expect(pdf.bookmarks[0]).toBe('Synthesis of procainamide');
    expect(pdf.bookmarks.filter((one) => one.startsWith('    '))).not.toEqual([]);
    expect(pdf.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD']));
    pdf.pages.forEach((page, at) => expect(page).toContain(`page ${at + 1} of ${pdf.pages.length}`));
  });

  it('is read alike by poppler, where that is installed', async () => {
    const text = (await readWithPoppler(bytes)) ?? pdf.text;
    for (const one of ['Synthesis of procainamide', 'Nitro reduction', 'Bill of materials'])
      expect(text).toContain(one);
  });

  it('speaks Chinese to who reads Chinese, with letters that any machine shows', async () => {
    const { bytes: chinese, name } = await fileOf('pdf', 'zh-CN');
    expect(decodeURIComponent(name)).toContain("UTF-8''普鲁卡因胺-路线1-报告.pdf");
    const { text, bookmarks } = await readPdf(chinese);
    for (const one of ['普鲁卡因胺的合成', '合成路线图', '物料清单', '管制物质', '普鲁卡因胺 □ <1>'])
      expect(text.replaceAll(' ', '')).toContain(one.replaceAll(' ', ''));
    expect(bookmarks.map((one) => one.trim())).toContain('安全');
    expect(text).not.toMatch(/\{\{|Step \d/);
  });
});

describe('the workbook', () => {
  it('holds steps, materials and sums, and adds up', async () => {
    const { bytes } = await fileOf('xlsx');
    const { detail, cost, counted } = await screen();
    const cells = async (number: number) => (await Array.fromAsync(readSheet(bytes, number))).map((row) => row.cells);
    const [steps, materials, sums] = [await cells(0), await cells(1), await cells(2)];
    const cents = (text: string | undefined): number => Math.round(Number(text ?? 0) * 100);
    expect(steps).toHaveLength(1 + detail.steps.length);
    expect(steps.slice(1).map((row) => row[2])).toEqual(
      detail.steps.toSorted((a, b) => a.number - b.number).map((step) => step.name),
    );
    const costColumn = materials[0]?.indexOf('Cost, estimate (USD)') ?? -1;
    expect(materials.slice(1).reduce((all, row) => all + cents(row[costColumn]), 0)).toBe(counted.materials);
    const totalColumn = sums[0]?.indexOf('Total, low (USD)') ?? -1;
    const { low, high } = costRanges(cost, counted).total;
    expect(sums[1]?.slice(totalColumn, totalColumn + 3).map(cents)).toEqual([low, counted.total, high]);
  });
});

describe('the ChemDraw scheme', () => {
  it('is opened by Indigo with every molecule, arrow and condition', async () => {
    const { bytes } = await fileOf('cdxml');
    const { detail } = await screen();
    const text = bytes.toString();
    const { molecules = [] } = await service.services.indigo.molecules(text);
    const drawn = new Set(molecules.map((molfile) => canonicalSmiles(rdkit, molfile ?? '')));
    for (const { molecule } of detail.nodes) expect(drawn).toContain(molecule.smiles);
    const ket = await service.services.indigo.convert(text, 'ket');
    expect(ket.match(/"type":"arrow"/g)).toHaveLength(detail.steps.length);
    for (const word of ['SOCl2, DMF', 'Step 4', 'conditions unknown']) expect(ket).toContain(word);
    expect(text.match(/<step /g)).toHaveLength(detail.steps.length);
  });
});

describe('reaction files', () => {
  it('hold each step as RDKit and Indigo read it, with what is known of it', async () => {
    const { bytes } = await fileOf('rdf');
    const { detail } = await screen();
    const records = bytes.toString().split('$RFMT\n').slice(1);
    const inOrder = detail.steps.toSorted((a, b) => a.number - b.number);
    expect(records).toHaveLength(inOrder.length);
    for (const [at, step] of inOrder.entries()) {
      const [rxn = '', ...data] = (records[at] ?? '').split(/(?=\$DTYPE)/);
      using reaction = rdkit.get_rxn(rxn);
      expect(reaction).not.toBeNull();
      expect(await sidesOf(rxn)).toEqual(step.reactionSmiles.split('>>').map((side) => canonicalSmiles(rdkit, side)));
      expect(data.join('')).toContain(`$DTYPE NAME\n$DATUM ${step.name}`);
    }
  });

  it('come one a step in an archive, and alone for a single step', async () => {
    const { bytes, name } = await fileOf('rxn');
    expect(name).toContain('procainamide-route-1-reactions.zip');
    const archive = await openZip(bytes);
    const names = [1, 2, 3, 4].map((step) => `route-1-step-${step}.rxn`);
    expect(names.every((one) => archive.entries.has(one))).toBe(true);
    const single = await keepRoutes(service, [{ smiles: 'CC(=O)NCc1ccccc1', from: [{ smiles: 'NCc1ccccc1' }] }]);
    const alone = await fileOf('rxn', 'en', { routeIds: single.routeIds });
    expect(alone.bytes.toString()).toMatch(/^\$RXN\n/);
  });

  async function sidesOf(rxn: string): Promise<(string | null)[]> {
    const smiles = await service.services.indigo.convert(rxn, 'smiles');
    return smiles.split('>>').map((side) => canonicalSmiles(rdkit, side));
  }
});

describe('other files', () => {
  it('are a drawing without a word of script, and the documented JSON', async () => {
    const svg = (await fileOf('svg')).bytes.toString();
    expect(svg).toMatch(/^<\?xml[^>]*\?>\n<svg /);
    expect(svg).not.toMatch(/<script|href=/);
    expect(svg).toContain('SOCl₂, DMF');
    const all = readRoutes((await fileOf('json', 'en', { taskId: kept.taskId })).bytes.toString());
    expect(all.routes.map((route) => route.solved)).toEqual([true, false]);
    const one = readRoutes((await fileOf('json')).bytes.toString());
    expect(one.routes).toHaveLength(1);
    const trees: unknown = JSON.parse((await fileOf('aizynth')).bytes.toString());
    expect(trees).toMatchObject([{ type: 'mol', in_stock: false }]);
  });

  it('hold several routes: chapters of a report, drawings in an archive', async () => {
    const both = { routeIds: kept.routeIds };
    const { bookmarks, text } = await readPdf((await fileOf('pdf', 'en', both)).bytes);
    expect(bookmarks).toEqual(expect.arrayContaining(['Route 1', 'Route 2']));
    expect(text).toContain('Failed: the product is not predicted');
    const archive = await openZip((await fileOf('svg', 'en', both)).bytes);
    expect(['route-1.svg', 'route-2.svg'].every((one) => archive.entries.has(one))).toBe(true);
  });
});

describe('the picture of a route', () => {
  it('is its structures and numbered arrows, of paths alone', async () => {
    const response = await service.app.inject({
      url: `/api/retro/route-picture?routeId=${routeId}`,
      headers: { authorization: `Bearer ${await service.issuer.token()}` },
    });
    expect(response.headers['content-type']).toContain('image/svg+xml');
    const elements = [...response.payload.matchAll(/<(\w+)/g)].map(([, name]) => name);
    expect([...new Set(elements)].toSorted()).toEqual(['g', 'path', 'svg']);
    const { steps, nodes } = (await service.call('routeDetail', { query: { routeId } })).data;
    // A group for the frame; two for each structure and each number. What is made in a branch is drawn there, too.
    const drawn = (elements.filter((name) => name === 'g').length - 1) / 2;
    expect(drawn - steps.length).toBeGreaterThanOrEqual(nodes.length);
    expect(drawn - steps.length).toBeLessThan(2 * nodes.length);
    const mei = { claims: { sub: 'mei', preferred_username: 'mei' } };
    expect((await service.call('routePicture', { query: { routeId } }, mei)).code).toBe(10022);
  });
});

describe('routes that are strange', () => {
  it('of no steps, and with names of any length, are written', async () => {
    const long = `${'very '.repeat(400)}long 🧪\u0007 <name>`;
    const odd = { reagents: [long], catalysts: [], solvents: [], temperatureC: [25, 25] as [number, number] };
    const strange = await keepRoutes(service, [
      { smiles: '[Na+].[Cl-]' },
      {
        smiles: 'C[C@H](N)C(=O)[O-].[Na+]',
        name: long,
        conditions: [odd],
        from: [{ smiles: '[13CH4]' }, { smiles: '[CH3]' }],
      },
    ]);
    for (const fileType of ['pdf', 'xlsx', 'cdxml', 'rdf', 'svg', 'json'] as const) {
      const { bytes } = await fileOf(fileType, 'zh-CN', { taskId: strange.taskId });
      expect(bytes.length).toBeGreaterThan(100);
    }
    const { bytes } = await fileOf('cdxml', 'en', { taskId: strange.taskId });
    const drawn = (await service.services.indigo.convert(bytes.toString(), 'smiles')).split(/[.>]+/);
    expect(bytes.toString()).not.toContain('\u0007');
    expect(drawn.map((smiles) => canonicalSmiles(rdkit, smiles))).toEqual(
      expect.arrayContaining(['[13CH4]', 'C[C@H](N)C(=O)[O-]', '[Na+]']),
    );
  });

  it('of forty steps are a report soon, drawn over as many pages as they need', async () => {
    const { routeIds } = await keepRoutes(service, [longRoute(40)]);
    const began = performance.now();
    const { pages, text } = await readPdf((await fileOf('pdf', 'en', { routeIds })).bytes);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(pages.length).toBeGreaterThan(15);
    expect(text).toContain('Step 40: Homologation 40');
  });
});

describe('a thousand routes', () => {
  it('are one workbook, and nobody else waits for it', { tags: ['full'] }, async () => {
    const { routeIds } = await keepRoutes(
      service,
      Array.from({ length: 1_000 }, () => procainamide),
    );
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const { bytes } = await fileOf('xlsx', 'en', { routeIds });
    delay.disable();
    expect(await Array.fromAsync(readSheet(bytes, 0))).toHaveLength(1 + 4_000);
    expect(delay.max / 1_000_000).toBeLessThan(1_000);
  });
});

describe('who may not read a route', () => {
  it('gets no file of it, alone or among others', async () => {
    const mei = { claims: { sub: 'mei', preferred_username: 'mei' } };
    const body = (asked: object) => ({ body: { ...asked, fileType: 'json' as const } });
    expect((await service.call('routeFile', body({ routeIds: [routeId] }), mei)).code).toBe(10022);
    expect((await service.call('routeFile', body({ taskId: kept.taskId }), mei)).code).toBe(10022);
    await service.call('shareToOther', { query: { kind: 'route', itemId: routeId } });
    expect((await service.call('routeFile', body({ routeIds: [routeId] }), mei)).status).toBe(200);
    expect((await service.call('routeFile', body({ routeIds: kept.routeIds }), mei)).code).toBe(10022);
  });

  it('or asks for nothing, for too many or of two tasks, is told', async () => {
    const other = await keepRoutes(
      service,
      Array.from({ length: 21 }, () => procainamide),
    );
    const ask = async (asked: object) =>
      (await service.call('routeFile', { body: { ...asked, fileType: 'pdf' } })).code;
    expect(await ask({})).toBe(10012);
    expect(await ask({ taskId: other.taskId })).toBe(10012);
    expect(await ask({ routeIds: [routeId, other.routeIds[0] ?? ''] })).toBe(10012);
  });
});
