import type { RouteCostSheet } from '@app/shared/contracts/cost';
import type { CostSheet } from '@app/shared/rules/cost/sheet';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { CostPage } from './page.tsx';

const [first, second, lost] = [2, 3, 4].map((last) => `018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0${last}`) as [
  string,
  string,
  string,
];
const figure = (value: number) => ({ value, source: 'estimated' as const });
const sheet: CostSheet = {
  currency: 'USD',
  scaleGrams: 1_000,
  hourlyRate: figure(6_000),
  overhead: figure(100),
  wastePrice: figure(200),
  steps: [
    {
      stepId: 's1',
      number: 1,
      product: { smiles: 'CC(=O)Nc1ccccc1', gramsPerMole: 135.17 },
      yield: figure(82),
      labour: figure(480),
      labourGrows: true,
      lines: [
        { lineId: 's1-1', role: 'reagent', name: 'Et3N', amount: figure(1.2), weight: 101.2, price: figure(900) },
      ],
    },
  ],
};
const costed = (routeId: string, rank: number): RouteCostSheet => ({
  routeId,
  rank,
  sheet,
  edits: {},
  version: 0,
  isOwn: true,
  pricesAskedAt: null,
  unknownConditions: [],
  molecules: [],
});

beforeAll(async () => {
  await i18n.loadNamespaces(['cost', 'routes']);
  sessionStore.set(testSession({ permissions: ['retrosynthesis'] }));
});

function open(address: string, gone: string[]) {
  stubCalls({
    'GET /api/retro/route-detail': () => {
      throw new Refusal(20_025, 'The route was deleted.');
    },
    'POST /api/retro/route-cost-compare': (body) => {
      const { routeIds } = body as { routeIds: string[] };
      const left = routeIds.filter((id) => !gone.includes(id));
      return {
        costs: left.map((id) => costed(id, id === first ? 7 : 9)),
        gone: routeIds.filter((id) => gone.includes(id)),
      };
    },
  });
  const router = createMemoryRouter([{ path: '/cost/:routeId', Component: CostPage }], { initialEntries: [address] });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

it('shows the others beside a route that is gone, by the ranks they have, and takes it out', async () => {
  const router = open(`/cost/${first}?with=${second},${lost}`, [lost]);
  expect(await screen.findByRole('link', { name: 'Route 7' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Route 9' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove from comparison' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?with=${encodeURIComponent(second)}`));
  expect(screen.queryByRole('button', { name: 'Remove from comparison' })).toBeNull();
});

it('goes on with another route where the one it began with is gone', async () => {
  const router = open(`/cost/${lost}?with=${first},${second}`, [lost]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove from comparison' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/cost/${first}`));
  expect(await screen.findByRole('link', { name: 'Route 9' })).toBeTruthy();
});
