// Overlays never stack: those that want to show wait in one queue, the most important first.

import { createStore, useStore } from '../../shared/lib/store.ts';
import { dialogs } from '../../shared/lib/notices.ts';
import { isDialogOpen } from '../../shared/lib/open-dialogs.ts';
import { sessionWarning } from '../../shared/session/clock.ts';
import { useEffect, useState } from 'react';

/** The order of importance. */
export const overlayNames = ['privacy', 'pricing', 'update', 'promotion', 'tour'] as const;
export type OverlayName = (typeof overlayNames)[number];

const waiting = createStore<readonly OverlayName[]>([]);
const lookAgainMs = 300;

/** Wants an overlay to show; the same one waits once. */
export function openOverlay(name: OverlayName): void {
  if (!waiting.get().includes(name)) waiting.set(inOrder([...waiting.get(), name]));
}

export function closeOverlay(name: OverlayName): void {
  waiting.set(waiting.get().filter((one) => one !== name));
}

export function inOrder(names: readonly OverlayName[]): OverlayName[] {
  return overlayNames.filter((name) => names.includes(name));
}

/** The overlay that may show now: none while the page says something else. */
export function useFirstOverlay(): OverlayName | null {
  const [first] = useStore(waiting);
  const isNoticed = useStore(dialogs).length > 0;
  const isWarned = useStore(sessionWarning) !== null;
  const [shown, setShown] = useState<OverlayName | null>(null);
  useEffect(() => {
    if (first === undefined || shown === first) return undefined;
    // Another part of the page may have a dialog of its own open.
    const look = () => {
      if (!isDialogOpen() || shown !== null) setShown(first);
    };
    look();
    const timer = window.setInterval(look, lookAgainMs);
    return () => window.clearInterval(timer);
  }, [first, shown]);
  if (first === undefined || isNoticed || isWarned) return null;
  return shown === first ? first : null;
}
