import { useEffect, useState, useEffectEvent } from 'react';

/** The value once it has settled for so many milliseconds. */
export function useDebounced<T>(value: T, pauseMs = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** The typed value once it has not changed for a while; a value from outside replaces it. */
export function useSettled(value: string, tell: (value: string) => void): [string, (typed: string) => void] {
  const [state, setState] = useState({ typed: value, of: value });
  if (state.of !== value) setState({ typed: value, of: value });
  const settled = useDebounced(state.typed);
  const tellNow = useEffectEvent((text: string) => {
    if (text === state.typed && text !== value) tell(text);
  });
  useEffect(() => tellNow(settled), [settled]);
  return [state.typed, (typed) => setState({ typed, of: value })];
}
