// Sentences of the engine in a caller's language; a result holds keys only, so that it can be read in both.

import { message, type MessageCulture } from '@app/locales/messages';
import { agentText } from '@app/shared/rules/agent-text';
import type { RankedConditions } from '@app/shared/contracts/conditions/conditions';
import { solventFacts } from '../../../chemistry/facts/solvents.ts';
import { farSimilarity, type GreenerChoice, type ModelFacts, type NoteKey, type RankedSet } from './types.ts';

/** How a set is supported, as one or two sentences. */
export function supportText(
  culture: MessageCulture,
  { source, support }: Pick<RankedSet, 'source' | 'support'>,
): string {
  const { records, of, nearest } = support;
  const counted = message(culture, 'conditions', `engine.support.${source}`, { value: records ?? 0, of: of ?? 0 });
  if (nearest === null) return counted;
  const key = nearest < farSimilarity ? 'far' : 'nearest';
  const near = message(culture, 'conditions', `engine.support.${key}`, { percent: Math.round(nearest * 100) });
  return culture === 'en' ? `${counted} ${near}` : `${counted}${near}`;
}

/** Why a greener choice is one. */
export function greenerReason(culture: MessageCulture, { from, to, reason }: GreenerChoice): string {
  const classOf = (name: string): string =>
    message(culture, 'conditions', `engine.solventClass.${solventFacts(name).class}`);
  return message(culture, 'conditions', `engine.greener.${reason}`, {
    from: agentText(from, culture),
    to: agentText(to, culture),
    fromClass: classOf(from),
    toClass: classOf(to),
  });
}

export function modelName(culture: MessageCulture, { table }: Pick<ModelFacts, 'table'>): string {
  return message(culture, 'conditions', `engine.model.${table}`);
}

export function noteText(culture: MessageCulture, note: NoteKey): string {
  return message(culture, 'conditions', `engine.note.${note}`);
}

/** A ranked set with its sentences; `atRisk` is named by who knows the words of functional groups. */
export function presentSet(culture: MessageCulture, set: RankedSet): Omit<RankedConditions, 'atRisk'> {
  const { templateId: _, atRisk: __, ...rest } = set;
  return {
    ...rest,
    support: { ...set.support, text: supportText(culture, set) },
    greener: set.greener.map((one) => ({ ...one, reason: greenerReason(culture, one) })),
  };
}
