import type { TemplateSet } from '@app/shared/contracts/templates';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { OwnTemplatesPage } from './page.tsx';

const own: TemplateSet = {
  id: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0b',
  name: 'House reactions',
  scope: 'own',
  state: 'ready',
  isOn: true,
  isMine: true,
  counts: { taken: 12, duplicate: 2, rejected: 3 },
  createdAt: '2026-01-05T08:00:00.000Z',
};
const shared: TemplateSet = {
  ...own,
  id: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0c',
  name: 'Ours',
  scope: 'tenant',
  isMine: false,
};

function open(handlers: Parameters<typeof stubCalls>[0] = {}, items: TemplateSet[] = [own, shared]) {
  sessionStore.set(testSession());
  toasts.set([]);
  const calls = stubCalls({
    'GET /api/retro/template-set-list': () => ({ items }),
    'GET /api/common/user-profile': () => ({ userBasicInfo: { isTenantAdmin: true } }),
    ...handlers,
  });
  const routes = [{ path: '/my/templates', Component: OwnTemplatesPage }];
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/my/templates'] })} />
    </SWRConfig>,
  );
  return calls;
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

beforeAll(() => i18n.loadNamespaces('templates'));
afterEach(() => vi.unstubAllGlobals());

describe('the page of own templates', () => {
  it('lets only what is one’s own be switched and deleted', async () => {
    const calls = open({ 'POST /api/retro/template-set-switch': () => ({ templateSet: { ...own, isOn: false } }) });
    const ours = await rowOf('Ours');
    expect(ours.queryByRole('switch')).toBeNull();
    expect(ours.getByText('on')).toBeTruthy();
    expect(ours.queryByRole('button', { name: /Delete/ })).toBeNull();
    fireEvent.click((await rowOf('House reactions')).getByRole('switch', { name: 'Use House reactions in searches' }));
    await waitFor(() =>
      expect(calls.bodiesOf('/api/retro/template-set-switch')).toEqual([{ templateSetId: own.id, isOn: false }]),
    );
    await waitFor(() =>
      expect(toasts.get().map((one) => one.text)).toContain('New searches no longer use House reactions.'),
    );
  });

  it('sends a file with its name, its direction and its scope', async () => {
    const sent = vi.fn((_: unknown, address: string) => ({ ...own, state: 'importing', address }));
    open({ 'POST /api/retro/template-set-import': sent }, []);
    expect(await screen.findByText(/No templates yet/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Import templates' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText('File', { selector: 'input' }), {
      target: { files: [new File(['x'], 'uspto.csv')] },
    });
    fireEvent.click(dialog.getByRole('radio', { name: 'reactants first' }));
    fireEvent.click(await dialog.findByRole('radio', { name: 'my organization' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() =>
      expect(sent.mock.calls[0]?.[1]).toBe('/api/retro/template-set-import?name=uspto&direction=forward&scope=tenant'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why a template was refused', async () => {
    const items = [
      {
        line: 3,
        text: '[C:1]>>[C:1]',
        outcome: 'rejected',
        reason: 'tooGeneral',
        warnings: [],
        message: 'Too general.',
      },
    ];
    open({ 'GET /api/retro/template-set-report': () => ({ templateSet: own, total: 1, items }) });
    fireEvent.click((await rowOf('House reactions')).getByRole('button', { name: 'Report: House reactions' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Too general.')).toBeTruthy();
    expect(dialog.getByText('Accepted: 12, duplicates: 2, rejected: 3.')).toBeTruthy();
  });

  it('keeps a set that could not be deleted, and says why', async () => {
    const refuse = () => {
      throw new Refusal(10027, 'The service is busy.');
    };
    open({ 'POST /api/retro/template-set-delete': refuse });
    fireEvent.click((await rowOf('House reactions')).getByRole('button', { name: 'Delete House reactions' }));
    await waitFor(() => expect(toasts.get().map((one) => one.text)).toContain('The service is busy.'));
    expect(await rowOf('House reactions')).toBeTruthy();
  });
});
