import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, chosenIn } from '../../../shared/lib/test-choose.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { toasts } from '../../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../../shared/lib/test-calls.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { ImpurityResultPage } from './page.tsx';
import { SidePanel } from './result-view.tsx';
import { impurity, testBatchId, testImpurities, testPage, testSearch, testSearchId } from '../test-impurities.ts';

const word = (key: string, values = {}) => i18n.t(`impurity:${key}`, values);
const matchCall = '/api/predict/match-masses';
const exportCall = '/api/export/impurities';

beforeAll(async () => {
  await i18n.loadNamespaces(['impurity', 'reaction', 'structure', 'retrosynthesis', 'common']);
  await SidePanel.fetch();
});
beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function open(handlers: Parameters<typeof stubCalls>[0] = {}, search = '') {
  sessionStore.set(testSession({ permissions: ['impuritypredict'] }));
  const asked: URLSearchParams[] = [];
  const calls = stubCalls({
    'GET /api/predict/search': () => ({ search: testSearch() }),
    'GET /api/predict/batch-list': () => ({ items: [] }),
    'GET /api/predict/result-list': (_, address) => {
      asked.push(new URLSearchParams(address.split('?')[1]));
      return testPage();
    },
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/impurity/list/:id', Component: ImpurityResultPage },
      { path: '*', element: null },
    ],
    { initialEntries: [`/impurity/list/${testSearchId}${search}`] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router, lastAsked: () => Object.fromEntries(asked.at(-1) ?? []) };
}

const rows = async () =>
  (await screen.findAllByRole('row', { name: /Select \d/ })).filter((row) => row.closest('tbody'));
const side = () => screen.getByRole('complementary', { name: word('side.label') });

describe('the page of a prediction of impurities', () => {
  it('shows the reaction, its circumstances, and each impurity with cause, likelihood, masses and alerts', async () => {
    open();
    const [first, second] = await rows();
    expect(screen.getByRole('group', { name: /gives N-benzylbenzamide/ })).toBeTruthy();
    expect(screen.getByText('HATU, DIPEA · 25 °C · inert gas · aqueous work-up')).toBeTruthy();
    expect(first?.textContent).toContain(word('cause.unreactedReactant'));
    expect(first?.textContent).toContain('122.0368');
    expect(first?.textContent).toContain('−89.0629 Da');
    expect(second?.textContent).toContain('Acylating agent');
    expect(
      within(second ?? document.body)
        .getByRole('presentation')
        .getAttribute('src'),
    ).toContain('atoms=1,2');
    expect(screen.getByText(/not an assessment/)).toBeTruthy();
    expect(screen.getByText('Salts are not predicted.')).toBeTruthy();
  });

  it('opens an impurity with its formation, masses and sources of alerts, and goes on by arrows', async () => {
    open();
    await rows();
    fireEvent.click(screen.getByRole('button', { name: word('list.open', { rank: 2, name: 'benzoic anhydride' }) }));
    expect(side().textContent).toContain('Two acids join.');
    expect(side().textContent).toContain('Ashby 1988');
    expect(within(side()).getByRole('row', { name: /\[M\+Na\]⁺/ }).textContent).toContain('249.0522');
    const opener = screen.getByRole('button', { name: /^Show 2/ });
    opener.focus();
    fireEvent.keyDown(opener, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Show 3/);
    fireEvent.keyDown(side(), { key: 'Escape' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('goes on to a plan of an impurity, for users who may plan', async () => {
    const { router } = open();
    await rows();
    fireEvent.click(screen.getByRole('button', { name: /^Show 2/ }));
    expect(within(side()).queryByRole('button', { name: word('detail.plan') })).toBeNull();
    act(() => sessionStore.set(testSession({ permissions: ['impuritypredict', 'retrosynthesis'] })));
    fireEvent.click(within(side()).getByRole('button', { name: word('detail.plan') }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/retrosynthesis'));
    expect(new URLSearchParams(router.state.location.search).get('smiles')).toBe(testImpurities[1]?.molecule.smiles);
    expect(router.state.location.state).toEqual({ cameFrom: `/impurity/list/${testSearchId}` });
  });

  it('opens the impurity whose row is pressed anywhere, but not by its checkbox', async () => {
    open();
    const [, second] = await rows();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select 2/ }));
    expect(screen.queryByRole('complementary')).toBeNull();
    if (second) fireEvent.click(second);
    expect(within(side()).getByRole('heading', { name: 'benzoic anhydride' })).toBeTruthy();
  });

  it('sorts by a column header, and goes back to the most relevant first', async () => {
    const { lastAsked } = open();
    await rows();
    const head = () => screen.getByRole('columnheader', { name: word('list.column.mass') });
    fireEvent.click(head());
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'mass' }));
    expect(head().getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(head());
    await waitFor(() => expect(lastAsked()).not.toMatchObject({ sort: 'mass' }));
  });

  it('says what becomes of an impurity that was carried in, and what removes it', async () => {
    open();
    await rows();
    fireEvent.click(screen.getByRole('button', { name: /^Show 3/ }));
    expect(side().textContent).toContain(word('detail.fate', { name: 'benzoic anhydride' }));
    expect(side().textContent).toContain('It reacts with the amine.');
    expect(side().textContent).toContain('Wash with bicarbonate.');
  });

  it('asks the service to filter and to sort, as the address says', async () => {
    const { lastAsked, router } = open({}, '?cause=dimer&sort=mass');
    await rows();
    expect(lastAsked()).toMatchObject({ batchId: testBatchId, causes: 'dimer', sort: 'mass' });
    fireEvent.click(screen.getByRole('button', { name: word('likelihood.high') }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ likelihoods: 'high' }));
    fireEvent.change(screen.getByRole('spinbutton', { name: word('filters.massFrom') }), { target: { value: '200' } });
    await waitFor(() => expect(lastAsked()).toMatchObject({ massFrom: '200' }));
    choose(screen.getByRole('combobox', { name: word('filters.alerts') }), word('filters.alerting'));
    await waitFor(() => expect(lastAsked()).toMatchObject({ alerting: 'true' }));
    expect(router.state.location.search).toContain('alerts=1');
    fireEvent.click(screen.getByRole('button', { name: word('filters.clear') }));
    await waitFor(() => expect(lastAsked()).not.toHaveProperty('causes'));
    expect(lastAsked()).toMatchObject({ sort: 'mass' });
  });

  it('keeps words, which may be a structure, out of the address', async () => {
    const { lastAsked, router } = open();
    await rows();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'CCO' } });
    await waitFor(() => expect(lastAsked()).toMatchObject({ key: 'CCO' }));
    expect(router.state.location.search).not.toContain('CCO');
  });

  it('marks an impurity and takes the mark away', async () => {
    const liked = vi.fn();
    open({
      'GET /api/predict/set-likes': (_, address) => {
        liked(new URLSearchParams(address.split('?')[1]).get('like'));
        return { resultId: testImpurities[0]?.resultId, isLiked: true };
      },
    });
    await rows();
    fireEvent.click(screen.getByRole('button', { name: word('list.like', { name: 'benzoic acid' }) }));
    await waitFor(() => expect(liked).toHaveBeenCalledWith('true'));
    fireEvent.click(screen.getByRole('button', { name: word('list.unlike', { name: 'C₂₁H₁₇NO₂' }) }));
    await waitFor(() => expect(liked).toHaveBeenCalledWith('false'));
  });

  it('matches pasted masses, lists what is not explained, and shows the candidate in the list', async () => {
    const dimer = testImpurities[1];
    const { bodiesOf } = open({
      [`POST ${matchCall}`]: () => ({
        items: [
          { mz: 500.5, matches: [] },
          {
            mz: 227.0703,
            matches: [
              {
                kind: 'impurity',
                resultId: dimer?.resultId,
                molecule: dimer?.molecule,
                adduct: '[M+H]+',
                calculated: 227.07028,
                errorPpm: 0.1,
              },
            ],
          },
        ],
      }),
    });
    await rows();
    fireEvent.click(screen.getByRole('button', { name: word('masses.open') }));
    const field = within(side()).getByLabelText(word('masses.peaks'));
    fireEvent.change(field, { target: { value: '227.0703\t100\n500.5\t12.5\n' } });
    expect(within(side()).getByText(word('masses.readIntensities', { count: 2 }))).toBeTruthy();
    fireEvent.click(within(side()).getByRole('checkbox', { name: '[M+K]⁺' }));
    fireEvent.click(within(side()).getByRole('button', { name: word('masses.match') }));
    await screen.findByText(word('masses.explainedOf', { count: 1, of: 2 }));
    expect(bodiesOf(matchCall)).toEqual([
      { batchId: testBatchId, masses: [227.0703, 500.5], ppm: 10, adducts: ['[M+H]+', '[M+Na]+', '[M+K]+'] },
    ]);
    const rest = screen.getByRole('region', { name: word('masses.unexplained') });
    expect(rest.textContent).toContain('m/z 500.5000');
    expect(rest.textContent).toContain('12.5 %');
    const [, second] = await rows();
    expect(second?.textContent).toContain('found 227.0703: [M+H]⁺, +0.1 ppm');
    fireEvent.click(within(side()).getByRole('button', { name: /benzoic anhydride/ }));
    expect(second?.getAttribute('data-selected')).toBe('true');
  });

  it.each([
    ['all of them', () => undefined, {}],
    [
      'those that the filter shows',
      () => fireEvent.click(screen.getByRole('button', { name: 'high' })),
      { likelihoods: 'high' },
    ],
    [
      'those that are selected',
      () => fireEvent.click(screen.getByRole('checkbox', { name: /^Select 3/ })),
      { resultIds: [testImpurities[2]?.resultId] },
    ],
  ])('exports %s', async (_, press, expected) => {
    const { bodiesOf } = open({
      [`POST ${exportCall}`]: () => {
        throw new Refusal(500, 'No file today.', 500);
      },
    });
    await rows();
    press();
    await rows();
    fireEvent.click(screen.getByRole('button', { name: word('export.button') }));
    fireEvent.click(screen.getByRole('menuitem', { name: word('export.as', { kind: '.sdf' }) }));
    await waitFor(() => expect(bodiesOf(exportCall)).toEqual([{ batchId: testBatchId, fileType: 'sdf', ...expected }]));
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('No file today.'));
  });

  it('shows how far it is, stops, and says what it waits for', async () => {
    const running = testSearch({ state: 'searching', percent: 35, impurities: 0, alerting: 0 });
    const stopped = vi.fn();
    open({
      'GET /api/predict/search': () => ({ search: running }),
      'GET /api/predict/result-list': () => testPage({ search: running, items: [], total: 0, causes: [], notes: [] }),
      'GET /api/predict/stop': (_, address) => {
        stopped(new URLSearchParams(address.split('?')[1]).get('batchId'));
        return { search: { ...running, state: 'stopped' } };
      },
    });
    await screen.findByText(word('list.waiting'));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('35');
    fireEvent.click(screen.getByRole('button', { name: word('result.stop') }));
    await waitFor(() => expect(stopped).toHaveBeenCalledWith(testBatchId));
  });

  it('leads to another run of the same reaction', async () => {
    const other = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d09';
    const batch = (batchId: string, name: string) => ({
      batchId,
      userSearchBatchId: testSearchId,
      name,
      conditions: {},
      state: 'completed',
      impurities: 3,
      createdAt: '2026-11-20T08:00:00.000Z',
    });
    const { router } = open({
      'GET /api/predict/batch-list': () => ({ items: [batch(testBatchId, 'Amide step'), batch(other, 'Second run')] }),
    });
    choose(await screen.findByRole('combobox', { name: word('strip.batches') }), /Second run/);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/impurity/list/${other}`));
  });

  it('announces again what a run found once it has ended', async () => {
    const running = testSearch({ state: 'searching', percent: 90 });
    let isOver = false;
    const item = { batchId: testBatchId, userSearchBatchId: testSearchId, name: 'Amide step', conditions: {} };
    const ended = { ...item, state: 'completed', createdAt: '2026-11-20T08:00:00.000Z' };
    open({
      'GET /api/predict/search': () => ({ search: running }),
      'GET /api/predict/result-list': () => testPage({ search: isOver ? testSearch() : running }),
      'GET /api/predict/batch-list': () => ({
        items: [
          { ...ended, impurities: isOver ? 3 : 0 },
          { ...ended, batchId: 'other', impurities: 7 },
        ],
      }),
    });
    const run = await screen.findByRole('combobox', { name: word('strip.batches') });
    await waitFor(() => expect(chosenIn(run)).toMatch(/0 impurities/));
    isOver = true;
    await waitFor(() => expect(chosenIn(run)).toMatch(/3 impurities/));
  });

  it('does not move a user who left the page when a run has been started again', async () => {
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (start = resolve));
    const { router } = open({
      'GET /api/predict/search-again': () => {
        start();
        return { search: testSearch() };
      },
    });
    await rows();
    fireEvent.click(screen.getByRole('button', { name: word('result.more') }));
    fireEvent.click(screen.getByRole('menuitem', { name: word('result.again') }));
    fireEvent.click(screen.getByRole('link', { name: new RegExp(word('result.back')) }));
    await started;
    await waitFor(() => expect(toasts.get().at(-1)?.text).toBe(word('history.startedAgain', { name: 'Amide step' })));
    expect(router.state.location.pathname).toBe('/impurityPrediction');
  });

  it('brings the order back to the form to be changed', async () => {
    const { router } = open();
    await rows();
    fireEvent.click(screen.getByRole('button', { name: word('result.more') }));
    fireEvent.click(screen.getByRole('menuitem', { name: word('result.change') }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/impurityPrediction'));
    expect(window.sessionStorage.getItem('impurityDraft')).toContain('DIPEA');
  });

  it('shows hundreds of impurities page by page', async () => {
    const many = Array.from({ length: 5 }, (_, index) =>
      impurity(index + 1, {
        molecule: { key: `${index}`.padEnd(22, '_'), smiles: 'C', formula: `C${index + 1}`, molecularWeight: 1 },
        cause: 'dimer',
      }),
    );
    const asked: (string | null)[] = [];
    open({
      'GET /api/predict/result-list': (_, address) => {
        asked.push(new URLSearchParams(address.split('?')[1]).get('pageIndex'));
        return testPage({ items: many, total: 450 });
      },
    });
    expect(await rows()).toHaveLength(5);
    fireEvent.click(screen.getByTitle('2'));
    await waitFor(() => expect(asked.at(-1)).toBe('2'));
    expect(screen.getByTitle('3')).toBeTruthy();
  });

  it('says that a prediction is gone', async () => {
    open({
      'GET /api/predict/search': () => {
        throw new Refusal(70_102, 'The prediction was deleted.');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The prediction was deleted.');
    expect(screen.getByRole('link', { name: new RegExp(word('result.back')) })).toBeTruthy();
  });
});
