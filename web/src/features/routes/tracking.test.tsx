import { screenActions, type ScreenAction } from '@app/shared/constants/screen-actions';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { stubPoints, pointsIn } from '../../shared/lib/test-points.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { RouteDetailPage } from './detail/page.tsx';
import { RouteListPage } from './list/page.tsx';
import { molecule, smallRoute, summary } from '../../chemistry/tree/test-routes.ts';
import { packed } from './test-figures.ts';

const target = { ...molecule('C9H8O4'), name: 'aspirin' };
const createdAt = '2026-01-01T00:00:00.000Z';
const task = {
  taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01',
  taskName: 'Aspirin',
  routeType: 'retrosynthesis',
  state: 'completed',
  target,
  removedParts: [],
  settings: { maxSteps: 8, timeLimitSeconds: 20, maxRoutes: 30 },
  progress: { percent: 100, expansions: 12, molecules: 40, solvedRoutes: 2, elapsedMs: 1_900 },
  routeCount: 2,
  solvedCount: 2,
  version: 4,
  createdAt,
};
const list = { task, total: 2, solved: 2, oneStep: 0, items: [summary(1), summary(2)] };
const overview = { task, isShared: false, stamp: 'now', packed: packed([summary(1), summary(2)]) };
const detail = {
  taskId: task.taskId,
  taskName: 'Task',
  routeType: 'retrosynthesis',
  target,
  ...smallRoute(),
  createdAt,
};
const detailOf = (address: string) => ({ ...detail, summary: summary(Number(address.at(-1))) });
const names = new Map<unknown, string>(Object.entries(screenActions).map(([name, code]) => [code, name]));

beforeAll(() => i18n.loadNamespaces(['routes', 'structure']));

/** Opens the page; gives the screen actions reported so far. */
function open(address: string): { reported: () => string[]; leave: () => void } {
  sessionStore.set(testSession({ permissions: ['retrosynthesis'] }));
  const { sent } = stubCalls({
    'POST /api/retro/route-list': () => list,
    'POST /api/retro/route-overview': () => overview,
    'GET /api/retro/route-detail': (_, asked) => detailOf(asked),
    ...stubPoints,
  });
  const router = createMemoryRouter(
    [
      { path: '/route/list/:routeType/:smilesUniqueCode?', Component: RouteListPage },
      { path: '/route/detail/:routeId?', Component: RouteDetailPage },
    ],
    { initialEntries: [address] },
  );
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { reported: () => pointsIn(sent).map(({ code }) => names.get(code) ?? String(code)), leave: unmount };
}

describe('what a chemist does with routes', () => {
  it.each<[string, ScreenAction[]]>([
    ['retrosynthesis', ['sortRoutes', 'filterRoutes', 'compareRoutes']],
    ['processchemistry', ['sortProcessRoutes', 'filterProcessRoutes', 'compareProcessRoutes']],
  ])('in the list of %s is reported under the names of that module', async (routeType, wanted) => {
    const { reported } = open(`/route/list/${routeType}?task=t`);
    fireEvent.click(await screen.findByRole('button', { name: 'Precedents' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Solved only' }));
    for (const rank of [1, 2]) fireEvent.click(screen.getByLabelText(`Select route ${rank}`));
    fireEvent.click(await screen.findByRole('button', { name: 'Compare (2)' }));
    await waitFor(() => expect(reported()).toEqual(wanted));
  });

  it('in one route is reported: folding, another view, printing, and how long it was read', async () => {
    vi.stubGlobal('print', vi.fn());
    const { reported, leave } = open('/route/detail/route-1');
    const tree = await screen.findByRole('tree');
    fireEvent.keyDown(tree, { key: ' ' });
    fireEvent.click(screen.getByRole('radio', { name: 'Steps' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(reported()).toHaveLength(3));
    leave();
    expect(reported()).toEqual(['foldRoute', 'changeRouteView', 'printRoute', 'readRoute']);
  });
});
