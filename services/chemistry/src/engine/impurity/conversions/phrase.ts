// Sentences of a prediction in the language of a reader.

import { message, type MessageCulture } from '@app/locales/messages';
import type { Phrase, PhraseParam } from '../types.ts';

/** The sentence in one language. Throws a RangeError for a key that the words for impurities lack. */
export function phraseText(phrase: Phrase, culture: MessageCulture): string {
  const params = Object.entries(phrase.params ?? {}).map(([name, value]) => [name, written(value, culture)]);
  return message(culture, 'impurity', `engine.${phrase.key}`, Object.fromEntries(params));
}

function written(value: PhraseParam, culture: MessageCulture): string | number {
  if (typeof value !== 'object') return value;
  return 'key' in value ? phraseText(value, culture) : value[culture];
}
