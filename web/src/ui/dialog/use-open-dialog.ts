import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { closeDialog, openDialog, openDialogs } from '../../shared/lib/open-dialogs.ts';
import { useStore } from '../../shared/lib/store.ts';

/** For what lies over the page while it is rendered; true while nothing lies over it. The focus goes back to where it was. */
export function useOpenDialog(): boolean {
  const id = useId();
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    openDialog(id);
    return () => closeDialog(id);
  }, [id]);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return useStore(openDialogs).at(-1) === id;
}
