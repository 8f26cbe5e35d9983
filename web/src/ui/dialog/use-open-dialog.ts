import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { closeDialog, openDialog, openDialogs } from '../../shared/lib/open-dialogs.ts';
import { useStore } from '../../shared/lib/store.ts';

/** For what lies over the page while it is rendered; true while nothing lies over it. The focus goes back to where it was. */
export function useOpenDialog(): boolean {
  const id = useId();
  useFocusBack();
  useLayoutEffect(() => {
    openDialog(id);
    return () => closeDialog(id);
  }, [id]);
  return useStore(openDialogs).at(-1) === id;
}

/** When what is rendered goes, the focus goes back to where it was. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** Handles Escape where it was pressed: the structure editor keeps it from the window, where antd listens. */
export function onEscape(close: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !close) return;
    event.stopPropagation();
    close();
  };
}
