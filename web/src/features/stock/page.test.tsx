import type { Stock } from '@app/shared/contracts/stock';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { StockPage } from './page.tsx';

const counts = { rows: 0, accepted: 0, duplicate: 0, rejected: 0, molecules: 0, priced: 0 };
const builtIn: Stock = {
  id: 'common',
  name: 'common',
  scope: 'everyone',
  state: 'ready',
  isMine: false,
  counts: { ...counts, rows: 8_600, accepted: 8_600, molecules: 8_600 },
};
const own: Stock = {
  id: 'list:018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0a',
  name: 'House list',
  scope: 'own',
  state: 'ready',
  isMine: true,
  counts: { rows: 120, accepted: 100, duplicate: 15, rejected: 5, molecules: 98, priced: 90 },
  createdAt: '2026-01-05T08:00:00.000Z',
};

function open(handlers: Parameters<typeof stubCalls>[0] = {}) {
  sessionStore.set(testSession());
  toasts.set([]);
  const calls = stubCalls({
    'GET /api/retro/stock-list': () => ({ items: [builtIn, own] }),
    'GET /api/common/user-profile': () => ({ userBasicInfo: { isTenantAdmin: false } }),
    ...handlers,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/my/stocks', Component: StockPage }], { initialEntries: ['/my/stocks'] })}
      />
    </SWRConfig>,
  );
  return calls;
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

beforeAll(() => i18n.loadNamespaces('stock'));
afterEach(() => vi.unstubAllGlobals());

describe('the page of stocks', () => {
  it('shows what counts as bought, and which prices are estimates', async () => {
    open();
    const common = await rowOf('Common reagents');
    expect(common.getByText('8,600')).toBeTruthy();
    expect(common.getByText('estimates')).toBeTruthy();
    expect(common.queryByRole('button')).toBeNull();
    const house = await rowOf('House list');
    expect(house.getByText('90 rows')).toBeTruthy();
    expect(screen.getByText(/factor of 5/)).toBeTruthy();
  });

  it('sends a file with its name and currency', async () => {
    const sent = vi.fn((_: unknown, address: string) => ({ ...own, state: 'importing', address }));
    open({ 'POST /api/retro/stock-import': sent });
    fireEvent.click(await screen.findByRole('button', { name: 'Import a list' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText('File', { selector: 'input' }), {
      target: { files: [new File(['smiles\nCCO'], 'Spring list.csv')] },
    });
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Spring list');
    fireEvent.click(dialog.getByRole('radio', { name: 'CNY' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[1]).toBe('/api/retro/stock-import?name=Spring+list&scope=own&currency=CNY');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the dialog open when the file is refused', async () => {
    const refuse = () => {
      throw new Refusal(10009, 'The file has the wrong format.');
    };
    open({ 'POST /api/retro/stock-import': refuse });
    fireEvent.click(await screen.findByRole('button', { name: 'Import a list' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('File', { selector: 'input' }), {
      target: { files: [new File(['x'], 'a.csv')] },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(toasts.get().map((one) => one.text)).toContain('The file has the wrong format.'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('lists every row that was not taken, and why', async () => {
    const items = [
      { line: 7, text: 'C1CC', outcome: 'rejected', reason: 'unclosedRing', warnings: [], message: 'A ring is open.' },
      { line: 9, text: 'CCO', outcome: 'duplicate', warnings: [], message: '' },
    ];
    open({ 'GET /api/retro/stock-report': () => ({ stock: own, total: 2, items }) });
    fireEvent.click((await rowOf('House list')).getByRole('button', { name: 'Report: House list' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('A ring is open.')).toBeTruthy();
    expect(dialog.getByText(/120 rows. Accepted: 100, duplicates: 15, rejected: 5/)).toBeTruthy();
    expect(dialog.getByText('duplicate')).toBeTruthy();
  });

  it('deletes at once and brings back what was not meant', async () => {
    let isThere = true;
    const calls = open({
      'GET /api/retro/stock-list': () => ({ items: isThere ? [builtIn, own] : [builtIn] }),
      'POST /api/retro/stock-delete': () => {
        isThere = false;
        return { deleted: 1, undoToken: 'a token' };
      },
      'POST /api/common/restore': () => {
        isThere = true;
        return { restored: 1 };
      },
    });
    fireEvent.click((await rowOf('House list')).getByRole('button', { name: 'Delete House list' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /House list/ })).toBeNull());
    expect(calls.bodiesOf('/api/retro/stock-delete')).toEqual([{ stockId: own.id }]);
    const [said] = toasts.get();
    expect(said?.text).toBe('House list was deleted.');
    act(() => said?.action?.run());
    expect(await rowOf('House list')).toBeTruthy();
    expect(calls.bodiesOf('/api/common/restore')).toEqual([{ undoToken: 'a token' }]);
  });

  it('says what went wrong when the stocks do not come', async () => {
    open({
      'GET /api/retro/stock-list': () => {
        throw new Refusal(500, 'The server had a problem.', 500);
      },
    });
    expect(await screen.findByText('The server had a problem.')).toBeTruthy();
  });
});
