import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { createContext } from 'react';

/** What all routes of a list have in common. */
export const ListContext = createContext<{ routeType: RouteType; isShared: boolean }>({
  routeType: 'retrosynthesis',
  isShared: false,
});
