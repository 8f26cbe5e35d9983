import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../../chemistry/molecule/testing/handle-count.ts';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { joinSources, type StepProposer } from '../../chemistry/models/step-source.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { StepSources } from './step-sources.ts';

const target = 'O=C(NCc1ccccc1)c1ccc(Cl)cc1';
const amide = {
  id: 'own-0123456789ab',
  smarts: '[C:1](=[O:2])-[NH;D2:3]-[C:4]>>O-[C:1]=[O:2].[NH2:3]-[C:4]',
  name: 'House amide',
  count: 5,
  reactionClass: 'acylation',
  reagents: [],
};

describe("a tenant's own templates", () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });

  it('propose beside ours, under names that say whose they are', () => {
    const handles = countHandles(rdkit);
    const sources = new StepSources(rdkit, undefined);
    expect(sources.current()).toBeUndefined();
    sources.use([amide], () => false);
    const source = sources.current();
    expect(source?.place).toBe('beside');
    expect(source?.expand(target)).toMatchObject([
      { precursors: ['NCc1ccccc1', 'O=C(O)c1ccc(Cl)cc1'], templateId: amide.id },
    ]);
    expect(source?.templateOf(amide.id)).toMatchObject({
      name: { en: "House amide (your organization's template)", 'zh-CN': 'House amide (本机构的模板)' },
      class: 'acylation',
      conditions: [],
    });
    expect(source?.templateOf('suzuki')).toBeUndefined();
    sources.use([], () => false);
    expect(sources.current()).toBeUndefined();
    expect(handles.live()).toBe(0);
    handles.stop();
  });

  it('are joined with ours by precursors, the likelier proposal counting', () => {
    const proposal = (precursors: string[], templateId: string, probability: number) => ({
      precursors,
      templateId,
      probability,
      score: probability,
      precedents: 0,
      competing: [],
    });
    const ours: StepProposer = { expand: () => [proposal(['A'], 'ours', 0.5), proposal(['B'], 'ours', 0.1)] };
    const theirs = [proposal(['A'], 'own', 0.2), proposal(['B'], 'own', 0.3), proposal(['C'], 'own', 0.2)];
    const joined = (place: 'beside' | 'instead') =>
      joinSources(ours, () => ({ place, expand: () => theirs, templateOf: () => undefined }))
        .expand('X')
        .map((one) => [...one.precursors, one.templateId].join());
    expect(joined('beside')).toEqual(['A,ours', 'B,own', 'C,own']);
    expect(joined('instead')).toEqual(['A,own', 'B,own', 'C,own']);
    expect(joinSources(ours, () => undefined).expand('X')).toHaveLength(2);
  });
});

describe('a remote engine in place of ours', () => {
  const acid = 'OC(=O)c1ccc(Cl)cc1';
  const phenethyl = 'O=C(NCCc1ccccc1)c1ccc(Cl)cc1';
  const [propyl = '', butyl = '', pentyl = ''] = ['CCC', 'CCCC', 'CCCCC'].map((chain) => `${chain}NC(=O)c1ccc(Cl)cc1`);
  const known = new Map([
    [target, ['NCc1ccccc1', acid]],
    [phenethyl, ['NCCc1ccccc1', acid]],
    [propyl, ['CCCN', acid]],
    [butyl, ['CCCCN', acid]],
    [pentyl, ['CCCCCN', acid]],
  ]);
  let service: TestService;
  const asked: string[] = [];
  /** What the engine answers to `forward`: a status and products. */
  let predicts: { status: number; products?: { smiles: string; score: number }[] } = {
    status: 200,
    products: [{ smiles: target, score: 0.9 }],
  };
  const predicted: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { smiles, reactants = '' }: { smiles: string; reactants?: string } = JSON.parse(
      Buffer.concat(chunks).toString(),
    );
    if (request.url?.endsWith('/forward')) {
      predicted.push(reactants);
      response.writeHead(predicts.status).end(JSON.stringify({ products: predicts.products ?? [] }));
      return;
    }
    asked.push(smiles);
    const precursors = known.get(smiles) ?? ['no molecule('];
    response.end(JSON.stringify({ proposals: [{ precursors, score: 0.9, name: 'Far amide' }] }));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const remoteEngine = { url: `http://127.0.0.1:${port}`, token: undefined, timeoutMs: 5_000 };
    service = await startTestService({ workers: 1, remoteEngine });
  });
  afterAll(async () => {
    await service.close();
    server.closeAllConnections();
    server.close();
  });

  async function search(structure: string) {
    const settings = { timeLimitSeconds: 10, maxSteps: 1 };
    const { taskId } = (await service.call('retroSearchStart', { body: { structure, settings } })).data.task;
    const taskNow = async () => (await service.call('retroTask', { query: { taskId } })).data.task;
    await expect
      .poll(async () => (await taskNow()).state, { timeout: 90_000, interval: 300 })
      .toMatch(/^(?:completed|failed)$/);
    return taskNow();
  }

  it('is the only one that proposes, under the names it gives', { tags: ['any-engine'] }, async () => {
    const { taskId, state, solvedCount } = await search(target);
    expect([state, solvedCount]).toEqual(['completed', 1]);
    const body = { routeType: 'retrosynthesis' as const, taskId, pageIndex: 1, pageSize: 5 };
    const routeId = (await service.call('routeList', { body })).data.items[0]?.routeId ?? '';
    const { steps } = (await service.call('routeDetail', { query: { routeId } })).data;
    expect(steps.map(({ name }) => name)).toEqual(['Far amide (remote engine)']);
    expect(asked[0]).toBe(target);
  });

  it('makes the forward check too: what it does not predict is not shown as solved', async () => {
    predicts = { status: 200, products: [{ smiles: 'CCO', score: 0.9 }] };
    expect(await search(phenethyl)).toMatchObject({ state: 'completed', solvedCount: 0 });
    expect(predicted.map((one) => one.split('.').toSorted())).toContainEqual(['NCCc1ccccc1', 'O=C(O)c1ccc(Cl)cc1']);
  });

  it('whose prediction fails ends the task, and ours does not step in', async () => {
    predicts = { status: 500 };
    expect(await search(butyl)).toMatchObject({ state: 'failed', failure: { code: 502 } });
  });

  it('that predicts no products leaves the forward check to ours, and is not asked for them again', async () => {
    predicts = { status: 404 };
    predicted.length = 0;
    expect(await search(propyl)).toMatchObject({ state: 'completed', solvedCount: 1 });
    expect(await search(pentyl)).toMatchObject({ state: 'completed', solvedCount: 1 });
    expect(predicted).toHaveLength(1);
  });

  it('is not replaced when it lies: the task fails and says so', async () => {
    expect(await search('CCNC(=O)c1ccc(Cl)cc1')).toMatchObject({
      state: 'failed',
      failure: { code: 502, message: expect.stringContaining('own engine') },
    });
  });
});
