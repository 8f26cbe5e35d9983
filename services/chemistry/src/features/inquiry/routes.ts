// Whether suppliers may be asked for a molecule. Anyone who sends an inquiry asks here first.

import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import { regulatedSentence } from '../../chemistry/recognition/refusal-words.ts';
import { dotted } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import type { ControlledMatch } from '../../chemistry/controlled/controlled.ts';
import { declaredFromKg } from '../../chemistry/controlled/declared-amounts.ts';
import type { InquiryServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { recogniseFor, type CallersStructure } from '../structure/recognition.ts';

const inquiryCheck = handle('inquiryCheck', async ({ body }, caller, services) => {
  const { recognised, molecule } = await inquirable(services, caller, body.structure);
  return { molecule: presentMolecule(services.names, molecule), removedParts: recognised.removedParts };
});

export const inquiryCalls: readonly Registration<InquiryServices>[] = [inquiryCheck];

/** The molecule a text means, when it may be inquired for. Throws `inquiryRegulated`, and what recognising throws. */
export async function inquirable(services: InquiryServices, caller: Caller, text: string): Promise<CallersStructure> {
  const found = await recogniseFor(services, caller, text, { prefersSmiles: true });
  const { smiles, removedParts } = found.recognised;
  const match = await services.interactive.run('regulated', dotted([smiles, ...removedParts]));
  if (match) throw new AppError('inquiryRegulated', details(match, caller));
  return found;
}

function details(match: ControlledMatch, { culture }: Caller): Record<string, unknown> {
  const { relation, schedule, source } = match;
  const kilograms = declaredFromKg(match);
  const said = regulatedSentence(culture, match);
  const declared = kilograms === null ? [] : [message(culture, 'inquiry', 'regulated.declared', { kilograms })];
  return {
    reason: relation,
    schedule,
    source,
    ...(kilograms !== null && { declaredFromKgPerYear: kilograms }),
    text: [said, ...declared].join(culture === 'en' ? ' ' : ''),
  };
}
