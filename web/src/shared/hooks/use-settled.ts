import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** What is typed, told once it has settled; a value from outside takes its place. */
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
