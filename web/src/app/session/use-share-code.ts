import type { Share } from '@app/shared/contracts/sharing';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { takeShareCode } from '../../shared/navigation/address.ts';

/** Opens what a link of a colleague shows, and says why where it cannot be opened. */
export function useShareCode(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const shareCode = takeShareCode();
    if (shareCode === null) return;
    void call('shareRecord', { query: { shareCode } }).then(
      ({ share }) => void navigate(sharedPath(share), { replace: true }),
      presentError,
    );
  }, [navigate]);
}

function sharedPath({ kind, itemId, routeType, target }: Share): string {
  return kind === 'route' ? `/single/${itemId}` : `/route/list/${routeType}/${target.key}?task=${itemId}`;
}
