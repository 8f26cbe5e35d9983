import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { answerCalls, Refusal } from '../../lib/test-answers.ts';
import { RouteListPage } from './list-page.tsx';
import { molecule, summary } from '../../chem/tree/test-routes.ts';

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
const answer = (items: unknown[], change: object = {}) => ({
  task: { ...task, ...change },
  total: items.length,
  solved: 2,
  oneStep: 1,
  items,
});

beforeAll(() => i18n.loadNamespaces(['routes', 'structure']));

function open(give: () => unknown, address = '/route/list/retrosynthesis?task=t') {
  answerCalls({ 'POST /api/retro/route-list': give });
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
    open(() => answer(routes));
    expect(await screen.findByText('1 solved of 3 routes')).toBeTruthy();
    expect(screen.getByText('1 one-step route counted apart')).toBeTruthy();
    expect(screen.getByText('1 partial')).toBeTruthy();
  });

  it('leads to the first plan who comes before any', async () => {
    open(() => {
      throw new Refusal(20021, 'The data was not found.');
    }, '/route/list/processchemistry');
    expect(await screen.findByText('No routes yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the tasks' }).getAttribute('href')).toBe('/processchemistry');
  });

  it('sorts by a column, says so to screen readers and keeps it in the address', async () => {
    const router = open(() => answer(routes));
    fireEvent.click(await screen.findByRole('button', { name: 'Precedents' }));
    await waitFor(() => expect(shownRanks()).toEqual(['2', '1', '3']));
    expect(screen.getByRole('columnheader', { name: 'Precedents' }).getAttribute('aria-sort')).toBe('descending');
    expect(router.state.location.search).toContain('sort=precedents&order=desc');
  });

  it('leaves out what a filter of the address hides, and can be emptied of filters', async () => {
    open(() => answer(routes), '/route/list/retrosynthesis?task=t&solved=1&oneStep=0');
    await waitFor(() => expect(shownRanks()).toEqual(['1']));
    expect(screen.getByText(/1 of 3 shown/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(shownRanks()).toEqual(['1', '2', '3']));
  });

  it('moves with J, marks with X, and compares with =', async () => {
    const router = open(() => answer(routes));
    expect(await screen.findByText('1 solved of 3 routes')).toBeTruthy();
    for (const key of ['j', 'x', 'j', 'x', '=']) fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect(router.state.location.search).toContain('compare=route-1%2Croute-2'));
  });

  it('keeps the marks for who comes back from the comparison', async () => {
    open(() => answer(routes));
    for (const rank of [1, 3]) fireEvent.click(await screen.findByLabelText(`Select route ${rank} for comparison`));
    fireEvent.click(screen.getByRole('button', { name: 'Compare (2)' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('button', { name: 'Compare (2)' })).toBeTruthy();
    expect(screen.getByLabelText('Select route 3 for comparison')).toHaveProperty('checked', true);
  });

  it('offers no fifth mark', async () => {
    open(() => answer([1, 2, 3, 4, 5].map((rank) => summary(rank))));
    for (const rank of [1, 2, 3, 4])
      fireEvent.click(await screen.findByLabelText(`Select route ${rank} for comparison`));
    expect(screen.getByLabelText('Select route 5 for comparison')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Select route 4 for comparison')).toHaveProperty('disabled', false);
  });

  it('marks a route whose material is not in stock as partial', async () => {
    open(() => answer(routes));
    const row = (await screen.findByRole('link', { name: 'Open route 3' })).closest('tr');
    expect(row && within(row).getByText('Partial')).toBeTruthy();
    expect(row && within(row).getByText('1 not in stock')).toBeTruthy();
  });

  it('says why there is no route and what to try', async () => {
    open(() => answer([]));
    expect(await screen.findByText('No route was found')).toBeTruthy();
    expect(screen.getByText(/12 molecules were taken apart/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the task' }).getAttribute('href')).toContain('task=');
  });

  it('shows the reason of a failed search', async () => {
    open(() => answer([], { state: 'failed', failure: { code: 1, message: 'The worker stopped.' } }));
    expect(await screen.findByText('The worker stopped.')).toBeTruthy();
  });

  it('shows an error with a way to try again', async () => {
    open(() => {
      throw new Refusal(10022, 'No access to this task', 403);
    });
    expect(await screen.findByText('No access to this task')).toBeTruthy();
  });
});
