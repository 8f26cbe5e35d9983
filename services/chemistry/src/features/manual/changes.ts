// One change on the canvas. What it needs from elsewhere is fetched first; the row is locked only for the change itself.

import type { CanvasAction } from '@app/shared/contracts/manual/manual';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredDraft, StoredDraftMolecule } from '../tasks/stored.ts';
import { attach, keyOfNode, mark, putState, redo, removeBranch, requireNode, undo } from './canvas.ts';
import type { DraftRow } from '../tasks/draft-store.ts';
import { foundRouteOf } from './draft-route.ts';
import type { Expansion } from '../tasks/graph/expansion.ts';
import { routeFragment, stepFragment, type AskProposal } from './fragments.ts';
import { openedDraft } from './open-route.ts';
import { findVersion } from './version-store.ts';
import type { ManualServices } from './services.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { formOf } from './forms.ts';
import { rememberMolecules } from './search.ts';
import { writtenStep } from './steps.ts';
import { protectedRoute } from '../protection/routes.ts';
import { refuseBanned, type BannableStep } from '../bans/refuse-banned.ts';
import { controlledError } from '../structure/plannable.ts';
export type ChangeBody = CallInput<'manualRouteChange'>['body'];
export type Change = (content: StoredDraft) => StoredDraft;

export interface ChangeContext {
  caller: Caller;
  services: ManualServices;
  before: DraftRow;
}

/** The change that a body asks for. */
export function changeOf(body: ChangeBody, context: ChangeContext): Promise<Change> {
  return changes[body.action](body, context);
}

/** Whether an action means the state that its window shows, so that it must not hit what another one did since. */
export function goesBack(action: CanvasAction): boolean {
  return action === 'undo' || action === 'redo' || action === 'restore';
}

/** Asks the engine for proposals as this caller. */
export async function asker({ database, expansion }: ManualServices, caller: Caller): Promise<AskProposal> {
  const lists = await sharedLists(database.queries, caller);
  return (product, id) => expansion.proposal(caller.tenantId, lists, product, id);
}

/** Throws `drugControlled` for a step with a precursor under control. */
export function refuseControlled({ precursors }: Expansion, caller: Caller): void {
  const refused = precursors.find((one) => one.controlled)?.controlled;
  if (refused) throw controlledError(refused, caller);
}

/** Throws `dataNotFound` for a molecule that the canvas never had. */
export function moleculeOf(content: StoredDraft, key: string): StoredDraftMolecule {
  const molecule = content.molecules[key];
  if (!molecule) throw new AppError('dataNotFound');
  return molecule;
}

const changes: Record<CanvasAction, (body: ChangeBody, context: ChangeContext) => Promise<Change>> = {
  choose: chooseProposal,
  write: writeStep,
  form: takeForm,
  protect,
  splice: spliceRoute,
  restore: restoreVersion,
  buy:
    async ({ nodeId }) =>
    (content) =>
      mark(content, keyOfNode(given(nodeId)), 'bought'),
  make:
    async ({ nodeId }) =>
    (content) =>
      mark(content, keyOfNode(given(nodeId)), 'make'),
  remove:
    async ({ nodeId }) =>
    (content) =>
      removeBranch(content, keyOfNode(given(nodeId))),
  undo: async () => undo,
  redo: async () => redo,
};

async function chooseProposal({ nodeId, proposalId }: ChangeBody, context: ChangeContext): Promise<Change> {
  const { caller, services, before } = context;
  const root = keyOfNode(given(nodeId));
  requireNode(before.content, root);
  const product = moleculeOf(before.content, root);
  const found = await (await asker(services, caller))(product.smiles, given(proposalId));
  if (!found) throw new AppError('dataNotFound');
  refuseControlled(found, caller);
  await refuseBanned(services, caller, stepsOf(found));
  await rememberMolecules(services, caller, found);
  const fragment = stepFragment(root, found);
  return (content) => attach(content, fragment);
}

async function writeStep(
  { nodeId, reaction }: ChangeBody,
  { caller, services, before }: ChangeContext,
): Promise<Change> {
  const root = keyOfNode(given(nodeId));
  const { expansion } = await writtenStep(services, caller, before.content, root, given(reaction));
  refuseControlled(expansion, caller);
  const fragment = stepFragment(root, expansion);
  return (content) => attach(content, fragment);
}

async function takeForm({ nodeId, formId }: ChangeBody, { caller, services, before }: ChangeContext): Promise<Change> {
  const { product, expansion } = await formOf(
    services,
    caller,
    before.content,
    keyOfNode(given(nodeId)),
    given(formId),
  );
  refuseControlled(expansion, caller);
  await refuseBanned(services, caller, stepsOf(expansion));
  const fragment = stepFragment(product, expansion);
  return (content) => {
    // What the step takes besides stays as it is made.
    const others = fragment.steps
      .flatMap(({ precursors }) => precursors)
      .filter((key) => key in content.present.choices);
    return attach(content, fragment, others);
  };
}

async function spliceRoute({ nodeId, routeId }: ChangeBody, context: ChangeContext): Promise<Change> {
  const { caller, services, before } = context;
  const root = keyOfNode(given(nodeId));
  requireNode(before.content, root);
  const route = await findReadableRoute(services.database.queries, caller, given(routeId));
  const fragment = await routeFragment(before.content, root, route.detail, await asker(services, caller));
  const steps = fragment.steps.map(({ step }) => step);
  await refuseBanned(services, caller, steps);
  return (content) => attach(content, fragment);
}

async function protect(body: ChangeBody, { caller, services, before }: ChangeContext): Promise<Change> {
  const { content, target } = before;
  const step = body.stepId === undefined ? undefined : content.steps[body.stepId]?.step.reactionSmiles;
  if (body.stepId !== undefined && step === undefined) throw new AppError('dataNotFound');
  if (Object.keys(content.present.choices).length === 0) throw new AppError('addMoleculesFirst');
  const { protectingGroup, replace } = body;
  const made = await protectedRoute(services, caller, foundRouteOf(content).detail, { step, protectingGroup, replace });
  const { detail } = made.route;
  await saveMolecules(
    services.database.queries,
    caller.tenantId,
    detail.nodes.map(({ molecule }) => molecule),
  );
  const { molecules, steps, present } = await openedDraft(target, detail, await asker(services, caller));
  return (now) => {
    const { marks, facts } = now.present;
    const state = { ...present, marks: { ...marks, ...present.marks }, facts: { ...facts, ...present.facts } };
    return putState(now, { molecules, steps, state });
  };
}

async function restoreVersion({ draftId, versionId }: ChangeBody, context: ChangeContext): Promise<Change> {
  const { caller, services } = context;
  const version = await findVersion(services.database.queries, caller, draftId, given(versionId));
  return (content) => putState(content, version.content);
}

function stepsOf({ proposals }: Expansion): BannableStep[] {
  return proposals.map(({ step }) => step);
}

function given(value: string | undefined): string {
  if (value === undefined) throw new AppError('parameterError');
  return value;
}
