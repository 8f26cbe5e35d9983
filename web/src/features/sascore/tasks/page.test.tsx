import type { ScoreFileCheck } from '@app/shared/contracts/sascore/sascore';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose as chooseOption, chosenIn, typeDay } from '../../../shared/lib/test-choose.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { toasts } from '../../../shared/lib/notices.ts';
import { stubCalls, listWithoutHits, Refusal } from '../../../shared/lib/test-calls.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { ScoreTasksPage } from './page.tsx';
import { testCheck, testTask, testTaskId } from '../test-tasks.ts';

const sent = vi.fn<(name: string, input: { file: File; query?: unknown }) => Promise<unknown>>();
vi.mock('../../../shared/api/files/upload.ts', () => ({
  uploadWithProgress: (name: string, input: { file: File }) => sent(name, input),
}));

const word = (key: string, values = {}) => i18n.t(`sascore:${key}`, values);
const shared = (key: string, values = {}) => i18n.t(`retrosynthesis:history.${key}`, values);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: word('upload.name') });

beforeAll(() => i18n.loadNamespaces(['sascore', 'retrosynthesis', 'common']));
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
});

function open(handlers: Parameters<typeof stubCalls>[0] = {}) {
  sessionStore.set(testSession({ permissions: ['sascore'] }));
  const calls = stubCalls({
    'POST /api/sascore/complete-task-list': () => ({ total: 0, items: [] }),
    'GET /api/sascore/duplicate-check/Library%207': () => ({ duplicate: false }),
    ...handlers,
  });
  const router = createMemoryRouter([{ path: '*', Component: ScoreTasksPage }], { initialEntries: ['/sascore'] });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return calls;
}

const file = new File(['x'], 'Library 7.xlsx');

async function choose(check: ScoreFileCheck, chosen = file) {
  sent.mockImplementation(async (name) => (name === 'sascoreImportCheck' ? check : { task: testTask() }));
  fireEvent.change(screen.getByLabelText(new RegExp(`^${word('upload.drop')}`)), { target: { files: [chosen] } });
  await screen.findByRole('textbox', { name: word('upload.name') });
}

const startName = (rows: number) => word('upload.start', { count: rows, value: String(rows) });

describe('a file given to be scored', () => {
  it('is scored by the sheet that is chosen of its workbook', async () => {
    open();
    const sheets = ['Batch 1', 'Batch 2'];
    await choose({ ...testCheck(), sheet: 'Batch 1', sheets });
    sent.mockImplementation(async (name) =>
      name === 'sascoreImportCheck' ? { ...testCheck(), errors: 0, sheet: 'Batch 2', sheets } : { task: testTask() },
    );
    chooseOption(screen.getByRole('combobox', { name: /^Sheet/ }), 'Batch 2');
    await waitFor(() => expect(chosenIn(screen.getByRole('combobox', { name: /^Sheet/ }))).toBe('Batch 2'));
    expect(sent.mock.calls.at(-1)?.[1].query).toMatchObject({ fileName: file.name, sheet: 'Batch 2' });
    await screen.findByText(word('name.free'));
    fireEvent.click(button(startName(testCheck().readable)));
    await waitFor(() => expect(sent.mock.calls.at(-1)?.[0]).toBe('sascoreImport'));
    expect(sent.mock.calls.at(-1)?.[1].query).toMatchObject({ sheet: 'Batch 2' });
  });

  it('is shown row by row, can be narrowed by reason, and starts when its errors are accepted', async () => {
    const { bodiesOf } = open();
    await choose(testCheck());
    const report = within(screen.getByRole('region', { name: word('check.title', { name: file.name }) }));
    expect(report.getAllByRole('row')).toHaveLength(3);
    fireEvent.click(report.getByRole('button', { name: /^A ring is never closed/ }));
    expect(report.getAllByRole('row')).toHaveLength(2);
    expect(report.getByText('C1CC')).toBeTruthy();
    expect(nameField().value).toBe('Library 7');
    const start = button(startName(3));
    await screen.findByText(word('name.free'));
    expect(start.hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(start.hasAttribute('disabled')).toBe(false));
    fireEvent.click(start);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls[1]).toEqual([
      'sascoreImport',
      { file, query: { name: 'Library 7', fileName: 'Library 7.xlsx' } },
    ]);
    await waitFor(() => expect(bodiesOf('/api/sascore/complete-task-list').length).toBeGreaterThan(1));
    expect(toasts.get()[0]?.text).toBe(word('upload.started', { name: 'Library 7' }));
  });

  it('starts without a further word when all of its rows can be scored', async () => {
    open();
    await choose(testCheck({ errors: 0, warnings: 0, readable: 4, reasons: [], findings: [] }));
    await waitFor(() => expect(button(startName(4)).hasAttribute('disabled')).toBe(false));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('cannot start with nothing to score in it', async () => {
    open();
    await choose(testCheck({ readable: 0, errors: 4 }));
    await screen.findByText(word('name.free'));
    expect(screen.getByText(word('upload.nothing'))).toBeTruthy();
    expect(button(startName(0)).hasAttribute('disabled')).toBe(true);
  });

  it('cannot start under a name that is taken', async () => {
    open({ 'GET /api/sascore/duplicate-check/Old': () => ({ duplicate: true }) });
    await choose(testCheck({ errors: 0 }));
    fireEvent.change(nameField(), { target: { value: 'Old' } });
    await screen.findByText(word('name.taken'));
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(button(startName(3)).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['list.csv', 1, 'upload.wrongType'],
    ['list.xlsx', 10 * 1024 * 1024, 'upload.tooLarge'],
    ['list.sdf', 50 * 1024 * 1024, 'upload.tooLarge'],
  ])('is not sent as %s of %d bytes', (name, size, key) => {
    open();
    const given = Object.defineProperty(new File(['x'], name), 'size', { value: size });
    fireEvent.change(screen.getByLabelText(new RegExp(`^${word('upload.drop')}`)), { target: { files: [given] } });
    expect(toasts.get()[0]?.text).toBe(word(key, { xlsx: 10, sdf: 50 }));
    expect(sent).not.toHaveBeenCalled();
  });

  it('may be dropped anywhere on the page', async () => {
    open();
    sent.mockResolvedValue(testCheck());
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('sascoreImportCheck', {
        file,
        query: { fileName: file.name, checkId: expect.any(String) },
      }),
    );
  });

  it('that is refused says why and makes room for another', async () => {
    open();
    sent.mockRejectedValue(new RangeError('broken'));
    fireEvent.change(screen.getByLabelText(new RegExp(`^${word('upload.drop')}`)), { target: { files: [file] } });
    await screen.findByText(i18n.t('common:errors.unexpected'), { exact: false });
    fireEvent.click(button(word('upload.remove')));
    expect(screen.getByText(word('upload.drop'))).toBeTruthy();
  });
});

describe('the tasks', () => {
  const running = testTask({ state: 'searching', total: 1000, scored: 250, secondsLeft: 12, unreadable: 0 });

  it('say how far they are, and can be stopped', async () => {
    const stopped = vi.fn(() => ({ task: testTask({ state: 'stopped' }) }));
    open({
      'POST /api/sascore/complete-task-list': () => ({ total: 1, items: [running] }),
      [`GET /api/sascore/stop/${testTaskId}`]: stopped,
    });
    await screen.findByText(/^250 of 1,000 · about 12 s left$/);
    const bar = screen.getByRole('progressbar', { name: shared('progress', { name: running.name }) });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    fireEvent.click(button(shared('stop', { name: running.name })));
    await waitFor(() => expect(stopped).toHaveBeenCalled());
  });

  it('go on after a stop', async () => {
    const continued = vi.fn(() => ({ task: running }));
    open({
      'POST /api/sascore/complete-task-list': () => ({ total: 1, items: [testTask({ state: 'stopped' })] }),
      [`POST /api/sascore/continue/${testTaskId}`]: continued,
    });
    fireEvent.click(await screen.findByRole('button', { name: shared('continue', { name: running.name }) }));
    await waitFor(() => expect(continued).toHaveBeenCalled());
  });

  it('are deleted at once', async () => {
    const deleted = vi.fn(() => ({ deleted: 1 }));
    open({
      'POST /api/sascore/complete-task-list': () => ({ total: 1, items: [testTask()] }),
      [`GET /api/sascore/delete/${testTaskId}`]: deleted,
    });
    fireEvent.click(await screen.findByRole('button', { name: shared('more', { name: 'Library 7' }) }));
    fireEvent.click(screen.getByRole('menuitem', { name: shared('delete') }));
    await waitFor(() => expect(deleted).toHaveBeenCalled());
  });

  it('are renamed in place', async () => {
    const renamed = vi.fn((_: unknown, address: string) => ({ task: testTask({ name: address }) }));
    open({
      'POST /api/sascore/complete-task-list': () => ({ total: 1, items: [testTask()] }),
      'GET /api/sascore/duplicate-check/Second': () => ({ duplicate: false }),
      'GET /api/sascore/edit-rename': renamed,
    });
    fireEvent.click(await screen.findByRole('button', { name: shared('more', { name: 'Library 7' }) }));
    fireEvent.click(screen.getByRole('menuitem', { name: shared('rename') }));
    fireEvent.change(screen.getByRole('textbox', { name: shared('newName') }), { target: { value: 'Second' } });
    const save = button(shared('save'));
    await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
    fireEvent.click(save);
    await waitFor(() => expect(renamed.mock.calls[0]?.[1]).toContain('name=Second'));
  });

  it('are searched by name, state and day', async () => {
    const { bodiesOf } = open({ 'POST /api/sascore/complete-task-list': listWithoutHits([testTask()]) });
    await screen.findByText('Library 7');
    fireEvent.change(screen.getByRole('searchbox', { name: shared('search') }), { target: { value: 'lib' } });
    typeDay(await screen.findByLabelText(shared('from')), '2026-11-01');
    await screen.findByText(word('tasks.noneFound'));
    await waitFor(() =>
      expect(bodiesOf('/api/sascore/complete-task-list').at(-1)).toMatchObject({
        key: 'lib',
        startTime: new Date(2026, 10, 1).toISOString(),
      }),
    );
  });

  it('have nothing to narrow them by while there are none', async () => {
    open();
    await screen.findByText(word('tasks.none'));
    expect(screen.queryByRole('searchbox', { name: shared('search') })).toBeNull();
  });

  it('that cannot be read say so and can be asked for again', async () => {
    open({
      'POST /api/sascore/complete-task-list': () => {
        throw new Refusal(503, 'The service is away.', 503);
      },
    });
    await screen.findByText('The service is away.');
    expect(button(i18n.t('common:action.retry'))).toBeTruthy();
  });
});
