import type { Permission } from '@app/shared/constants/modules';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../../shared/lib/test-calls.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { ForwardListPage } from './page.tsx';
import { testArea, testProduct, testRoute, testTask, testTaskId } from '../test-tasks.ts';

const listPath = '/api/retro/forward-products';
const exportPath = '/api/export/forward-products';
const word = (key: string, values = {}) => i18n.t(`forward:${key}`, values);
const products = Array.from({ length: 1000 }, (_, index) => testProduct(index));

// Large pages take their time to be searched by role on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterAll(() => vi.resetConfig());
beforeAll(() => i18n.loadNamespaces(['forward', 'structure', 'retrosynthesis', 'reaction', 'common']));
beforeEach(() => window.sessionStorage.clear());

type Handlers = Parameters<typeof stubCalls>[0];
const everything: Permission[] = ['forwardsynthesis', 'retrosynthesis', 'sascore', 'impuritypredict'];

function pageOf(body: unknown) {
  const [pageIndex = 1, pageSize = 0] = ['pageIndex', 'pageSize'].map((name) =>
    Number(Reflect.get(Object(body), name)),
  );
  return { total: products.length, items: products.slice((pageIndex - 1) * pageSize, pageIndex * pageSize) };
}

function open(handlers: Handlers = {}, { search = '', task = testTask(), permissions = everything } = {}) {
  sessionStore.set(testSession({ permissions }));
  const calls = stubCalls({
    'GET /api/retro/forward-task': () => ({ task }),
    'GET /api/retro/forward-filter-area': () => testArea,
    [`POST ${listPath}`]: pageOf,
    'GET /api/retro/forward-product': () => testRoute(),
    'POST /api/statistics/create-buried-point': () => null,
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/forwardsynthesis/list', Component: ForwardListPage },
      { path: '*', element: null },
    ],
    { initialEntries: [`/forwardsynthesis/list?taskId=${testTaskId}${search}`] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router, location: () => router.state.location };
}

const grid = () => screen.getByRole('grid');
const row = (index: number) =>
  within(grid()).getByRole('checkbox', { name: word('list.selectRow', { row: index + 1 }) });
/** In a window as small as the tests' the filters are folded away. */
const showFilters = () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${word('filter.title')}`) }));
const isThere = () => screen.findByText('amine 1');

describe('the products of a task', () => {
  it('are in a table of which the rows in sight are drawn', async () => {
    open();
    await isThere();
    expect(grid().getAttribute('aria-rowcount')).toBe('1001');
    expect(screen.getByText('1,000 products')).toBeTruthy();
    expect(within(grid()).getAllByRole('row').length).toBeLessThan(80);
    expect(within(grid()).getAllByText('Selective').length).toBeGreaterThan(3);
    expect(screen.getByText(/the maximum number of products was reached/)).toBeTruthy();
  });

  it('are filtered and sorted by the service, as the address says', async () => {
    const { bodiesOf, location } = open({}, { search: '&logP=~3&rules=veber' });
    await isThere();
    expect(bodiesOf(listPath)[0]).toEqual({
      taskId: testTaskId,
      pageIndex: 1,
      pageSize: 200,
      filter: { logP: { to: 3 }, rules: ['veber'] },
      sort: { by: 'probability', order: 'descending' },
    });
    fireEvent.click(within(grid()).getByRole('button', { name: 'MW' }));
    await waitFor(() => expect(location().search).toContain('sort=molecularWeight'));
    showFilters();
    fireEvent.click(screen.getByRole('checkbox', { name: word('filter.clearOnly') }));
    await waitFor(() => expect(bodiesOf(listPath).at(-1)).toMatchObject({ filter: { clearOnly: true } }));
  });

  it('are searched for structures that stay out of the address', async () => {
    const { bodiesOf, location } = open();
    await isThere();
    showFilters();
    const field = screen.getByLabelText(word('filter.contains'), { selector: 'input' });
    fireEvent.change(field, { target: { value: 'c1ccncc1' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(bodiesOf(listPath).at(-1)).toMatchObject({ filter: { contains: ['c1ccncc1'] } }));
    expect(location().search).toBe(`?taskId=${testTaskId}`);
  });

  it('show what can be filtered: ranges that occur, and how many of each class', async () => {
    open();
    await isThere();
    showFilters();
    const filters = within(screen.getByRole('search', { name: word('filter.title') }));
    const weight = filters.getByRole('spinbutton', {
      name: word('filter.from', { name: word('figure.molecularWeight') }),
    });
    await waitFor(() => expect(weight.getAttribute('placeholder')).toBe('180.2'));
    expect(filters.getByRole('checkbox', { name: /^C–C bond formation/ })).toBeTruthy();
    expect(filters.queryByLabelText(word('filter.similarity'))).toBeNull();
  });

  it('are looked for in sight of the reader where that takes its time', async () => {
    const handlers = Promise.withResolvers<void>();
    open({ [`POST ${listPath}`]: () => handlers.promise.then(() => ({ total: 0, items: [] })) });
    expect(await screen.findByText(word('list.looking'))).toBeTruthy();
    handlers.resolve();
    await waitFor(() => expect(screen.queryByText(word('list.looking'))).toBeNull());
  });

  it('open with the way from the start, what competes and what is not known', async () => {
    open();
    fireEvent.click(await isThere());
    const panel = within(await screen.findByRole('complementary'));
    await panel.findByText('The phenol reacts too.');
    expect(panel.getByText('Nothing is known of the new stereocentre.')).toBeTruthy();
    expect(panel.getByText(/4,812 patent reactions/)).toBeTruthy();
    expect(panel.getByRole('group', { name: /4-bromobenzoic acid/ })).toBeTruthy();
    fireEvent.keyDown(panel.getByRole('button', { name: i18n.t('common:action.close') }), { key: 'Escape' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('go on to a plan, to the impurities of the last step and to their score', async () => {
    const { location, router } = open();
    fireEvent.click(await isThere());
    await screen.findByText('The phenol reacts too.');
    fireEvent.click(screen.getByRole('button', { name: word('action.impurities') }));
    expect(location().pathname + location().search).toBe('/impurityPrediction');
    expect(takeReaction()).toEqual({ reaction: testRoute().steps[0]?.smiles });
    await router.navigate(-1);
    fireEvent.click(await isThere());
    fireEvent.click(screen.getByRole('button', { name: word('action.score') }));
    expect(location().pathname + location().search).toBe('/sascore');
    expect(location().state).toEqual({ structure: products[0]?.molecule.smiles });
    await router.navigate(-1);
    fireEvent.click(await isThere());
    fireEvent.click(screen.getByRole('button', { name: word('action.plan') }));
    expect(location().pathname).toBe('/retrosynthesis');
    expect(location().state).toEqual({ cameFrom: `/forwardsynthesis/list?taskId=${testTaskId}` });
  });

  it('offer only what the user may do', async () => {
    open({}, { permissions: ['forwardsynthesis'] });
    fireEvent.click(await isThere());
    await screen.findByText('The phenol reacts too.');
    for (const key of ['plan', 'impurities', 'score'])
      expect(screen.queryByRole('button', { name: word(`action.${key}`) })).toBeNull();
  });

  it('are put on the worklist, several at once', async () => {
    const { bodiesOf } = open({
      'POST /api/retro/import-by-list': () => ({ accepted: 2, duplicates: 0, rejected: 0, rows: [] }),
    });
    await isThere();
    fireEvent.click(row(0));
    fireEvent.click(row(2));
    fireEvent.click(screen.getByRole('button', { name: i18n.t('structure:send.many', { count: 2 }) }));
    await waitFor(() =>
      expect(bodiesOf('/api/retro/import-by-list')).toEqual([
        { text: [products[0], products[2]].map((product) => product?.molecule.smiles).join('\n') },
      ]),
    );
  });

  it.each([
    ['those selected', 1, { productIds: [products[1]?.productId] }],
    ['those shown', null, { filter: { clearOnly: true } }],
  ])('are exported: %s', async (_, selected, which) => {
    // happy-dom would go to the address of the file, and stay there for the files that follow.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const file = () => new Response('rows', { headers: { 'content-disposition': 'attachment; filename="x.xlsx"' } });
    const { bodiesOf } = open({ [`POST ${exportPath}`]: file }, { search: selected === null ? '&clear=true' : '' });
    await isThere();
    if (selected !== null) fireEvent.click(row(selected));
    fireEvent.click(screen.getByRole('button', { name: word('export.button') }));
    fireEvent.click(screen.getByRole('menuitem', { name: word('export.as', { kind: '.xlsx' }) }));
    const sort = { by: 'probability', order: 'descending' };
    const body = { taskId: testTaskId, fileType: 'xlsx', sort, ...which };
    await waitFor(() => expect(bodiesOf(exportPath)).toEqual([body]));
  });

  it('are moved through, selected and opened by keys', async () => {
    open();
    await isThere();
    grid().focus();
    fireEvent.keyDown(grid(), { key: 'ArrowDown' });
    fireEvent.keyDown(grid(), { key: ' ' });
    fireEvent.keyDown(grid(), { key: 'ArrowDown', shiftKey: true });
    await screen.findByText(word('list.selected', { count: 2, value: '2' }));
    fireEvent.keyDown(grid(), { key: 'Enter' });
    await screen.findByRole('complementary');
  });

  it('say why there are none', async () => {
    const empty = { total: 0, items: [] };
    const progress = { ...testTask().progress, made: 0, kept: 0 };
    open({ [`POST ${listPath}`]: () => empty }, { task: testTask({ progress, endedBy: 'exhausted' }) });
    await screen.findByText(word('list.noneHint'));
  });

  it('say that a task is gone', async () => {
    open({
      'GET /api/retro/forward-task': () => {
        throw new Refusal(40007, 'The task was not found.');
      },
    });
    await screen.findByText('The task was not found.');
    expect(screen.getByRole('link', { name: word('back') })).toBeTruthy();
  });
});
