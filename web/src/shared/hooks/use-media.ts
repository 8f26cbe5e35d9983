import { breakpoints } from '@app/shared/constants/layout';
import { useSyncExternalStore } from 'react';

/** True while the window is narrower than the breakpoint (specification section 9). */
export function useIsBelow(name: keyof typeof breakpoints): boolean {
  const query = `(width < ${breakpoints[name]}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
