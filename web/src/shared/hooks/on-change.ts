import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells that a value has changed since it was first seen. */
export function useOnChange(value: unknown, tell: () => void): void {
  const known = useRef(value);
  const run = useEffectEvent(tell);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    run();
  }, [value]);
}
