// The canvas as the server keeps it. Every change is one call that returns the new canvas.

import type { CallData } from '@app/shared/contracts/catalogue';
import type { CanvasAction, ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import type { OwnFacts, RoutePart } from '@app/shared/contracts/manual/editing';
import { useCallback, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toast } from '../../ui/notice/toast.ts';

export interface ChangeDetails {
  nodeId?: string;
  proposalId?: string;
  routeId?: string;
  reaction?: string;
  formId?: string;
  stepId?: string;
  protectingGroup?: string;
  /** A protecting group that another takes the place of. */
  replace?: string;
  versionId?: string;
}

/** A part of the canvas: a product and a molecule that it is made from. */
export interface Part {
  fromNodeId: string;
  toNodeId: string;
}

export interface DraftHandle {
  /** The change in progress, or what else the server is asked. */
  busy: CanvasAction | 'continue' | 'save' | 'find' | 'putIn' | 'facts' | null;
  /** The canvas after the change; null when it was refused, which is shown to the chemist. */
  change: (action: CanvasAction, details?: ChangeDetails) => Promise<ManualRouteDraft | null>;
  /** Starts a search on a molecule of the canvas. */
  goOn: (nodeId: string) => Promise<void>;
  /** Other paths between two molecules; null when there are none, which is shown to the chemist, or when cancelled. */
  findParts: (part: Part, signal: AbortSignal) => Promise<RoutePart[] | null>;
  /** Puts a way that was found in. */
  putPart: (part: Part, partId: string) => Promise<ManualRouteDraft | null>;
  /** Saves what is known of a step; false when it was refused. */
  saveFacts: (part: Part, stepId: string, facts: OwnFacts) => Promise<boolean>;
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
        const response = await asked();
        await mutate({ draft: response.draft }, { revalidate: false });
        return response;
      } catch (refusal) {
        presentError(refusal);
        return null;
      } finally {
        setBusy(null);
      }
    },
    [mutate],
  );
  const revision = data?.draft.revision;
  const handle: DraftHandle = {
    busy,
    change: async (action, details = {}) => {
      const response = await ask(action, () =>
        call('manualRouteChange', { body: { draftId, action, revision, ...details } }),
      );
      tellElsewhere(response?.elsewhere ?? 'none');
      return response?.draft ?? null;
    },
    findParts: async (part, signal) =>
      (await ask('find', () => call('routeNodeReplace', { body: { draftId, ...part } }, { signal })))?.parts ?? null,
    putPart: async (part, partId) =>
      (await ask('putIn', () => call('routeNodeReplace', { body: { draftId, ...part, partId } })))?.draft ?? null,
    saveFacts: async (part, stepId, facts) => {
      const steps = [{ stepId, facts }];
      return (await ask('facts', () => call('updateRoutePart', { body: { draftId, ...part, steps } }))) !== null;
    },
    goOn: async (nodeId) => {
      await ask('continue', () => call('manualRouteContinue', { body: { draftId, nodeId } }));
    },
    keep: async () => (await ask('save', () => call('manualRouteSave', { body: { draftId } })))?.routeId ?? null,
  };
  return { draft: data?.draft, error, reload: () => mutate(), handle };
}

/** Another window changed the route in between: nothing of it is lost, and the chemist learns of it. */
function tellElsewhere(elsewhere: CallData<'manualRouteChange'>['elsewhere']): void {
  if (elsewhere !== 'none') toast.info(i18n.t(`manual:elsewhere.${elsewhere}`));
}
