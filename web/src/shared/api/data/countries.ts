// The list of countries, kept in the browser for the time of section 9 and fetched again in another language.

import { storageCacheMs } from '@app/shared/constants/limits';
import type { CallData } from '@app/shared/contracts/catalogue';
import { useEffect, useState } from 'react';
import { currentCulture } from '../../i18n/culture.ts';
import { call } from '../call.ts';

export type Country = CallData<'countries'>['items'][number];

const storageKey = 'countries';

/** Empty until it is loaded; if it cannot be loaded it stays empty and the field keeps its value. */
export function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState(() => keptCountries(Date.now()));
  useEffect(() => {
    if (countries.length > 0) return;
    call('countries', {}, { passive: true }).then(
      ({ items }) => {
        keepCountries(items, Date.now());
        setCountries(items);
      },
      () => undefined,
    );
  }, [countries]);
  return countries;
}

/** What is kept and neither too old nor in another language; empty otherwise. Times in epoch ms. */
export function keptCountries(now: number): Country[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');
    return isFresh(kept, now) ? kept.items : [];
  } catch {
    return [];
  }
}

export function keepCountries(items: readonly Country[], now: number): void {
  window.localStorage.setItem(storageKey, JSON.stringify({ items, culture: currentCulture(), keptAt: now }));
}

/** Specification section 4: a change of language clears them. */
export function forgetCountries(): void {
  window.localStorage.removeItem(storageKey);
}

interface Kept {
  items: Country[];
  culture: string;
  keptAt: number;
}

function isFresh(kept: unknown, now: number): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const { items, culture, keptAt } = kept as Partial<Kept>;
  const isYoung = typeof keptAt === 'number' && keptAt <= now && now - keptAt < storageCacheMs;
  return isYoung && culture === currentCulture() && Array.isArray(items);
}
