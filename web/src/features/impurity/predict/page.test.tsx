import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../../../shared/lib/test-choose.ts';
import { keepReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';
import { amideResponse } from '../../../chemistry/reaction/test-reactions.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { stubCalls, listWithoutHits, Refusal } from '../../../shared/lib/test-calls.ts';
import { toasts } from '../../../shared/lib/notices.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { ImpurityPage } from './page.tsx';
import { testSearch, testSearchId } from '../test-impurities.ts';

const word = (key: string, values = {}) => i18n.t(`impurity:${key}`, values);
const shared = (key: string, values = {}) => i18n.t(`retrosynthesis:history.${key}`, values);
const startCall = '/api/predict/start-search';
const historyCall = '/api/predict/history-list';

beforeAll(() => i18n.loadNamespaces(['impurity', 'reaction', 'structure', 'retrosynthesis', 'common']));
beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function open(handlers: Parameters<typeof stubCalls>[0] = {}) {
  sessionStore.set(testSession({ permissions: ['impuritypredict'] }));
  const calls = stubCalls({
    'POST /api/structure/reaction': () => amideResponse,
    [`POST ${historyCall}`]: () => ({ total: 0, items: [] }),
    [`POST ${startCall}`]: () => ({ search: testSearch({ state: 'queued', percent: 0 }) }),
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/impurityPrediction', Component: ImpurityPage },
      { path: '*', element: null },
    ],
    { initialEntries: ['/impurityPrediction'] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router };
}

const startButton = () => screen.getByRole('button', { name: word('form.start') });
const scheme = () => screen.findByRole('group', { name: /gives N-benzylbenzamide/ });

function write(reaction: string): void {
  const line = screen.getByRole('textbox', { name: i18n.t('reaction:input.label') });
  fireEvent.change(line, { target: { value: reaction } });
  fireEvent.submit(line);
}

describe('the page where predictions of impurities are started', () => {
  it('starts with a reaction and its circumstances, and goes to the results', async () => {
    const { bodiesOf, router } = open();
    expect(startButton()).toHaveProperty('disabled', true);
    write('OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1');
    await scheme();
    const agents = screen.getByRole('combobox', { name: word('form.agents') });
    fireEvent.change(agents, { target: { value: 'HATU' } });
    fireEvent.keyDown(agents, { key: 'Enter', keyCode: 13 });
    fireEvent.change(agents, { target: { value: 'DIPEA;' } });
    fireEvent.change(screen.getByLabelText(word('form.temperature')), { target: { value: '0' } });
    choose(screen.getByLabelText(word('form.atmosphere')), word('atmosphere.air'));
    fireEvent.change(screen.getByLabelText(word('form.carried')), { target: { value: 'aniline\nCCO' } });
    fireEvent.click(startButton());
    await waitFor(() => expect(router.state.location.pathname).toBe(`/impurity/list/${testSearchId}`));
    expect(bodiesOf(startCall)).toEqual([
      {
        reaction: 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1',
        conditions: { agents: ['HATU', 'DIPEA'], temperatureC: 0, atmosphere: 'air', workUp: 'aqueous' },
        carried: ['aniline', 'CCO'],
      },
    ]);
    expect(window.sessionStorage.getItem('impurityDraft')).toBeNull();
  });

  it('offers reactions to begin with, and takes one as if it had been written', async () => {
    const { bodiesOf } = open();
    fireEvent.click(screen.getByRole('button', { name: word('example.snar') }));
    await scheme();
    expect(bodiesOf('/api/structure/reaction')).toEqual([{ reaction: expect.stringMatching(/^Clc1ccnc/) }]);
    expect(screen.queryByRole('button', { name: word('example.suzuki') })).toBeNull();
  });

  it('begins with the step that another page left, and keeps it over a reload', async () => {
    keepReaction({ routeId: 'r1', stepId: 's1' });
    const { bodiesOf } = open();
    await scheme();
    expect(bodiesOf('/api/structure/reaction')[0]).toEqual({ routeId: 'r1', stepId: 's1' });
    fireEvent.click(startButton());
    await waitFor(() => expect(bodiesOf(startCall)[0]).toMatchObject({ routeId: 'r1', stepId: 's1' }));
  });

  it('says what a start was refused for, and keeps the form', async () => {
    open({
      [`POST ${startCall}`]: () => {
        throw new Refusal(10012, 'The reaction could not be read.');
      },
    });
    write('A>>B');
    await scheme();
    fireEvent.click(startButton());
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('The reaction could not be read.'));
    expect(startButton()).toHaveProperty('disabled', false);
  });

  it('suggests compounds and takes the one that is chosen', async () => {
    const hatu = { key: 'H'.repeat(22), smiles: 'CN(C)C', formula: 'C3H9N', molecularWeight: 59.1, name: 'HATU' };
    open({
      'GET /api/common/compound-search': () => ({
        items: [{ molecule: hatu, name: 'HATU', synonyms: [], matched: 'name', source: 'x' }],
      }),
    });
    const agents = screen.getByRole('combobox', { name: word('form.agents') });
    fireEvent.change(agents, { target: { value: 'hat' } });
    await waitFor(() => choose(agents, /^HATU C/));
    expect(screen.getByRole('button', { name: word('form.removeAgent', { name: 'HATU' }) })).toBeTruthy();
    fireEvent.keyDown(agents, { key: 'Backspace', keyCode: 8 });
    expect(screen.queryByRole('button', { name: word('form.removeAgent', { name: 'HATU' }) })).toBeNull();
  });
});

describe('the list of predictions', () => {
  const item = (more = {}) => ({ total: 1, items: [testSearch(more)] });

  it('shows reaction, state and what was found', async () => {
    open({ [`POST ${historyCall}`]: () => item() });
    const link = await screen.findByRole('link', { name: 'Amide step' });
    expect(link.getAttribute('href')).toBe(`/impurity/list/${testSearchId}`);
    expect(screen.getByText(/3 impurities · 1 with an alert/)).toBeTruthy();
    expect(screen.getByText('Amide coupling')).toBeTruthy();
  });

  it('stops what runs, and deletes only what does not', async () => {
    const stopped = vi.fn(() => ({ search: testSearch({ state: 'stopped' }) }));
    open({
      [`POST ${historyCall}`]: () => item({ state: 'searching', percent: 40 }),
      'GET /api/predict/stop': stopped,
    });
    fireEvent.click(await screen.findByRole('button', { name: shared('stop', { name: 'Amide step' }) }));
    await waitFor(() => expect(stopped).toHaveBeenCalled());
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    fireEvent.click(screen.getByRole('button', { name: shared('more', { name: 'Amide step' }) }));
    expect(screen.getByRole('menuitem', { name: /Delete/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('renames, runs again and deletes', async () => {
    const [renamed, again, deleted] = [vi.fn(), vi.fn(), vi.fn()];
    open({
      [`POST ${historyCall}`]: () => item(),
      'GET /api/predict/rename': (_, address) => {
        renamed(new URLSearchParams(address.split('?')[1]).get('name'));
        return { search: testSearch() };
      },
      'GET /api/predict/search-again': () => {
        again();
        return { search: testSearch() };
      },
      'GET /api/predict/delete-history': () => {
        deleted();
        return { deleted: 1 };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: word('history.again', { name: 'Amide step' }) }));
    await waitFor(() => expect(again).toHaveBeenCalled());
    const more = () => screen.getByRole('button', { name: shared('more', { name: 'Amide step' }) });
    fireEvent.click(more());
    fireEvent.click(screen.getByRole('menuitem', { name: shared('rename') }));
    const field = screen.getByRole('textbox', { name: shared('newName') });
    fireEvent.change(field, { target: { value: 'Second look' } });
    fireEvent.submit(field);
    await waitFor(() => expect(renamed).toHaveBeenCalledWith('Second look'));
    await screen.findByRole('link', { name: 'Amide step' });
    fireEvent.click(more());
    fireEvent.click(screen.getByRole('menuitem', { name: shared('delete') }));
    await waitFor(() => expect(deleted).toHaveBeenCalled());
  });

  it('says that nothing fits the filter, and asks again without it', async () => {
    const { bodiesOf } = open({ [`POST ${historyCall}`]: listWithoutHits([testSearch()]) });
    await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(0));
    fireEvent.change(screen.getByRole('searchbox', { name: shared('search') }), { target: { value: 'amide' } });
    await screen.findByText(word('history.noneFound'));
    await waitFor(() => expect(bodiesOf(historyCall).at(-1)).toMatchObject({ key: 'amide' }));
    fireEvent.click(screen.getByRole('button', { name: shared('showAll') }));
    await waitFor(() => expect(bodiesOf(historyCall).at(-1)).not.toHaveProperty('key'));
  });

  it('says why the list cannot be shown', async () => {
    open({
      [`POST ${historyCall}`]: () => {
        throw new Refusal(500, 'The service has a problem.', 500);
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The service has a problem.');
  });
});
