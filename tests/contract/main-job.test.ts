// The main job over HTTP: sign in, give a molecule, get routes. Every response is checked against its contract.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { beforeAll, describe, expect, it } from 'vitest';
import { nobody, signIn, type Member } from './support/member.ts';

let chemist: Member;

beforeAll(async () => {
  ({ member: chemist } = await signIn('chemist'));
});

async function finished(member: Member, taskId: string): Promise<RetroTask> {
  for (;;) {
    const { data } = await member.call('retroTask', { query: { taskId } });
    if (!['notStarted', 'queued', 'searching'].includes(data.task.state)) return data.task;
    await new Promise((done) => setTimeout(done, 200));
  }
}

describe('a chemist', () => {
  it('is known to the page without a token in sight', async () => {
    const { data, text } = await chemist.call('sessionUser', {});
    expect(data).toMatchObject({ user: { id: 'demo-chemist', userName: 'chemist', tenantId: 'demo-pharma' } });
    expect(data.permissions).toContain('retrosynthesis');
    expect(text).not.toMatch(/eyJ|token/);
  });

  it('was synced to the chemistry service at sign-in, field by field', async () => {
    const { data } = await chemist.call('userProfile', {});
    expect(data.currentUser).toEqual({
      id: 'demo-chemist',
      tenantId: 'demo-pharma',
      userName: 'chemist',
      name: '陈玮 Chen Wei',
    });
  });

  it('gets routes for lidocaine, sees each one, its steps and its pictures', async () => {
    const start = await chemist.call('retroSearchStart', {
      body: { structure: 'lidocaine', settings: { timeLimitSeconds: 5 } },
    });
    expect(start.code).toBe(200);
    const task = await finished(chemist, start.data.task.taskId);
    expect(task).toMatchObject({ state: 'completed', target: { smiles: 'CCN(CC)CC(=O)Nc1c(C)cccc1C' } });
    const list = await chemist.call('routeList', {
      body: { routeType: 'retrosynthesis', taskId: task.taskId, pageIndex: 1, pageSize: 20 },
    });
    expect(list.data.solved).toBeGreaterThan(0);
    const best = list.data.items[0];
    const { data: route } = await chemist.call('routeDetail', { query: { routeId: best?.routeId ?? '' } });
    expect(route.steps.map((step) => step.number)).toEqual(route.steps.map((_step, index) => index + 1));
    expect(route.steps.filter((step) => !step.forward.passed)).toEqual([]);
    const leaves = route.nodes.filter((node) => !route.steps.some((step) => step.productNodeId === node.nodeId));
    expect(leaves.filter((leaf) => !leaf.inStock)).toEqual([]);
    const picture = await chemist.call('structurePicture', {
      params: { name: `${route.target.key}.svg` },
      query: { w: 200, h: 140 },
    });
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  it('reads step names in the language of the call', async () => {
    const { data } = await chemist.call('routeList', {
      body: { routeType: 'retrosynthesis', pageIndex: 1, pageSize: 1 },
    });
    const routeId = data.items[0]?.routeId ?? '';
    const chinese = await chemist.call('routeDetail', { query: { routeId } }, 'zh-CN');
    const english = await chemist.call('routeDetail', { query: { routeId } }, 'en');
    expect(chinese.data.steps[0]?.name).toMatch(/\p{Script=Han}/u);
    expect(english.data.steps[0]?.name).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('tenants and permissions', () => {
  it('keep tasks and routes of one tenant from another', async () => {
    const { member: other } = await signIn('other');
    const tasks = await chemist.call('retroTaskList', { body: { pageIndex: 1, pageSize: 1 } });
    const taskId = tasks.data.items[0]?.taskId ?? '';
    expect(taskId).not.toBe('');
    const foreign = await other.call('retroTask', { query: { taskId } });
    const missing = await other.call('retroTask', { query: { taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01' } });
    expect([foreign.code, foreign.error?.message]).toEqual([10022, missing.error?.message]);
    expect((await other.call('retroTaskList', { body: { pageIndex: 1, pageSize: 10 } })).data.total).toBe(0);
  });

  it('refuse retrosynthesis to who lacks the permission, with 10039', async () => {
    const { member: limited } = await signIn('limited');
    const response = await limited.call('retroSearchStart', { body: { structure: 'aspirin' } }, 'zh-CN');
    expect([response.status, response.code]).toEqual([403, 10039]);
    expect(response.error?.message).toContain('权限');
  });

  it('give no session to a user without a tenant', async () => {
    const { member } = await signIn('no-tenant');
    expect((await member.call('sessionUser', {})).status).toBe(401);
  });

  it('respond with 401 without a session', async () => {
    expect((await nobody().call('retroTaskList', { body: { pageIndex: 1, pageSize: 1 } })).status).toBe(401);
  });
});
