// Why a text is no molecule that can be planned, in a sentence: the same one wherever it is asked.

import { hasMessage, message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { elementOf } from '../molecule/element-weights.ts';
import { controlledName } from '../controlled/chinese-names.ts';
import type { ControlledMatch } from '../controlled/controlled.ts';
import type { Reading } from './abbreviations.ts';

export interface RefusedWhy {
  reason: string;
  /** Place in the text, counted from 1. */
  position?: number;
  /** Atoms at fault, counted from 0. */
  atoms?: readonly number[];
  /** Size, element, label or molecules that the reason speaks of. */
  found?: string;
  /** What a short name may stand for. */
  readings?: readonly Reading[];
}

/** Why a molecule is under control. */
export function controlledSentence(
  culture: Culture,
  { relation, name, schedule }: Pick<ControlledMatch, 'relation' | 'name' | 'schedule'>,
): string {
  const list = message(culture, 'chemistry', `schedule.${schedule}`);
  return message(culture, 'chemistry', `controlled.${relation}`, {
    name: controlledName(culture, name),
    schedule: list,
  });
}

/** Why nobody may ask suppliers for a molecule, or buys it under a permit. */
export function regulatedSentence(
  culture: Culture,
  { relation, name, schedule }: Pick<ControlledMatch, 'relation' | 'name' | 'schedule'>,
): string {
  const list = message(culture, 'chemistry', `schedule.${schedule}`);
  return message(culture, 'inquiry', `regulated.${relation}`, { name: controlledName(culture, name), schedule: list });
}

/** The readings of a short name as calls give them. */
export function readingsFor(
  culture: Culture,
  readings: readonly Reading[],
): { name: string; smiles?: string; structure?: string; isSmiles?: true }[] {
  return readings.map(({ names, smiles, text, isSmiles }) => ({
    name: names[culture === 'zh-CN' ? 1 : 0],
    ...(smiles !== undefined && { smiles }),
    ...(text !== undefined && { structure: text }),
    ...(isSmiles && { isSmiles }),
  }));
}

/** The sentence of a reason; undefined where there are no words for it. */
export function refusalSentence(culture: Culture, why: RefusedWhy): string | undefined {
  const { reason, position, atoms, found, readings = [] } = why;
  // The words keep the wire's shorter name for a metal complex.
  const key = `refusal.${reason === 'metalComplex' ? 'metal' : reason}`;
  const keys = [...(position === undefined ? [] : [`${key}At`]), ...(found === undefined ? [] : [`${key}Named`]), key];
  const known = keys.find((one) => hasMessage(culture, 'chemistry', one));
  return (
    known &&
    message(culture, 'chemistry', known, {
      position: position ?? 0,
      atoms: (atoms ?? []).map((atom) => atom + 1).join(', '),
      readings: readings.map((one) => readingText(culture, one)).join(culture === 'zh-CN' ? '；' : '; '),
      found: reason === 'element' && found !== undefined ? elementOf(Number(found)).symbol : (found ?? ''),
    })
  );
}

function readingText(culture: Culture, reading: Reading): string {
  const name = reading.names[culture === 'zh-CN' ? 1 : 0];
  return reading.isSmiles ? message(culture, 'chemistry', 'refusal.asSmiles', { name }) : name;
}
