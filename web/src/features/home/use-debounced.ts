import { useEffect, useState } from 'react';

/** The value once it has rested for 250 ms. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), 250);
    return () => window.clearTimeout(timer);
  }, [value]);
  return rested;
}
