import type { Permission } from '@app/shared/constants/modules';
import type { SessionUser } from '@app/shared/contracts/session';
import { canAccess } from '@app/shared/rules/account/access';
import { useStore } from '../lib/store.ts';
import { sessionStore } from './session.ts';

export interface Session extends SessionUser {
  /** Does the user hold this permission, or one of these; or what is decided already. */
  can: (required: Permission | readonly Permission[] | boolean) => boolean;
}

/** The signed-in user. Only for screens below the layouts, which open after the session is known. */
export function useSession(): Session {
  const session = useStore(sessionStore);
  if (!session) throw new RangeError('no session yet');
  return { ...session, can: (required) => canAccess(required, session.permissions) };
}
