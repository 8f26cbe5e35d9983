import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { stubCalls } from '../../lib/test-calls.ts';
import { useCurrency, usualCurrency } from './use-currency.ts';

afterEach(() => vi.unstubAllGlobals());

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

it.each([
  ['the chosen one', 'CNY', 'CNY'],
  ['the chosen one, though it is the usual one', 'USD', 'USD'],
  ['the usual one of the address where none is chosen', null, 'USD'],
])('prices are told in %s', async (_, chosen, expected) => {
  const profile = vi.fn(() => ({ currency: chosen }));
  stubCalls({ 'GET /api/common/user-profile': profile });
  const { result } = renderHook(useCurrency, { wrapper });
  expect(result.current).toBe(usualCurrency());
  await waitFor(() => expect(result.current).toBe(expected));
  await waitFor(() => expect(profile).toHaveBeenCalledOnce());
});
