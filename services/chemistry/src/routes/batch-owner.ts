import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { TrayOwner } from '../batch/tray-store.ts';
import type { Caller } from './caller.ts';

/** Whose tray, of which module. */
export function trayOwner({ tenantId, userId }: Caller, routeType: RouteType = 'retrosynthesis'): TrayOwner {
  return { tenantId, userId, routeType };
}
