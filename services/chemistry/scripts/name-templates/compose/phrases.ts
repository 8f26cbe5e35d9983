// Pieces of names in both languages.

export interface Phrase {
  en: string;
  zh: string;
}

export function phrase(en: string, zh: string): Phrase {
  return { en, zh };
}

/** A list as it is read: a, b and c. */
export function listed(parts: readonly Phrase[]): Phrase {
  const join = (texts: readonly string[], comma: string, and: string): string =>
    texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(comma)}${and}${texts.at(-1) ?? ''}`;
  return {
    en: join(
      parts.map(({ en }) => en),
      ', ',
      ' and ',
    ),
    zh: join(
      parts.map(({ zh }) => zh),
      '、',
      '与',
    ),
  };
}

/** The same with a small first letter, but for abbreviations and names of persons. */
export function lowered({ en, zh }: Phrase): Phrase {
  const isName =
    /^(?:[A-Z]{2}|[A-Z][a-z]*–|(?:Boc|Cbz|Fmoc|Grignard|Suzuki|Stille|Negishi|Kumada|Hiyama|Sandmeyer|Mannich|Michael|Mitsunobu|Wittig|Knoevenagel|Claisen|Dieckmann|Appel|Strecker|Beckmann|Hofmann|Curtius|Fischer|Friedel|Miyaura|Heck|Sonogashira|Weinreb|Swern|Gewald|Hantzsch|Paal|Diels|Bischler|Pictet|Corey|Simmons|Friedländer|Skraup|Chan|McMurry|Fries|Cope|Ullmann|Pinner|Reformatsky|Baeyer|Vilsmeier|Biginelli|Huisgen|Schotten|Sharpless|Staudinger|Finkelstein)\b)/u;
  const site = /^([A-Z])-([A-Z])(.*)$/.exec(en);
  if (site) return { en: `${site[1] ?? ''}-${(site[2] ?? '').toLowerCase()}${site[3] ?? ''}`, zh };
  return { en: isName.test(en) ? en : `${en.charAt(0).toLowerCase()}${en.slice(1)}`, zh };
}

const counts = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' } as const;
const zhCounts = { 2: '两', 3: '三', 4: '四', 5: '五', 6: '六', 7: '七', 8: '八' } as const;

export function inWords(count: number): Phrase {
  const key = count as keyof typeof counts;
  return counts[key] ? phrase(counts[key], zhCounts[key]) : phrase(`${count}`, `${count}`);
}

function plural(word: string): string {
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Each noun of `a methyl ester or methyl ether` in the plural. */
function pluralNouns(text: string): string {
  return text
    .split(' or ')
    .map((part) => plural(part.replace(/^an? /, '')))
    .join(' or ');
}

const several: readonly [RegExp, (count: Phrase, found: readonly string[]) => string][] = [
  [/^Cleavage of an? (.*)$/, ({ en }, [noun = '']) => `Cleavage of ${en} ${pluralNouns(noun)}`],
  [
    /^Removal of (?:the|an?) (\S.*?) group from an? (\S+)(?: or (\S+))?$/,
    ({ en }, [group = '', from = '', or]) =>
      `Removal of ${en} ${group} groups from ${plural(from)}${or === undefined ? '' : ` or ${plural(or)}`}`,
  ],
  [
    /^Reduction of an? (\S+) group to an (amine)$/,
    ({ en }, [group = '', to = '']) => `Reduction of ${en} ${group} groups to ${plural(to)}`,
  ],
  [/^N-Debenzylation$/, ({ en }) => `N-Debenzylation at ${en} nitrogens`],
];

/** What happens at several places at once. */
export function times(name: Phrase, count: number): Phrase {
  if (count === 1) return name;
  const number = inWords(count);
  for (const [pattern, write] of several) {
    const found = pattern.exec(name.en);
    if (found) return phrase(write(number, found.slice(1)), `${name.zh}（${number.zh}处）`);
  }
  return phrase(`${name.en}, at ${number.en} sites`, `${name.zh}（${number.zh}处）`);
}
