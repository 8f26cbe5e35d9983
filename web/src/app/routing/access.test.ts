// Every address of the specification for every demo account, against a table made by hand.

import { permissions } from '@app/shared/constants/modules';
import type { SessionUser } from '@app/shared/contracts/session';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { isInModule, modules, modulesFor } from '../modules.ts';
import { accessTable, menus, type Outcome } from './test-access.ts';

const limitedPermissions = ['sascore', 'statistics'] as const;
const trial = { isTenantAdmin: false, isExpired: false, accountType: 'trialBasic', expirationDate: null } as const;
const admin = {
  isTenantAdmin: true,
  isExpired: false,
  accountType: 'payProfessional',
  expirationDate: '2099-12-31T15:59:59.000Z',
} as const;
const expired = { ...admin, isExpired: true, expirationDate: '2025-06-30T15:59:59.000Z' };

const accounts: Record<string, [keyof typeof menus, SessionUser]> = {
  chemist: ['full', testSession({ permissions: [...permissions] })],
  trial: ['full', testSession({ permissions: [...permissions], account: trial })],
  admin: ['full', testSession({ permissions: [...permissions], account: admin })],
  other: ['full', testSession({ permissions: [...permissions] })],
  limited: ['limited', testSession({ permissions: [...limitedPermissions] })],
};

const expiredAdmin = testSession({ permissions: [], account: expired });

const response = vi.fn<() => SessionUser>();
/** The routes as one page load has them, for whom it was loaded. */
let loaded: { routes: RouteObject[]; session: SessionUser; testerPages: boolean } | undefined;

beforeAll(async () => {
  const { startI18n } = await import('../../shared/i18n/i18n.ts');
  await startI18n();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.resetModules());

/** The address that a user ends up at, and whether the footer is there. */
async function visit(address: string, session: SessionUser, testerPages = false) {
  stubCalls({ 'GET /bff/user': response, 'GET /api/common/config': () => ({ testerPages }) });
  response.mockReturnValue(session);
  const router = createMemoryRouter(await routesFor(session, testerPages), { initialEntries: [address] });
  await vi.waitFor(() => expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true));
  const { location, matches, errors } = router.state;
  router.dispose();
  const footer = matches.some(({ route }) => (route.handle as { footer?: boolean } | undefined)?.footer === true);
  return { pathname: location.pathname, footer, errors };
}

/** The session is read once a page load, so the router is loaded again for each user. */
async function routesFor(session: SessionUser, testerPages: boolean): Promise<RouteObject[]> {
  if (loaded?.session !== session || loaded.testerPages !== testerPages) {
    vi.resetModules();
    const { routes } = await import('./router.tsx');
    loaded = { routes: bare(routes), session, testerPages };
  }
  return loaded.routes;
}

/** The routes without their pages: access does not depend on what the page shows. */
function bare(given: readonly RouteObject[]): RouteObject[] {
  return given.map(({ lazy: _lazy, ...route }) =>
    route.children ? { ...route, children: bare(route.children) } : route,
  );
}

const pathnameOf = (address: string, outcome: Outcome) =>
  outcome === 'page' ? address : outcome === 'absent' ? '/404' : outcome;

const rows = Object.entries(accounts).flatMap(([name, [column, session]]) =>
  accessTable.map((row) => ({
    ...row,
    name,
    session,
    expected: pathnameOf(row.address, (name === 'admin' ? row.admin : undefined) ?? row[column]),
  })),
);

describe('every address of the specification', () => {
  it.each(rows)('$address is $expected for $name', async ({ address, session, expected, footer }) => {
    const seen = await visit(address, session);
    expect(seen).toEqual({ pathname: expected, footer: expected === '/404' || footer, errors: null });
  });

  it.each(accessTable)('$address is the console for an administrator whose subscription has ended', async (row) => {
    expect(await visit(row.address, expiredAdmin)).toMatchObject({ pathname: '/enterprise', footer: false });
  });

  it.each(Object.entries(accounts))('has no console for %s in an enterprise deployment', async (_name, [, session]) => {
    const seen = await visit('/enterprise', { ...session, deployment: 'enterprise' });
    expect(seen).toMatchObject({ pathname: '/404', footer: true });
  });

  it.each([
    [true, '/testers'],
    [false, '/404'],
  ])('has the page of testers where the server is for testers: %s', async (testerPages, expected) => {
    expect(await visit('/testers', testSession(), testerPages)).toMatchObject({ pathname: expected });
  });

  it('is one place for an expired administrator of an enterprise deployment', async () => {
    const session = testSession({ permissions: [], account: expired, deployment: 'enterprise' });
    expect(await visit('/retrosynthesis', session)).toMatchObject({ pathname: '/home' });
    expect(await visit('/enterprise', session)).toMatchObject({ pathname: '/home' });
  });
});

describe('the navigation', () => {
  it.each(Object.entries(accounts))('offers %s what the account may open', (_name, [column, session]) => {
    const offered = modulesFor((permission) => session.permissions.includes(permission));
    expect(offered.map(({ key }) => key)).toEqual(menus[column]);
  });

  it.each(accessTable.filter(({ module }) => module !== undefined))('marks $module at $address', (row) => {
    expect(modules.find((module) => isInModule(module, row.address))?.key).toBe(row.module);
  });
});
