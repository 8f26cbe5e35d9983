// The part of a route between two molecules: found anew, put in, and what is known of its steps.

import { routePartSeconds, type RoutePart } from '@app/shared/contracts/manual/editing';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredDraft, StoredDraftStep, StoredFacts, StoredParts } from '../tasks/stored.ts';
import { attach, keyOfNode, keysBelow, requireNode, setFacts, stepOf } from './canvas.ts';
import { changeDraft, findDraft } from '../tasks/draft-store.ts';
import { routeFragment } from './fragments.ts';
import { routeIdOf } from '../../engine/search/route-builder.ts';
import type { ManualServices } from './services.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { bannedEntries } from '../bans/ban-store.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { asker, moleculeOf } from './changes.ts';
import { presentDraft } from './present.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { refuseBanned } from '../bans/refuse-banned.ts';
import { presentStep, roundScore } from '../tasks/route-step.ts';

const maxSteps = 5;

const routeNodeReplace = handle('routeNodeReplace', async ({ body }, caller, services, signal) => {
  const { database, clock } = services;
  const { content } = await findDraft(database.queries, caller, body.draftId);
  const from = keyOfNode(body.fromNodeId);
  const to = keyOfNode(body.toNodeId);
  requirePart(content, from, to);
  const banned = await bannedEntries(database.queries, caller);
  if (body.partId !== undefined) {
    const change = await partIn(services, caller, content, { from, to, partId: body.partId });
    const row = await changeDraft(database, caller, body.draftId, clock.now(), change);
    return { draft: presentDraft(row, caller, services), parts: [], banned: banned.length, elapsedMs: 0 };
  }
  const { parts, elapsedMs } = await findParts(services, caller, content, { from, to, banned }, signal);
  if (parts.length === 0) throw new AppError('replacementNotFound');
  const found: StoredParts = { from, to, parts };
  const row = await changeDraft(database, caller, body.draftId, clock.now(), (now) => ({ ...now, found }));
  return {
    draft: presentDraft(row, caller, services),
    parts: parts.map((part) => presentPart(part, to, caller, services)),
    banned: banned.length,
    elapsedMs: Math.round(elapsedMs),
  };
});

const updateRoutePart = handle('updateRoutePart', async ({ body }, caller, services) => {
  const from = keyOfNode(body.fromNodeId);
  const to = keyOfNode(body.toNodeId);
  const row = await changeDraft(services.database, caller, body.draftId, services.clock.now(), (content) => {
    requirePart(content, from, to);
    const between = new Set(stepsBetween(content, from, to).map(({ stepId }) => stepId));
    if (body.steps.some(({ stepId }) => !between.has(stepId))) throw new AppError('dataNotFound');
    return setFacts(content, Object.fromEntries(body.steps.map(({ stepId, facts }) => [stepId, plainFacts(facts)])));
  });
  return { draft: presentDraft(row, caller, services) };
});

export const manualReplaceCalls: readonly Registration<ManualServices>[] = [routeNodeReplace, updateRoutePart];

/** Throws `nonIntermediateUnspliceable` when `from` is not made, `replacementNotFound` when `to` is not below it. */
function requirePart(content: StoredDraft, from: string, to: string): void {
  requireNode(content, from);
  requireNode(content, to);
  if (!stepOf(content, from)) throw new AppError('nonIntermediateUnspliceable');
  if (from === to || !keysBelow(content, from).includes(to)) throw new AppError('replacementNotFound');
}

async function findParts(
  services: ManualServices,
  caller: Caller,
  content: StoredDraft,
  { from, to, banned }: { from: string; to: string; banned: string[] },
  signal: AbortSignal,
): Promise<Pick<StoredParts, 'parts'> & { elapsedMs: number }> {
  const within = new Set(keysBelow(content, from).slice(1));
  for (const key of keysBelow(content, to)) within.delete(key);
  const standing = keysBelow(content, content.root).filter((key) => !within.has(key) && key !== to && key !== from);
  const lists = await sharedLists(services.database.queries, caller);
  const found = await services.expansion.between(
    {
      tenantId: caller.tenantId,
      lists,
      from: moleculeOf(content, from).smiles,
      to: moleculeOf(content, to).smiles,
      banned,
      standing: standing.map((key) => moleculeOf(content, key).smiles),
      present: routeIdOf(partSteps(content, from, to).map(({ step }) => ({ smiles: step.reactionSmiles }))),
      seconds: routePartSeconds,
      maxSteps,
    },
    signal,
  );
  const molecules = found.parts.flatMap(({ detail }) => detail.nodes.map(({ molecule }) => molecule));
  await saveMolecules(services.database.queries, caller.tenantId, molecules);
  return found;
}

/** Throws `dataNotFound` when the part is not among those that were found last between these two. */
async function partIn(
  services: ManualServices,
  caller: Caller,
  content: StoredDraft,
  { from, to, partId }: { from: string; to: string; partId: string },
): Promise<(now: StoredDraft) => StoredDraft> {
  const { found } = content;
  const part = found?.from === from && found.to === to ? found.parts.find(({ id }) => id === partId) : undefined;
  if (!part) throw new AppError('dataNotFound');
  const fragment = await routeFragment(content, from, part.detail, await asker(services, caller));
  const steps = fragment.steps.map(({ step }) => step);
  await refuseBanned(services, caller, steps);
  // The lower molecule stays what it is on the canvas: made, bought or open.
  const molecules = fragment.molecules.filter(({ key }) => key !== to);
  return (now) => {
    requirePart(now, from, to);
    return attach(now, { ...fragment, molecules }, [to]);
  };
}

/** The steps from `from` down, without those that `to` is made by. */
function partSteps(content: StoredDraft, from: string, to: string): StoredDraftStep[] {
  if (from === to) return [];
  const step = stepOf(content, from);
  return step ? [step, ...step.precursors.flatMap((key) => partSteps(content, key, to))] : [];
}

/** The steps on the way from `from` to `to`. */
function stepsBetween(content: StoredDraft, from: string, to: string): StoredDraftStep[] {
  return partSteps(content, from, to).filter(({ product }) => keysBelow(content, product).includes(to));
}

// What is left out is not said, and what is empty says nothing.
function plainFacts({ conditions, yieldPercent, equivalents, note }: StoredFacts): StoredFacts {
  const said = note?.trim();
  return {
    ...(conditions && conditions.length > 0 && { conditions }),
    ...(yieldPercent !== undefined && { yieldPercent }),
    ...(equivalents && equivalents.length > 0 && { equivalents }),
    ...(said && { note: said }),
  };
}

function presentPart(
  { id, score, detail }: StoredParts['parts'][number],
  to: string,
  caller: Caller,
  services: ManualServices,
): RoutePart {
  const nodes = new Map(detail.nodes.map((node) => [node.nodeId, node]));
  const productOf = new Map(detail.steps.map((step) => [step.stepId, nodes.get(step.productNodeId)]));
  const line: RoutePart['line'] = [];
  let at = detail.nodes.find(({ molecule }) => molecule.key === to);
  while (at) {
    line.unshift(presentMolecule(services.names, at.molecule));
    at = at.parentStepId === null ? undefined : productOf.get(at.parentStepId);
  }
  const steps = detail.steps.toReversed().flatMap((step) => {
    const product = nodes.get(step.productNodeId)?.molecule;
    if (!product) return [];
    const { name, classKey, forward } = presentStep(step, caller);
    const precursors = detail.nodes
      .filter(({ parentStepId }) => parentStepId === step.stepId)
      .map(({ molecule, inStock, origin }) => ({
        molecule: presentMolecule(services.names, molecule),
        inStock: inStock && molecule.key !== to,
        origin: molecule.key === to ? undefined : origin,
      }));
    return [{ name, classKey, product: presentMolecule(services.names, product), precursors, forward }];
  });
  return { partId: id, score: roundScore(score), steps, line };
}
