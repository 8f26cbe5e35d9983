import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, Refusal } from '../lib/test-answers.ts';
import { testSession } from '../session/test-session.ts';

const user = testSession({ permissions: ['sascore', 'statistics'] });

// The session is asked for once a page load, so each test loads the pages anew.
async function open(path: string) {
  vi.resetModules();
  const { startI18n } = await import('../i18n/i18n.ts');
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
afterEach(() => vi.unstubAllGlobals());

describe('addresses', () => {
  it.each(['/', '/index'])('%s leads home', async (path) => {
    answerCalls({ 'GET /bff/user': () => user });
    const router = await open(path);
    await screen.findByRole('heading', { level: 1, name: 'Which molecule do you want to make?' });
    expect(router.state.location.pathname).toBe('/home');
  });

  it.each(['/no/such/page', '/retrosynthesis'])('%s is not found for this user', async (path) => {
    answerCalls({ 'GET /bff/user': () => user });
    const router = await open(path);
    await screen.findByRole('heading', { name: 'This page does not exist' });
    expect(router.state.location.pathname).toBe('/404');
  });

  it('shows the page of what does not exist to anybody', async () => {
    answerCalls({});
    await open('/404');
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
  });

  it('leaves for sign-in without a session, and remembers the way back', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    answerCalls({
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
    answerCalls({
      'GET /bff/user': () => {
        throw new Refusal(503, 'The service is down.', 503);
      },
    });
    await open('/home');
    await screen.findByText('The service is down.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});
