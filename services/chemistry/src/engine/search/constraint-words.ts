// A problem of constraints as the error catalogue has it, in words.

import { message, type MessageCulture } from '@app/locales/messages';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { ConstraintProblem } from './constraint-check.ts';
import { maxRequirements } from './constraints.ts';

/** 20002 for a mark on a bond that is not there, 20001 for everything else. */
export function constraintError({ kind }: ConstraintProblem): ErrorKey {
  return kind === 'bondUnknown' ? 'unrecognizedBond' : 'parameterConfiguration';
}

/** Which constraint is wrong, as one sentence. */
export function constraintText(culture: MessageCulture, { kind, found }: ConstraintProblem): string {
  return message(culture, 'retrosynthesis', `constraints.problem.${kind}`, {
    found: shownEntry(kind, found),
    most: maxRequirements,
  });
}

// A chemist counts atoms from 1.
function shownEntry(kind: ConstraintProblem['kind'], found: string): string {
  if (kind !== 'bondUnknown' && kind !== 'bondBothWays') return found;
  return found
    .split('-')
    .map((atom) => String(Number(atom) + 1))
    .join('–');
}
