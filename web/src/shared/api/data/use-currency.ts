// The currency of prices: the user's choice, else the usual currency of the address (specification section 9).

import type { Currency } from '@app/shared/constants/locale';
import { defaultCurrency } from '@app/shared/rules/locale-defaults';
import { useCall } from '../use-call.ts';

export function usualCurrency(): Currency {
  return defaultCurrency(window.location.hostname);
}

/** The usual one until the user's settings are known. */
export function useCurrency(): Currency {
  const { data } = useCall('userProfile', {}, { passive: true });
  return data?.currency ?? usualCurrency();
}
