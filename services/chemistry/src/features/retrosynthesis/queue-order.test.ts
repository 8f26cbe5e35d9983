import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { claimNext, requeueLost } from './claim.ts';
import { queueOrder, queuePositions, type Turn, type WaitingTask } from './queue-order.ts';

const at = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1_000);
const task = (id: string, seconds: number): WaitingTask => {
  const [tenantId = '', userId = ''] = id;
  return { id, tenantId, userId, queuedAt: at(seconds), startedAt: null };
};
const turn = (user: string, seconds: number): Turn => {
  const [tenantId = '', userId = ''] = user;
  return { tenantId, userId, lastStartedAt: at(seconds) };
};

describe('the order of the line', () => {
  it.each([
    ['one user: the oldest first', ['Aa2', 'Aa1', 'Aa3'], [2, 1, 3], [], 'Aa1 Aa2 Aa3'],
    ['two users of a tenant by turns', ['Aa1', 'Aa2', 'Aa3', 'Ab1'], [1, 2, 3, 4], [], 'Aa1 Ab1 Aa2 Aa3'],
    ['who started last comes last', ['Aa1', 'Ab1'], [1, 2], ['Aa'], 'Ab1 Aa1'],
    ['two tenants by turns', ['Aa1', 'Aa2', 'Ab1', 'Ba1'], [1, 2, 3, 4], [], 'Aa1 Ba1 Ab1 Aa2'],
    ['a turn of a colleague who waits for nothing', ['Aa1', 'Ba1'], [1, 2], ['Ac'], 'Ba1 Aa1'],
  ])('%s', (_case, ids, seconds, turns, order) => {
    const waiting = ids.map((id, index) => task(id, seconds[index] ?? 0));
    expect(
      queueOrder(
        waiting,
        turns.map((user) => turn(user, 0)),
      ).join(' '),
    ).toBe(order);
  });
});

it('lets what had begun go first, which counts as the turn of its user', () => {
  const begun = { ...task('Aa1', 3), startedAt: at(2) };
  const waiting = [task('Aa2', 1), task('Ab1', 4), begun, task('Ba1', 5)];
  expect(queueOrder(waiting, [turn('Aa', 0), turn('Ba', 1)]).join(' ')).toBe('Aa1 Ba1 Ab1 Aa2');
});

describe('the place of a task', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it('is the one at which it is taken', async () => {
    const alcohols = ['CCO', 'CCCO', 'CCCCO', 'CCCCCO'];
    for (const [index, structure] of [...alcohols, ...alcohols.slice(0, 3)].entries()) {
      const claims = index < 4 ? { sub: 'many' } : index < 6 ? { sub: 'few' } : { sub: 'far', tenantid: 'elsewhere' };
      await service.call('retroSearchStart', { body: { structure } }, { claims });
    }
    // The worker of one is lost: it goes before those that wait since earlier.
    const lost = await claimNext(service.services);
    await requeueLost(service.services, 'all');
    const told = await queuePositions(service.database.queries);
    const taken: string[] = [];
    for (let next = await claimNext(service.services); next; next = await claimNext(service.services))
      taken.push(next.id);
    expect(taken).toHaveLength(7);
    expect(taken[0]).toBe(lost?.id);
    expect(taken.map((id) => told.get(id))).toEqual(taken.map((_, index) => index + 1));
  });
});
