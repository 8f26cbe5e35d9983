import type { Permission } from '@app/shared/constants/modules';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choose } from '../../shared/lib/test-choose.ts';
import { pen } from '../../chemistry/editor/test-editor.tsx';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { keepForm, keptForm } from './kept-searches.ts';
import { SubstructurePage } from './page.tsx';
import { emptyForm } from './search-form.ts';
import { hit, hitPage, moleculeInfo, searchId } from './test-hits.ts';

const searchPath = '/api/retro/substructure-search';
const pagePath = '/api/retro/substructures';
const nextId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c99';

beforeAll(() => i18n.loadNamespaces(['substructure', 'structure']));
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

type Handlers = Parameters<typeof stubCalls>[0];

function open(address: string, handlers: Handlers = {}, permissions: Permission[] = ['retrosynthesis']) {
  sessionStore.set(testSession({ permissions }));
  const calls = stubCalls({
    [`POST ${searchPath}`]: () => hitPage(),
    [`GET ${pagePath}`]: () => hitPage(),
    'GET /api/retro/substructure-status': () => ({
      sources: [{ kind: 'materials', molecules: 1000, indexed: 400 }],
    }),
    'GET /api/retro/stock-list': () => ({ items: [] }),
    'POST /api/common/more-molecule-info': () => moleculeInfo(),
    'GET /api/common/user-profile': () => ({ currency: 'USD' }),
    'POST /api/statistics/create-buried-point': () => null,
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/substructure', Component: SubstructurePage },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { ...calls, router, location: () => router.state.location };
}

const card = (index: number) => screen.findByRole('button', { name: `alcohol ${index}: details` });
const field = () => screen.getByRole('textbox', { name: 'Query: SMILES, SMARTS, name or CAS number' });

async function searchFor(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await card(0);
}

describe('a structure search', () => {
  it('offers examples before anything is asked, and searches with the one that is clicked', async () => {
    const { bodiesOf, location } = open('/substructure');
    fireEvent.click(await screen.findByRole('button', { name: /An aryl bromide/ }));
    await card(0);
    expect(bodiesOf(searchPath)).toEqual([
      { query: 'c[Br]', mode: 'substructure', chirality: 0, sources: ['materials', 'own', 'routes'], pageSize: 40 },
    ]);
    expect(location().search).toBe(`?searchId=${searchId}`);
  });

  it('says how the query was understood, and how many hits there are among how many molecules', async () => {
    open('/substructure');
    await searchFor('methanol');
    expect(screen.getByText('Searched with this molecule')).toBeTruthy();
    expect(screen.getByText('Hydrogens are not counted.')).toBeTruthy();
    expect(screen.getByText('3 hits')).toBeTruthy();
    expect(screen.getByText('among 1,000 molecules, 3 ms')).toBeTruthy();
    expect(screen.getByText('40 % ready')).toBeTruthy();
  });

  it('waits for a change of the drawing that is not yet read', async () => {
    const { bodiesOf } = open('/substructure');
    fireEvent.change(field(), { target: { value: 'CCO' } });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
    expect(button.disabled).toBe(false);
    await screen.findByLabelText('canvas');
    pen.down();
    expect(button.disabled).toBe(true);
    fireEvent.submit(screen.getByRole('search'));
    pen.draw({ molfile: 'drawn' });
    pen.up();
    fireEvent.click(button);
    await card(0);
    expect(bodiesOf(searchPath)).toMatchObject([{ query: 'drawn' }]);
  });

  it('counts on while the service still does', async () => {
    let isCounted = false;
    open('/substructure', {
      [`POST ${searchPath}`]: () => hitPage({ isComplete: false, total: 1234 }),
      [`GET ${pagePath}`]: () => (isCounted ? hitPage({ total: 4321 }) : hitPage({ isComplete: false, total: 1234 })),
    });
    await searchFor('CO');
    expect(screen.getByText('1,234 hits so far')).toBeTruthy();
    isCounted = true;
    expect(await screen.findByText('4,321 hits')).toBeTruthy();
  });

  it('says in place why a query is refused, and where in it', async () => {
    open('/substructure', {
      [`POST ${searchPath}`]: () => {
        throw new Refusal(20016, 'Unrecognized structure.', 200, {
          details: { text: 'The error is at character 3.', position: 3 },
        });
      },
    });
    fireEvent.change(field(), { target: { value: 'CCX' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(await screen.findByText('The error is at character 3.')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('X');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('refines the search when an option changes, in the same entry of the history', async () => {
    const { bodiesOf, location, router } = open('/substructure', {
      [`POST ${searchPath}`]: (body) =>
        hitPage(JSON.stringify(body).includes('"exact"') ? { searchId: nextId, items: [hit(7)], total: 1 } : {}),
    });
    await searchFor('CO');
    fireEvent.click(screen.getByRole('radio', { name: 'Exact' }));
    await card(7);
    expect(bodiesOf(searchPath)).toHaveLength(2);
    expect(location().search).toBe(`?searchId=${nextId}`);
    await router.navigate(-1);
    expect(location().search).toBe('');
  });

  it('searches with a structure in the address, which then leaves it', async () => {
    const { bodiesOf, location } = open('/substructure?smiles=C%5BN%2B%5D&mode=similarity');
    await card(0);
    expect(bodiesOf(searchPath)).toMatchObject([{ query: 'C[N+]', mode: 'similarity', minSimilarity: 0.4 }]);
    expect(location().search).toBe(`?searchId=${searchId}`);
  });

  it('is made again when the service has forgotten it, on the same page and with the same query', async () => {
    keepForm(searchId, { ...emptyForm, text: 'CO', mode: 'exact' });
    const { bodiesOf, location } = open(`/substructure?searchId=${searchId}&page=2`, {
      [`POST ${searchPath}`]: () => hitPage({ searchId: nextId }),
      [`GET ${pagePath}`]: (_, address) => {
        if (address.includes(searchId)) throw new Refusal(10_022, 'No access.');
        return hitPage({ searchId: nextId, pageIndex: 2, items: [hit(9)] });
      },
    });
    await card(9);
    expect(bodiesOf(searchPath)).toMatchObject([{ query: 'CO', mode: 'exact' }]);
    expect(location().search).toBe(`?searchId=${nextId}&page=2`);
  });

  it('says what was searched for where the hits were opened by their address', async () => {
    open(`/substructure?searchId=${searchId}`);
    await card(0);
    expect(screen.getByText('Searched with this molecule')).toBeTruthy();
  });

  it('starts again where this tab does not know the query of a forgotten search', async () => {
    const { location } = open(`/substructure?searchId=${searchId}`, {
      [`GET ${pagePath}`]: () => {
        throw new Refusal(10_022, 'No access.');
      },
    });
    const [, inPlace] = await waitFor(() => {
      expect(screen.getByText('These hits are no longer kept')).toBeTruthy();
      return screen.getAllByRole('button', { name: 'New query' });
    });
    if (inPlace) fireEvent.click(inPlace);
    await waitFor(() => expect(location().search).toBe(''));
    expect(screen.getByRole('button', { name: /An indole/ })).toBeTruthy();
  });

  it('brings the earlier query and its hits when the reader goes back', async () => {
    const { router } = open('/substructure', {
      [`POST ${searchPath}`]: (body) =>
        hitPage(JSON.stringify(body).includes('CCN') ? { searchId: nextId, items: [hit(5)] } : {}),
    });
    await searchFor('CO');
    fireEvent.change(field(), { target: { value: 'CCN' } });
    fireEvent.submit(screen.getByRole('search'));
    await card(5);
    await router.navigate(-1);
    await card(0);
    expect(field()).toHaveProperty('value', 'CO');
    expect(keptForm(nextId)?.text).toBe('CCN');
  });

  it('says below few hits how there could be more', async () => {
    const { bodiesOf } = open('/substructure');
    await searchFor('CO');
    fireEvent.click(screen.getByRole('button', { name: 'Search by similarity' }));
    await waitFor(() => expect(bodiesOf(searchPath)).toHaveLength(2));
    expect(bodiesOf(searchPath)[1]).toMatchObject({ query: 'CO', mode: 'similarity' });
  });

  it('names what could be relaxed where nothing was found', async () => {
    const { bodiesOf } = open('/substructure', {
      [`POST ${searchPath}`]: (body) =>
        hitPage(JSON.stringify(body).includes('"chirality":0') ? {} : { items: [], total: 0 }),
    });
    fireEvent.click(screen.getByRole('radio', { name: /^As drawn Every/ }));
    fireEvent.change(field(), { target: { value: 'CO' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.click(await screen.findByRole('button', { name: 'Ignore stereochemistry' }));
    await card(0);
    expect(bodiesOf(searchPath)).toMatchObject([{ chirality: 1 }, { chirality: 0 }]);
  });
});

describe('the hits', () => {
  it('are walked through with the arrows, opened with Enter and searched with by S', async () => {
    const { bodiesOf } = open('/substructure');
    await searchFor('CO');
    (await card(0)).focus();
    fireEvent.keyDown(await card(0), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(await card(1));
    fireEvent.click(await card(1));
    const detail = screen.getByRole('complementary', { name: 'About alcohol 1' });
    expect(within(detail).getByText("$12.50 per g · from a supplier's list")).toBeTruthy();
    expect(await within(detail).findByText('Flammable alcohol')).toBeTruthy();
    expect(within(detail).getByText('a program')).toBeTruthy();
    fireEvent.keyDown(await card(1), { key: 's' });
    await waitFor(() => expect(bodiesOf(searchPath)).toHaveLength(2));
    expect(bodiesOf(searchPath)[1]).toMatchObject({ query: 'CCO', mode: 'substructure' });
  });

  it('go to home with their structure and where they come from', async () => {
    const { location } = open('/substructure');
    await searchFor('CO');
    fireEvent.keyDown(await card(2), { key: 'p' });
    await waitFor(() => expect(location().pathname).toBe('/home'));
    expect(location().search).toBe('?smiles=CO&source=substructure');
    expect(location().state).toEqual({ cameFrom: `/substructure?searchId=${searchId}` });
  });

  it('that are selected go to the worklist together', async () => {
    const { bodiesOf } = open('/substructure', {
      'POST /api/retro/import-by-list': () => ({ accepted: 2, duplicates: 0, rejected: 0, rows: [] }),
    });
    await searchFor('CO');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select alcohol 0' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select alcohol 2' }));
    const bar = screen.getByRole('region', { name: 'Selected hits' });
    fireEvent.click(within(bar).getByRole('button', { name: 'Add to the batch list' }));
    await waitFor(() => expect(bodiesOf('/api/retro/import-by-list')).toEqual([{ text: 'CO\nCCCO', kind: 'drawn' }]));
  });

  it('offer no planning without the permission', async () => {
    open('/substructure', {}, []);
    await searchFor('CO');
    fireEvent.click(await card(0));
    const detail = screen.getByRole('complementary', { name: 'About alcohol 0' });
    expect(within(detail).queryByRole('button', { name: 'Plan routes' })).toBeNull();
  });

  it('are turned page by page, and the order is part of the address', async () => {
    const { location } = open('/substructure', {
      [`POST ${searchPath}`]: () => hitPage({ total: 90 }),
      [`GET ${pagePath}`]: (_, address) =>
        hitPage({
          total: 90,
          pageIndex: Number(new URLSearchParams(address.split('?')[1]).get('pageIndex')),
          items: [hit(6)],
        }),
    });
    await searchFor('CO');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await card(6);
    expect(location().search).toBe(`?searchId=${searchId}&page=2`);
    choose(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    await waitFor(() => expect(location().search).toBe(`?searchId=${searchId}&sort=price`));
  });
});
