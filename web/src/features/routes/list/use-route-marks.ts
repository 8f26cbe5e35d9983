// Saving and hiding: at once on the screen, then sent to the service; every change can be undone.

import type { RouteMark } from '@app/shared/contracts/routes/routes';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useCallback, useRef } from 'react';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useUndoKeys } from '../../../shared/keys/use-undo-keys.ts';
import { toast } from '../../../ui/notice/toast.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';

type Mark = RouteMark | 'none';

interface Change {
  routeId: string;
  rank: number;
  before: Mark;
  after: Mark;
}

/** Gives what a press on a mark does; `setMarks` is the same from one drawing to the next. Ctrl+Z takes the last one back, Ctrl+Shift+Z does it again. */
export function useRouteMarks(routeType: RouteType, setMarks: (ids: readonly string[], mark: Mark) => void) {
  const { t } = useTranslation('routes');
  const past = useRef<Change[]>([]);
  const future = useRef<Change[]>([]);
  const put = useCallback(
    async ({ routeId }: Change, mark: Mark, otherwise: Mark) => {
      setMarks([routeId], mark);
      try {
        // A mark is sent even if the user leaves at once.
        await call('routeMark', { body: { routeIds: [routeId], mark, routeType } }, { keepalive: true });
      } catch (error) {
        setMarks([routeId], otherwise);
        presentError(error);
      }
    },
    [routeType, setMarks],
  );
  const undo = useCallback(() => {
    const change = past.current.pop();
    if (!change) return;
    future.current.push(change);
    void put(change, change.before, change.after);
  }, [put]);
  const redo = useCallback(() => {
    const change = future.current.pop();
    if (!change) return;
    past.current.push(change);
    void put(change, change.after, change.before);
  }, [put]);
  useUndoKeys((action) => (action === 'undo' ? undo() : redo()));
  return useCallback(
    ({ routeId, rank, mark }: ListedRoute, wanted: RouteMark) => {
      const after = mark === wanted ? 'none' : wanted;
      const change = { routeId, rank, before: mark ?? 'none', after } as const;
      past.current.push(change);
      future.current = [];
      void put(change, after, change.before);
      if (after === 'hidden')
        toast.info(t('listPage.mark.hiddenNow', { rank }), { label: t('listPage.mark.undo'), run: undo });
    },
    [put, t, undo],
  );
}
