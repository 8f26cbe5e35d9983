// What a person waits for beside batch work that holds its threads.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

const entry = new URL('../../test-support/slow-forward-thread.ts', import.meta.url);
/** The thread of tasks never gives this one up while the test runs. */
const hanging = 'CC(C)(N)CBr';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ forward: { entry, patienceMs: [120_000, 120_000, 120_000] } });
});
afterAll(() => service.close());

const start = (sub: string, scaffolds: string[]) =>
  service.call(
    'forwardStart',
    {
      body: { type: 'enumeration', structure: 'CC(=O)O', settings: { partners: { scaffolds, onlyScaffolds: true } } },
    },
    { claims: { sub } },
  );

it('is answered although five tasks of each of two users wait for a thread that does not answer', async () => {
  const { forward } = service.services;
  for (const user of ['one', 'two'])
    for (let task = 0; task < 5; task += 1) expect((await start(user, [hanging])).code).toBe(200);
  await waitFor(async () => forward.threads.isBusy);
  const asked = { claims: { sub: 'three' } };
  const [classes, started] = await Promise.all([
    service.call('forwardClasses', { body: { structure: 'CC(=O)O' } }, asked),
    start('three', ['CN']),
  ]);
  expect(classes.data.molecule.smiles).toBe('CC(=O)O');
  expect(started.data.task.state).toBe('searching');
  expect(forward.threads.isBusy).toBe(true);
  const list = await service.call(
    'forwardTaskList',
    { body: { pageIndex: 1, pageSize: 50 } },
    { claims: { sub: 'one' } },
  );
  expect(list.data.items.map(({ progress }) => progress.tried)).toEqual([0, 0, 0, 0, 0]);
});
