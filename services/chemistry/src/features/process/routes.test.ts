import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JWTPayload } from 'jose';
import { limits } from '@app/shared/constants/limits';
import { isNoSolvent, solventFacts } from '../../chemistry/facts/solvents.ts';
import { addCraft } from '../bans/craft-store.ts';
import { oldMolfile } from '../../test-support/intake/intake-molfiles.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const twelve = [
  'C',
  'CC',
  'CCC',
  'CCCC',
  'CCCCC',
  'CCCCCC',
  'CCCCCCC',
  'CCO',
  'CCCO',
  'CCCCO',
  'CCCCCO',
  'CCCCCCO',
].map((chain) => `${chain}NC(=O)c1ccccc1`.replace(/^(C+)O/, 'O$1'));
const as = (sub: string) => ({ claims: { sub } });

const start = (structure: string, who = {}, more = {}) =>
  service.call('processSearchStart', { body: { structure, ...more } }, who);

describe('a process task', () => {
  it('lets five of a user wait and refuses the others with 80001, when all are submitted at once', async () => {
    const answers = await Promise.all(twelve.map((structure) => start(structure, as('crowd'))));
    const codes = answers.map((answer) => answer.code).toSorted((a, b) => a - b);
    expect(codes).toEqual([...Array<number>(5).fill(200), ...Array<number>(7).fill(80001)]);
    const { data } = await service.call(
      'retroTaskList',
      { body: { routeType: 'processchemistry', pageIndex: 1, pageSize: 100 } },
      as('crowd'),
    );
    expect(data.total).toBe(5);
    // Of another user nothing is counted.
    expect((await start('CCNC(=O)c1ccccc1', as('calm'))).code).toBe(200);
  });

  it('gives its place back when it is stopped, and takes it again when it is started again', async () => {
    const who = as('careful');
    const ids: string[] = [];
    for (const structure of twelve.slice(0, 5)) ids.push((await start(structure, who)).data.task.taskId);
    expect((await start(twelve[5] ?? '', who)).error).toMatchObject({ code: 80001, details: { limit: 5 } });
    const [first = ''] = ids;
    expect((await service.call('retroTaskStop', { body: { taskId: first } }, who)).code).toBe(200);
    expect((await start(twelve[5] ?? '', who)).code).toBe(200);
    const again = await Promise.all([
      service.call('retroTaskRestart', { body: { taskId: first } }, who),
      service.call('retroTaskRestart', { body: { taskId: first } }, who),
    ]);
    expect(again.map((answer) => answer.code)).toEqual([80001, 80001]);
  });

  it('stands beside a retrosynthesis task on the same target, but not beside a second of its own kind', async () => {
    const who = as('both');
    const retro = await service.call('retroSearchStart', { body: { structure: 'lidocaine' } }, who);
    const process = await start('lidocaine', who, { goals: { safety: 2 } });
    expect([retro.data.task.routeType, process.data.task.routeType]).toEqual(['retrosynthesis', 'processchemistry']);
    expect(process.data.task.process?.goals).toEqual({ cost: 1, safety: 2, solvents: 1, scaleUp: 1, mass: 1 });
    expect((await start('lidocaine', who)).code).toBe(20012);
    const lists = await Promise.all(
      (['retrosynthesis', 'processchemistry', undefined] as const).map((routeType) =>
        service.call('retroTaskList', { body: { routeType, pageIndex: 1, pageSize: 10 } }, who),
      ),
    );
    expect(lists.map(({ data }) => data.items.map((task) => task.taskId))).toEqual([
      [retro.data.task.taskId],
      [process.data.task.taskId],
      [retro.data.task.taskId],
    ]);
    const check = await service.call(
      'searchCheck',
      { body: { structure: 'lidocaine', routeType: 'processchemistry' } },
      who,
    );
    expect(check.data.sameTargetTaskId).toBe(process.data.task.taskId);
  });

  it('refuses a controlled substance as retrosynthesis does', async () => {
    expect((await start('COC(=O)[C@H]1[C@@H](OC(=O)c2ccccc2)C[C@@H]2CC[C@H]1N2C')).code).toBe(20000);
  });
});

describe('a process search', () => {
  it('assesses every route, with the step numbers of the route, and keeps away from what is forbidden', async () => {
    const searching = await startTestService({ workers: 1 });
    try {
      const call = async (structure: string) => {
        const body = { structure, settings: { timeLimitSeconds: 20, maxExpansions: 30 }, currency: 'CNY' as const };
        const { taskId } = (await searching.call('processSearchStart', { body })).data.task;
        await waitFor(async () => {
          const { task } = (await searching.call('retroTask', { query: { taskId } })).data;
          return task.state === 'completed';
        });
        const body2 = { routeType: 'processchemistry' as const, taskId, pageIndex: 1, pageSize: 12 };
        return (await searching.call('routeList', { body: body2 })).data;
      };
      const list = await call('lidocaine');
      expect(list.task.routeType).toBe('processchemistry');
      expect(list.solved).toBeGreaterThan(0);
      for (const item of list.items) {
        const { data } = await searching.call('routeDetail', {
          query: { routeId: item.routeId, routeType: 'processchemistry' },
        });
        expect(data.routeType).toBe('processchemistry');
        const { process } = data;
        if (!process) throw new Error('a process route without assessment');
        expect(process.figures).toEqual(item.process);
        expect([process.totalSteps, process.longestLinear]).toEqual([item.steps, item.longestLinear]);
        expect(process.cost.total?.currency ?? 'CNY').toBe('CNY');
        expect(process.massIntensity.typical).toBeGreaterThan(process.massIntensity.low);
        // Steps are numbered as everywhere else, and run in what they show.
        for (const { number, conditions } of data.steps) {
          const [set] = conditions;
          const shown = (set?.solvents ?? []).filter((one) => !isNoSolvent(one)).map((one) => solventFacts(one).name);
          const counted = process.solvents.filter(({ steps }) => steps.includes(number)).map(({ name }) => name);
          expect(counted.toSorted()).toEqual([...new Set(shown)].toSorted());
          const agents = [...(set?.reagents ?? []), ...(set?.catalysts ?? [])];
          const named = process.hazards.filter(({ steps, isMolecule }) => !isMolecule && steps.includes(number));
          for (const { found } of named) expect(agents).toContain(found);
          expect(process.unknownConditions?.includes(number)).toBe(set === undefined);
        }
      }
      const diethylamine = { key: 'd'.repeat(22), smiles: 'CCNCC', formula: 'C4H11N', molecularWeight: 73.14 };
      await addCraft(searching.services, { tenantId: 't-one', userId: 'chen' }, 'forbidden', [diethylamine]);
      const careful = await call('lidocaine');
      expect(careful.task.process?.forbidden).toBe(1);
      for (const { routeId } of careful.items) {
        const { data } = await searching.call('routeDetail', { query: { routeId } });
        expect(data.nodes.map((node) => node.molecule.smiles)).not.toContain('CCNCC');
      }
    } finally {
      await searching.close();
    }
  });
});

type Import = 'craftInterestImport' | 'craftForbiddenImport';

async function upload(name: Import, fileName: string, content: string, claims: JWTPayload = {}) {
  const path = name === 'craftInterestImport' ? 'craft-interest-import' : 'craft-forbiden-import';
  const head = `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="${fileName}"\r\n\r\n`;
  const response = await service.app.inject({
    method: 'POST',
    url: `/api/retro/${path}`,
    headers: {
      authorization: `Bearer ${await service.issuer.token(claims)}`,
      'x-culture': 'en',
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: `${head}${content}\r\n--b--\r\n`,
  });
  return response.json();
}

describe('the lists of wanted and forbidden molecules', () => {
  it('take a pasted list row by row and say what became of each', async () => {
    const { data } = await upload(
      'craftInterestImport',
      'upload.txt',
      'aspirin\r\nCC(=O)Oc1ccccc1C(=O)O\n\nnonsense\nc1ccccc\n',
    );
    expect(data.rows.map((row: { row: number; outcome: string }) => [row.row, row.outcome])).toEqual([
      [1, 'accepted'],
      [2, 'duplicate'],
      [4, 'rejected'],
      [5, 'rejected'],
    ]);
    expect(data).toMatchObject({ accepted: 1, duplicates: 1, rejected: 2 });
    expect(data.rows[2].reason.code).toBe(20026);
    const list = await service.call('craftInterestSmiles', {});
    expect(list.data.items.map((item) => item.molecule.name)).toEqual(['aspirin']);
  });

  it('take the structure column of a table, and records of an SD file beside a broken one', async () => {
    const who = { sub: 'tables' };
    const csv = 'id,SMILES,remark\n1,CCO,"a, b"\n2,c1ccccc1,\n';
    expect((await upload('craftForbiddenImport', 'upload.csv', csv, who)).data).toMatchObject({
      accepted: 2,
      rejected: 0,
    });
    const record = (symbol: string) =>
      `x\n\n\n  2  1  0  0  0  0            999 V2000\n    0.0000    0.0000    0.0000 C   0  0\n    1.0000    0.0000    0.0000 ${symbol}   0  0\n  1  2  1  0\nM  END\n$$$$\n`;
    const sdf = record('N') + record('Qq') + record('S');
    const { data } = await upload('craftForbiddenImport', 'upload.sdf', sdf, who);
    expect(data.rows.map((row: { outcome: string }) => row.outcome)).toEqual(['accepted', 'rejected', 'accepted']);
    const list = await service.call('craftForbiddenSmiles', {}, { claims: who });
    expect(list.data.items.map((item) => item.molecule.smiles)).toEqual(['CCO', 'c1ccccc1', 'CN', 'CS']);
  });

  it('take structures with the numbers of a reaction for the molecules they are', async () => {
    const who = { sub: 'numbered' };
    const drawn = `${oldMolfile({ atoms: 'C:1 C:2 N:3', bonds: '1-2 2-3' })}$$$$\n`;
    const text = '[CH3:1][CH2:2][NH2:3]\nCCN\nCC[OH:7]\n';
    for (const list of ['craftInterestImport', 'craftForbiddenImport'] as const) {
      const { data } = await upload(list, 'upload.txt', text, who);
      expect(data).toMatchObject({ accepted: 2, duplicates: 1, rejected: 0 });
      expect((await upload(list, 'upload.sdf', drawn, who)).data).toMatchObject({ accepted: 0, duplicates: 1 });
    }
    for (const list of ['craftInterestSmiles', 'craftForbiddenSmiles'] as const) {
      const { data } = await service.call(list, {}, { claims: who });
      expect(data.items.map((item) => item.molecule.smiles)).toEqual(['CCN', 'CCO']);
    }
  });

  it('are one user of one tenant each: nobody else sees, fills or empties them', async () => {
    const { data } = await upload('craftInterestImport', 'upload.txt', 'caffeine', { sub: 'owner' });
    expect(data.accepted).toBe(1);
    const mine = await service.call('craftInterestSmiles', {}, as('owner'));
    const id = mine.data.items[0]?.id ?? '';
    for (const claims of [{ sub: 'mei' }, { sub: 'owner', tenantid: 't-other' }]) {
      expect((await service.call('craftInterestSmiles', {}, { claims })).data.items).toEqual([]);
      expect((await service.call('deleteCraftInterest', { query: { id } }, { claims })).code).toBe(10022);
    }
    // The other list of the same user is another list.
    expect((await service.call('deleteCraftForbidden', { query: { id } }, as('owner'))).code).toBe(10022);
    expect((await service.call('deleteCraftInterest', { query: { id } }, as('owner'))).data.deleted).toBe(1);
    expect((await service.call('craftInterestSmiles', {}, as('owner'))).data.items).toEqual([]);
  });

  it('hold no more than they may, and say so of each row', async () => {
    const lines = Array.from({ length: limits.craftMolecules + 2 }, (_, index) => {
      const [acid, alcohol] = [Math.floor(index / 15), index % 15];
      return `C${'C'.repeat(acid)}C(=O)OC${'C'.repeat(alcohol)}`;
    });
    const { data } = await upload('craftInterestImport', 'upload.txt', lines.join('\n'), { sub: 'collector' });
    expect([data.accepted, data.rejected]).toEqual([limits.craftMolecules, 2]);
    expect(data.rows.at(-1).reason.message).toContain('200');
  });

  it('refuse a form without a file and a file without a row', async () => {
    expect((await upload('craftInterestImport', '', 'CCO')).code).toBe(10026);
    expect((await upload('craftInterestImport', 'upload.txt', '\n\n')).code).toBe(10026);
  });

  it('go into a task as they are when it starts', async () => {
    const claims = { sub: 'planner' };
    await upload('craftInterestImport', 'upload.txt', 'Cc1cccc(C)c1NC(=O)CCl', claims);
    await upload('craftForbiddenImport', 'upload.txt', 'CCNC\nO=C(Cl)CBr', claims);
    const asked = (await start('lidocaine', { claims }, { interest: 'require' })).data.task.process;
    expect(asked).toMatchObject({
      interest: 1,
      interestUse: 'require',
      interestRequired: true,
      forbidden: 2,
      avoidForbidden: true,
    });
    const open = (await start('procainamide', { claims }, { interest: 'ignore', avoidForbidden: false })).data.task;
    expect(open.process).toMatchObject({
      interest: 0,
      interestUse: 'ignore',
      interestRequired: false,
      forbidden: 0,
      avoidForbidden: false,
    });
  });

  it('are refused with what is wrong when they contradict the target or ask for too much', async () => {
    const claims = { sub: 'demanding' };
    await upload('craftForbiddenImport', 'upload.txt', 'lidocaine', claims);
    const refused = await start('lidocaine', { claims });
    expect(refused.error).toMatchObject({ code: 20001, details: { reason: expect.any(String) } });
    await upload('craftInterestImport', 'upload.txt', 'CCNCC\nCCNC\nCCN\nCCCN\nCCCCN', claims);
    const much = await start('procainamide', { claims }, { interest: 'require' });
    expect(much.error).toMatchObject({ code: 20001, details: { text: expect.stringContaining('4') } });
  });
});
