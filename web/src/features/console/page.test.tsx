import { render, screen, within } from '@testing-library/react';
import type { Payment } from '@app/shared/contracts/console/payments';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, expect, it, vi } from 'vitest';
import { fireEvent, waitFor } from '@testing-library/react';
import { runtimeConfig } from '../../shared/api/data/runtime-config.ts';
import { testConfig } from '../../shared/api/data/test-config.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { EnterprisePage } from './page.tsx';

beforeAll(() => i18n.loadNamespaces(['console', 'profile', 'contact']));

const payment: Payment = {
  paymentId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c31',
  number: 'BT20260615-1A2B3C4D',
  plan: 'pro',
  months: 12,
  amount: 1_200_050,
  currency: 'CNY',
  paidOn: '2026-06-14',
  payer: 'Demo Pharma',
  transactionNumber: '',
  remarks: '',
  vouchers: [{ voucherId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c32', format: 'pdf', bytes: 20_480 }],
  status: 'approved',
  failureReason: null,
  submittedBy: 'Zhou Min',
  submittedAt: '2026-06-15T08:00:00.000Z',
  reviewedAt: '2026-06-16T08:00:00.000Z',
  bought: { accountType: 'payProfessional', expirationDate: '2027-08-31T00:00:00.000Z', months: 12, points: 12_000 },
  invoice: { status: 'notApplied', appliedAt: null, number: null, hasDocument: false },
  contract: { status: 'complete', appliedAt: '2026-06-15T09:00:00.000Z', number: 'C-1', hasDocument: true },
};
const points = { balance: 500, pointsPerDay: 100, exchangeableDays: 5, total: 0, items: [] };

function open(isExpired: boolean, address = '/enterprise', isTenantAdmin = true) {
  sessionStore.set(
    testSession({
      permissions: [],
      account: {
        isTenantAdmin,
        isExpired,
        accountType: 'payProfessional',
        expirationDate: isExpired ? '2025-06-30T12:00:00.000Z' : null,
      },
    }),
  );
  const { contact } = testConfig();
  runtimeConfig.set(testConfig({ contact: { ...contact, email: 'sales@example.com', takesMessages: true } }));
  const askUser = vi.fn(() => sessionStore.get());
  const wire = stubCalls({
    'GET /bff/user': askUser,
    'GET /api/common/user-profile': () => ({
      userBasicInfo: {
        customerName: 'Demo Expired',
        accountType: 'payProfessional',
        expirationDate: '2027-08-31T00:00:00.000Z',
        creationTime: '2024-03-01T00:00:00.000Z',
      },
    }),
    'GET /api/console/last-payment': () => ({ payment }),
    'GET /api/console/bank-transfer-info': () => ({ account: null, reference: 't-demo' }),
    'POST /api/console/payment/list': () => ({
      total: 1,
      counts: { pendingReview: 0, approved: 1, reviewFailed: 0 },
      items: [payment],
    }),
    'POST /api/console/payment/points/list': () => points,
    'POST /api/console/payment/points/exchange': () => ({ balance: 200, expirationDate: '2027-09-03T00:00:00.000Z' }),
    'GET /api/console/payment/invoice-apply': () => payment,
    'GET /api/console/account-closing': () => ({ isOpen: true, nameToType: 'admin', graceDays: 30, removalAt: null }),
    'GET /api/common/contact': () => ({
      organisation: 'Demo Expired',
      administrators: [],
      takesMessages: true,
      sender: { name: 'Chen Yiming', company: 'Demo Expired', phone: '', email: 'chen@demo.example' },
    }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>
        <EnterprisePage />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { ...wire, askUser };
}

it('shows an expired administrator which account, since when, what stays and whom to write to', async () => {
  open(true);
  for (const text of ['Demo Expired', 'Chen Yiming (chemist)', 'June 30, 2025', 'What stays'])
    expect(await screen.findByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Contact sales' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Renewal for Demo Expired');
  expect(screen.getByRole('link', { name: 'sales@example.com' }).getAttribute('href')).toContain(
    'mailto:sales@example.com?',
  );
});

it('reloads as soon as the subscription runs again, and not before', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { askUser } = open(true, '/enterprise?part=payments');
  await waitFor(() => expect(askUser).toHaveBeenCalledOnce());
  await screen.findByText('BT20260615-1A2B3C4D', { exact: false });
  expect(reload).not.toHaveBeenCalled();
  askUser.mockReturnValue(testSession());
  await waitFor(() => expect(reload).toHaveBeenCalled(), { timeout: 6_000 });
});

it('does not ask while the subscription runs', async () => {
  const { askUser } = open(false);
  expect(await screen.findByText('BT20260615-1A2B3C4D', { exact: false })).toBeTruthy();
  expect(askUser).not.toHaveBeenCalled();
});

it('shows an administrator plan, end, points and newest payment', async () => {
  open(false);
  for (const text of ['Professional', 'August 31, 2027', '500', '¥12,000.50', 'BT20260615-1A2B3C4D'])
    expect(await screen.findByText(text, { exact: false, selector: 'div, small, dd, span' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay by bank transfer' }).getAttribute('href')).toContain('part=pay');
});

it('says to other users whom to ask, and compares the plans', async () => {
  open(false, '/enterprise', false);
  expect(await screen.findByText('The console is for administrators of your organization')).toBeTruthy();
  expect(await screen.findByRole('columnheader', { name: /Professional.*Your plan/ })).toBeTruthy();
});

it('says that no bank account is named, and what a payment still lacks', async () => {
  open(false, '/enterprise?part=pay');
  expect(await screen.findByText('No bank account is configured')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  for (const text of ['Enter the amount, such as 12000.50', 'Enter the paying account', 'Add a receipt'])
    expect(await screen.findByText(text)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name of the paying account'), { target: { value: 'Demo' } });
  fireEvent.blur(screen.getByLabelText('Name of the paying account'));
  await waitFor(() => expect(screen.queryByText('Enter the paying account')).toBeNull());
  const file = new File(['x'], 'receipt.exe');
  fireEvent.change(screen.getByLabelText('Receipts'), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toContain('receipt.exe is not a PNG, JPEG, WebP or PDF file.');
  fireEvent.change(screen.getByLabelText('Receipts'), { target: { files: [new File([], 'empty.pdf'), file] } });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/^empty\.pdf is empty\..*receipt\.exe is not/),
  );
  fireEvent.change(screen.getByLabelText('Amount transferred'), { target: { value: '1000000000.05' } });
  fireEvent.blur(screen.getByLabelText('Amount transferred'));
  expect(await screen.findByText(/100,000,000\.00/)).toBeTruthy();
});

it('opens a payment with what it brought, and applies for its invoice', async () => {
  open(false, '/enterprise?part=payments');
  fireEvent.click(await screen.findByRole('button', { name: 'Details: BT20260615-1A2B3C4D' }));
  expect(await screen.findByText('Professional until August 31, 2027, 12,000 points')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download: Contract' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Tax number (optional)'), { target: { value: '91<310>A' } });
  fireEvent.click(screen.getByRole('button', { name: 'Request the invoice' }));
  const asked = () =>
    vi
      .mocked(fetch)
      .mock.calls.map(([address]) => String(address))
      .find((one) => one.includes('invoice-apply'));
  await waitFor(() => expect(asked()).toContain('title=Demo+Pharma&taxNumber=91310A'));
});

it('exchanges points after a confirmation', async () => {
  const wire = open(false, '/enterprise?part=points');
  fireEvent.change(await screen.findByLabelText('Days'), { target: { value: '6' } });
  expect(await screen.findByText('1 to 5 days')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Days'), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Exchange' }));
  const [confirm] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Exchange' });
  if (confirm) fireEvent.click(confirm);
  const bodies = () => wire.bodiesOf('/api/console/payment/points/exchange');
  await waitFor(() =>
    expect(bodies()).toMatchObject([{ days: 3, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) }]),
  );
});

it('logs an account off only under its typed name', async () => {
  open(false, '/enterprise?part=account');
  fireEvent.click(await screen.findByRole('button', { name: 'Close account' }));
  const dialog = within(await screen.findByRole('dialog'));
  const button = dialog.getByRole('button', { name: 'Close account' });
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.change(dialog.getByLabelText('Type admin to confirm'), { target: { value: 'admin' } });
  expect(button.hasAttribute('disabled')).toBe(false);
});
