import { fireEvent, render, screen } from '@testing-library/react';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { SWRConfig } from 'swr';
import { beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { molecule } from '../tree/test-routes.ts';
import { blockersOf, Unsolved } from './unsolved.tsx';

beforeAll(() => i18n.loadNamespaces(['retrosynthesis']));

const from = (...missing: string[]) => ({
  startingMaterials: [
    { molecule: molecule('bought'), inStock: true },
    ...missing.map((name) => ({ molecule: molecule(name), inStock: false })),
  ],
});

const task = {
  taskId: 'task-1',
  routeType: 'retrosynthesis',
  state: 'completed',
  target: molecule('target'),
  startedAt: '2026-01-01T00:00:00.000Z',
  routeCount: 2,
  settings: { maxSteps: 4, timeLimitSeconds: 20, maxRoutes: 300, constraints: { maxRouteSteps: 3 } },
  progress: { solvedRoutes: 0 },
} as unknown as RetroTask;

function open(change: Partial<RetroTask> = {}) {
  stubCalls({
    'POST /api/retro/route-list': () => ({ items: [from('a', 'b'), from('a')] }),
    'POST /api/structure/frames': () => ({ frames: [] }),
  });
  const onSearch = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Unsolved task={{ ...task, ...change }} isBusy={false} onSearch={onSearch} />
    </SWRConfig>,
  );
  return onSearch;
}

it('counts in how many routes a molecule is missing', () => {
  const found = blockersOf([from('a', 'b'), from('a')]).map((one) => [one.molecule.key, one.routes]);
  expect(found).toEqual([
    [molecule('a').key, 2],
    [molecule('b').key, 1],
  ]);
});

it.each([
  [/60 s/, { timeLimitSeconds: 60 }],
  [/5 steps/, { maxSteps: 5 }],
  [/^Search without/, { constraints: {} }],
])('searches otherwise with one click: %s', (name, change) => {
  const onSearch = open();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onSearch).toHaveBeenCalledWith({ ...task.settings, ...change });
});

it('takes a molecule as bought', async () => {
  const onSearch = open();
  const [first] = await screen.findAllByRole('button', { name: 'Treat as bought' });
  if (first) fireEvent.click(first);
  expect(onSearch).toHaveBeenCalledWith({
    ...task.settings,
    constraints: { maxRouteSteps: 3, boughtMolecules: [molecule('a').smiles] },
  });
});

it('is not there where a route is solved or the search goes on', () => {
  open({ progress: { ...task.progress, solvedRoutes: 1 } });
  open({ state: 'searching' });
  expect(screen.queryByRole('region')).toBeNull();
});
