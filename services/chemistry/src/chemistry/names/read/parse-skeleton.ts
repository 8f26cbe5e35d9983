// Which skeletons may begin at a place of a name.

import { fusionAt } from './fusion.ts';
import { closingBracket } from './lexer.ts';
import {
  acidSkeleton,
  assemblySkeleton,
  baeyerSkeleton,
  chainSkeleton,
  cycloSkeleton,
  partSkeleton,
  type Replacement,
  ringSkeleton,
  spiroRings,
  spiroSkeleton,
} from './skeletons.ts';
import { acidEndings, stems } from './suffixes.ts';
import type { Ending, Skeleton, Unsaturation } from './syntax.ts';
import { type AcidRow, tables, wordsAt } from './tables.ts';

export interface FoundSkeleton {
  skeleton: Skeleton;
  end: number;
  unsaturations: readonly Unsaturation[];
  /** The name is complete here, with this ending; otherwise a suffix may or must follow. */
  ending?: Ending;
  /** A hydrocarbon stem that cannot end a name: meth-yl. */
  needsSuffix?: true;
  /** The whole name ends in e. */
  endsInE?: boolean;
  /** Another name of a ring, used before -yl and -ol alone: pyridyl. */
  isShort?: true;
  penalty?: number;
}

export function skeletonsAt(text: string, at: number): FoundSkeleton[] {
  return [
    ...ringsAt(text, at),
    ...assembliesAt(text, at),
    ...hydrocarbonsAt(text, at),
    ...bridgedAt(text, at),
    ...spiroRingsAt(text, at),
    ...partsAt(text, at),
    ...aminoStemsAt(text, at),
    ...acidsAt(text, at),
  ];
}

/** Names of rings that are shortened in radicals. */
const shortNames: ReadonlyMap<string, string> = new Map([
  ['pyrid', 'pyridin'],
  ['piperid', 'piperidin'],
  ['thien', 'thiophen'],
  ['fur', 'furan'],
  ['naphth', 'naphthalen'],
  ['naphthyl', 'naphthalen'],
  ['quinol', 'quinolin'],
  ['isoquinol', 'isoquinolin'],
  ['anthr', 'anthracen'],
  ['phenanthr', 'phenanthren'],
  ['adamant', 'adamantan'],
  ['morphol', 'morpholin'],
  ['pyrimid', 'pyrimidin'],
]);

function ringsAt(text: string, at: number): FoundSkeleton[] {
  const { rings, longest } = tables();
  const whole = wordsAt(rings, text, at, longest).map(([name, row]) => ({
    skeleton: ringSkeleton(row),
    end: at + name.length,
    unsaturations: [],
    endsInE: row.endsInE,
  }));
  const short = wordsAt(shortNames, text, at, 12).flatMap(([name, full]): FoundSkeleton[] => {
    const row = rings.get(full);
    if (!row) return [];
    return [
      { skeleton: ringSkeleton(row), end: at + name.length, unsaturations: [], needsSuffix: true, isShort: true },
    ];
  });
  const fusion = fusionAt(text, at);
  const isListed = fusion !== undefined && whole.some(({ end }) => end === fusion.end);
  return [...whole, ...short, ...(fusion && !isListed ? [{ ...fusion, unsaturations: [] }] : [])];
}

const assembly = /(\d+'?),(\d+'?)-bi/y;

function assembliesAt(text: string, at: number): FoundSkeleton[] {
  assembly.lastIndex = at;
  const match = assembly.exec(text);
  const [, first = '', second = ''] = match ?? [];
  if (!match || first.endsWith("'") === second.endsWith("'")) return [];
  const after = at + match[0].length;
  const [plain, primed] = first.endsWith("'") ? [second, first] : [first, second];
  return ringNamesAt(text, after).map(([end, row]) => ({
    skeleton: assemblySkeleton(row, plain, primed.slice(0, -1)),
    end,
    unsaturations: [],
  }));
}

function ringNamesAt(text: string, at: number) {
  const { rings, longest } = tables();
  const named = wordsAt(rings, text, at, longest).map(([name, row]) => [at + name.length, row] as const);
  const short = wordsAt(shortNames, text, at, 12).flatMap(([name, full]) => {
    const row = rings.get(full);
    return row ? [[at + name.length, row] as const] : [];
  });
  return [...named, ...short];
}

function hydrocarbonsAt(text: string, at: number): FoundSkeleton[] {
  const isCyclic = text.startsWith('cyclo', at);
  const start = isCyclic ? at + 5 : at;
  return wordsAt(stems, text, start, 9).flatMap(([stem, length]) => {
    const end = start + stem.length;
    if (isCyclic && length < 3) return [];
    const name = text.slice(at, end);
    const skeleton = isCyclic ? cycloSkeleton(name, length) : chainSkeleton(name, length);
    return saturations(text, end, skeleton);
  });
}

const ene =
  /(?:a?-?(?<locants>\d+(?:\(\d+\))?(?:,\d+(?:\(\d+\))?)*)-)?(?<many>a?di|a?tri|a?tetra)?(?<kind>en|yn)(?!ium)(?!itrile)/y;

/** What follows a hydrocarbon stem: -ane, -ene, -yne, or a radical ending at once. */
function saturations(text: string, at: number, skeleton: Skeleton): FoundSkeleton[] {
  const found: FoundSkeleton[] = [{ skeleton, end: at, unsaturations: [], needsSuffix: true }];
  if (text.startsWith('an', at)) found.push({ skeleton, end: at + 2, unsaturations: [], endsInE: true });
  const list: Unsaturation[] = [];
  let end = at;
  for (;;) {
    ene.lastIndex = end;
    const match = ene.exec(text);
    if (!match) break;
    const { locants = '', many = '', kind } = match.groups ?? {};
    const count = { di: 2, tri: 3, tetra: 4 }[many.replace(/^a/, '')] ?? 1;
    const given = locants === '' ? [] : locants.split(',');
    if (given.length > 0 && given.length !== count) return found;
    list.push({ order: kind === 'en' ? 2 : 3, count, locants: given });
    end += match[0].length;
  }
  if (list.length > 0) found.push({ skeleton, end, unsaturations: list, endsInE: true });
  return found;
}

const replacement =
  /(?:(?<locants>\d+(?:,\d+)*)-)?(?<many>di|tri|tetra)?(?<kind>oxa|aza|thia|sila|bora|phospha|selena)-?/y;
const elements: Readonly<Record<string, string>> = {
  oxa: 'O',
  aza: 'N',
  thia: 'S',
  sila: 'Si',
  bora: 'B',
  phospha: 'P',
  selena: 'Se',
};
const bridged = /(?<kind>bicyclo|tricyclo|tetracyclo|spiro)-?[[(](?<sizes>[\d.,^]+)[\])]-?/y;

function bridgedAt(text: string, at: number): FoundSkeleton[] {
  const replacements: Replacement[] = [];
  let end = at;
  for (;;) {
    replacement.lastIndex = end;
    const match = replacement.exec(text);
    if (!match) break;
    const { locants = '', kind = '' } = match.groups ?? {};
    if (locants === '') return [];
    for (const locant of locants.split(',')) replacements.push({ locant, element: elements[kind] ?? 'C' });
    end += match[0].length;
  }
  bridged.lastIndex = end;
  const match = bridged.exec(text);
  if (!match) return [];
  const { kind = '', sizes = '' } = match.groups ?? {};
  const after = end + match[0].length;
  return wordsAt(stems, text, after, 9).flatMap(([stem, length]) => {
    const skeleton = bridgedSkeleton(kind, sizes, replacements);
    return skeleton && skeleton.length === length ? saturations(text, after + stem.length, skeleton) : [];
  });
}

function bridgedSkeleton(kind: string, sizes: string, replacements: readonly Replacement[]): Skeleton | undefined {
  const words = sizes.split('.');
  if (kind === 'spiro') {
    const [small = 0, large = 0] = words.map(Number);
    return words.length === 2 && small <= large ? spiroSkeleton(kind, small, large, replacements) : undefined;
  }
  const main = words.slice(0, 3).map(Number);
  const secondary = words.slice(3).map((word): [number, number, number] => {
    const [, length = '', from = '', to = ''] = /^(\d)\^?(\d+),(\d+)$/.exec(word) ?? [];
    return [Number(length), Number(from), Number(to)];
  });
  const rings = { bicyclo: 0, tricyclo: 1, tetracyclo: 2 }[kind];
  const isSound = main.length === 3 && main.every((size) => Number.isInteger(size)) && secondary.length === rings;
  if (!isSound || secondary.some(([, from, to]) => from === 0 || to === 0)) return undefined;
  return baeyerSkeleton(kind, main, secondary, replacements);
}

const spiroText =
  /spiro\[(?<first>.+?)-(?<at>\d+)(?:\(\d+h\))?,(?<primed>\d+)'-(?:\d+'?h-)?(?<second>[a-z[\],\d-]+?)\]/y;

function spiroRingsAt(text: string, at: number): FoundSkeleton[] {
  spiroText.lastIndex = at;
  const match = spiroText.exec(text);
  if (!match || closingBracket(text, at + 5) !== at + match[0].length - 1) return [];
  const { first = '', at: place = '', primed = '', second = '' } = match.groups ?? {};
  const [one, two] = [first, second].map((name) => wholeRing(name.replace(/^\d+h-/, '')));
  if (!one || !two) return [];
  return [{ skeleton: spiroRings(one, two, place, primed), end: at + match[0].length, unsaturations: [] }];
}

function wholeRing(name: string): Skeleton | undefined {
  const stem = name.replace(/e$/, '');
  const cyclo = /^cyclo([a-z]+)an$/.exec(stem)?.[1];
  const length = stems.get(cyclo ?? '');
  if (length !== undefined && length > 2) return cycloSkeleton(stem, length);
  const found = ringsAt(stem, 0).find(({ end, isShort }) => end === stem.length && !isShort);
  return found?.skeleton;
}

function partsAt(text: string, at: number): FoundSkeleton[] {
  const { parts, longest } = tables();
  return wordsAt(parts, text, at, longest).flatMap(([name, rows]) =>
    rows.flatMap((row): FoundSkeleton[] => {
      const end = at + name.length;
      const skeleton = partSkeleton(row);
      // A short abbreviation is a word of its own, or the beginning of one with a hyphen.
      if (row.kind === 'protecting' && /^[a-z(]/.test(text.slice(end)) && !text.startsWith('oxy', end)) return [];
      if (row.kind === 'protecting' && text.charAt(end) === ',') return [];
      // Azobenzene and hydroxyimino are words of their own, as is phenylalanine.
      if (name === 'azo' && text.startsWith('benz', end)) return [];
      if (name === 'diazo' && text.startsWith('amino', end)) return [];
      if (/^(?:hydr|meth)oxy$/.test(name) && text.startsWith('imino', end)) return [];
      if (name === 'phenyl' && /^(?:alan|glyc)in/.test(text.slice(end))) return [];
      if (
        name === 'thio' &&
        /^(?:ure|acet|benz|semi|(?:propion|butyr|isobutyr|pival|valer|propan|butan|nicotin)amid|cyan|carb|glycol|salicyl|lact|mal|phen(?!yl|oxy|eth))/.test(
          text.slice(end),
        )
      )
        return [];
      const isRadical = row.kind === 'prefix' || row.kind === 'protecting' || row.kind === 'linker';
      if (isRadical) return [{ skeleton, end, unsaturations: [], ending: 'radical' }];
      if (row.kind === 'oxoacid')
        return [{ skeleton, end, unsaturations: [], ending: name.endsWith('acid') ? 'acid' : 'ester' }];
      if (row.kind === 'amino acid') return [{ skeleton, end, unsaturations: [], ending: 'acid' }];
      // A suffix may follow, after a final e that is left out.
      const stem = /[^e]e$/.test(name) ? [{ skeleton, end, unsaturations: [], ending: 'none' as const }] : [];
      return [...stem, { skeleton, end: stem.length > 0 ? end - 1 : end, unsaturations: [], penalty: 0 }];
    }),
  );
}

const aminoAcidEndings = [
  ['ate', 'acid', 'ester'],
  ['amide', 'amide', 'none'],
  ['ol', 'alcohol', 'none'],
  ['yl', 'acyl', 'acyl'],
] as const;

function aminoStemsAt(text: string, at: number): FoundSkeleton[] {
  const { aminoStems, longest } = tables();
  return wordsAt(aminoStems, text, at, longest).flatMap(([stem, row]) => {
    const after = at + stem.length;
    const forms = aminoAcidEndings.filter(([word]) => text.startsWith(word, after));
    return forms.map(([word, form, ending]) => ({
      skeleton: partSkeleton(row, form),
      end: after + word.length,
      unsaturations: [],
      ending,
    }));
  });
}

function acidsAt(text: string, at: number): FoundSkeleton[] {
  const { acids, longest } = tables();
  return wordsAt(acids, text, at, longest).flatMap(([stem, row]) => {
    const after = at + stem.length;
    const named = [
      [`${row.acidEnding} acid`, { parts: ['*[OH]'], ending: 'acid' as const }],
      [`${row.acidEnding}acid`, { parts: ['*[OH]'], ending: 'acid' as const }],
      [row.acidEnding, { parts: ['*[OH]'], ending: 'acid' as const }],
      [row.acylEnding, { parts: [], ending: 'acyl' as const }],
      [row.acidEnding.replace(/ic$/, 'ate'), acidEndings.get('ate') ?? { parts: [], ending: 'none' as const }],
      ...[...acidEndings].filter(([word]) => word !== 'ate'),
    ] as const;
    return named.flatMap(([word, rule]) => acidWith(text, after, word, row, rule));
  });
}

function acidWith(
  text: string,
  after: number,
  word: string,
  row: AcidRow,
  rule: Parameters<typeof acidSkeleton>[2],
): FoundSkeleton[] {
  if (row.name === 'carbon' && word === 'yl') return [];
  // "benzoic" without its acid is followed by what is made of it: benzoic anhydride.
  const needsMore = word === row.acidEnding && !text.startsWith(' anhydride', after + word.length);
  if (!text.startsWith(word, after) || needsMore) return [];
  const end = after + word.length;
  return [{ skeleton: acidSkeleton(row, `${row.name}${word}`, rule), end, unsaturations: [], ending: rule.ending }];
}
