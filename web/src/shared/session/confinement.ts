// An administrator whose subscription has expired may open the console only (specification section 2);
// where the deployment has no console, the system itself has expired (decisions section 7).

import type { SessionUser } from '@app/shared/contracts/session';
import { isExpired } from '@app/shared/rules/account/expiry';
import { serverNow } from '../api/server-time.ts';

export type Confinement = 'console' | 'systemExpired';

/** Where this user is confined to; null for other users. */
export function confinementOf({
  account,
  deployment,
}: Pick<SessionUser, 'account' | 'deployment'>): Confinement | null {
  // The page may have been open when the day came.
  const isOver = account.isExpired || isExpired(account, serverNow());
  if (!account.isTenantAdmin || !isOver) return null;
  return deployment === 'enterprise' ? 'systemExpired' : 'console';
}

/** The one page that is left to a confined user; null if not confined. */
export function onlyPage(session: Pick<SessionUser, 'account' | 'deployment'>): string | null {
  const confinement = confinementOf(session);
  if (confinement === null) return null;
  return confinement === 'console' ? '/enterprise' : '/home';
}
