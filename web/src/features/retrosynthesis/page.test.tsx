import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { chosenIn } from '../../shared/lib/test-choose.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { RetrosynthesisPage } from './page.tsx';

const word = (key: string) => i18n.t(key);
const planButton = () => screen.getByRole('button', { name: new RegExp(`^${word('retrosynthesis:plan.start')}`) });

beforeAll(() => i18n.loadNamespaces(['retrosynthesis', 'structure']));
beforeEach(() => window.sessionStorage.clear());

const aspirin = { key: 'A'.repeat(22), smiles: 'CC(=O)Oc1ccccc1C(=O)O', formula: 'C9H8O4', molecularWeight: 180.159 };
const settings: RetroTask['settings'] = {
  maxSteps: 5,
  timeLimitSeconds: 10,
  maxRoutes: 20,
  strategy: 'mcts',
  constraints: {
    breakBonds: [[1, 3]],
    maxRouteSteps: 3,
    maxPricePerGram: { minorUnits: 250, currency: 'CNY' },
    dislikedReactions: ['CCO>>CC=O'],
  },
};
const task: RetroTask = {
  taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01',
  taskName: 'Aspirin',
  routeType: 'retrosynthesis',
  state: 'completed',
  target: aspirin,
  removedParts: [],
  settings,
  progress: { percent: 100, expansions: 12, molecules: 40, solvedRoutes: 0, elapsedMs: 1_900 },
  routeCount: 0,
  solvedCount: 0,
  version: 1,
  createdAt: new Date().toISOString(),
};

function open(address: string) {
  sessionStore.set(testSession({ permissions: ['retrosynthesis'] }));
  const calls = stubCalls({
    'POST /api/retro/task-list': () => ({ total: 1, items: [task] }),
    'GET /api/retro/task': () => ({ task }),
    'GET /api/retro/stock-list': () => ({ items: [] }),
    'GET /api/common/structure-bonds': () => ({ bonds: [] }),
    'POST /api/retro/structure-check': () => ({
      kind: 'smiles',
      molecule: aspirin,
      heavyAtoms: 13,
      molfile: '',
      removedParts: [],
    }),
    'POST /api/retro/search-check': () => ({ molecule: aspirin, removedParts: [] }),
    'POST /api/retro/retro-search-start': () => ({ task }),
  });
  const router = createMemoryRouter([{ path: '*', Component: RetrosynthesisPage }], { initialEntries: [address] });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return calls;
}

describe('the task page of retrosynthesis', () => {
  it('begins with the usual settings and sends no conditions that were not set', async () => {
    const { bodiesOf } = open('/retrosynthesis?smiles=aspirin');
    await waitFor(() => expect(planButton().hasAttribute('disabled')).toBe(false));
    fireEvent.click(planButton());
    await waitFor(() =>
      expect(bodiesOf('/api/retro/retro-search-start')).toEqual([
        { structure: 'aspirin', settings: { maxSteps: 8, timeLimitSeconds: 20, maxRoutes: 300 } },
      ]),
    );
  });

  it('takes target, settings and conditions of a task into the form, to plan it again otherwise', async () => {
    const { bodiesOf } = open(`/retrosynthesis?task=${task.taskId}`);
    fireEvent.click(await screen.findByRole('button', { name: word('retrosynthesis:task.change') }));
    await waitFor(() => expect(planButton().hasAttribute('disabled')).toBe(false));
    const steps = screen.getByLabelText(word('retrosynthesis:constraints.limits.steps'));
    expect(steps).toHaveProperty('value', '3');
    expect(screen.getByLabelText(word('retrosynthesis:constraints.limits.price'))).toHaveProperty('value', '2.5');
    expect(chosenIn(screen.getByLabelText(word('retrosynthesis:constraints.limits.currency')))).toBe('CNY');
    fireEvent.change(steps, { target: { value: '4' } });
    fireEvent.click(planButton());
    await waitFor(() =>
      expect(bodiesOf('/api/retro/retro-search-start')).toEqual([
        {
          structure: aspirin.smiles,
          settings: { ...settings, constraints: { ...settings.constraints, maxRouteSteps: 4 } },
        },
      ]),
    );
  });
});
