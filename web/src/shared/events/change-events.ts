// The stream of what changes for the user (shared/contracts/notifications/events.ts), one of a tab, while the tab is seen. Pages ask when it
// says so; while it cannot be kept they ask by the clock.

import { eventsPath } from '@app/shared/constants/events';

type Listener = () => void;

/** A hidden tab keeps its stream for so long. */
const hiddenMs = 30_000;
/** A stream that was refused is tried again. */
const againMs = 30_000;

const changeListeners = new Set<Listener>();
const stateListeners = new Set<Listener>();
let source: EventSource | undefined;
let isOpen = false;

/** True while changes are told; otherwise pages have to ask. */
export const isLive = (): boolean => isOpen;

/** Calls back whenever something of the user has changed. Gives the function that stops it. */
export function onChange(listener: Listener): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Calls back when `isLive` may have changed. Gives the function that stops it. */
export function onLiveChange(listener: Listener): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** Keeps the stream for as long as a user is signed in; gives the function that stops it. */
export function watchChanges(): () => void {
  const listening = new AbortController();
  let timer: number | undefined;
  const later = (work: Listener, afterMs: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(work, afterMs);
  };
  const open = () => {
    window.clearTimeout(timer);
    if (source) return;
    source = new EventSource(eventsPath);
    // What changed while no stream was open is not told: a page asks once more.
    source.addEventListener('ready', () => {
      setLive(true);
      tell(changeListeners);
    });
    source.addEventListener('change', () => tell(changeListeners));
    source.addEventListener('reset', () => tell(changeListeners));
    source.addEventListener('error', () => {
      setLive(false);
      // The browser itself connects again, unless it was refused.
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      later(open, againMs);
    });
  };
  const onVisibility = () => (document.hidden ? later(close, hiddenMs) : open());
  document.addEventListener('visibilitychange', onVisibility, { signal: listening.signal });
  onVisibility();
  return () => {
    listening.abort();
    window.clearTimeout(timer);
    close();
  };
}

function close(): void {
  source?.close();
  source = undefined;
  setLive(false);
}

function setLive(now: boolean): void {
  if (isOpen === now) return;
  isOpen = now;
  tell(stateListeners);
}

function tell(listeners: ReadonlySet<Listener>): void {
  for (const listener of listeners) listener();
}
