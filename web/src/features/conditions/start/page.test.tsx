import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose, typeDay } from '../../../shared/lib/test-choose.ts';
import { amideResponse } from '../../../chemistry/reaction/test-reactions.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { toasts } from '../../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../../shared/lib/test-calls.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { ConditionSearchPage } from './page.tsx';
import { testId, testKind, testOptimization, testResult } from '../test-optimization.ts';

const word = (key: string, values = {}) => i18n.t(`conditions:optimization.${key}`, values);
const shared = (key: string, values = {}) => i18n.t(`retrosynthesis:history.${key}`, values);
const historyPath = '/api/retro/con-opt-history-list';
const item = testOptimization({ measured: 2, bestMeasured: 63 });

beforeAll(() => i18n.loadNamespaces(['conditions', 'routes', 'reaction', 'structure', 'retrosynthesis', 'common']));
afterEach(() => vi.unstubAllGlobals());

function open(handlers: Parameters<typeof stubCalls>[0] = {}, search = '') {
  sessionStore.set(testSession({ permissions: ['conditionoptimization'] }));
  const calls = stubCalls({
    [`POST ${historyPath}`]: () => ({ total: 1, items: [item], classes: ['acylation'] }),
    'POST /api/structure/reaction': () => ({
      ...amideResponse,
      kinds: [testKind, { ...testKind, templateId: 'ester', name: 'Ester' }],
    }),
    'POST /api/retro/condition-optimization': () => testResult(),
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/conditionsearch', Component: ConditionSearchPage },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [`/conditionsearch${search}`] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return calls;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`elsewhere ${pathname}${search}`}</p>;
}

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: word('start.action') });

describe('a new optimization', () => {
  it('begins with a written reaction, the chosen kind and a name', async () => {
    const { bodiesOf } = open();
    expect(start().disabled).toBe(true);
    const line = screen.getByRole('textbox', { name: i18n.t('reaction:input.label') });
    fireEvent.change(line, { target: { value: 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1' } });
    fireEvent.keyDown(line, { key: 'Enter' });
    fireEvent.submit(line);
    const kind = await screen.findByRole('combobox', { name: word('start.kinds', { count: 2 }) });
    choose(kind, 'Ester');
    fireEvent.change(screen.getByRole('textbox', { name: word('start.name') }), { target: { value: ' Ester 1 ' } });
    fireEvent.click(start());
    await screen.findByText(`elsewhere /conditionOptimization?id=${testId}`);
    expect(bodiesOf('/api/retro/condition-optimization')).toEqual([
      {
        reaction: 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1',
        templateId: 'ester',
        name: 'Ester 1',
      },
    ]);
  });

  it('of a route step stays a step', async () => {
    const { bodiesOf } = open({}, '?routeId=r-1&stepId=s-2');
    await waitFor(() => expect(start().disabled).toBe(false));
    expect(bodiesOf('/api/structure/reaction')).toEqual([{ routeId: 'r-1', stepId: 's-2' }]);
    fireEvent.click(start());
    await screen.findByText(/^elsewhere/);
    expect(bodiesOf('/api/retro/condition-optimization')).toEqual([{ routeId: 'r-1', stepId: 's-2' }]);
  });

  it('that is refused leaves everything as it was', async () => {
    open(
      {
        'POST /api/retro/condition-optimization': () => {
          throw new Refusal(10027, 'The computation is busy.');
        },
      },
      '?routeId=r-1&stepId=s-2',
    );
    await waitFor(() => expect(start().disabled).toBe(false));
    fireEvent.click(start());
    await waitFor(() => expect(toasts.get()[0]?.text).toBe('The computation is busy.'));
    expect(start().disabled).toBe(false);
  });

  it('begins with an example, and can be stopped while it is ranked', async () => {
    const { bodiesOf } = open();
    const answered = window.fetch;
    const ranked = (signal: AbortSignal | null | undefined) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.endsWith('/condition-optimization') ? ranked(init.signal) : answered(address, init),
    );
    fireEvent.click(screen.getByRole('button', { name: word('example.suzuki') }));
    await waitFor(() => expect(start().disabled).toBe(false));
    expect(bodiesOf('/api/structure/reaction')[0]).toMatchObject({ reaction: expect.stringContaining('OB(O)') });
    fireEvent.click(start());
    fireEvent.click(await screen.findByRole('button', { name: word('start.stop') }));
    await waitFor(() => expect(start().disabled).toBe(false));
    expect(toasts.get().at(-1)?.text).toBe(word('start.stopped'));
    expect(screen.queryByText(/^elsewhere/)).toBeNull();
  });
});

describe('the history', () => {
  const row = async () => within(await screen.findByRole('row', { name: /Benzylamide/ }));

  it('shows name, kind, class and the best yields, and opens an entry', async () => {
    open();
    const cells = await row();
    expect(cells.getByText(testKind.name, { exact: false })).toBeTruthy();
    expect(cells.getByText(i18n.t('routes:class.acylation'))).toBeTruthy();
    expect(cells.getByText('82 %')).toBeTruthy();
    expect(cells.getByText('63 %')).toBeTruthy();
    expect(cells.getByText(word('history.yields', { count: 2, value: 2 }))).toBeTruthy();
    fireEvent.click(cells.getByRole('link', { name: 'Benzylamide' }));
    await screen.findByText(`elsewhere /conditionOptimization?id=${testId}`);
  });

  it('is narrowed by name, class, day and measured yields', async () => {
    const { bodiesOf } = open();
    await row();
    fireEvent.change(screen.getByRole('searchbox', { name: shared('search') }), { target: { value: 'benz' } });
    choose(screen.getByRole('combobox', { name: word('history.class') }), i18n.t('routes:class.acylation'));
    typeDay(await screen.findByLabelText(shared('from')), '2026-11-01');
    fireEvent.click(screen.getByRole('checkbox', { name: word('history.measuredOnly') }));
    await waitFor(() =>
      expect(bodiesOf(historyPath).at(-1)).toEqual({
        pageIndex: 1,
        pageSize: 20,
        key: 'benz',
        classes: ['acylation'],
        from: new Date(2026, 10, 1).toISOString(),
        measuredOnly: true,
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: shared('showAll') }));
    await waitFor(() => expect(bodiesOf(historyPath).at(-1)).toEqual({ pageIndex: 1, pageSize: 20 }));
  });

  it('goes page by page', async () => {
    const { bodiesOf } = open({ [`POST ${historyPath}`]: () => ({ total: 45, items: [item], classes: [] }) });
    fireEvent.click(await screen.findByTitle('2'));
    await waitFor(() => expect(bodiesOf(historyPath).at(-1)).toMatchObject({ pageIndex: 2 }));
  });

  it('renames in place and deletes', async () => {
    const renamed = vi.fn((_: unknown, address: string) => ({ optimization: testOptimization({ name: address }) }));
    const deleted = vi.fn(() => ({ deleted: 1 }));
    open({ 'GET /api/retro/con-opt-rename': renamed, 'GET /api/retro/con-opt-delete': deleted });
    const menu = shared('more', { name: 'Benzylamide' });
    fireEvent.click((await row()).getByRole('button', { name: menu }));
    fireEvent.click(screen.getByRole('menuitem', { name: word('rename.action') }));
    const field = screen.getByRole('textbox', { name: shared('newName') });
    fireEvent.change(field, { target: { value: '   ' } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: shared('save') }).disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'Second' } });
    fireEvent.click(screen.getByRole('button', { name: shared('save') }));
    await waitFor(() => expect(renamed.mock.calls[0]?.[1]).toContain('name=Second'));
    fireEvent.click(await screen.findByRole('button', { name: menu }));
    fireEvent.click(screen.getByRole('menuitem', { name: word('delete.action') }));
    await waitFor(() => expect(toasts.get()[0]?.text).toBe(word('delete.done', { name: 'Benzylamide' })));
    expect(deleted).toHaveBeenCalled();
  });

  it('says when it is empty, without filters that could find nothing', async () => {
    open({ [`POST ${historyPath}`]: () => ({ total: 0, items: [], classes: [] }) });
    await screen.findByText(word('history.none'));
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('says when nothing matches', async () => {
    open({
      [`POST ${historyPath}`]: (body: unknown) =>
        body && typeof body === 'object' && 'measuredOnly' in body
          ? { total: 0, items: [], classes: [] }
          : { total: 1, items: [item], classes: [] },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: word('history.measuredOnly') }));
    await screen.findByText(word('history.noneFound'));
    expect(screen.getByRole('button', { name: shared('showAll') })).toBeTruthy();
  });

  it('that cannot be read can be asked for again', async () => {
    open({
      [`POST ${historyPath}`]: () => {
        throw new Refusal(503, 'The service is away.', 503);
      },
    });
    await screen.findByText('The service is away.');
    expect(screen.getByRole('button', { name: i18n.t('common:action.retry') })).toBeTruthy();
  });
});
