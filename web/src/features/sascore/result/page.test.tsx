import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose } from '../../../shared/lib/test-choose.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../../shared/lib/test-calls.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { ScoreResultPage } from './page.tsx';
import { testArea, testRows, testTask, testTaskId } from '../test-tasks.ts';

const word = (key: string, values = {}) => i18n.t(`sascore:${key}`, values);
const listPath = '/api/sascore/result/list';

beforeAll(() => i18n.loadNamespaces(['sascore', 'retrosynthesis', 'common']));
afterEach(() => vi.unstubAllGlobals());

function open(handlers: Parameters<typeof stubCalls>[0] = {}, search = '') {
  sessionStore.set(testSession({ permissions: ['sascore', 'retrosynthesis'] }));
  const task = { columns: ['molid', 'SMILES'], table: { kind: 'builtIn', fragments: 100_000 } };
  const calls = stubCalls({
    [`GET /api/sascore/parameter/${testTaskId}`]: () => ({ task: testTask(), ...task }),
    'GET /api/sascore/filter-area': () => testArea,
    [`POST ${listPath}`]: () => ({ total: testRows.length, items: testRows }),
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/sascore/:id', Component: ScoreResultPage },
      { path: '*', element: null },
    ],
    { initialEntries: [`/sascore/${testTaskId}${search}`] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router };
}

const grid = () => screen.getByRole('grid');
const boxes = () => within(grid()).getAllByRole('checkbox', { name: /^Select row/ });
const countSaid = (key: string, count: number) => screen.findByText(word(key, { count, value: String(count) }));

describe('the page of a scoring task', () => {
  it('shows molecules with their scores, and why a row has none', async () => {
    open();
    await screen.findByText('M-1');
    expect(screen.getByText('1.50')).toBeTruthy();
    expect(screen.getByText('C1CC')).toBeTruthy();
    expect(screen.getByText(/A ring in the SMILES/)).toBeTruthy();
    expect(grid().getAttribute('aria-rowcount')).toBe('5');
    const figures = screen.getByText(word('result.median')).parentElement;
    expect(figures?.textContent).toContain('2.50');
    expect(screen.getByRole('img', { name: /3 scores from 1\.50 to 3\.50, median 2\.50/ })).toBeTruthy();
  });

  it('asks the service to sort and to filter, as the address says', async () => {
    const { bodiesOf, router } = open({}, '?score=2~&sort=-score');
    await screen.findByText('M-1');
    expect(bodiesOf(listPath)[0]).toMatchObject({
      taskId: testTaskId,
      pageIndex: 1,
      pageSize: 200,
      filter: { score: { from: 2 } },
      sort: { by: 'score', order: 'descending' },
    });
    fireEvent.click(within(grid()).getByRole('button', { name: word('result.column.molecularWeight') }));
    await waitFor(() => expect(router.state.location.search).toContain('sort=molecularWeight'));
    choose(screen.getByRole('combobox', { name: word('filters.outcome') }), word('filters.unreadable'));
    await waitFor(() => expect(bodiesOf(listPath).at(-1)).toMatchObject({ filter: { outcome: 'unreadable' } }));
    fireEvent.click(screen.getByRole('button', { name: word('filters.clear') }));
    await waitFor(() => expect(bodiesOf(listPath).at(-1)).toMatchObject({ filter: {} }));
  });

  it('takes a range of scores from the plot by keyboard', async () => {
    const { router } = open();
    await screen.findByText('M-1');
    const lowest = screen.getByRole('slider', { name: word('plot.lowest') });
    for (let step = 0; step < 6; step += 1) fireEvent.keyDown(lowest, { keyCode: 39 });
    fireEvent.keyUp(lowest, { keyCode: 39 });
    await waitFor(() => expect(router.state.location.search).toBe('?score=2.5%7E'));
  });

  it('is worked by keys: arrows move, Space selects, Shift extends', async () => {
    open();
    await screen.findByText('M-1');
    const key = (name: string, more = {}) => fireEvent.keyDown(grid(), { key: name, ...more });
    key('ArrowDown');
    key(' ');
    await countSaid('result.selected', 1);
    key('ArrowDown', { shiftKey: true });
    await countSaid('result.selected', 2);
    expect(grid().getAttribute('aria-activedescendant')).toMatch(/-1$/);
    key('a', { ctrlKey: true });
    await countSaid('result.selected', 4);
    fireEvent.click(boxes()[0] ?? grid());
    await countSaid('result.selected', 3);
  });

  it('exports what is selected, row by row', async () => {
    const { bodiesOf } = open();
    await screen.findByText('M-1');
    fireEvent.click(boxes()[2] ?? grid());
    fireEvent.click(boxes()[0] ?? grid());
    await countSaid('result.selected', 2);
    fireEvent.click(screen.getByRole('button', { name: word('export.button') }));
    fireEvent.click(screen.getByRole('menuitem', { name: word('export.as', { kind: '.csv' }) }));
    await waitFor(() =>
      expect(bodiesOf('/api/export/sascore-file')).toEqual([
        { taskId: testTaskId, fileType: 'csv', rows: [2, 4], sort: { by: 'row', order: 'ascending' } },
      ]),
    );
  });

  it('takes a selected molecule to planning, and several onto the worklist', async () => {
    const { bodiesOf, router } = open({
      'POST /api/retro/import-by-list': () => ({ accepted: 2, duplicates: 0, rejected: 0, rows: [] }),
    });
    await screen.findByText('M-1');
    fireEvent.click(boxes()[0] ?? grid());
    fireEvent.click(boxes()[1] ?? grid());
    fireEvent.click(await screen.findByRole('button', { name: i18n.t('structure:send.many', { count: 2 }) }));
    await waitFor(() =>
      expect(bodiesOf('/api/retro/import-by-list')).toEqual([{ text: 'CC(=O)Oc1ccccc1C(=O)O\nCC(=O)Nc1ccc(O)cc1' }]),
    );
    fireEvent.click(boxes()[1] ?? grid());
    await screen.findByRole('button', { name: i18n.t('structure:send.one') });
    fireEvent.click(screen.getByRole('button', { name: i18n.t('structure:send.one') }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/retrosynthesis'));
    expect(router.state.location.search).toBe('?smiles=CC(%3DO)Oc1ccccc1C(%3DO)O');
  });

  it('shows rows as they come while the task is scored', async () => {
    let version = 1;
    open({
      [`GET /api/sascore/parameter/${testTaskId}`]: () => ({
        task: testTask({ state: version > 2 ? 'completed' : 'searching', scored: version, version: version++ }),
        columns: [],
        table: { kind: 'builtIn', fragments: 1 },
      }),
      [`POST ${listPath}`]: () => ({ total: version > 2 ? 4 : 1, items: testRows.slice(0, version > 2 ? 4 : 1) }),
    });
    await screen.findByText('M-1');
    expect(screen.getByRole('button', { name: word('result.stop') })).toBeTruthy();
    await screen.findByText('M-3');
    await waitFor(() => expect(screen.queryByRole('button', { name: word('result.stop') })).toBeNull());
  });

  it('explains the score of the row that was clicked, and says which molecule it is', async () => {
    const { bodiesOf } = open({
      'POST /api/sascore/explain': () => ({
        molecule: testRows[0]?.molecule,
        score: 1.5,
        parts: { fragments: 1.9, size: 0.1, stereo: 0, spiro: 0, bridge: 0, macrocycle: 0, symmetry: 0 },
        table: { kind: 'builtIn', fragments: 75_914 },
        stereocentres: 0,
        spiroAtoms: 0,
        bridgeheads: 0,
        macrocycles: 0,
        heavyAtoms: 13,
        fragments: [{ smiles: 'cO', times: 1, contribution: 0.4, known: true, atoms: [[3, 4]] }],
        picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    });
    fireEvent.click(await screen.findByText('M-1'));
    const panel = within(await screen.findByRole('complementary', { name: word('why.title') }));
    await panel.findByText('Compound 1');
    expect(bodiesOf('/api/sascore/explain')).toEqual([{ structure: 'CC(=O)Oc1ccccc1C(=O)O' }]);
    const picture = panel.getByRole('img', { name: word('why.picture', { name: 'Compound 1' }) });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    expect(panel.getByText('cO')).toBeTruthy();
    fireEvent.keyDown(grid(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('of a deleted task says so and leads back', async () => {
    open({
      [`GET /api/sascore/parameter/${testTaskId}`]: () => {
        throw new Refusal(10022, 'There is no such task.');
      },
    });
    await screen.findByText('There is no such task.');
    expect(screen.getByRole('link', { name: word('result.back') }).getAttribute('href')).toBe('/sascore');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('says that no row fits, and shows all again', async () => {
    const { bodiesOf } = open(
      {
        [`POST ${listPath}`]: (body) => {
          const isNarrow = JSON.stringify(body).includes('"key"');
          return isNarrow ? { total: 0, items: [] } : { total: testRows.length, items: testRows };
        },
      },
      '?key=nothing',
    );
    await screen.findByText(word('result.empty'));
    fireEvent.click(screen.getAllByRole('button', { name: word('filters.clear') })[0] ?? grid());
    await screen.findByText('M-1');
    expect(bodiesOf(listPath).at(-1)).toMatchObject({ filter: {} });
  });
});
