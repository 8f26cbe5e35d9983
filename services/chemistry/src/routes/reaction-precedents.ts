// Precedents of a reaction: the nearest known ones. Counts and kinds, never a record.

import type { Precedents } from '@app/shared/contracts/reaction';
import { isLearnedId, templateById } from '../models/learned-template.ts';
import type { Precedent } from '../reaction/precedents/precedents.ts';
import { presentKind, presentReaction, readAskedReaction } from './asked-reaction.ts';
import { kindsInWords } from './step-templates.ts';
import { answer, type Registration } from './calls.ts';
import type { Caller } from './caller.ts';

const usualTop = 10;

const synthesisExperience = answer('synthesisExperience', async ({ body }, caller, services) => {
  const found = await readAskedReaction(services, caller, body);
  const [kind] = found.read.kinds;
  const { precedents, ...counts } = await services.reactions.run('precedents', {
    reactants: found.reactants.map(({ smiles }) => smiles),
    product: found.product.smiles,
    kind,
    top: body.top ?? usualTop,
  });
  const [told] = await kindsInWords(services, caller, found.read.kinds.slice(0, 1), found.read.smiles);
  return {
    ...counts,
    reaction: presentReaction(services, found),
    kind: told,
    precedents: precedents.map((one) => presentPrecedent(one, caller)),
  };
});

export const reactionPrecedentCalls: readonly Registration[] = [synthesisExperience];

function presentPrecedent(
  { similarity, count, kind, yieldPercent, source }: Precedent,
  caller: Caller,
): Precedents['precedents'][number] {
  return { similarity, count, kind: presentKind(kind, caller), change: changeOf(kind), yieldPercent, source };
}

/** Of a learned template, which is our own, what it changes; it is written backwards. */
function changeOf(kind: string | undefined): string | undefined {
  const [retro] = kind !== undefined && isLearnedId(kind) ? (templateById(kind)?.retro ?? []) : [];
  return retro?.split('>>').toReversed().join('>>');
}
