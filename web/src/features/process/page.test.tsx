import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { choose } from '../../shared/lib/test-choose.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { ProcessPage } from './page.tsx';

const word = (key: string) => i18n.t(key);

beforeAll(() => i18n.loadNamespaces(['process', 'retrosynthesis', 'structure']));

const aspirin = { key: 'A'.repeat(22), smiles: 'CC(=O)Oc1ccccc1C(=O)O', formula: 'C9H8O4', molecularWeight: 180.159 };

const task = (number: number): RetroTask => ({
  taskId: `018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0${number}`,
  taskName: `Target ${number}`,
  routeType: 'processchemistry',
  state: 'searching',
  target: aspirin,
  removedParts: [],
  settings: { maxSteps: 8, timeLimitSeconds: 20, maxRoutes: 300 },
  progress: { percent: 40, expansions: 12, molecules: 40, solvedRoutes: 3, elapsedMs: 1_900 },
  routeCount: 0,
  solvedCount: 0,
  version: 1,
  createdAt: new Date().toISOString(),
});

function open(handlers: Parameters<typeof stubCalls>[0]) {
  sessionStore.set(testSession({ permissions: ['processchemistry'] }));
  const calls = stubCalls({
    'POST /api/retro/task-list': () => ({ total: 0, items: [] }),
    'GET /api/retro/craft-interest-smiles': () => ({ items: [], limit: 200 }),
    ...handlers,
  });
  const router = createMemoryRouter([{ path: '*', Component: ProcessPage }], { initialEntries: ['/processchemistry'] });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return calls;
}

const planName = () => new RegExp(`^${word('process:plan.start')}`);
const found = { kind: 'smiles', molecule: aspirin, heavyAtoms: 13, molfile: '', removedParts: [] };
const enter = async () => {
  const line = screen.getByRole('textbox', { name: word('retrosynthesis:input.label') });
  fireEvent.change(line, { target: { value: 'aspirin' } });
  fireEvent.submit(line);
};

describe('the page of process chemistry', () => {
  it('sends goals, what to do with the lists, how to search and conditions along with the target', async () => {
    const { bodiesOf } = open({
      'POST /api/retro/structure-check': () => found,
      'POST /api/retro/process-search-start': () => ({ task: task(1) }),
      'GET /api/retro/task': () => ({ task: task(1) }),
    });
    await enter();
    const safety = within(screen.getByRole('radiogroup', { name: word('process:goals.safety') }));
    fireEvent.click(safety.getByRole('radio', { name: word('process:goals.weight.2') }));
    fireEvent.click(screen.getByRole('radio', { name: word('process:lists.useOf.require') }));
    const type = (key: string, value: string) =>
      fireEvent.change(screen.getByLabelText(word(key)), { target: { value } });
    choose(screen.getByLabelText(word('retrosynthesis:settings.timeLimit')), '10 s');
    choose(
      screen.getByLabelText(word('retrosynthesis:settings.strategy')),
      word('retrosynthesis:settings.strategyOf.mcts'),
    );
    type('retrosynthesis:settings.maxExpansions', '500');
    type('retrosynthesis:constraints.limits.steps', '4');
    const plan = screen.getByRole('button', { name: planName() });
    await waitFor(() => expect(plan.hasAttribute('disabled')).toBe(false));
    fireEvent.click(plan);
    await waitFor(() =>
      expect(bodiesOf('/api/retro/process-search-start')).toEqual([
        expect.objectContaining({
          structure: 'aspirin',
          goals: { cost: 1, safety: 2, solvents: 1, scaleUp: 1, mass: 1 },
          interest: 'require',
          avoidForbidden: true,
          settings: {
            maxSteps: 8,
            timeLimitSeconds: 10,
            maxRoutes: 300,
            strategy: 'mcts',
            maxExpansions: 500,
            constraints: { maxRouteSteps: 4 },
          },
        }),
      ]),
    );
  });

  it('says that five tasks are in progress and offers no sixth', async () => {
    open({
      'POST /api/retro/structure-check': () => found,
      'POST /api/retro/task-list': () => ({ total: 5, items: [1, 2, 3, 4, 5].map(task) }),
    });
    await enter();
    await screen.findByText(word('process:running.full'));
    const running = within(screen.getByRole('region', { name: word('process:running.title') }));
    expect(running.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('button', { name: planName() }).hasAttribute('disabled')).toBe(true);
  });

  it('says what is on a list, what became of each row, and what failed', async () => {
    const { bodiesOf } = open({
      'POST /api/retro/craft-interest-import': () => ({
        accepted: 0,
        duplicates: 0,
        rejected: 1,
        rows: [{ row: 1, text: 'nothing', outcome: 'rejected', reason: { code: 20026, message: 'No structure' } }],
      }),
    });
    await screen.findByText(word('process:lists.empty'));
    fireEvent.change(screen.getByRole('textbox', { name: word('process:lists.paste') }), {
      target: { value: 'nothing' },
    });
    const lists = within(screen.getByRole('region', { name: word('process:lists.title') }));
    fireEvent.click(lists.getByRole('button', { name: word('process:lists.add') }));
    await screen.findByText(/^Row 1: nothing: No structure/);
    expect(bodiesOf('/api/retro/process-search-start')).toEqual([]);
  });

  it('offers another try when a list cannot be read', async () => {
    open({
      'GET /api/retro/craft-interest-smiles': () => {
        throw new Refusal(503, 'The service is not there.');
      },
    });
    await screen.findByText(/The service is not there/);
  });
});
