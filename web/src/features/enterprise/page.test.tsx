import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { fireEvent, waitFor } from '@testing-library/react';
import { i18n } from '../../i18n/i18n.ts';
import { answerCalls } from '../../lib/test-answers.ts';
import { sessionStore } from '../../session/session.ts';
import { testSession } from '../../session/test-session.ts';
import { EnterprisePage } from './page.tsx';

beforeAll(() => i18n.loadNamespaces(['enterprise', 'profile']));

function open(isExpired: boolean) {
  sessionStore.set(
    testSession({
      permissions: [],
      account: {
        isTenantAdmin: true,
        isExpired,
        accountType: 'payProfessional',
        expirationDate: isExpired ? '2025-06-30T12:00:00.000Z' : null,
      },
    }),
  );
  answerCalls({
    'GET /api/common/user-profile': () => ({ userBasicInfo: { customerName: 'Demo Expired' } }),
    'GET /api/common/config': () => ({ thirdPartyOptions: { pharma: null } }),
  });
  render(
    <MemoryRouter>
      <EnterprisePage />
    </MemoryRouter>,
  );
}

it('tells an expired administrator which account, since when, what stays and whom to write to', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  open(true);
  for (const text of ['Demo Expired', 'Chen Yiming (chemist)', 'June 30, 2025', 'Professional', 'What stays'])
    expect(await screen.findByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Write to sales' }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const address = decodeURIComponent(String(assign.mock.calls[0]?.[0]));
  for (const part of ['mailto:', 'renewal for Demo Expired', 't-demo', 'June 30, 2025'])
    expect(address).toContain(part);
});

it('tells everybody else that the console is not there yet', () => {
  open(false);
  expect(screen.getByRole('heading', { name: 'The enterprise console is under development' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/home');
});
