// The lab notebook, on and off: elnEnabled, scilligenceHost and isCanPushDH each show and hide their part.

import type { CallData } from '@app/shared/contracts/catalogue';
import type { DeliveryState, ElnDelivery } from '@app/shared/contracts/eln';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runtimeConfig } from '../../shared/api/data/runtime-config.ts';
import { testConfig } from '../../shared/api/data/test-config.ts';
import { PushButton } from '../../chemistry/eln/push-button.tsx';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { ElnPage } from './page.tsx';

const setEnabled = (elnEnabled: boolean) => runtimeConfig.set(testConfig({ elnEnabled }));
afterAll(() => runtimeConfig.set(undefined));

const routeId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
const webHook: CallData<'webHookHost'> = { host: 'eln.example', scilligenceHost: null, isCanPushDH: true };
const molecule = {
  key: 'AAAAAAAAAAAAAAAAAAAAAA',
  smiles: 'CC(=O)Nc1ccc(O)cc1',
  formula: 'C8H9NO2',
  molecularWeight: 151.16,
  name: 'paracetamol',
};

const delivery = (state: DeliveryState, more: Partial<ElnDelivery> = {}): ElnDelivery => ({
  deliveryId: `018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0${state.length}`,
  routeId,
  routeType: 'retrosynthesis',
  target: molecule,
  taskName: `a ${state} one`,
  steps: 2,
  roNumber: 'RO-1042',
  state,
  attempts: 1,
  createdAt: '2026-03-04T05:06:07.000Z',
  ...more,
});
const deliveries = [
  delivery('delivered', { elnId: 'EXP-9', elnUrl: 'https://eln.example/9' }),
  delivery('waiting', {
    failure: { reason: 'busy', status: 503 },
    attempts: 3,
    nextAttemptAt: '2026-03-04T06:06:07.000Z',
  }),
  delivery('failed', { failure: { reason: 'refused', status: 422 } }),
];

type Handlers = Parameters<typeof stubCalls>[0];

function open(element: 'page' | 'button', eln: Partial<typeof webHook> = {}, handlers: Handlers = {}) {
  const calls = stubCalls({
    'GET /api/common/wh-host': () => ({ ...webHook, ...eln }),
    'POST /api/retro/sync-list': () => ({ total: deliveries.length, items: deliveries }),
    ...handlers,
  });
  const Component = () =>
    element === 'page' ? <ElnPage /> : <PushButton routeIds={[routeId]} routeType="retrosynthesis" />;
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />
    </SWRConfig>,
  );
  return calls;
}

const button = (name: string) => screen.queryByRole('button', { name });
const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => String(address).split('?')[0]);

beforeAll(() => i18n.loadNamespaces(['eln', 'structure']));
beforeEach(() => {
  setEnabled(true);
});

describe('elnEnabled', () => {
  it('on: the page lists what was handed over, each with its state and what comes next', async () => {
    open('page');
    await screen.findByText('Delivered', { selector: '.ant-tag' });
    const rows = screen.getAllByRole('row');
    expect(rows).toHaveLength(1 + deliveries.length);
    const [, arrived, waiting, failed] = rows.map((row) => within(row));
    expect(arrived?.getByText('Delivered')).toBeTruthy();
    expect(arrived?.getByRole('link', { name: 'Open in the notebook' })).toHaveProperty(
      'href',
      'https://eln.example/9',
    );
    expect(arrived?.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(waiting?.getByText('The lab notebook is busy (status 503). 3 attempts')).toBeTruthy();
    expect(waiting?.getByText(/^Next attempt /)).toBeTruthy();
    expect(failed?.getByText('The lab notebook rejected the route (status 422). 1 attempt')).toBeTruthy();
    expect(failed?.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('off: the page says so and asks nothing, and routes offer no hand-over', async () => {
    setEnabled(false);
    open('page');
    expect(await screen.findByText('No lab notebook')).toBeTruthy();
    open('button');
    expect(button('Send to lab notebook')).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('on, without an address to push to: routes offer no hand-over', async () => {
    open('button', { host: null });
    await waitFor(() => expect(asked()).toContain('/api/common/wh-host'));
    expect(button('Send to lab notebook')).toBeNull();
  });
});

describe('isCanPushDH', () => {
  it('on: a route is handed over under its number', async () => {
    const calls = open('button', {}, { 'POST /api/retro/sync-to-lab': () => ({ delivery: delivery('delivered') }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Send to lab notebook' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/is sent to eln\.example/)).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' RO-7 ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.bodiesOf('/api/retro/sync-to-lab')).toEqual([
      { routeId, routeType: 'retrosynthesis', roNumber: 'RO-7' },
    ]);
  });

  it('off: no hand-over is offered, nor another attempt', async () => {
    open('button', { isCanPushDH: false });
    await waitFor(() => expect(asked()).toContain('/api/common/wh-host'));
    expect(button('Send to lab notebook')).toBeNull();
    open('page', { isCanPushDH: false });
    expect(await screen.findByText('Failed', { selector: 'td *' })).toBeTruthy();
    expect(button('Try again')).toBeNull();
  });

  it('is switched on the page by a permitted user', async () => {
    const switched: string[] = [];
    open(
      'page',
      { isCanPushDH: false },
      {
        'GET /api/common/change-setting/IsCanPushDH/true': (_, address) => {
          switched.push(address);
          return { key: 'IsCanPushDH', value: 'true' };
        },
      },
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: /Send to lab notebook/ }));
    await waitFor(() => expect(switched).toHaveLength(1));
  });

  it('keeps the dialog open and shows what failed before when the notebook refuses', async () => {
    const failed = delivery('failed', { failure: { reason: 'refused', status: 422 } });
    open(
      'button',
      {},
      {
        'POST /api/retro/sync-list': () => ({ total: 1, items: [failed] }),
        'POST /api/retro/sync-to-lab': () => {
          throw new Refusal(10033, 'The lab notebook refuses the route.');
        },
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Send to lab notebook' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Sent before')).toBeTruthy();
    expect(dialog.getByText('Failed')).toBeTruthy();
  });
});

describe('scilligenceHost', () => {
  const find = async (number: string) => {
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Product number in the notebook' }), {
      target: { value: number },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  };

  it('on: a product is looked up in the notebook, drawn, and planned from there', async () => {
    const product = { roNumber: 'RO-1042', name: 'Paracetamol', molecule, url: 'https://eln.example/p/1042' };
    open(
      'page',
      { scilligenceHost: 'search.example' },
      {
        'GET /api/retro/search-by-productId': () => ({ product, deliveries: deliveries.slice(0, 1) }),
      },
    );
    await find('RO-1042');
    expect(await screen.findByText('Paracetamol')).toBeTruthy();
    const plan = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Plan routes' }).href);
    expect([plan.pathname, plan.searchParams.get('smiles')]).toEqual(['/home', molecule.smiles]);
    expect(screen.getByText('Routes sent under this number')).toBeTruthy();
  });

  it('on: that the notebook knows no such product is said', async () => {
    open(
      'page',
      { scilligenceHost: 'search.example' },
      {
        'GET /api/retro/search-by-productId': () => ({ deliveries: [] }),
      },
    );
    await find('RO-9');
    expect(await screen.findByText('The lab notebook has no product RO-9.')).toBeTruthy();
  });

  it('off: only what was handed over is looked through, and nothing is said of the notebook', async () => {
    open('page', {}, { 'GET /api/retro/search-by-productId': () => ({ deliveries: [] }) });
    await find('RO-9');
    expect(await screen.findByText('You sent no route under RO-9.')).toBeTruthy();
    expect(screen.queryByText('The lab notebook has no product RO-9.')).toBeNull();
  });

  it('alone, without an address to push to: products are found, and the setting to push is not offered', async () => {
    const handlers = { 'POST /api/retro/sync-list': () => ({ total: 0, items: [] }) };
    open('page', { host: null, scilligenceHost: 'search.example' }, handlers);
    expect(await screen.findByText(/^Products in search\.example/)).toBeTruthy();
    await waitFor(() => expect(asked()).toContain('/api/retro/sync-list'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('Nothing sent yet')).toBeNull();
  });
});
