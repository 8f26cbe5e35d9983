// Who is in goes on while the provider of permissions is away.

import { AppError } from '@app/shared/errors/app-error';
import { expect, it, vi } from 'vitest';
import type { Account, Session } from '../sessions/session.ts';
import type { SessionStore } from '../sessions/store.ts';
import { createAccounts } from './provider/accounts.ts';
import type { TokenRefresh } from './provider/token-refresh.ts';

const minute = 60_000;
const begin = 10 * minute;

function accountsThat(response: () => Promise<Account>, lifetime = minute) {
  const time = { now: begin };
  const read = vi.fn(response);
  const known = { permissions: ['sascore'], isExpired: false, fetchedAt: begin } as unknown as Account;
  const given = { expiresAt: begin + lifetime, lifetimeMs: lifetime };
  const session = { key: 'k', user: { id: 'u' }, account: known, tokens: given } as unknown as Session;
  const sessions = { setAccount: async () => undefined, remove: async () => undefined } as unknown as SessionStore;
  const tokens = {
    ensure: async () => ({ accessToken: 't' }),
    replace: async () => undefined,
  } as unknown as TokenRefresh;
  const accounts = createAccounts({ read }, tokens, sessions, () => time.now);
  return { accounts, read, session, known, time };
}

const asking = { headers: {}, id: 'r-1' };

const failing = (key: 'serviceUnavailable' | 'unauthorized' | 'forbidden') => () => Promise.reject(new AppError(key));

it('keeps what was known for five minutes, and asks no more than every five seconds', async () => {
  const { accounts, read, session, known, time } = accountsThat(failing('serviceUnavailable'));
  time.now = begin + 2 * minute;
  for (let call = 0; call < 5; call += 1) expect(await accounts.of(session, asking)).toBe(known);
  expect(read).toHaveBeenCalledTimes(1);
  time.now += 5_001;
  expect(await accounts.of(session, asking)).toBe(known);
  expect(read).toHaveBeenCalledTimes(2);
  time.now = begin + 5 * minute + 1;
  await expect(Promise.resolve(accounts.of(session, asking))).rejects.toMatchObject({ key: 'serviceUnavailable' });
});

it.each([
  ['as long as a token lives', 15 * minute, 15 * minute],
  ['no longer than an hour', 10 * 60 * minute, 60 * minute],
])('keeps what was known %s', async (_case, lifetime, counts) => {
  const { accounts, session, known, time } = accountsThat(failing('serviceUnavailable'), lifetime);
  time.now = begin + counts;
  expect(await accounts.of(session, asking)).toBe(known);
  time.now += 5_001;
  await expect(Promise.resolve(accounts.of(session, asking))).rejects.toMatchObject({ key: 'serviceUnavailable' });
});

it.each(['unauthorized', 'forbidden'] as const)('keeps nothing against a provider that says %s', async (key) => {
  const { accounts, session, time } = accountsThat(failing(key));
  time.now = begin + 2 * minute;
  await expect(Promise.resolve(accounts.of(session, asking))).rejects.toMatchObject({ key });
});

it('keeps nothing that was told to be forgotten', async () => {
  const { accounts, session, known, time } = accountsThat(failing('serviceUnavailable'));
  time.now = begin + 2 * minute;
  const forgotten = { ...session, account: { ...known, fetchedAt: 0 } };
  await expect(Promise.resolve(accounts.of(forgotten, asking))).rejects.toMatchObject({ key: 'serviceUnavailable' });
});
