// Release notes since the last one that this user has seen.

import type { ReleaseNote } from '@app/shared/contracts/help';
import { call } from '../../shared/api/call.ts';
import { createStore } from '../../shared/lib/store.ts';

export const unreadNotes = createStore<readonly ReleaseNote[]>([]);

/** True when there are unread notes. If they cannot be shown now, they are at the next sign-in. */
export async function loadUnreadNotes(): Promise<boolean> {
  const found = await call('unreadReleaseNotes', {}, { passive: true }).catch(() => null);
  unreadNotes.set(found?.isShown ? found.notes : []);
  return unreadNotes.get().length > 0;
}
