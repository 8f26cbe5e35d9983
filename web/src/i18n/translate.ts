// From a key to a sentence: the words at the key, in the plural that the language has for the count, filled in.

export interface Words {
  readonly [key: string]: string | Words;
}

export type Namespace = string | readonly string[];
type FirstOf<N extends Namespace> = N extends readonly [infer First, ...unknown[]]
  ? First
  : N extends string
    ? N
    : string;

/** What a sentence is filled in with. A number as `count` chooses the plural, `defaultValue` stands where there are no words. */
export interface Values {
  readonly count?: number | string | undefined;
  readonly defaultValue?: string;
  readonly [name: string]: unknown;
}

/** Gives the words of a key: of the namespaces that the function was made for, or `namespace:key` of another one. */
export type TFunction<N extends Namespace = string> = Translate<FirstOf<N>>;

interface Translate<First> {
  (key: string, values?: Values): string;
  /** For the compiler: whose keys need no prefix. */
  readonly keysOf?: First;
}

/** The sentence at `path`, or undefined where `words` have none. */
export function sentenceAt(words: Words, path: string, culture: string, values: Values = {}): string | undefined {
  const [place, name] = placeOf(words, path);
  if (!place) return undefined;
  const found = formsOf(name, culture, values.count)
    .map((form) => place[form])
    .find((one) => typeof one === 'string');
  return found === undefined ? undefined : filledIn(found, values);
}

/** The text with `{{name}}` filled in; what has no value leaves nothing behind. */
export function filledIn(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

function placeOf(words: Words, path: string): [Words | undefined, string] {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: Words | string | undefined = words;
  for (const name of names) place = typeof place === 'object' ? place[name] : undefined;
  return [typeof place === 'object' ? place : undefined, last];
}

/** The names that the words of a key may stand under, the best one first. */
function formsOf(name: string, culture: string, count: Values['count']): string[] {
  if (typeof count !== 'number') return [name];
  const plural = `${name}_${rulesOf(culture).select(count)}`;
  return count === 0 ? [`${name}_zero`, plural, name] : [plural, name];
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(culture: string): Intl.PluralRules {
  const known = rules.get(culture) ?? new Intl.PluralRules(culture);
  rules.set(culture, known);
  return known;
}
