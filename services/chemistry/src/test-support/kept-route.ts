// A route of one step, built by hand, for calls that take a step of a route.

import type { TestService } from './service.ts';
import { waitFor } from './wait.ts';

/** Keeps a route to the structure by a step that takes all of the precursors (canonical SMILES); gives its id. */
export async function keepRoute(
  service: TestService,
  structure: string,
  precursors: readonly string[],
  who: Parameters<TestService['call']>[2] = {},
): Promise<string> {
  const { draft } = (await service.call('manualRouteStart', { body: { structure } }, who)).data;
  const { key } = draft.target;
  const proposal = await waitFor(async () => {
    const { data } = await service.call('indexManualSearch', { body: { smilesUniqueCode: key, pageSize: 50 } }, who);
    return data.items.find((one) =>
      precursors.every((smiles) => one.precursors.some((p) => p.molecule.smiles === smiles)),
    );
  }, 40_000);
  const body = { draftId: draft.draftId, action: 'choose' as const, nodeId: key, proposalId: proposal.proposalId };
  await waitFor(async () => (await service.call('manualRouteChange', { body }, who)).code === 200);
  return (await service.call('manualRouteSave', { body: { draftId: draft.draftId } }, who)).data.routeId;
}
