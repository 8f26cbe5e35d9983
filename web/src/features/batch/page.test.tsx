import type { Worklist, WorklistItem } from '@app/shared/contracts/batch';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { BatchPage } from './page.tsx';
import { idOf, testItem, testWorklist } from './test-items.ts';

// A large form of its own tests, in which finding a button takes long.
vi.mock('../../chemistry/constraints/constraints-form.tsx', () => ({ ConstraintsForm: () => null }));

const word = (key: string, params: Record<string, unknown> = {}) => i18n.t(`batch:${key}`, params);
const button = (name: string) => screen.getByRole('button', { name });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const solved = {
  routeCount: 12,
  solvedCount: 4,
  bestScore: 82.4,
  steps: 5,
  longestLinear: 4,
  startingMaterials: 3,
  seconds: 12,
};

beforeAll(() => i18n.loadNamespaces(['batch', 'retrosynthesis', 'process', 'structure']));
beforeEach(() => {
  window.sessionStorage.clear();
  toasts.set([]);
  // A window with room for the worklist and the panel that fills it.
  setWindow('large');
});

function setWindow(size: 'small' | 'large') {
  const nothing = () => undefined;
  const media = { matches: size === 'small', addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => media);
}

type Handlers = Parameters<typeof stubCalls>[0];

function open(items: WorklistItem[], more: Handlers = {}, address = '/batch/retrosynthesis') {
  sessionStore.set(testSession({ permissions: ['retrosynthesis', 'processchemistry'] }));
  const held: { worklist: Worklist } = { worklist: testWorklist(items) };
  const calls = stubCalls({
    'GET /api/retro/waiting-smiles': () => held.worklist,
    'GET /api/retro/stock-list': () => ({ items: [] }),
    'POST /api/statistics/create-buried-point': () => ({}),
    ...more,
  });
  const router = createMemoryRouter(
    [
      { path: '/batch/:routeType?', Component: BatchPage },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, held, router };
}

describe('the page of the worklist', () => {
  it('opens the first module the user may use and switches to the other', async () => {
    const { router } = open([testItem(1)], {}, '/batch');
    await screen.findByRole('row', { name: /Molecule 1/ });
    expect(router.state.location.pathname).toBe('/batch/retrosynthesis');
    expect(screen.queryByText(i18n.t('process:goals.title'))).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: word('module.processchemistry') }));
    await screen.findByText(i18n.t('process:goals.title'));
    expect(router.state.location.pathname).toBe('/batch/processchemistry');
  });

  it('says what became of each line of a list, and gives the refused ones back to be mended', async () => {
    const { bodiesOf, held } = open([], {
      'POST /api/retro/import-by-list': () => {
        held.worklist = testWorklist([testItem(1)]);
        return {
          accepted: 1,
          duplicates: 1,
          rejected: 1,
          offered: 0,
          rows: [
            { row: 1, text: 'CCO', outcome: 'accepted', id: idOf(1), molecule: testItem(1).molecule },
            { row: 2, text: 'CCO', outcome: 'duplicate', id: idOf(1) },
            { row: 4, text: 'nonsens', outcome: 'rejected', reason: { code: 10003, message: 'Not understood.' } },
          ],
        };
      },
    });
    const field = await screen.findByRole('textbox', { name: word('add.list') });
    fireEvent.change(field, { target: { value: 'CCO\nCCO\n\nnonsens' } });
    fireEvent.click(button(word('add.add', { count: 3 })));
    const report = await screen.findByRole('region', { name: word('report.title', { source: word('report.list') }) });
    expect(bodiesOf('/api/retro/import-by-list')).toEqual([
      { text: 'CCO\nCCO\n\nnonsens', kind: 'list', routeType: 'retrosynthesis' },
    ]);
    expect(within(report).getByText(word('report.counts', { accepted: 1, duplicates: 1, rejected: 1 }))).toBeDefined();
    expect(within(report).getByRole('listitem').textContent).toBe('4nonsensRejected · Not understood.');
    fireEvent.click(within(report).getByRole('radio', { name: word('report.all', { count: 3 }) }));
    expect(within(report).getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    fireEvent.click(within(report).getByRole('button', { name: word('report.mend', { count: 1 }) }));
    expect(field).toHaveProperty('value', 'nonsens');
    await screen.findByRole('row', { name: /Molecule 1/ });
  });

  it('offers what a reaction has beside its product, and adds what is chosen of it', async () => {
    const { molecule } = testItem(2);
    const { bodiesOf } = open([], {
      'POST /api/retro/import-by-list': () => ({
        accepted: 1,
        duplicates: 0,
        rejected: 0,
        offered: 1,
        rows: [
          { row: 1, text: '', outcome: 'offered', molecule, reason: { code: 10003, message: 'Starting material.' } },
          { row: 2, text: 'ester', outcome: 'accepted', id: idOf(1), molecule: testItem(1).molecule },
        ],
      }),
    });
    const field = await screen.findByRole('textbox', { name: word('add.list') });
    fireEvent.change(field, { target: { value: '$RXN' } });
    fireEvent.click(button(word('add.add', { count: 1 })));
    const report = await screen.findByRole('region', { name: word('report.title', { source: word('report.list') }) });
    const choice = within(report).getByRole('checkbox');
    expect(choice).toHaveProperty('checked', false);
    fireEvent.click(choice);
    fireEvent.click(within(report).getByRole('button', { name: word('add.add', { count: 1 }) }));
    await waitFor(() =>
      expect(bodiesOf('/api/retro/import-by-list').at(-1)).toEqual({
        text: molecule.smiles,
        kind: 'list',
        routeType: 'retrosynthesis',
      }),
    );
  });

  it('keeps the list where the service refuses all of it', async () => {
    open([], {
      'POST /api/retro/import-by-list': () => {
        throw new Refusal(20003, 'The tray is full.');
      },
    });
    const field = await screen.findByRole('textbox', { name: word('add.list') });
    fireEvent.change(field, { target: { value: 'CCO' } });
    fireEvent.click(button(word('add.add', { count: 1 })));
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['The tray is full.']));
    expect(field).toHaveProperty('value', 'CCO');
  });

  it('takes several files one after another and says which of them were refused', async () => {
    const asked: string[] = [];
    open([], {
      'POST /api/retro/smiles-data-import': (_, address) => {
        asked.push(address);
        if (address.includes('broken')) throw new Refusal(10008, 'The file is damaged.');
        return { accepted: 0, duplicates: 0, rejected: 0, offered: 0, rows: [] };
      },
      'POST /api/retro/import-cdx': (_, address) => {
        asked.push(address);
        return { accepted: 0, duplicates: 0, rejected: 0, offered: 0, rows: [] };
      },
    });
    const picker = await screen.findByLabelText(new RegExp(word('add.files')));
    const files = ['one.sdf', 'broken.csv', 'drawing.cdxml'].map((name) => new File(['x'], name));
    fireEvent.change(picker, { target: { files } });
    await screen.findByRole('heading', { name: 'drawing.cdxml' });
    expect(asked.map((address) => address.replace(/^.*\/(.*)\?.*fileName=(.*)$/, '$1 $2'))).toEqual([
      'smiles-data-import one.sdf',
      'smiles-data-import broken.csv',
      'import-cdx drawing.cdxml',
    ]);
    expect(screen.getByText('The file is damaged.')).toBeDefined();
  });

  it('takes files that are dropped anywhere, and text that is pasted outside a field', async () => {
    open([testItem(1)], {
      'POST /api/retro/smiles-data-import': () => ({ accepted: 3, duplicates: 0, rejected: 0, offered: 0, rows: [] }),
    });
    await screen.findByRole('row', { name: /Molecule 1/ });
    const carry = (type: string, data: object) =>
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: data, clipboardData: data });
    const dropped = { types: ['Files'], files: [new File(['x'], 'dropped.sdf')], getData: () => '' };
    act(() => void document.body.dispatchEvent(carry('dragenter', dropped)));
    expect(screen.getByText(word('drop.title'))).toBeDefined();
    act(() => void document.body.dispatchEvent(carry('drop', dropped)));
    await screen.findByRole('heading', { name: 'dropped.sdf' });
    expect(screen.queryByText(word('drop.title'))).toBeNull();
    act(() => void document.body.dispatchEvent(carry('paste', { files: [], getData: () => 'CCO\nCCN\n' })));
    expect(screen.getByRole('textbox', { name: word('add.list') })).toHaveProperty('value', 'CCO\nCCN');
  });

  it('starts what can start, of all or of those chosen, with the common settings', async () => {
    const { bodiesOf } = open([testItem(1), testItem(2), testItem(3, { state: 'completed', result: solved })], {
      'POST /api/retro/batch-search': () => ({ started: 2, refused: [], batchId: idOf(99) }),
    });
    fireEvent.click(await screen.findByRole('button', { name: word('bar.startCount', { count: 2 }) }));
    await waitFor(() => expect(bodiesOf('/api/retro/batch-search')).toHaveLength(1));
    await screen.findByRole('button', { name: word('bar.startCount', { count: 2 }) });
    fireEvent.click(screen.getByRole('checkbox', { name: word('row.select', { name: 'Molecule 2' }) }));
    fireEvent.click(button(word('bar.startCount', { count: 1 })));
    await waitFor(() =>
      expect(bodiesOf('/api/retro/batch-search')).toEqual([
        {
          ids: [idOf(1), idOf(2)],
          settings: { maxSteps: 8, timeLimitSeconds: 20, maxRoutes: 300 },
          routeType: 'retrosynthesis',
        },
        expect.objectContaining({ ids: [idOf(2)] }),
      ]),
    );
  });

  it('follows what was started until it is done', async () => {
    const { held } = open([testItem(1)], {
      'POST /api/retro/batch-search': () => {
        held.worklist = testWorklist([testItem(1, { state: 'searching', percent: 5 })]);
        return { started: 1, refused: [], batchId: idOf(99) };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: word('bar.startCount', { count: 1 }) }));
    await screen.findByText('5 %');
    held.worklist = testWorklist([testItem(1, { state: 'completed', taskId: idOf(71), result: solved })]);
    await waitFor(() => expect(screen.getByText('82.4')).toBeDefined(), { timeout: 5_000 });
  });

  it('chooses a range with Shift and names what can be done with it', async () => {
    open([1, 2, 3, 4].map((number) => testItem(number, { state: number === 4 ? 'queued' : 'notStarted' })));
    const mark = (number: number) =>
      screen.getByRole('checkbox', { name: word('row.select', { name: `Molecule ${number}` }) });
    await screen.findByRole('row', { name: /Molecule 4/ });
    fireEvent.click(mark(2));
    fireEvent.click(mark(4), { shiftKey: true });
    expect(screen.getByText(word('bar.selected', { count: 3 }), { exact: false })).toBeDefined();
    expect(button(word('bar.startCount', { count: 2 }))).toBeDefined();
    expect(button(word('bar.pauseCount', { count: 1 }))).toBeDefined();
    expect(button(word('bar.removeCount', { count: 2 }))).toBeDefined();
  });

  it('says which molecules did not start and why', async () => {
    open([testItem(1), testItem(2)], {
      'POST /api/retro/batch-search': () => ({
        started: 1,
        refused: [{ id: idOf(2), reason: { code: 20000, message: 'A controlled compound.' } }],
        batchId: idOf(99),
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: word('bar.startCount', { count: 2 }) }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('A controlled compound. (Molecule 2)');
  });

  it('offers no change of what is in the line, in search or completed, and shows the refusal of another tab', async () => {
    const { bodiesOf } = open([testItem(1), testItem(2, { state: 'queued', queuePosition: 3 })], {
      'POST /api/retro/waiting-smiles-edit': () => {
        throw new Refusal(20013, 'It is in search.');
      },
    });
    const waiting = within(await screen.findByRole('row', { name: /Molecule 2/ }));
    expect(waiting.getByText(word('state.place', { place: 3 }))).toBeDefined();
    expect(waiting.queryByRole('button', { name: word('row.edit', { name: 'Molecule 2' }) })).toBeNull();
    expect(waiting.queryByRole('button', { name: word('row.rename', { name: 'Molecule 2' }) })).toBeNull();
    fireEvent.click(button(word('row.rename', { name: 'Molecule 1' })));
    const field = screen.getByRole('textbox', { name: word('row.name') });
    fireEvent.change(field, { target: { value: 'Lead 7' } });
    fireEvent.submit(field);
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['It is in search.']));
    expect(bodiesOf('/api/retro/waiting-smiles-edit')).toEqual([
      { id: idOf(1), name: 'Lead 7', routeType: 'retrosynthesis' },
    ]);
  });

  it('shows results side by side, sorted by what the address says, and leads to the routes', async () => {
    const items = [
      testItem(1, { state: 'completed', taskId: idOf(71), result: { ...solved, bestScore: 40 } }),
      testItem(2, { state: 'completed', taskId: idOf(72), result: { routeCount: 0, solvedCount: 0 } }),
      testItem(3, { state: 'completed', taskId: idOf(73), result: solved }),
    ];
    open(items, {}, '/batch/retrosynthesis?sort=score&order=desc');
    await screen.findByRole('row', { name: /Molecule 3/ });
    const rows = screen.getAllByRole('row', { name: /Molecule \d/ });
    expect(rows.map((row) => /Molecule \d/.exec(row.textContent ?? '')?.[0])).toEqual([
      'Molecule 3',
      'Molecule 1',
      'Molecule 2',
    ]);
    const link = within(rowOf('Molecule 3')).getByRole('link');
    expect(link.getAttribute('href')).toBe(`/route/list/retrosynthesis/${items[2]?.molecule.key}?task=${idOf(73)}`);
    expect(within(rowOf('Molecule 2')).getByText(word('row.noRoute'))).toBeDefined();
    expect(screen.getByText(word('notice.done', { count: 3, total: 3, solved: 2, rest: 1 }))).toBeDefined();
    expect(screen.getByRole('columnheader', { name: word('column.score') }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('takes molecules off at once, begun or not, and brings them back', async () => {
    const items = [testItem(1, { state: 'completed', taskId: idOf(71), result: solved }), testItem(2)];
    const { bodiesOf } = open(items, {
      'POST /api/retro/delete-waiting-smiles': () => ({ deleted: 2, undoToken: idOf(9) }),
      'POST /api/common/restore': () => ({ restored: 2 }),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: word('table.selectAll') }));
    fireEvent.click(button(word('bar.removeCount', { count: 2 })));
    await waitFor(() => expect(toasts.get()[0]?.text).toBe(word('remove.done', { count: 2 })));
    expect(bodiesOf('/api/retro/delete-waiting-smiles')).toEqual([
      { ids: [idOf(1), idOf(2)], routeType: 'retrosynthesis' },
    ]);
    act(() => toasts.get()[0]?.action?.run());
    await waitFor(() => expect(bodiesOf('/api/common/restore')).toEqual([{ undoToken: idOf(9) }]));
  });

  it('says that the worklist is full and takes no more', async () => {
    open([], { 'GET /api/retro/waiting-smiles': () => testWorklist([testItem(1), testItem(2)], 2) });
    await screen.findByText(word('add.full', { limit: 2 }));
    expect(button(word('add.draw')).hasAttribute('disabled')).toBe(true);
    expect(screen.getByLabelText(new RegExp(word('add.files'))).hasAttribute('disabled')).toBe(true);
  });

  it('says why the worklist did not come, and asks again', async () => {
    let isDown = true;
    open([], {
      'GET /api/retro/waiting-smiles': () => {
        if (isDown) throw new Refusal(503, 'Away for a moment.', 503);
        return testWorklist([testItem(1)]);
      },
    });
    await screen.findByText('Away for a moment.');
    isDown = false;
    fireEvent.click(button(i18n.t('common:action.retry')));
    await screen.findByRole('row', { name: /Molecule 1/ });
  });

  it('shows one part at a time in a small window: the worklist first, unless there is nothing on it', async () => {
    setWindow('small');
    open([testItem(1)]);
    await screen.findByText('Molecule 1');
    expect(screen.queryByRole('textbox', { name: word('add.list') })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: word('part.add') }));
    expect(screen.getByRole('textbox', { name: word('add.list') })).toBeDefined();
    expect(screen.queryByText('Molecule 1')).toBeNull();
  });

  it('is not open to a user who may plan nothing', async () => {
    open([], {}, '/batch/nonsense');
    await screen.findByText('elsewhere');
  });
});
