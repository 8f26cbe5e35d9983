// Which module a page belongs to, where its address does not say.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useEffect } from 'react';
import { createStore } from '../lib/store.ts';

export const shownModule = createStore<RouteType | null>(null);

/** Marks the module in the navigation while the page is on the screen, once it is known. */
export function useShownModule(routeType: RouteType | undefined): void {
  useEffect(() => {
    shownModule.set(routeType ?? null);
    return () => shownModule.set(null);
  }, [routeType]);
}
