// Saves what is edited on the page: when it has settled, when it is asked to, and before the page goes. One call at a time, the
// newest value last; what could not be saved stays and can be sent again.

import { useEffect, useRef, useState } from 'react';

export interface SavingOptions<T> {
  /** As the service has it at first. */
  kept: T;
  /** Sends a value as a change of the one before. Gives what the service has now, where that is another. */
  post: (sent: T, before: T) => Promise<T | undefined>;
  isSame?: (one: T, other: T) => boolean;
  /** After so many milliseconds without a change it has settled. */
  restMs: number;
}

export function useSaving<T>({ kept, post, isSame = Object.is, restMs }: SavingOptions<T>) {
  const [value, setValue] = useState(kept);
  const [state, setState] = useState<'saved' | 'waiting' | 'saving' | 'failed'>('saved');
  const held = useRef({ saved: kept, newest: kept, timer: 0, isSending: false, isAskedAgain: false });
  const send = async () => {
    const { current } = held;
    window.clearTimeout(current.timer);
    // What is asked for while a value is on its way follows it, should that fail.
    current.isAskedAgain = current.isSending;
    if (current.isSending || isSame(current.saved, current.newest)) return;
    current.isSending = true;
    setState('saving');
    try {
      // What was changed while a value was on its way goes out next, as a change of that value.
      while (!isSame(current.saved, current.newest)) {
        const sent = current.newest;
        const now = await post(sent, current.saved);
        current.saved = sent;
        if (now === undefined || current.newest !== sent) continue;
        current.saved = now;
        current.newest = now;
        setValue(now);
      }
      setState('saved');
    } catch {
      setState('failed');
    } finally {
      current.isSending = false;
      if (current.isAskedAgain) void latest.current.send();
    }
  };
  /** A page that closes waits for nothing, not even for the call before. */
  const leave = () => {
    const { current } = held;
    const left = current.newest;
    if (!isSame(current.saved, left))
      post(left, current.saved).then(
        () => (current.saved = left),
        () => undefined,
      );
  };
  const latest = useRef({ send, leave });
  useEffect(() => {
    latest.current = { send, leave };
  });
  useEffect(() => {
    const close = () => latest.current.leave();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      void latest.current.send();
    };
  }, []);
  const put = (next: T) => {
    const { current } = held;
    current.newest = next;
    window.clearTimeout(current.timer);
    current.timer = window.setTimeout(() => void latest.current.send(), restMs);
    setValue(next);
    setState(isSame(next, current.saved) && !current.isSending ? 'saved' : 'waiting');
  };
  return { value, state, put, save: () => void send() };
}
