// What is new, in its turn among the overlays.

import { UpdateNotice } from '../../features/help/releases/update-notice.tsx';
import { useStore } from '../../shared/lib/store.ts';
import { closeOverlay } from './queue.ts';
import { unreadNotes } from './unread-notes.ts';

export function UpdateDialog() {
  return <UpdateNotice notes={useStore(unreadNotes)} onClose={() => closeOverlay('update')} />;
}
