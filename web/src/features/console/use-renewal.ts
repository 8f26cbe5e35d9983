// Who has paid waits in the console for the review. Once the subscription runs again, all the rest opens by itself.

import { useEffect } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { confinementOf } from '../../shared/session/confinement.ts';

const askEveryMs = 3_000;

/** While the user is confined to the console: asks whether that is over, and starts the page anew when it is. */
export function useRenewal(isConfined: boolean): void {
  const { data } = useCall('sessionUser', isConfined ? {} : null, { passive: true, refreshInterval: askEveryMs });
  useEffect(() => {
    // Permissions, menus and the router learn it together.
    if (data && confinementOf(data) === null) window.location.reload();
  }, [data]);
}
