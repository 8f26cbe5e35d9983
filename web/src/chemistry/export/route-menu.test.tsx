import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '@app/shared/constants/modules';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { RouteMenu } from './route-menu.tsx';

const routeId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';

function Address() {
  return <p>{useLocation().pathname}</p>;
}

function open({ isShared = false, permissions = ['quotation'] as Permission[] } = {}) {
  sessionStore.set(testSession({ permissions }));
  stubCalls({
    'POST /api/common/share-list': () => ({ total: 0, items: [] }),
    'GET /api/common/get-user-list': () => ({ items: [] }),
  });
  const menu = <RouteMenu route={{ routeId, rank: 3 }} routeType="retrosynthesis" isShared={isShared} />;
  const router = createMemoryRouter(
    [
      { path: '/', element: menu },
      { path: '*', Component: Address },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}
const entries = () => screen.getAllByRole('menuitem').map((one) => one.textContent);

beforeAll(() => i18n.loadNamespaces(['common', 'sharing', 'routes']));

describe('the menu of a route', () => {
  it('is open from the first, with the focus on its first entry', async () => {
    open();
    expect(entries()).toEqual(['Cost', 'New quotation', 'Share…', 'Report or file…']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cost'));
  });

  it('offers no quotation without the permission, and no sharing of what a colleague shares', () => {
    open({ isShared: true, permissions: [] });
    expect(entries()).toEqual(['Cost', 'Report or file…']);
  });

  it.each([
    ['Cost', `/cost/${routeId}`],
    ['New quotation', `/quotation/new/${routeId}`],
  ])('leads from %s to its page', async (entry, path) => {
    open();
    fireEvent.click(screen.getByRole('menuitem', { name: entry }));
    expect(await screen.findByText(path)).toBeTruthy();
  });

  it.each([
    ['Share…', 'Share this route'],
    ['Report or file…', 'Export the route'],
  ])('opens the dialog of %s in place', async (entry, title) => {
    open();
    fireEvent.click(screen.getByRole('menuitem', { name: entry }));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'More for route 3' })).toBeTruthy();
  });
});
