// Why a text is no molecule that can be planned, in a sentence: the same one wherever it is asked.

import { hasMessage, message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { elementOf } from '../chem/element-weights.ts';

export interface RefusedWhy {
  reason: string;
  /** Place in the text, counted from 1. */
  position?: number;
  /** Atoms at fault, counted from 0. */
  atoms?: readonly number[];
  /** Size, element, label or molecules that the reason speaks of. */
  found?: string;
}

/** The sentence of a reason; undefined where there are no words for it. */
export function refusalSentence(culture: Culture, { reason, position, atoms, found }: RefusedWhy): string | undefined {
  // The words keep the wire's shorter name for a metal complex.
  const key = `refusal.${reason === 'metalComplex' ? 'metal' : reason}`;
  const keys = [...(position === undefined ? [] : [`${key}At`]), ...(found === undefined ? [] : [`${key}Named`]), key];
  const known = keys.find((one) => hasMessage(culture, 'chemistry', one));
  return (
    known &&
    message(culture, 'chemistry', known, {
      position: position ?? 0,
      atoms: (atoms ?? []).map((atom) => atom + 1).join(', '),
      found: reason === 'element' && found !== undefined ? elementOf(Number(found)).symbol : (found ?? ''),
    })
  );
}
