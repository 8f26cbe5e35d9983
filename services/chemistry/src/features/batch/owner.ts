import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { WorklistOwner } from './store.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Whose tray, of which module. */
export function worklistOwner({ tenantId, userId }: Caller, routeType: RouteType = 'retrosynthesis'): WorklistOwner {
  return { tenantId, userId, routeType };
}
