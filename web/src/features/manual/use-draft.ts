// The canvas as the server keeps it. Every change is one call that returns the new canvas.

import type { CallData, CallInput } from '@app/shared/contracts/catalogue';
import type { CanvasAction, ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import type { OwnFacts } from '@app/shared/contracts/manual/editing';
import { createContext, use } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toast } from '../../ui/notice/toast.ts';

type ChangeDetails = Omit<CallInput<'manualRouteChange'>['body'], 'draftId' | 'action' | 'revision'>;

/** A part of the canvas: a product and a molecule that it is made from. */
interface Part {
  fromNodeId: string;
  toNodeId: string;
}

/** The change in progress, or what else the server is asked. */
type Busy = CanvasAction | 'continue' | 'save' | 'find' | 'putIn' | 'facts';

export function useDraft(draftId: string) {
  const { data, error, mutate } = useCall('manualRoute', { query: { draftId } });
  const { busy, run } = useAction<Busy>();
  const ask = <T extends { draft: ManualRouteDraft }>(what: Busy, asked: () => Promise<T>) =>
    run(async () => {
      const response = await asked();
      await mutate({ draft: response.draft }, { revalidate: false });
      return response;
    }, what);
  const revision = data?.draft.revision;
  const handle = {
    busy,
    /** The canvas after the change; null when it was refused, which is shown to the chemist. */
    change: async (action: CanvasAction, details: ChangeDetails = {}): Promise<ManualRouteDraft | null> => {
      const response = await ask(action, () =>
        call('manualRouteChange', { body: { draftId, action, revision, ...details } }),
      );
      tellElsewhere(response?.elsewhere ?? 'none');
      return response?.draft ?? null;
    },
    /** Other paths between two molecules; null when there are none, which is shown to the chemist, or when cancelled. */
    findParts: async (part: Part, signal: AbortSignal) =>
      (await ask('find', () => call('routeNodeReplace', { body: { draftId, ...part } }, { signal })))?.parts ?? null,
    /** Puts a path that was found in. */
    putPart: async (part: Part, partId: string) =>
      (await ask('putIn', () => call('routeNodeReplace', { body: { draftId, ...part, partId } })))?.draft ?? null,
    /** Saves what is known of a step; false when it was refused. */
    saveFacts: async (part: Part, stepId: string, facts: OwnFacts) => {
      const steps = [{ stepId, facts }];
      return (await ask('facts', () => call('updateRoutePart', { body: { draftId, ...part, steps } }))) !== undefined;
    },
    /** Starts a search on a molecule of the canvas. */
    goOn: async (nodeId: string) => {
      await ask('continue', () => call('manualRouteContinue', { body: { draftId, nodeId } }));
    },
    /** Keeps the route and gives its id; null when it was refused. */
    keep: async () => (await ask('save', () => call('manualRouteSave', { body: { draftId } })))?.routeId ?? null,
  };
  return { draft: data?.draft, error, reload: () => mutate(), handle };
}

export type DraftHandle = ReturnType<typeof useDraft>['handle'];

/** For the panels and dialogs of the workbench. */
export const WorkbenchContext = createContext<{ draft: ManualRouteDraft; handle: DraftHandle } | null>(null);

export function useWorkbench() {
  const bench = use(WorkbenchContext);
  if (!bench) throw new RangeError('a panel outside of the workbench');
  return bench;
}

/** Another window changed the route in between: nothing of it is lost, and the chemist learns of it. */
function tellElsewhere(elsewhere: CallData<'manualRouteChange'>['elsewhere']): void {
  if (elsewhere !== 'none') toast.info(i18n.t(`manual:elsewhere.${elsewhere}`));
}
