import { useEffect, useState } from 'react';
import { dialogs } from '../../lib/notices.ts';
import { useStore } from '../../lib/store.ts';
import { sessionWarning } from '../../session/warning.ts';

const lookAgainMs = 500;

/** Whether a dialog may open now: none of the page's notices stands or waits, and no other is open. */
export function useNobodyElseSpeaks(wanted: boolean): boolean {
  const isNoticed = useStore(dialogs).length > 0;
  const isWarned = useStore(sessionWarning) !== null;
  const [wasFree, setWasFree] = useState(false);
  useEffect(() => {
    if (!wanted || wasFree) return undefined;
    const look = () => setWasFree(document.querySelector('dialog[open]') === null);
    look();
    const timer = window.setInterval(look, lookAgainMs);
    return () => window.clearInterval(timer);
  }, [wanted, wasFree]);
  return wasFree && !isNoticed && !isWarned;
}
