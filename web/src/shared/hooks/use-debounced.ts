import { useEffect, useState } from 'react';

/** The value once it has rested for 300 ms. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), 300);
    return () => window.clearTimeout(timer);
  }, [value]);
  return rested;
}
