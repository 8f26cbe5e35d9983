import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import type { Permission } from '@app/shared/constants/modules';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { HomePage } from './page.tsx';

const aspirin = { key: 'A'.repeat(22), smiles: 'CC(=O)Oc1ccccc1C(=O)O', formula: 'C9H8O4', molecularWeight: 180.159 };

const task: RetroTask = {
  taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01',
  taskName: 'Aspirin',
  routeType: 'retrosynthesis',
  state: 'completed',
  target: aspirin,
  removedParts: [],
  settings: { maxSteps: 8, timeLimitSeconds: 20, maxRoutes: 30 },
  progress: { percent: 100, expansions: 12, molecules: 40, solvedRoutes: 3, elapsedMs: 1_900, firstRouteMs: 420 },
  routeCount: 5,
  solvedCount: 3,
  bestScore: 91.24,
  version: 4,
  createdAt: new Date().toISOString(),
};

const found = (more: object = {}) => ({
  kind: 'smiles',
  molecule: aspirin,
  heavyAtoms: 13,
  molfile: '',
  removedParts: [],
  ...more,
});

function open(
  handlers: Parameters<typeof stubCalls>[0],
  permissions: Permission[] = ['retrosynthesis'],
  entry: string | { pathname: string; search: string; state: unknown } = '/home',
) {
  sessionStore.set(testSession({ permissions }));
  const calls = stubCalls({
    'POST /api/retro/task-list': () => ({ total: 0, items: [] }),
    'POST /api/retro/structure-check': () => found(),
    'POST /api/retro/search-check': () => ({ molecule: aspirin, removedParts: [] }),
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/home', Component: HomePage },
      { path: '*', element: null },
    ],
    { initialEntries: [entry] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router };
}

const field = () => screen.getByRole('textbox', { name: /Target molecule/ });
const planButton = () => screen.getByRole('button', { name: 'Plan routes' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the field', () => {
  it('does not plan while it is empty, and says why', async () => {
    open({});
    expect(planButton()).toHaveProperty('disabled', true);
    await screen.findByText('Enter a molecule first');
  });

  it('shows what it understood and what it left out', async () => {
    open({ 'POST /api/retro/structure-check': () => found({ removedParts: ['Cl'] }) });
    type('CC(=O)Oc1ccccc1C(=O)O.Cl');
    const panel = screen.getByRole('region', { name: 'Recognized structure' });
    await within(panel).findByText('180.16 g/mol');
    expect(within(panel).getByText('13 heavy atoms')).toBeTruthy();
    expect(within(panel).getByText('HCl')).toBeTruthy();
    expect(planButton()).toHaveProperty('disabled', false);
  });

  const unread = {
    'POST /api/retro/structure-check': () => {
      throw new Refusal(20026, 'No structure was found.');
    },
  };

  it('offers compounds while a name is typed, which the keys choose from', async () => {
    const item = (name: string, key: string) => ({
      molecule: { ...aspirin, key: key.repeat(22) },
      name,
      synonyms: [],
      cas: '50-78-2',
      matched: 'name',
      source: '',
    });
    const { bodiesOf } = open({
      ...unread,
      'GET /api/common/compound-search': () => ({ items: [item('aspirin', 'A'), item('aspartame', 'B')] }),
    });
    type('asp');
    const list = await screen.findByRole('listbox', { name: 'Matching compounds' });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    expect(list.querySelectorAll('img')).toHaveLength(2);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    const second = within(list).getByRole('option', { name: /aspartame/, selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(second.id);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field()).toHaveProperty('value', 'aspartame');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(bodiesOf('/api/retro/search-start')).toEqual([]);
  });

  it('keeps the list of compounds as it is once one is selected by keys', async () => {
    const item = (name: string, key: string) => ({
      molecule: { ...aspirin, key },
      name,
      synonyms: [],
      matched: 'name',
      source: '',
    });
    let respond: (() => void) | undefined;
    open({
      ...unread,
      'GET /api/common/compound-search': async (_, address) => {
        if (!address.includes('key=aspa')) return { items: [item('aspirin', 'A'), item('aspartame', 'B')] };
        await new Promise<void>((resolve) => (respond = resolve));
        return { items: [item('aspartic acid', 'C')] };
      },
    });
    type('asp');
    await screen.findByRole('option', { name: /aspirin/ });
    type('aspa');
    await waitFor(() => expect(respond).toBeDefined());
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await act(async () => respond?.());
    expect(screen.getByRole('option', { name: /aspirin/, selected: true })).toBeTruthy();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field()).toHaveProperty('value', 'aspirin');
  });

  it('closes the list of compounds with Escape, and has none for a notation', async () => {
    open({
      ...unread,
      'GET /api/common/compound-search': () => ({
        items: [{ molecule: aspirin, name: 'aspirin', synonyms: [], matched: 'name', source: '' }],
      }),
    });
    type('aspi');
    await screen.findByRole('option');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    type('CC(=O)Oc1ccccc1');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows the words of the server for what it cannot take, and blocks planning', async () => {
    open({
      'POST /api/retro/structure-check': () => {
        throw new Refusal(20028, 'The structure is not recognised.');
      },
    });
    type('c1ccc');
    await screen.findByText('The structure is not recognised.');
    expect(planButton()).toHaveProperty('disabled', true);
  });

  it('keeps the text and offers to try again when the service does not respond', async () => {
    let attempts = 0;
    open({
      'POST /api/retro/structure-check': () => {
        attempts += 1;
        if (attempts === 1) throw new Refusal(503, 'Not available.', 503);
        return found();
      },
    });
    type('CC(=O)Oc1ccccc1C(=O)O');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('180.16 g/mol');
    expect(field()).toHaveProperty('value', 'CC(=O)Oc1ccccc1C(=O)O');
  });

  it('asks a busy service again by itself, and says meanwhile that it is busy', async () => {
    let attempts = 0;
    open({
      'POST /api/retro/structure-check': () => {
        attempts += 1;
        if (attempts === 1) throw new Refusal(10027, 'The service is busy.');
        return found();
      },
    });
    type('CC(=O)Oc1ccccc1C(=O)O');
    await screen.findByText('The service is busy.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await screen.findByText('180.16 g/mol', undefined, { timeout: 6000 });
    expect(screen.queryByText('The service is busy.')).toBeNull();
    expect(attempts).toBe(2);
  });

  it('refuses a molecule whose search may not start before anybody clicks', async () => {
    open({
      'POST /api/retro/search-check': () => {
        throw new Refusal(20000, 'The compound is controlled.');
      },
    });
    type('CC(=O)Oc1ccccc1C(=O)O');
    await screen.findByText('The compound is controlled.');
    expect(planButton()).toHaveProperty('disabled', true);
  });

  it('points to the earlier task of the same molecule', async () => {
    open({
      'POST /api/retro/search-check': () => ({ molecule: aspirin, removedParts: [], sameTargetTaskId: task.taskId }),
    });
    type('CC(=O)Oc1ccccc1C(=O)O');
    const link = await screen.findByRole('link', { name: 'Already planned. Open' });
    expect(link.getAttribute('href')).toBe(`/retrosynthesis?task=${task.taskId}`);
  });

  it('plans on Ctrl+Enter and goes to the running task', async () => {
    const { bodiesOf, router } = open({ 'POST /api/retro/retro-search-start': () => ({ task }) });
    type('aspirin');
    await screen.findByText('180.16 g/mol');
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/retrosynthesis'));
    expect(router.state.location.search).toBe(`?task=${task.taskId}`);
    expect(bodiesOf('/api/retro/retro-search-start')).toEqual([{ structure: 'aspirin' }]);
    expect(window.sessionStorage.getItem('home-target')).toBeNull();
  });

  it('leaves Enter to the input of Chinese characters', async () => {
    const { bodiesOf } = open({ 'POST /api/retro/retro-search-start': () => ({ task }) });
    type('阿司匹林');
    await screen.findByText('180.16 g/mol');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(bodiesOf('/api/retro/retro-search-start')).toEqual([]);
  });

  it('takes an example with one click', async () => {
    const { bodiesOf } = open({});
    fireEvent.click(screen.getByRole('button', { name: 'Lidocaine' }));
    await screen.findByText('180.16 g/mol');
    expect(bodiesOf('/api/retro/structure-check')).toEqual([{ structure: 'CCN(CC)CC(=O)Nc1c(C)cccc1C' }]);
  });

  it('reads a file dropped anywhere', async () => {
    open({
      'POST /api/retro/structure-file': () => ({ structure: 'CCO', name: 'ethanol', leftOut: 0, isProduct: false }),
    });
    const event = new Event('drop', { cancelable: true });
    Object.assign(event, {
      dataTransfer: { files: [new File(['CCO ethanol'], 'a.smi')], types: ['Files'], getData: () => '' },
    });
    fireEvent(window, event);
    await waitFor(() => expect(field()).toHaveProperty('value', 'CCO'));
  });

  it('takes what is pasted anywhere, but leaves other fields their paste', async () => {
    open({});
    const clipboardData = { files: [], getData: () => ' CCO\n' };
    fireEvent.paste(document.body, { clipboardData });
    expect(field()).toHaveProperty('value', 'CCO');
    type('');
    const other = document.body.appendChild(document.createElement('input'));
    fireEvent.paste(other, { clipboardData });
    expect(field()).toHaveProperty('value', '');
    other.remove();
  });

  it('still has what was typed after a reload', () => {
    window.sessionStorage.setItem('home-target', 'CCO');
    open({});
    expect(field()).toHaveProperty('value', 'CCO');
  });

  it('says to a user without the permission whom to ask, and asks for no tasks', async () => {
    const { bodiesOf } = open({}, ['sascore']);
    await screen.findByText(/no access to retrosynthesis/);
    expect(bodiesOf('/api/retro/task-list')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Draw' })).toBeNull();
  });
});

it('says to a user whose licence has ended since when, and whom to ask', async () => {
  open({}, []);
  act(() =>
    sessionStore.set(
      testSession({
        permissions: [],
        account: {
          isTenantAdmin: false,
          isExpired: true,
          accountType: 'payProfessional',
          expirationDate: '2026-01-31T12:00:00.000Z',
        },
      }),
    ),
  );
  expect(await screen.findByRole('heading', { name: "Your organization's license has expired" })).toBeTruthy();
  expect(screen.getByText('It was valid until January 31, 2026.')).toBeTruthy();
  expect(screen.getByText(/administrator to renew it/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('recent tasks', () => {
  it('teach a new user the three steps', async () => {
    open({});
    const heading = await screen.findByRole('heading', { name: 'From molecule to route in three steps' });
    expect(heading.closest('section')?.querySelectorAll('li')).toHaveLength(3);
  });

  it('show state, figures and the way to the routes', async () => {
    open({ 'POST /api/retro/task-list': () => ({ total: 1, items: [task] }) });
    const link = await screen.findByRole('link', { name: 'Aspirin' });
    expect(link.getAttribute('href')).toBe(`/route/list/retrosynthesis?task=${task.taskId}`);
    for (const text of ['Completed', '3 solved', 'of 5 routes', '91.2', 'first route 420 ms'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('follow a running search', async () => {
    const running: RetroTask = { ...task, state: 'searching', progress: { ...task.progress, percent: 40 } };
    open({ 'POST /api/retro/task-list': () => ({ total: 1, items: [running] }) });
    const bar = await screen.findByRole('progressbar', { name: 'Progress of Aspirin' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
  });

  it('say what went wrong and load again on request', async () => {
    let attempts = 0;
    open({
      'POST /api/retro/task-list': () => {
        attempts += 1;
        if (attempts === 1) throw new Refusal(503, 'Not available.', 503);
        return { total: 1, items: [task] };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Aspirin' })).toBeTruthy();
    expect(attempts).toBe(2);
  });
});

describe('a structure that another page sends', () => {
  it('fills the field, and where it came from is kept and can be gone back to', async () => {
    const { router } = open({}, ['retrosynthesis'], {
      pathname: '/home',
      search: '?smiles=C%5BN%2B%5D&source=substructure',
      state: { cameFrom: '/substructure?searchId=s-1' },
    });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByDisplayValue('C[N+]')).toBeTruthy();
    expect(window.sessionStorage.getItem('source')).toBe('substructure');
    fireEvent.click(screen.getByRole('link', { name: 'Back to the structure search' }));
    expect(router.state.location).toMatchObject({ pathname: '/substructure', search: '?searchId=s-1' });
  });

  it('offers compounds that were perhaps meant where a text names none, and takes the one that is chosen', async () => {
    const { bodiesOf } = open({
      'POST /api/retro/structure-check': (body) => {
        if (JSON.stringify(body).includes('apsirin')) throw new Refusal(20026, 'No such name');
        return found();
      },
      'GET /api/common/compound-search': (_, address) => {
        expect(address).toContain('key=apsirin');
        return {
          items: [
            { molecule: aspirin, name: 'aspirin', synonyms: [], cas: '50-78-2', matched: 'name', source: 'a list' },
          ],
        };
      },
    });
    type('apsirin');
    fireEvent.click(await screen.findByRole('button', { name: /aspirin.*50-78-2/ }));
    expect(await screen.findByText('C₉H₈O₄')).toBeTruthy();
    expect(bodiesOf('/api/retro/structure-check').at(-1)).toEqual({ structure: 'aspirin' });
  });
});
