// What a reaction is: the calls that take one and tell about it.

import { message } from '@app/locales/messages';
import type { ReactionServices } from './services.ts';
import { type CallersReaction, presentReaction, readAskedReaction } from './asked-reaction.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import { kindsInWords } from '../tasks/step-templates.ts';

const reactionRead = handle('reactionRead', async ({ body }, caller, services) => {
  const found = await readAskedReaction(services, caller, body);
  return {
    reaction: presentReaction(services, found),
    kinds: await kindsInWords(services, caller, found.read.kinds, found.read.smiles),
    rxnfile: await drawingOf(services, found),
    notes: found.read.notes.map(({ reason, params }) => ({
      reason,
      message: message(caller.culture, 'reaction', `service.note.${reason}`, params),
    })),
  };
});

export const reactionCalls: readonly Registration<ReactionServices>[] = [reactionRead];

// As it was drawn, with places for its atoms, or laid out anew.
async function drawingOf({ indigo }: ReactionServices, { rxnfile, read }: CallersReaction): Promise<string> {
  return rxnfile ?? (await indigo.convert(read.smiles, 'rxn'));
}
