import { useEffect, useState, useEffectEvent } from 'react';

/** The value once it has settled for 300 ms. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), 300);
    return () => window.clearTimeout(timer);
  }, [value]);
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
