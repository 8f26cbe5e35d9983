// The canvas as the server keeps it. Every change is one call, and its answer is the new canvas.

import type { CanvasAction, ManualRouteDraft } from '@app/shared/contracts/manual';
import { useCallback, useState } from 'react';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { presentError } from '../../errors/present.ts';

export interface ChangeDetails {
  nodeId?: string;
  proposalId?: string;
  routeId?: string;
}

export interface DraftHandle {
  /** The change under way, or `continue` and `save`. */
  busy: CanvasAction | 'continue' | 'save' | null;
  /** The canvas after the change; null when it was refused, which the chemist is told. */
  change: (action: CanvasAction, details?: ChangeDetails) => Promise<ManualRouteDraft | null>;
  /** Starts a search on a molecule of the canvas. */
  goOn: (nodeId: string) => Promise<void>;
  /** Keeps the route and gives its id; null when it was refused. */
  keep: () => Promise<string | null>;
}

export function useDraft(draftId: string) {
  const { data, error, mutate } = useCall('manualRoute', { query: { draftId } });
  const [busy, setBusy] = useState<DraftHandle['busy']>(null);
  const ask = useCallback(
    async <T extends { draft: ManualRouteDraft }>(what: DraftHandle['busy'], asked: () => Promise<T>) => {
      setBusy(what);
      try {
        const answer = await asked();
        await mutate({ draft: answer.draft }, { revalidate: false });
        return answer;
      } catch (refusal) {
        presentError(refusal);
        return null;
      } finally {
        setBusy(null);
      }
    },
    [mutate],
  );
  const handle: DraftHandle = {
    busy,
    change: async (action, details = {}) => {
      const answer = await ask(action, () => call('manualRouteChange', { body: { draftId, action, ...details } }));
      return answer?.draft ?? null;
    },
    goOn: async (nodeId) => {
      await ask('continue', () => call('manualRouteContinue', { body: { draftId, nodeId } }));
    },
    keep: async () => (await ask('save', () => call('manualRouteSave', { body: { draftId } })))?.routeId ?? null,
  };
  return { draft: data?.draft, error, reload: () => mutate(), handle };
}
