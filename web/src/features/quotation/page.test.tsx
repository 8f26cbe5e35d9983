import type { Quotation } from '@app/shared/contracts/quotation';
import { quotationSums } from '@app/shared/rules/quotation';
import { screenActions } from '@app/shared/constants/screen-actions';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatExactMoney } from '../../shared/i18n/format.ts';
import { smallRoute, summary } from '../../chemistry/tree/test-routes.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { stubPoints, pointsIn } from '../../shared/lib/test-points.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { QuotationPage } from './page.tsx';

const routeId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
const quotationId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c21';
const draft: Quotation = {
  quotationId,
  number: 'Q-2026-0007',
  version: 1,
  state: 'draft',
  routeId,
  routeRank: 1,
  product: {
    key: 'A'.repeat(22),
    smiles: 'CC(=O)Nc1ccccc1',
    formula: 'C8H9NO',
    molecularWeight: 135.17,
    name: 'acetanilide',
  },
  customer: 'Nordpharm',
  currency: 'USD',
  total: 142_857,
  validUntil: '2026-12-22',
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  issuedAt: null,
  language: 'en',
  remarks: '',
  terms: { leadTime: '4 weeks', purity: '', payment: '', delivery: '' },
  marginBasis: 'price',
  marginBasisPoints: 3_000,
  taxBasisPoints: 0,
  preparedBy: { company: '', name: 'Chen', email: '' },
  revision: 1,
  positions: [{ positionId: 'p1', kind: 'product', text: '', grams: 1_000, units: 1, unitCost: 100_000, unpriced: 0 }],
  versions: [{ quotationId, version: 1, state: 'draft', issuedAt: null }],
  sheet: null,
};
const route = {
  ...smallRoute(),
  summary: summary(1),
  taskId: quotationId,
  taskName: 'Task',
  routeType: 'processchemistry',
  target: draft.product,
  isShared: false,
  createdAt: draft.createdAt,
};
const estimated = (value: number) => ({ value, source: 'estimated' as const, factor: 2 });
const costOfRoute = {
  routeId,
  sheet: {
    currency: 'CNY',
    scaleGrams: 1_000,
    steps: [],
    hourlyRate: estimated(6_000),
    overhead: estimated(100),
    wastePrice: estimated(200),
  },
  edits: {},
  version: 0,
  isOwn: true,
  pricesAskedAt: null,
  unknownConditions: [],
  molecules: [],
};
const savePath = '/api/retro/quotation-save';

function open(path: string, handlers: Parameters<typeof stubCalls>[0] = {}) {
  sessionStore.set(testSession({ permissions: ['retrosynthesis', 'quotation'] }));
  const calls = stubCalls({
    'GET /api/retro/quotation': () => ({ quotation: draft }),
    'GET /api/retro/quotation-list': () => ({ total: 1, items: [draft] }),
    'GET /api/retro/route-detail': () => route,
    ...handlers,
  });
  const router = createMemoryRouter(
    [
      { path: '/quotation/:history/:routeId/:id?', Component: QuotationPage },
      { path: '/404', element: <p>nothing here</p> },
      { path: '/cost/:routeId', element: <p>its cost</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return calls;
}
const openDraft = (handlers = {}) => open(`/quotation/history/${routeId}/${quotationId}`, handlers);

async function type(name: string, text: string) {
  fireEvent.change(await screen.findByRole('spinbutton', { name }), { target: { value: text } });
}

beforeAll(() => i18n.loadNamespaces(['quotation', 'structure', 'sharing', 'routes', 'eln']));

describe('the page of a quotation', () => {
  it('counts what is typed at once, by the rules of the service, and saves it on request', async () => {
    const calls = openDraft({
      [`POST ${savePath}`]: (body: unknown) => ({ quotation: { ...draft, ...(body as object), revision: 2 } }),
    });
    await type('Margin (% of price)', '50');
    await type('Tax', '13');
    const sums = quotationSums(draft.positions, { ...draft, marginBasisPoints: 5_000, taxBasisPoints: 1_300 });
    const box = screen.getByRole('region', { name: 'Subtotal' });
    expect(within(box).getByText(formatExactMoney(sums.total, 'USD'))).toBeTruthy();
    expect(screen.getByRole('button', { name: 'PDF' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.bodiesOf(savePath)).toHaveLength(1));
    expect(calls.bodiesOf(savePath)[0]).toMatchObject({ revision: 1, marginBasisPoints: 5_000, taxBasisPoints: 1_300 });
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeTruthy();
  });

  it('puts the number from before back on Escape', async () => {
    openDraft();
    const units = await screen.findByRole('spinbutton', { name: 'Units' });
    fireEvent.focus(units);
    fireEvent.change(units, { target: { value: '7' } });
    expect(units).toHaveProperty('value', '7');
    fireEvent.keyDown(units, { key: 'Escape' });
    expect(units).toHaveProperty('value', '1');
    expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  });

  it('does not issue without a customer, and asks before it does', async () => {
    const calls = openDraft({
      [`POST ${savePath}`]: () => ({ quotation: { ...draft, revision: 2 } }),
      'POST /api/retro/quotation-issue': () => ({
        quotation: { ...draft, state: 'issued', issuedAt: draft.updatedAt },
      }),
    });
    const issue = await screen.findByRole('button', { name: 'Issue' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Customer' }), { target: { value: ' ' } });
    expect(issue).toHaveProperty('disabled', true);
    expect(screen.getByText('Enter the customer before you issue the quotation.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Customer' }), { target: { value: 'Nordpharm' } });
    fireEvent.click(issue);
    const dialog = screen.getByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Issue' }));
    expect(await screen.findByRole('button', { name: 'New version' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Q-2026-0007, version 1' }));
    expect(calls.bodiesOf('/api/retro/quotation-issue')).toEqual([{ quotationId, revision: 1 }]);
  });

  it('shows the saved state when another window saved first', async () => {
    let customer = 'Nordpharm';
    openDraft({
      'GET /api/retro/quotation': () => ({ quotation: { ...draft, customer } }),
      [`POST ${savePath}`]: () => {
        customer = 'Changed elsewhere';
        throw new Refusal(409, 'superseded');
      },
    });
    await type('Tax', '13');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByDisplayValue('Changed elsewhere')).toBeTruthy();
  });

  it('leads back to the route and its cost, and asks before it leaves what is not saved', async () => {
    const calls = openDraft({
      [`POST ${savePath}`]: (body: unknown) => ({ quotation: { ...draft, ...(body as object), revision: 2 } }),
    });
    await type('Tax', '13');
    const way = screen.getByRole('navigation', { name: 'From the route to its quotation' });
    const places = within(way).getAllByRole('link');
    expect(places.map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
      ['Route', null],
      ['Cost', null],
      ['Quotation', 'page'],
    ]);
    fireEvent.click(within(way).getByRole('link', { name: 'Cost' }));
    const dialog = await screen.findByRole('dialog');
    expect(screen.queryByText('its cost')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByText('its cost')).toBeTruthy();
    expect(calls.bodiesOf(savePath)).toMatchObject([{ taxBasisPoints: 1_300 }]);
  });

  it('stays where it was when what was changed could not be saved', async () => {
    openDraft({
      [`POST ${savePath}`]: () => {
        throw new Refusal(10012, 'no');
      },
    });
    await type('Tax', '13');
    fireEvent.click(await screen.findByRole('link', { name: 'Cost' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('spinbutton', { name: 'Tax' })).toHaveProperty('value', '13');
  });

  it('keeps what was typed while it was being saved', async () => {
    const release = Promise.withResolvers<void>();
    openDraft({
      [`POST ${savePath}`]: async (body: unknown) => {
        await release.promise;
        return { quotation: { ...draft, ...(body as object), revision: 2 } };
      },
    });
    await type('Tax', '13');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Customer' }), { target: { value: 'Südpharm' } });
    release.resolve();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
    expect(screen.getByRole('textbox', { name: 'Customer' })).toHaveProperty('value', 'Südpharm');
    expect(screen.getByRole('spinbutton', { name: 'Tax' })).toHaveProperty('value', '13');
  });

  it('says that the route is gone, and shows what was quoted all the same', async () => {
    openDraft({
      'GET /api/retro/route-detail': () => {
        throw new Refusal(10022, 'gone');
      },
    });
    expect(await screen.findByText('The route of this quotation is no longer available.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Q-2026-0007, version 1' })).toBeTruthy();
  });

  it('shows at the start of a new one what was quoted before, and reports the module it is started from', async () => {
    const calls = open(`/quotation/new/${routeId}?currency=CNY`, {
      'GET /api/retro/route-cost': () => ({ cost: costOfRoute }),
      'POST /api/retro/quotation-start': () => ({ quotation: draft }),
      ...stubPoints,
    });
    expect(await screen.findByRole('link', { name: 'Q-2026-0007, version 1' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Create quotation' }));
    expect(await screen.findByRole('heading', { name: 'Q-2026-0007, version 1' })).toBeTruthy();
    expect(calls.bodiesOf('/api/retro/quotation-start')).toMatchObject([{ routeId, currency: 'CNY' }]);
    expect(pointsIn(calls.sent)).toMatchObject([{ code: screenActions.requestProcessQuotation }]);
  });

  it('lists what was quoted for a route, and says when nothing was', async () => {
    open(`/quotation/history/${routeId}`, { 'GET /api/retro/quotation-list': () => ({ total: 0, items: [] }) });
    expect(await screen.findByText('No quotations yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New quotation' }).getAttribute('href')).toBe(`/quotation/new/${routeId}`);
  });

  it.each(['/quotation/later/all', '/quotation/new/all', `/quotation/later/${routeId}/${quotationId}`])(
    'is not found at %s',
    async (path) => {
      open(path);
      expect(await screen.findByText('nothing here')).toBeTruthy();
    },
  );
});
