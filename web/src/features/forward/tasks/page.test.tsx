import { catalogue } from '@app/shared/errors/catalogue';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose } from '../../../shared/lib/test-choose.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { dialogs } from '../../../shared/lib/notices.ts';
import { stubCalls, listWithoutHits, Refusal } from '../../../shared/lib/test-calls.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { runningLimitCode } from '../queue-task.ts';
import { ForwardTasksPage } from './page.tsx';
import { testTask, testTaskId } from '../test-tasks.ts';

const listPath = '/api/retro/forward-task-list';
const word = (key: string, values = {}) => i18n.t(`forward:${key}`, values);
const shared = (key: string, values = {}) => i18n.t(`retrosynthesis:history.${key}`, values);
const { name } = testTask();

// Large pages take their time to be searched by role on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterAll(() => vi.resetConfig());
beforeAll(() => i18n.loadNamespaces(['forward', 'retrosynthesis', 'common']));

function open(handlers: Parameters<typeof stubCalls>[0] = {}, tasks = [testTask()]) {
  sessionStore.set(testSession({ permissions: ['forwardsynthesis'] }));
  const calls = stubCalls({
    [`POST ${listPath}`]: () => ({ total: tasks.length, items: tasks, running: 3, waiting: 12 }),
    ...handlers,
  });
  const router = createMemoryRouter([{ path: '*', Component: ForwardTasksPage }], {
    initialEntries: ['/forwardsynthesis'],
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return calls;
}

const running = testTask({
  state: 'searching',
  endedBy: undefined,
  progress: { percent: 42, step: 1, tried: 5, planned: 12, made: 800, kept: 640, elapsedMs: 4_000, secondsLeft: 7 },
});

describe('the page of forward synthesis', () => {
  it('offers every type, and says how many places are taken', async () => {
    open();
    const types = within(screen.getByRole('navigation', { name: word('type.label') }));
    expect(types.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/forwardsynthesis/generate/enumeration',
      '/forwardsynthesis/generate/library',
      '/forwardsynthesis/generate/prediction',
    ]);
    await screen.findByText('3 of 5 running · 12 of 20 waiting');
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/forwardsynthesis/list?taskId=${testTaskId}`);
  });

  it('says how far a task is, and stops it', async () => {
    const stopped = vi.fn(() => ({ task: testTask({ state: 'stopped' }) }));
    const { bodiesOf } = open({ 'POST /api/retro/forward-task-stop': stopped }, [running]);
    await screen.findByText('640 products of 800 formed · about 7 s left');
    const bar = screen.getByRole('progressbar', { name: shared('progress', { name }) });
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    fireEvent.click(screen.getByRole('button', { name: shared('stop', { name }) }));
    await waitFor(() => expect(bodiesOf('/api/retro/forward-task-stop')).toEqual([{ taskId: testTaskId }]));
  });

  it('knows the code with which the service refuses a sixth task', () => {
    expect(runningLimitCode).toBe(catalogue.forwardConcurrentLimit.code);
  });

  it('offers to let a task wait when five are running', async () => {
    const path = '/api/retro/forward-task-continue';
    const { bodiesOf } = open(
      {
        [`POST ${path}`]: (body) => {
          if (JSON.stringify(body).includes('mayWait')) return { task: testTask({ state: 'queued' }) };
          throw new Refusal(runningLimitCode, 'At most 5 different tasks can run at once.');
        },
      },
      [testTask({ state: 'stopped' })],
    );
    fireEvent.click(await screen.findByRole('button', { name: shared('continue', { name }) }));
    await waitFor(() => expect(dialogs.get()).toHaveLength(1));
    const [asked] = dialogs.get();
    expect(asked?.text).toBe(`At most 5 different tasks can run at once. ${word('wait.text')}`);
    asked?.action.run();
    await waitFor(() =>
      expect(bodiesOf(path)).toEqual([{ taskId: testTaskId }, { taskId: testTaskId, mayWait: true }]),
    );
  });

  it('leaves a task as it is when it is not to wait', async () => {
    const path = '/api/retro/forward-task-continue';
    const { bodiesOf } = open(
      {
        [`POST ${path}`]: () => {
          throw new Refusal(runningLimitCode, 'At most 5 different tasks can run at once.');
        },
      },
      [testTask({ state: 'stopped' })],
    );
    const button = await screen.findByRole('button', { name: shared('continue', { name }) });
    fireEvent.click(button);
    await waitFor(() => expect(dialogs.get()).toHaveLength(1));
    dialogs.get()[0]?.cancel?.run();
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    expect(bodiesOf(path)).toHaveLength(1);
  });

  it('renames a task in place', async () => {
    const path = '/api/retro/forward-task-rename';
    const { bodiesOf } = open({ [`POST ${path}`]: () => ({ task: testTask({ name: 'Second' }) }) });
    fireEvent.click(await screen.findByRole('button', { name: shared('more', { name }) }));
    fireEvent.click(screen.getByRole('menuitem', { name: shared('rename') }));
    fireEvent.change(screen.getByRole('textbox', { name: shared('newName') }), { target: { value: ' Second ' } });
    fireEvent.click(screen.getByRole('button', { name: shared('save') }));
    await waitFor(() => expect(bodiesOf(path)).toEqual([{ taskId: testTaskId, name: 'Second' }]));
  });

  it('deletes a task at once, and none that runs', async () => {
    const path = '/api/retro/forward-task-delete';
    const { bodiesOf } = open({ [`POST ${path}`]: () => ({ deleted: 1 }) }, [
      testTask(),
      { ...running, taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e99', name: 'Runs' },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: shared('more', { name: 'Runs' }) }));
    expect(screen.getByRole('menuitem', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: shared('more', { name }) }));
    fireEvent.click(screen.getByRole('menuitem', { name: shared('delete') }));
    await waitFor(() => expect(bodiesOf(path)).toEqual([{ taskIds: [testTaskId] }]));
  });

  it('searches by name, state and type', async () => {
    const { bodiesOf } = open({
      [`POST ${listPath}`]: listWithoutHits([testTask()], { running: 0, waiting: 0 }),
    });
    await screen.findByText('Amides of the acid');
    fireEvent.change(screen.getByRole('searchbox', { name: shared('search') }), { target: { value: 'amide' } });
    choose(screen.getByRole('combobox', { name: word('tasks.type') }), word('type.library.name'));
    await screen.findByText(word('tasks.noneFound'));
    await waitFor(() => expect(bodiesOf(listPath).at(-1)).toMatchObject({ key: 'amide', types: ['library'] }));
  });

  it('says that tasks cannot be read, and asks again', async () => {
    open({
      [`POST ${listPath}`]: () => {
        throw new Refusal(503, 'The service is away.', 503);
      },
    });
    await screen.findByText('The service is away.');
    expect(screen.getByRole('button', { name: i18n.t('common:action.retry') })).toBeTruthy();
  });
});
