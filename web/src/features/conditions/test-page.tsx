// For tests: the page of one optimization before a service that keeps yields.

import type { MeasuredYield, OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { ConditionOptimizationPage } from './optimization/page.tsx';
import { testId, testPlate, testResult } from './test-optimization.ts';

export const namespaces = ['conditions', 'routes', 'reaction', 'structure', 'retrosynthesis', 'common'];
export const word = (key: string, values = {}) => i18n.t(`conditions:optimization.${key}`, values);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const region = (key: string) => screen.getByRole('region', { name: word(key) });
export const resultsPath = '/api/retro/con-opt-results';

/** Opens the page at a tab; handlers of the test override the usual ones. */
export function openEntry(handlers: Parameters<typeof stubCalls>[0] = {}, tab = 'sets') {
  sessionStore.set(testSession({ permissions: ['conditionoptimization', 'retrosynthesis'] }));
  const calls = stubCalls({
    'GET /api/retro/con-opt': () => testResult(),
    'POST /api/retro/con-opt-plate': () => testPlate,
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/conditionOptimization', Component: ConditionOptimizationPage },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [`/conditionOptimization?id=${testId}&tab=${tab}`] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router };
}

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <p>{`elsewhere ${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

/** A service that keeps yields, with what another tab may have done to them. */
export function keeping(first: OptimizationResult = testResult()) {
  const kept = { result: first, refused: false };
  const set = (results: MeasuredYield[]) => {
    const version = kept.result.optimization.version + 1;
    kept.result = {
      ...kept.result,
      optimization: { ...kept.result.optimization, version, measured: results.length },
      results,
    };
    return kept.result;
  };
  return {
    kept,
    set,
    handlers: {
      'GET /api/retro/con-opt': () => kept.result,
      [`POST ${resultsPath}`]: (body: unknown) => {
        if (kept.refused) throw new Refusal(503, 'The service is away.', 503);
        const { results, version } = body as { results: MeasuredYield[]; version: number };
        const others = version === kept.result.optimization.version ? [] : kept.result.results;
        return { ...set([...others, ...results]), merged: others.length };
      },
    },
  };
}
