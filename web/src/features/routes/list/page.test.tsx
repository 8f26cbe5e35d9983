import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../../shared/lib/test-calls.ts';
import { distinctGroups, keyGroups } from '../../../shared/keys/key-lines.ts';
import { listShortcuts } from '../list-keys.ts';
import { RouteListPage } from './page.tsx';
import { molecule } from '../../../chemistry/tree/test-routes.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { figures, listed as summary, packed } from '../test-figures.ts';

const task = {
  taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01',
  taskName: 'Aspirin',
  routeType: 'retrosynthesis',
  state: 'completed',
  target: { ...molecule('C9H8O4'), name: 'aspirin' },
  removedParts: [],
  settings: { maxSteps: 8, timeLimitSeconds: 20, maxRoutes: 30 },
  progress: { percent: 100, expansions: 12, molecules: 40, solvedRoutes: 2, elapsedMs: 1_900, firstRouteMs: 420 },
  routeCount: 3,
  solvedCount: 2,
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const missing = { startingMaterials: [{ molecule: molecule('x'), inStock: false }], solved: false };
const routes = [
  summary(1, { steps: 4, leastPrecedents: 9 }),
  summary(2, { steps: 1, leastPrecedents: 50 }),
  summary(3, { steps: 2, leastPrecedents: 2, ...missing }),
];
const response = (items: ListedRoute[], change: object = {}) => ({
  task: { ...task, ...change },
  isShared: false,
  stamp: 'now',
  packed: packed(items),
});

beforeAll(() => i18n.loadNamespaces(['routes', 'structure', 'process', 'sharing']));

function open(give: (body: unknown) => unknown, address = '/route/list/retrosynthesis?task=t', more = {}) {
  stubCalls({ 'POST /api/retro/route-overview': give, ...more });
  const router = createMemoryRouter(
    [
      { path: '/route/list/:routeType/:smilesUniqueCode?', Component: RouteListPage },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

const shownRanks = () => screen.getAllByRole('link', { name: /^Open route/ }).map((link) => link.textContent);

describe('the list of routes', () => {
  it('counts solved routes, and those of one step apart', async () => {
    open(() => response(routes));
    expect(await screen.findByText('1 solved of 3 routes')).toBeTruthy();
    expect(screen.getByText('1 one-step route counted separately')).toBeTruthy();
    expect(screen.getByText('1 partial')).toBeTruthy();
  });

  it('leads a user without tasks to the first plan', async () => {
    open(() => {
      throw new Refusal(20021, 'The data was not found.');
    }, '/route/list/processchemistry');
    expect(await screen.findByText('No routes yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to tasks' }).getAttribute('href')).toBe('/processchemistry');
  });

  it('sorts by a column, says so to screen readers and keeps it in the address', async () => {
    const router = open(() => response(routes));
    fireEvent.click(await screen.findByRole('button', { name: 'Precedents' }));
    await waitFor(() => expect(shownRanks()).toEqual(['2', '1', '3']));
    expect(screen.getByRole('columnheader', { name: 'Precedents' }).getAttribute('aria-sort')).toBe('descending');
    expect(router.state.location.search).toContain('sort=precedents&order=desc');
  });

  it.each([
    ['', ['1', '2', '3']],
    ['steps', ['2', '3', '1']],
    ['precedents', ['2', '1', '3']],
    ['unknown', ['1', '2', '3']],
  ])(
    'opens in the order of the user’s settings (%j), which an order in the address goes before',
    async (sortValue, order) => {
      const more = { 'GET /api/common/user-profile': () => ({ sortValue }) };
      const router = open(() => response(routes), undefined, more);
      await waitFor(() => expect(shownRanks()).toEqual(order));
      await router.navigate('/route/list/retrosynthesis?task=t&sort=precedents&order=asc');
      await waitFor(() => expect(shownRanks()).toEqual(['3', '1', '2']));
    },
  );

  it('leaves out what a filter of the address hides, and can be emptied of filters', async () => {
    open(() => response(routes), '/route/list/retrosynthesis?task=t&solved=1&oneStep=0');
    await waitFor(() => expect(shownRanks()).toEqual(['1']));
    expect(screen.getByText(/1 of 3 shown/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(shownRanks()).toEqual(['1', '2', '3']));
  });

  it('moves with J, marks with X, and compares with =', async () => {
    const router = open(() => response(routes));
    expect(await screen.findByText('1 solved of 3 routes')).toBeTruthy();
    for (const key of ['j', 'x', 'j', 'x', '=']) fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect(router.state.location.search).toContain('compare=route-1%2Croute-2'));
  });

  it('keeps the marks on the way back from the comparison', async () => {
    open(() => response(routes));
    for (const rank of [1, 3]) fireEvent.click(await screen.findByLabelText(`Select route ${rank}`));
    fireEvent.click(await screen.findByRole('button', { name: 'Compare (2)' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('button', { name: 'Compare (2)' })).toBeTruthy();
    expect(screen.getByLabelText('Select route 3')).toHaveProperty('checked', true);
  });

  it('compares four routes at most, and saves any number as a file', async () => {
    open(() => response([1, 2, 3, 4, 5].map((rank) => summary(rank))));
    for (const rank of [1, 2, 3, 4]) fireEvent.click(await screen.findByLabelText(`Select route ${rank}`));
    const costs = await screen.findByRole('link', { name: 'Compare costs' });
    expect(costs.getAttribute('href')).toBe('/cost/route-1?with=route-2,route-3,route-4');
    expect(screen.getByRole('button', { name: 'Compare (4)' })).toHaveProperty('disabled', false);
    fireEvent.click(screen.getByLabelText('Select all routes shown'));
    expect(screen.getByText('5 routes selected')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Compare (5)' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('link', { name: 'Compare costs' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save as file' })).toBeTruthy();
  });

  it('puts a heading above each cluster and folds it, and the address says so', async () => {
    const cluster = (text: string) => ({ id: text, bonds: [[1, 2]] as [number, number][], text });
    const router = open(() =>
      response([
        summary(1, { cluster: cluster('C2–N3') }),
        summary(2, { cluster: cluster('C5–O6') }),
        summary(3, { cluster: cluster('C2–N3') }),
      ]),
    );
    await waitFor(() => expect(shownRanks()).toEqual(['1', '3', '2']));
    fireEvent.keyDown(document.body, { key: 'g' });
    await waitFor(() => expect(shownRanks()).toEqual(['1', '2', '3']));
    fireEvent.keyDown(document.body, { key: 'g' });
    const heading = await screen.findByRole('button', { name: /Key bonds C2–N3.*2 routes/ });
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(heading);
    await waitFor(() => expect(shownRanks()).toEqual(['1', '2']));
    expect(router.state.location.search).toContain(`folded=${encodeURIComponent('C2–N3')}`);
    fireEvent.click(screen.getByRole('button', { name: 'Unfold all' }));
    await waitFor(() => expect(shownRanks()).toEqual(['1', '3', '2']));
  });

  it('marks a route whose material is not in stock as partial', async () => {
    open(() => response(routes));
    const row = (await screen.findByRole('link', { name: 'Open route 3' })).closest('tr');
    expect(row && within(row).getByText('Partial')).toBeTruthy();
    expect(row && within(row).getByText('1 not in stock')).toBeTruthy();
  });

  it('says why there is no route and what to try', async () => {
    open(() => response([]));
    expect(await screen.findByText('No route was found')).toBeTruthy();
    expect(screen.getByText(/12 molecules were explored/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the task' }).getAttribute('href')).toContain('task=');
  });

  it('shows the reason of a failed search', async () => {
    open(() => response([], { state: 'failed', failure: { code: 1, message: 'The worker stopped.' } }));
    expect(await screen.findByText('The worker stopped.')).toBeTruthy();
  });

  it('shows an error with a way to try again', async () => {
    open(() => {
      throw new Refusal(10022, 'No access to this task', 403);
    });
    expect(await screen.findByText('No access to this task')).toBeTruthy();
  });

  it('filters by a press on a structure, and keeps it in the address', async () => {
    const amide = { ...molecule('amide'), name: 'the amide' };
    const router = open(() => response([summary(1, { intermediates: [amide] }), summary(2)]));
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    fireEvent.click((await screen.findAllByRole('button', { name: 'Only with the amide' }))[0] as HTMLElement);
    await waitFor(() => expect(shownRanks()).toEqual(['1']));
    expect(router.state.location.search).toContain(`through=${amide.key}`);
    fireEvent.click(screen.getByRole('button', { name: 'Without the amide' }));
    await waitFor(() => expect(shownRanks()).toEqual(['2']));
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  });

  it('sorts by a counted figure, and says what it is', async () => {
    const days = (leadDays: number) => ({ figures: figures({ leadDays }) });
    open(() => response([summary(1, days(30)), summary(2, days(8)), summary(3)]));
    fireEvent.click(await screen.findByRole('button', { name: 'Lead time' }));
    await waitFor(() => expect(shownRanks()).toEqual(['2', '1', '3']));
    expect(screen.getByText('8 days')).toBeTruthy();
  });

  it('hides a route by H, sends it to the service, and takes it back by Ctrl+Z', async () => {
    const sent: unknown[] = [];
    open(() => response(routes), undefined, {
      'POST /api/retro/route-mark': (body: unknown) => {
        sent.push(body);
        return { marked: 1 };
      },
    });
    expect(await screen.findByText('1 solved of 3 routes')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'h' });
    await waitFor(() => expect(shownRanks()).toEqual(['2', '3']));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(shownRanks()).toEqual(['1', '2', '3']));
    const mark = { routeIds: ['route-1'], routeType: 'retrosynthesis' };
    await waitFor(() =>
      expect(sent).toEqual([
        { ...mark, mark: 'hidden' },
        { ...mark, mark: 'none' },
      ]),
    );
  });

  it('puts a route back that the service would not hide', async () => {
    open(() => response(routes), undefined, {
      'POST /api/retro/route-mark': () => {
        throw new Refusal(10022, 'No access');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Hide route 2' }));
    await waitFor(() => expect(shownRanks()).toEqual(['1', '3']));
    await waitFor(() => expect(shownRanks()).toEqual(['1', '2', '3']));
  });

  it('offers hidden routes where all are hidden', async () => {
    open(() => response([summary(1, { mark: 'hidden' })]));
    fireEvent.click(await screen.findByRole('button', { name: 'Show hidden routes' }));
    await waitFor(() => expect(shownRanks()).toEqual(['1']));
  });

  it('says which keys it listens for', async () => {
    open(() => response(routes));
    expect(await screen.findByText('1 solved of 3 routes')).toBeTruthy();
    expect(distinctGroups(keyGroups.get())).toContainEqual({
      title: 'routes:listPage.keys.title',
      lines: listShortcuts,
    });
  });

  it('shares a whole task that is done, and not one that is read by a share', async () => {
    open(() => response(routes));
    expect(await screen.findByRole('button', { name: 'Share' })).toHaveProperty('disabled', false);
  });

  it('offers no sharing of what a colleague shared', async () => {
    open(() => ({ ...response(routes), isShared: true }));
    expect(await screen.findByText('Shared with you')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
