// A page that plans holds one molecule: that of the open task, or the draft. Whatever way leads to it.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { PlanningFrame } from './planning-frame.tsx';
import { PlanOrder } from './plan-order.tsx';
import { TaskPlace } from './task-place.tsx';
import { pen } from '../editor/test-editor.tsx';
import { usePlanning } from './use-planning.ts';

beforeAll(() => i18n.loadNamespaces(['retrosynthesis', 'structure']));
beforeEach(() => window.sessionStorage.clear());

const word = (key: string) => i18n.t(key);
const moleculeOf = (name: string) => ({
  key: name.padEnd(22, '-'),
  name,
  smiles: `[${name}]`,
  formula: 'C9H8O4',
  molecularWeight: 180.159,
});
const idOf = (name: string) => `018f3f7e-7d3e-7c11-9a55-${name.padEnd(12, '0').slice(0, 12)}`;
const names = ['apixaban', 'osimertinib', 'warfarin'] as const;

function taskOf(name: string, maxSteps: number, routeType: RetroTask['routeType'] = 'retrosynthesis'): RetroTask {
  return {
    taskId: idOf(name),
    taskName: `task of ${name}`,
    routeType,
    state: 'completed',
    target: moleculeOf(name),
    removedParts: [],
    settings: { maxSteps, timeLimitSeconds: 10, maxRoutes: 20 },
    progress: { percent: 100, expansions: 1, molecules: 1, solvedRoutes: 0, elapsedMs: 1 },
    routeCount: 0,
    solvedCount: 0,
    version: 1,
    createdAt: new Date(0).toISOString(),
  };
}

const tasks = names.map((name, at) => taskOf(name, at + 2));
/** Responses to `structure-check` and `task` wait while this is set. */
const gate: { promise: Promise<void> | null; open: () => void } = { promise: null, open: () => undefined };
const shut = () => {
  gate.promise = new Promise((resolve) => {
    gate.open = () => {
      gate.promise = null;
      resolve();
    };
  });
};

function Page() {
  const planning = usePlanning('retrosynthesis');
  const { target, settings, recognised } = planning;
  return (
    <PlanningFrame
      routeType="retrosynthesis"
      planning={planning}
      title="plan"
      form={
        <PlanOrder
          planning={planning}
          label="Plan"
          isStarting={false}
          onPlan={() => {
            planned.push({ structure: target.structure(), shown: recognised?.molecule.name, steps: settings.maxSteps });
            planning.follow(idOf('warfarin'));
          }}
        />
      }
      task={<TaskPlace planning={planning} guide={<p>no task</p>} isStarting={false} onSearch={() => undefined} />}
    />
  );
}
const planned: unknown[] = [];

async function open(address: string, more: readonly RetroTask[] = []) {
  sessionStore.set(testSession({ permissions: ['retrosynthesis'] }));
  planned.length = 0;
  gate.promise = null;
  stubCalls({
    'POST /api/retro/task-list': () => ({ total: tasks.length, items: tasks }),
    'GET /api/retro/task': async (_, asked) => {
      await gate.promise;
      const task = [...tasks, ...more].find(({ taskId }) => asked.includes(taskId));
      if (!task) throw new Refusal(10022, 'not there');
      return { task };
    },
    'GET /api/retro/stock-list': () => ({ items: [] }),
    'POST /api/retro/structure-check': async (body) => {
      const text = String((body as { structure: string }).structure);
      await gate.promise;
      const name = /([a-z]+)\]?$/.exec(text)?.[1] ?? '';
      if (name === 'nonsense') throw new Refusal(20028, 'not a structure');
      return { kind: 'name', molecule: moleculeOf(name), heavyAtoms: 1, molfile: `drawn ${name}`, removedParts: [] };
    },
  });
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  const go = (to: string | number) =>
    act(async () => void (await (typeof to === 'number' ? router.navigate(to) : router.navigate(to))));
  return { router, go };
}

const addressOf = (name: string) => `/retrosynthesis?task=${idOf(name)}`;
const canvas = () => screen.queryByLabelText('canvas')?.textContent ?? '';
const line = () => screen.getByLabelText(word('retrosynthesis:input.label'));
// By its keys: looking for roles in a page of this size takes its time.
const plan = () => document.querySelector('[aria-keyshortcuts="Control+Enter"]') ?? document.body;
const canPlan = () => document.querySelector('[aria-keyshortcuts="Control+Enter"]:not([disabled])') !== null;
const steps = () => screen.getByLabelText(word('retrosynthesis:settings.maxSteps'));
const type = (text: string) => fireEvent.change(line(), { target: { value: text } });
const read = (text: string) => {
  type(text);
  fireEvent.submit(line());
};
const draw = (name: string) => pen.draw({ molfile: `drawn ${name}`, smiles: name });

/** Everything on the page speaks of this molecule, and the button plans it. */
async function expectHolds(name: string, maxSteps: number) {
  // Of an open task, the editor is folded away.
  if (screen.queryByLabelText('canvas') === null)
    fireEvent.click(await screen.findByRole('button', { name: word('retrosynthesis:task.change') }));
  await waitFor(() => expect(canvas()).toBe(`drawn ${name}`));
  await waitFor(() => expect(plan().hasAttribute('disabled')).toBe(false));
  expect(line()).toHaveProperty('value', `[${name}]`);
  expect(steps()).toHaveProperty('value', String(maxSteps));
}

describe('opening a task shows its molecule and its settings', () => {
  it('by its address, whatever this tab had drawn', async () => {
    window.sessionStorage.setItem(
      'retrosynthesisDraft',
      JSON.stringify({ text: 'paracetamol', molfile: 'drawn paracetamol', taskName: 'mine' }),
    );
    await open(addressOf('apixaban'));
    await screen.findByText('task of apixaban');
    await expectHolds('apixaban', 2);
  });

  it('from the list, in place of what was drawn, which comes back with the page', async () => {
    const { go } = await open('/retrosynthesis');
    read('paracetamol');
    await waitFor(() => expect(canvas()).toBe('drawn paracetamol'));
    fireEvent.change(steps(), { target: { value: '7' } });
    fireEvent.click(screen.getByRole('button', { name: word('retrosynthesis:tasks.title') }));
    fireEvent.click(await screen.findByRole('button', { name: /^task of osimertinib/ }));
    await expectHolds('osimertinib', 3);
    await go('/retrosynthesis');
    await waitFor(() => expect(canvas()).toBe('drawn paracetamol'));
    expect(line()).toHaveProperty('value', 'paracetamol');
    expect(steps()).toHaveProperty('value', '7');
  });

  it('from another task, and back and forward through the history', async () => {
    const { go } = await open(addressOf('apixaban'));
    await expectHolds('apixaban', 2);
    await go(addressOf('osimertinib'));
    await expectHolds('osimertinib', 3);
    await go(-1);
    await expectHolds('apixaban', 2);
    await go(1);
    await expectHolds('osimertinib', 3);
    expect(screen.queryByText('task of apixaban')).toBeNull();
  });

  it('shows nothing of the former molecule while the task is on its way, and plans nothing', async () => {
    const { go } = await open(addressOf('apixaban'));
    await expectHolds('apixaban', 2);
    shut();
    await go(addressOf('osimertinib'));
    expect([canvas(), canPlan()]).toEqual(['', false]);
    expect(screen.queryByText('task of apixaban')).toBeNull();
    await act(async () => gate.open());
    await expectHolds('osimertinib', 3);
  });

  it('a late response for the former task changes nothing', async () => {
    const { go } = await open('/retrosynthesis');
    shut();
    await go(addressOf('apixaban'));
    const first = gate.open;
    shut();
    await go(addressOf('osimertinib'));
    await act(async () => gate.open());
    await screen.findByText('task of osimertinib');
    await act(async () => first());
    expect(screen.getByText('task of osimertinib')).toBeTruthy();
    await expectHolds('osimertinib', 3);
  });

  it('leaves the canvas empty where there is no such task', async () => {
    const { go } = await open(addressOf('apixaban'));
    await expectHolds('apixaban', 2);
    await go('/retrosynthesis?task=018f3f7e-7d3e-7c11-9a55-999999999999');
    await screen.findByText('not there');
    expect([canvas(), canPlan()]).toEqual(['', false]);
  });

  it('goes to the page of the module that planned it', async () => {
    const { router } = await open(addressOf('ibuprofen'), [taskOf('ibuprofen', 4, 'processchemistry')]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/processchemistry'));
    expect(canvas()).toBe('');
  });
});

describe('another molecule leaves the task', () => {
  const ways: [string, () => unknown][] = [
    ['typed', () => read('ketoprofen')],
    ['drawn', () => draw('ketoprofen')],
  ];
  it.each(ways)('%s, and Back returns to it', async (_, give) => {
    const { router, go } = await open(addressOf('apixaban'));
    await expectHolds('apixaban', 2);
    give();
    await screen.findByText('no task');
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(plan().hasAttribute('disabled')).toBe(false));
    fireEvent.click(plan());
    expect(planned).toEqual([expect.objectContaining({ shown: 'ketoprofen' })]);
    await go(-2);
    await expectHolds('apixaban', 2);
  });

  it('and is shown again when the address returns to it before the page was rendered as the draft', async () => {
    const { router, go } = await open(addressOf('apixaban'));
    await expectHolds('apixaban', 2);
    const stop = router.subscribe(({ location }) => {
      if (location.search !== '') return;
      stop();
      void router.navigate(addressOf('apixaban'));
    });
    read('ketoprofen');
    await waitFor(() => expect(screen.queryByLabelText('canvas')).toBeNull());
    expect(router.state.location.search).toContain(idOf('apixaban'));
    await expectHolds('apixaban', 2);
    await go('/retrosynthesis');
    await waitFor(() => expect(canvas()).toBe('drawn ketoprofen'));
  });

  it('but the same molecule drawn otherwise does not, nor do other settings', async () => {
    const { router } = await open(addressOf('apixaban'));
    await expectHolds('apixaban', 2);
    draw('apixaban');
    fireEvent.change(steps(), { target: { value: '6' } });
    await waitFor(() => expect(plan().hasAttribute('disabled')).toBe(false));
    expect(router.state.location.search).toContain(idOf('apixaban'));
  });
});

describe('the button plans what the page says', () => {
  it('and follows its task with the molecule that was planned', async () => {
    const { router } = await open('/retrosynthesis');
    read('warfarin');
    await waitFor(() => expect(plan().hasAttribute('disabled')).toBe(false));
    fireEvent.click(plan());
    await waitFor(() => expect(router.state.location.search).toContain(idOf('warfarin')));
    await screen.findByText('task of warfarin');
    expect(planned).toEqual([{ structure: 'warfarin', shown: 'warfarin', steps: 8 }]);
    await expectHolds('warfarin', 4);
  });

  const unread: [string, () => unknown][] = [
    ['while another text is typed', () => type('warfari')],
    ['while the line is empty', () => type('')],
    ['while another text is being read', () => (shut(), read('warfarin'))],
    ['where another text was refused', () => read('nonsense')],
    ['while the pen is on the canvas', () => pen.down()],
    ['while a drawing is being read', () => (shut(), draw('warfarin'))],
  ];
  it.each(unread)('not the former molecule %s', async (_, happens) => {
    await open('/retrosynthesis');
    read('imatinib');
    await waitFor(() => expect(plan().hasAttribute('disabled')).toBe(false));
    happens();
    await waitFor(() => expect(plan().hasAttribute('disabled')).toBe(true));
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
    expect(planned).toEqual([]);
  });

  it('is ready again when the line says what was read', async () => {
    await open('/retrosynthesis');
    read('imatinib');
    await waitFor(() => expect(plan().hasAttribute('disabled')).toBe(false));
    type('imatini');
    expect(plan().hasAttribute('disabled')).toBe(true);
    type('imatinib');
    expect(plan().hasAttribute('disabled')).toBe(false);
  });
});
