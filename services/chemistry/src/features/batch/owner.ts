import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { TrayOwner } from './store.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Whose tray, of which module. */
export function trayOwner({ tenantId, userId }: Caller, routeType: RouteType = 'retrosynthesis'): TrayOwner {
  return { tenantId, userId, routeType };
}
