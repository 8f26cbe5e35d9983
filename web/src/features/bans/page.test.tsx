import type { BannedReaction } from '@app/shared/contracts/bans';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { BanPage } from './page.tsx';

const molecule = (smiles: string, name: string) => ({
  key: smiles.padEnd(22, 'A'),
  smiles,
  formula: 'CH4',
  molecularWeight: 16,
  name,
});
const banned = (number: number, more: Partial<BannedReaction> = {}): BannedReaction => ({
  id: `018f3f7e-7d3e-7c11-9a55-${String(number).padStart(12, '0')}`,
  scope: 'reaction',
  name: `Reaction ${number}`,
  reactionSmiles: 'CCO.CC(=O)O>>CCOC(C)=O',
  precursors: [molecule('CCO', 'ethanol'), molecule('CC(=O)O', 'acetic acid')],
  product: molecule('CCOC(C)=O', 'ethyl acetate'),
  templateId: 't-1',
  createdAt: '2026-03-09T07:05:03.000Z',
  ...more,
});

let list: BannedReaction[];
let asked: string[];

beforeAll(() => i18n.loadNamespaces(['bans', 'common']));
beforeEach(() => {
  list = [];
  asked = [];
  toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

/** A service with the list; pages as the contract has them. */
function open(handlers: Parameters<typeof stubCalls>[0] = {}) {
  stubCalls({
    'GET /api/common/dislike-reaction': (_, address) => {
      asked.push(address);
      const query = new URL(address, 'http://localhost').searchParams;
      const size = Number(query.get('pageSize'));
      const from = (Number(query.get('pageIndex')) - 1) * size;
      const found = list.filter(({ name }) => name.includes(query.get('searchValue') ?? ''));
      return { total: found.length, items: found.slice(from, from + size) };
    },
    ...handlers,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <MemoryRouter>
        <BanPage />
      </MemoryRouter>
    </SWRConfig>,
  );
}

it('says where reactions are banned while there are none, and has nothing to search or download', async () => {
  open();
  expect(await screen.findByText('No reaction is banned')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to tasks' }).getAttribute('href')).toBe('/retrosynthesis');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
});

it('shows each reaction with its kind, drawing, reason and day', async () => {
  list = [banned(1, { scope: 'template', reason: 'exotherm above 1 mol' })];
  open();
  for (const text of ['Reaction 1', 'Every reaction of this kind', 'Reason: exotherm above 1 mol', 'March 9, 2026'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    expect.stringContaining('ethanol'),
    expect.stringContaining('acetic acid'),
    expect.stringContaining('ethyl acetate'),
  ]);
});

it('finds by name or reaction, and downloads what was found', async () => {
  list = [banned(1), banned(2)];
  open();
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Reaction 2' } });
  await waitFor(() => expect(screen.queryByText('Reaction 1')).toBeNull());
  expect(screen.getByText('Reaction 2')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 entry');
  const links = screen.getAllByRole('link', { name: /Download as/ }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    ['xlsx', 'csv', 'pdf'].map((kind) => expect.stringMatching(`fileType=${kind}&searchValue=Reaction(\\+|%20)2`)),
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
  expect(await screen.findByText('Nothing on the list matches.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
});

it('shows all of a long list, page after page', async () => {
  list = Array.from({ length: 125 }, (_, index) => banned(index + 1));
  open();
  await screen.findByText('Reaction 20');
  expect(screen.queryByText('Reaction 21')).toBeNull();
  for (const last of [40, 60, 80, 100, 120, 125]) {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(`Reaction ${last}`)).toBeTruthy();
  }
  expect(asked.every((address) => address.includes('pageSize=20'))).toBe(true);
});

it('allows a reaction again, and later rows move up', async () => {
  list = Array.from({ length: 21 }, (_, index) => banned(index + 1));
  const gone = list[2];
  open({
    [`GET /api/common/delete-reactions/${gone?.id}`]: () => {
      list = list.filter((one) => one !== gone);
      return { deleted: 1 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Allow Reaction 3 again' }));
  expect(await screen.findByText('Reaction 21')).toBeTruthy();
  expect(screen.queryByText('Reaction 3')).toBeNull();
  expect(toasts.get()).toMatchObject([{ text: 'Reaction 3 may be proposed again.' }]);
});

it('says what the server says when one cannot be taken off, and keeps it', async () => {
  list = [banned(1)];
  open({
    [`GET /api/common/delete-reactions/${list[0]?.id}`]: () => {
      throw new Refusal(10022, 'It is gone.');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Allow Reaction 1 again' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'It is gone.' }]));
  expect(screen.getByText('Reaction 1')).toBeTruthy();
});
