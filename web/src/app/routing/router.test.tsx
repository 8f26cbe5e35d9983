import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DeploymentKind } from '@app/shared/constants/modules';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testConfig } from '../../shared/api/data/test-config.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { testSession } from '../../shared/session/test-session.ts';

const user = testSession({ permissions: ['sascore', 'statistics'] });

// The session is asked for once a page load, so each test loads the pages again.
async function open(path: string) {
  vi.resetModules();
  const { startI18n } = await import('../../shared/i18n/i18n.ts');
  await startI18n();
  const { routes } = await import('./router.tsx');
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('locale', 'en');
});
afterEach(() => {
  // First the pages go, then the gateway: what a page still wants to ask must not reach a real one.
  cleanup();
  vi.unstubAllGlobals();
});

describe('addresses', () => {
  it.each(['/', '/index'])('%s leads home', async (path) => {
    stubCalls({ 'GET /bff/user': () => user });
    const router = await open(path);
    await screen.findByRole('heading', { level: 1, name: 'Which molecule do you want to make?' });
    expect(router.state.location.pathname).toBe('/home');
  });

  it.each(['/no/such/page', '/retrosynthesis'])('%s is not found for this user', async (path) => {
    stubCalls({ 'GET /bff/user': () => user });
    const router = await open(path);
    await screen.findByRole('heading', { name: 'This page does not exist' });
    expect(router.state.location.pathname).toBe('/404');
  });

  it('shows the page of what does not exist to anybody', async () => {
    stubCalls({});
    await open('/404');
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
  });

  it('leaves for sign-in without a session, and remembers the way back', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    stubCalls({
      'GET /bff/user': () => {
        throw new Refusal(401, 'Sign in', 401);
      },
    });
    await open('/home');
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(assign.mock.calls[0]?.[0]).toMatch(/^\/bff\/login\?returnTo=.*&culture=en$/);
    assign.mockRestore();
  });

  it('says what is wrong when the session cannot be read, and offers to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stubCalls({
      'GET /bff/user': () => {
        throw new Refusal(503, 'The service is down.', 503);
      },
    });
    await open('/home');
    await screen.findByText('The service is down.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    vi.restoreAllMocks();
  });

  it.each(['/my', '/profile'])('%s leads to the profile', async (path) => {
    stubCalls({ 'GET /bff/user': () => user });
    const router = await open(path);
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    expect(router.state.location.pathname).toBe('/my/profile');
  });
});

describe('the frame around the pages', () => {
  it('keeps its header, with a menu that is open in it, when a page comes that fills the window', async () => {
    stubCalls({ 'GET /bff/user': () => user });
    const router = await open('/home');
    await screen.findByRole('heading', { level: 1, name: 'Which molecule do you want to make?' });
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Language: English' }));
    const choice = await screen.findByRole('menuitemradio', { name: '简体中文' });
    await act(() => router.navigate('/sascore'));
    await screen.findByRole('heading', { level: 1, name: 'SAScore' });
    expect(choice.isConnected).toBe(true);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(document.querySelectorAll('[data-fixed="true"]')).toHaveLength(1);
    await act(() => router.navigate('/home'));
    expect(document.querySelectorAll('[data-fixed="true"]')).toHaveLength(0);
  });
});

describe('an administrator whose subscription has expired', () => {
  const account = {
    isTenantAdmin: true,
    isExpired: true,
    accountType: 'payProfessional',
    expirationDate: '2025-06-30T15:59:59.000Z',
  } as const;
  const expired = (deployment: DeploymentKind) => testSession({ permissions: [], deployment, account });

  it.each(['/home', '/retrosynthesis', '/my/profile', '/404', '/no/such/page', '/enterprise'])(
    'is led from %s to the console, which is all there is',
    async (path) => {
      stubCalls({ 'GET /bff/user': () => expired('universal') });
      const router = await open(path);
      await screen.findByRole('heading', { name: "Your organization's subscription has ended" });
      expect(router.state.location.pathname).toBe('/enterprise');
      expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
      await act(() => router.navigate('/home'));
      expect(router.state.location.pathname).toBe('/enterprise');
    },
  );

  it.each(['/home', '/enterprise', '/no/such/page'])(
    'sees at %s of an enterprise deployment that the system has expired, and nothing else',
    async (path) => {
      const { contact } = testConfig();
      stubCalls({
        'GET /bff/user': () => expired('enterprise'),
        'GET /api/common/config': () =>
          testConfig({ deployment: 'enterprise', contact: { ...contact, phone: '+86 21 5555 0100' } }),
        'GET /api/common/contact': () => ({
          organisation: 'Demo Pharma',
          administrators: [],
          takesMessages: false,
          sender: { name: '', company: '', phone: '', email: '' },
        }),
      });
      await open(path);
      const dialog = await screen.findByRole('dialog', { name: 'The license of this system has expired' });
      const call = await within(dialog).findByRole('link', { name: '+86 21 5555 0100' });
      expect(call.getAttribute('href')).toBe('tel:+862155550100');
      expect(screen.queryByRole('main')).toBeNull();
      expect(screen.queryByRole('banner')).toBeNull();
    },
  );
});

describe('the console', () => {
  it('is not found in an enterprise deployment', async () => {
    stubCalls({ 'GET /bff/user': () => testSession({ deployment: 'enterprise' }) });
    const router = await open('/enterprise');
    await screen.findByRole('heading', { name: 'This page does not exist' });
    expect(router.state.location.pathname).toBe('/404');
  });

  it('is there for everybody elsewhere, and works for administrators', async () => {
    stubCalls({ 'GET /bff/user': () => testSession({ deployment: 'domestic' }) });
    await open('/enterprise');
    expect(await screen.findByRole('heading', { name: 'Enterprise console' })).toBeTruthy();
  });
});

describe("a pharma company's deployment", () => {
  const pharma = {
    helpCenterLink: 'https://help.pharma.example/',
    adminEmail: 'it@pharma.example',
    thirdPartyName: 'Acme Pharma',
  };

  it('shows its name, its help and its address', async () => {
    const opened = vi.spyOn(window, 'open').mockImplementation(() => null);
    stubCalls({
      'GET /bff/user': () => user,
      'GET /api/common/config': () => ({ thirdPartyOptions: { pharma } }),
    });
    await open('/home');
    expect(await screen.findByText('Acme Pharma')).toBeTruthy();
    expect(within(screen.getByRole('contentinfo')).getByRole('link').getAttribute('href')).toMatch(
      /^mailto:it@pharma\.example\?/,
    );
    fireEvent.click(await screen.findByRole('button', { name: /Account of/ }));
    expect(await screen.findByRole('menuitem', { name: 'Sign out of Acme Pharma' })).toBeTruthy();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Acme Pharma help center' }));
    expect(opened).toHaveBeenCalledWith(pharma.helpCenterLink, '_blank', 'noopener');
  });

  it('names its address in error dialogs', async () => {
    stubCalls({
      'GET /bff/user': () => {
        throw new Refusal(997, 'No permissions are configured.', 403, { display: 'dialog', action: 'login' });
      },
      'GET /api/common/config': () => ({ thirdPartyOptions: { pharma } }),
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/home');
    const dialog = await screen.findByRole('dialog', { name: 'Please note' });
    expect(await within(dialog).findByRole('link', { name: 'Support: it@pharma.example' })).toBeTruthy();
  });
});
