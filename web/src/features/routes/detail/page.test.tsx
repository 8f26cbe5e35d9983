import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../../shared/lib/test-calls.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { RouteDetailPage } from './page.tsx';
import { molecule, smallRoute, step, summary } from '../../../chemistry/tree/test-routes.ts';

const detail = (change: object = {}) => ({
  summary: summary(1, { steps: 2 }),
  taskId: 'task-1',
  taskName: 'Task',
  routeType: 'retrosynthesis',
  target: molecule('target'),
  ...smallRoute(),
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

beforeAll(() =>
  i18n.loadNamespaces(['routes', 'structure', 'conditions', 'protection', 'process', 'bans', 'reaction']),
);

function open(give: () => unknown, search = '', more: Parameters<typeof stubCalls>[0] = {}) {
  sessionStore.set(testSession({ permissions: ['retrosynthesis', 'impuritypredict'] }));
  stubCalls({ 'GET /api/retro/route-detail': give, ...more });
  const router = createMemoryRouter(
    [
      { path: '/route/detail/:routeId?', Component: RouteDetailPage },
      { path: '*', element: null },
    ],
    {
      initialEntries: [`/route/detail/route-1${search}`],
    },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

describe('one route', () => {
  it('is a tree of molecules and steps with their levels, the target selected', async () => {
    open(() => detail());
    const items = await screen.findAllByRole('treeitem');
    expect(items.map((item) => item.getAttribute('aria-level'))).toEqual(['1', '2', '3', '4', '5', '5', '3']);
    expect(items.filter((item) => item.getAttribute('tabindex') === '0')).toEqual([items[0]]);
    expect(items[0]?.getAttribute('aria-selected')).toBe('true');
  });

  it('marks what an edit changed of another route, with the way back to it', async () => {
    const { nodes, steps } = smallRoute();
    const before = { nodes: nodes.filter(({ nodeId }) => nodeId !== 'd'), steps };
    const router = open(() => detail(), '?changedFrom=route-0', {
      'GET /api/retro/route-detail': (_: unknown, address: string) =>
        address.includes('route-0') ? detail(before) : detail(),
    });
    expect(await screen.findByText('Changed: 1 molecule, 1 step')).toBeTruthy();
    const marked = screen.getAllByRole('treeitem', { name: /, changed$/ });
    expect(marked.map((item) => item.getAttribute('data-item'))).toEqual(['step-a', 'd']);
    expect(screen.getByRole('link', { name: 'View the route before the edit' }).getAttribute('href')).toBe(
      '/route/detail/route-0',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Hide marks' }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /, changed$/ })).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it('is walked with arrows and folded with the space bar', async () => {
    open(() => detail());
    const tree = await screen.findByRole('tree');
    fireEvent.keyDown(tree, { key: 'ArrowRight' });
    fireEvent.keyDown(tree, { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-item')).toBe('a'));
    fireEvent.keyDown(tree, { key: ' ' });
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(4));
    expect(screen.getByRole('treeitem', { name: /^a,/ }).getAttribute('aria-expanded')).toBe('false');
  });

  it('hands a step over to the prediction of its impurities', async () => {
    const router = open(() => detail());
    fireEvent.click(await screen.findByRole('treeitem', { name: /^2\. Step 2/ }));
    fireEvent.click(await screen.findByRole('link', { name: i18n.t('reaction:step.impurities') }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/impurityPrediction'));
    const { routeId } = summary(1);
    const second = smallRoute().steps.find(({ number }) => number === 2);
    expect(takeReaction()).toEqual({ routeId, stepId: second?.stepId });
  });

  it('shows a selected step with its precedents and forward check', async () => {
    open(() => detail());
    fireEvent.click(await screen.findByRole('treeitem', { name: /^2\. Step 2/ }));
    expect(await screen.findByText('10 of 100 patent reactions sampled (set) are of this kind.')).toBeTruthy();
    expect(screen.getByText(/Passed: rank 1/)).toBeTruthy();
  });

  it('shows conditions with the evidence of each row', async () => {
    const row = {
      templateId: 'amide',
      kind: 'Amide',
      reagents: ['EDC'],
      catalysts: [],
      solvents: ['DMF'],
      hours: null,
    };
    const counts = { temperatureC: [25, 25], yieldPercent: 81.6, support: 9, of: 74 };
    const typical = { temperatureC: [0, 25], yieldPercent: null, support: null, of: null };
    open(() => detail(), '', {
      'GET /api/retro/conditions': () => ({
        conditions: [
          { ...row, ...counts, source: 'patents', atRisk: ['boc', 'silylEther'] },
          { ...row, ...typical, reagents: ['HATU'], source: 'template', atRisk: [] },
        ],
        counted: { records: 12416, explained: 4617, sources: [] },
      }),
    });
    fireEvent.click(await screen.findByRole('treeitem', { name: /^2\. Step 2/ }));
    expect(await screen.findByText('EDC · DMF · 25 °C')).toBeTruthy();
    expect(screen.getAllByText(/^Would also affect/).map(({ textContent }) => textContent)).toEqual([
      'Would also affect: Boc group, silyl ether',
    ]);
    expect(screen.getByText('9 of 74 patent reactions of this kind · median yield 82 %')).toBeTruthy();
    expect(screen.getByText('Typical for this kind of reaction; not counted')).toBeTruthy();
  });

  it('offers to protect a group that a step would touch, and goes to the new route', async () => {
    const router = open(() => detail(), '', {
      'GET /api/retro/route-protection': () => ({ risks: [{ stepId: 'step-target', groups: ['primaryAlcohol'] }] }),
      'POST /api/retro/route-protect': () => ({
        routeId: 'route-2',
        taskId: 'task-1',
        protections: [{ groupId: 'tbs', name: 'TBS', kind: 'alcohol', resistance: 'stable', origin: 'putOn' }],
        open: 0,
      }),
    });
    fireEvent.click(await screen.findByRole('treeitem', { name: /^2\. Step 2/ }));
    expect(await screen.findByText('The conditions of this step would affect: primary alcohol.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Protect' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/route/detail/route-2'));
  });

  it('says why it counts as solved', async () => {
    open(() => detail());
    fireEvent.click(await screen.findByRole('radio', { name: 'Why solved' }));
    expect(
      await screen.findByText('Solved: all 3 starting materials are in stock, and all 2 steps pass the forward check.'),
    ).toBeTruthy();
  });

  it('says what is missing when a step fails', async () => {
    const { nodes, steps } = smallRoute();
    const failing = { nodes, steps: [...steps.slice(0, 1), step(1, 'a', false)] };
    open(() => detail({ ...failing, summary: summary(1, { solved: false }) }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Why partial' }));
    expect(await screen.findByText('1 step fails the forward check.')).toBeTruthy();
  });

  it('lists the steps in the order of the laboratory', async () => {
    open(() => detail(), '?view=steps');
    const steps = await screen.findAllByRole('heading', { level: 3, name: /^Step/ });
    expect(steps.map((heading) => heading.textContent)).toEqual(['Step 1', 'Step 2']);
  });

  it('offers no second try for a route of another user, but a link away', async () => {
    open(() => {
      throw new Refusal(10022, 'No access to this route', 403);
    });
    expect(await screen.findByText('No access to this route')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to tasks' })).toBeTruthy();
  });
});
