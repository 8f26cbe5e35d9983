// A step that a chemist writes: read as every reaction, checked for balance and by the forward templates.

import { message } from '@app/locales/messages';
import type { CheckedStep } from '@app/shared/contracts/manual/editing';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredDraft } from '../tasks/stored.ts';
import { byHandTemplate } from '../tasks/route-shape.ts';
import { keyOfNode, requireNode } from './canvas.ts';
import { findDraft } from '../tasks/draft-store.ts';
import type { Expansion } from '../tasks/graph/expansion.ts';
import type { ReactionNote } from '../../engine/reaction/notes.ts';
import type { ManualServices } from './services.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { readAskedReaction } from '../reaction/asked-reaction.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentPrecursor } from './present.ts';
import { rememberMolecules } from './search.ts';
import { bannedBy, bannedText, isBanned } from '../bans/refuse-banned.ts';
import { presentStep } from '../tasks/route-step.ts';

const manualStepCheck = handle('manualStepCheck', async ({ body }, caller, services) => {
  const { content } = await findDraft(services.database.queries, caller, body.draftId);
  const { expansion, notes } = await writtenStep(services, caller, content, keyOfNode(body.nodeId), body.reaction);
  const banned = await bannedBy(services, caller);
  const onList = expansion.proposals.filter(({ step }) => isBanned(banned, step));
  const words = ({ reason, params }: ReactionNote): string =>
    message(caller.culture, 'reaction', `service.note.${reason}`, params);
  return {
    step: presentChecked(expansion, caller, services),
    notes: [
      ...onList.map(({ step }) => ({ reason: 'banned', text: bannedText(step, caller) })),
      ...notes.map((note) => ({ reason: note.reason, text: words(note) })),
    ],
  };
});

export const manualStepCalls: readonly Registration<ManualServices>[] = [manualStepCheck];

export interface WrittenStep {
  expansion: Expansion;
  notes: ReactionNote[];
}

/**
 * A written reaction as a step to the molecule `root` of a canvas. Throws what reading a reaction throws;
 * `noValidData` when it makes another molecule or its product has atoms that no reactant gives, and `duplicateStructure`
 * when its product is among its reactants.
 */
export async function writtenStep(
  services: ManualServices,
  caller: Caller,
  content: StoredDraft,
  root: string,
  reaction: string,
): Promise<WrittenStep> {
  requireNode(content, root);
  const found = await readAskedReaction(services, caller, { reaction });
  const { notes } = found.read;
  const says = (reason: ReactionNote['reason']): string | undefined => {
    const note = notes.find((one) => one.reason === reason);
    return note && message(caller.culture, 'reaction', `service.note.${reason}`, note.params);
  };
  if (found.product.key !== root)
    throw new AppError('noValidData', {
      text: message(caller.culture, 'manual', 'service.otherProduct'),
    });
  const same = says('reactantIsProduct');
  if (same !== undefined) throw new AppError('duplicateStructure', { text: same });
  const short = says('elementWithoutSource');
  if (short !== undefined) throw new AppError('noValidData', { text: short });
  const precursors = found.reactants.map(({ smiles }) => smiles);
  const lists = await sharedLists(services.database.queries, caller);
  const named = { precursors, product: found.product.smiles };
  const [expansion] = await services.expansion.assess(caller.tenantId, lists, [named]);
  if (!expansion) throw new RangeError('an assessment without an answer');
  await rememberMolecules(services, caller, expansion);
  return { expansion, notes };
}

/** A named step with its check. */
export function presentChecked(
  { precursors, proposals }: Expansion,
  caller: Caller,
  services: ManualServices,
): CheckedStep {
  const [proposal] = proposals;
  if (!proposal) throw new RangeError('an expansion without its proposal');
  const { name, classKey, forward, probability } = presentStep(proposal.step, caller);
  return {
    name,
    classKey,
    precursors: precursors.map((one) => presentPrecursor(one, caller, services)),
    forward,
    probability,
    isKnown: proposal.step.templateId !== byHandTemplate,
  };
}
