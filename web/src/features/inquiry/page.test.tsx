import type { Inquiry } from '@app/shared/contracts/inquiry';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { InquiryPage } from './page.tsx';

const inquiryId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c31';
const failed: Inquiry = {
  inquiryId,
  state: 'failed',
  molecule: {
    key: 'A'.repeat(22),
    smiles: 'NCc1ccccc1',
    formula: 'C7H9N',
    molecularWeight: 107.15,
    name: 'benzylamine',
  },
  grams: 250,
  purity: '',
  remarks: '',
  attempts: 1,
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  sentAt: null,
  answer: null,
};

function open(inquiry: Inquiry) {
  const counts = { recorded: 0, sent: 0, failed: 0, answered: 0, closed: 0, [inquiry.state]: 1 };
  const calls = stubCalls({
    'GET /api/common/inquiry-list': () => ({ total: 1, counts, items: [inquiry] }),
    'POST /api/common/inquiry-retry': () => ({ inquiry: { ...inquiry, state: 'sent', attempts: 2 } }),
    'POST /api/common/inquiry-close': () => ({ inquiry: { ...inquiry, state: 'answered' } }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: InquiryPage }])} />
    </SWRConfig>,
  );
  return calls;
}

beforeAll(() => i18n.loadNamespaces(['inquiry', 'structure']));

describe('the page of inquiries', () => {
  it('shows what was not sent, how many there are of each state, and sends it again', async () => {
    const calls = open(failed);
    fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(calls.bodiesOf('/api/common/inquiry-retry')).toEqual([{ inquiryId }]));
    expect(screen.getByRole('radio', { name: 'Not sent 1' })).toBeTruthy();
  });

  it('takes the offer that answered an inquiry, in minor units', async () => {
    const calls = open({ ...failed, state: 'sent' });
    fireEvent.click(await screen.findByRole('button', { name: 'Enter offer' }));
    const dialog = await screen.findByRole('dialog');
    const fill = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    expect(within(dialog).getByRole('button', { name: 'Save offer' })).toHaveProperty('disabled', true);
    fill('Supplier', 'Example');
    fill('Price per pack', '12,5');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save offer' }));
    await waitFor(() =>
      expect(calls.bodiesOf('/api/common/inquiry-close')).toMatchObject([
        { inquiryId, to: 'answered', answer: { supplier: 'Example', price: 1_250, grams: 250, remarks: '' } },
      ]),
    );
  });

  it('shows all of one inquiry', async () => {
    open(failed);
    fireEvent.click(await screen.findByRole('button', { name: 'benzylamine' }));
    const dialog = await screen.findByRole('dialog');
    for (const said of ['NCc1ccccc1', '250 g', inquiryId]) expect(within(dialog).getByText(said)).toBeTruthy();
  });
});
