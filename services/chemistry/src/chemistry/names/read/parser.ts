// Takes one word of a name apart: prefixes, a skeleton, its suffix. Where a name can be taken apart in several ways, all of them
// are kept; what can be built, and whether it is the same, decides later.

import { closingBracket, indicatedAt, locantsAt, locantsWithHydrogen, multipliersAt, stereoAt } from './lexer.ts';
import { NameProblem } from './molecule.ts';
import { type FoundSkeleton, skeletonsAt } from './parse-skeleton.ts';
import { longestSuffix, stems, suffixRules } from './suffixes.ts';
import type { Group, Prefix, Suffix } from './syntax.ts';
import { wordsAt } from './tables.ts';

interface FoundPrefix {
  prefix: Prefix;
  end: number;
  penalty: number;
  implicit: number;
}

export interface ParsedGroup {
  group: Group;
  end: number;
}

/** Ways to take one place of a name apart; more than this is no name of a compound. */
const mostPaths = 120;
const mostSteps = 20_000;

const readBefore = new Map<string, Group[]>();

/** Ways to read a text as one group; the parts of a name are asked for again and again. */
export function groupsOf(text: string): readonly Group[] {
  const found = readBefore.get(text);
  if (found) return found;
  if (readBefore.size > 500) readBefore.clear();
  const groups = text === '' ? [] : new Parser(text).whole();
  readBefore.set(text, groups);
  return groups;
}

class Parser {
  readonly #text: string;
  readonly #known = new Map<number, ParsedGroup[]>();
  readonly #prefixes = new Map<number, FoundPrefix[]>();
  #steps = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Every way to read the whole text as one group. */
  whole(): Group[] {
    return this.#groupsAt(0)
      .filter(({ end }) => end === this.#text.length)
      .map(({ group }) => group);
  }

  #groupsAt(at: number): ParsedGroup[] {
    const known = this.#known.get(at);
    if (known) return known;
    this.#steps += 1;
    if (this.#steps > mostSteps) throw new NameProblem('too long to be taken apart');
    // A radical that begins here may be the prefix of a longer group that begins here too: 4-chlorophenyl-methyl.
    let best: ParsedGroup[] = [];
    let count = -1;
    for (let round = 0; round < 7; round += 1) {
      this.#known.set(at, best);
      this.#prefixes.delete(at);
      const found = [...this.#coresAt(at), ...this.#prefixedAt(at)];
      best = found.toSorted((a, b) => a.group.penalty - b.group.penalty).slice(0, mostPaths);
      // Not all of them can be looked at, so none is certain.
      if (found.length > mostPaths) throw new NameProblem('too many ways to take it apart');
      if (found.length === count) break;
      count = found.length;
    }
    this.#known.set(at, best);
    return best;
  }

  #prefixedAt(at: number): ParsedGroup[] {
    return this.#prefixesAt(at).flatMap(({ prefix, end, penalty, implicit }) => {
      const next = this.#text.charAt(end) === '-' ? end + 1 : end;
      return this.#groupsAt(next).flatMap(({ group, end: last }): ParsedGroup[] => {
        if (!mayCarry(group, prefix)) return [];
        const prefixes = [prefix, ...group.prefixes];
        // On silanes, amines and the like radicals stand one beside the other.
        const onHetero = implicit > 0 && isHeteroParent(group) ? 1 : 0;
        const sums = { penalty: group.penalty + penalty + onHetero, implicit: group.implicit + implicit };
        return [{ group: { ...group, prefixes, ...sums }, end: last }];
      });
    });
  }

  #prefixesAt(at: number): FoundPrefix[] {
    const known = this.#prefixes.get(at);
    if (known) return known;
    this.#prefixes.set(at, []);
    const found: FoundPrefix[] = [];
    const stereo = stereoAt(this.#text, at);
    if (stereo)
      found.push({ prefix: { kind: 'stereo', marks: stereo.value }, end: stereo.end, penalty: 0, implicit: 0 });
    const indicated = indicatedAt(this.#text, at);
    if (indicated)
      found.push({
        prefix: { kind: 'indicated', locants: indicated.value },
        end: indicated.end,
        penalty: 0,
        implicit: 0,
      });
    for (const { value: locants, end } of [{ value: [] as string[], end: at }, ...locantsAt(this.#text, at)]) {
      const [stem = ['', 0]] = wordsAt(stems, this.#text, end, 13);
      for (const { value: count, end: start } of multipliersAt(this.#text, end)) {
        // Hexadecyl is one chain, not six.
        if (count > 1 && stem[0].length > start - end) continue;
        if (!countsFit(locants, count)) continue;
        const isForGroups = /^(?:bis|tris|tetrakis)/.test(this.#text.slice(end, start));
        const plain = this.#substituents(locants, count, start, isForGroups);
        // Bis and tris are for radicals of several words.
        found.push(...plain.filter(({ prefix }) => !isForGroups || !isPlainAlkyl(prefix)));
      }
    }
    this.#prefixes.set(at, found);
    return found;
  }

  #substituents(locants: string[], count: number, at: number, isForGroups: boolean) {
    const found: FoundPrefix[] = [];
    if (this.#text.startsWith('hydro', at) && !/^hydro(?:xy|gen|per)/.test(this.#text.slice(at)))
      found.push({ prefix: { kind: 'hydro', locants, count }, end: at + 5, penalty: 0, implicit: 0 });
    if (this.#text.startsWith('perhydro', at))
      found.push({ prefix: { kind: 'hydro', locants: [], count: 0 }, end: at + 8, penalty: 0, implicit: 0 });
    const closing = /[([{]/.test(this.#text.charAt(at)) ? closingBracket(this.#text, at) : -1;
    if (closing > at) found.push(...this.#enclosed(locants, count, at, closing));
    // "n-butyl" beside N-butyl: the straight chain.
    const hyphen = count > 1 && this.#text.charAt(at) === '-' ? 1 : 0;
    const isStraight = /^n-(?:prop|but|pent|hex|hept|oct|non|dec|dodec)/.test(this.#text.slice(at + hyphen));
    const start = at + hyphen + (isStraight ? 2 : 0);
    for (const { group, end } of this.#groupsAt(start)) {
      if (!isRadical(group)) continue;
      const isPlain = group.prefixes.every(({ kind }) => kind === 'stereo');
      const hasOwnLocants = group.prefixes.some((prefix) => prefix.kind === 'group' && prefix.locants.length > 0);
      if (!isPlain && hasOwnLocants && (locants.length > 0 || count > 1)) continue;
      if (!isPlain && isAlkylOnAlkyl(group)) continue;
      // pentachloromethoxybenzene has one methoxy group: several of a group with its own groups stand in brackets, with bis or tris.
      if (!isPlain && count > 1 && !isForGroups && group.skeleton.kind !== 'linker') continue;
      const penalty = hasOwnLocants ? 3 : 0;
      const implicit = group.implicit + (isPlain ? 0 : 1);
      found.push({ prefix: { kind: 'group', locants, count, group, isEnclosed: false }, end, penalty, implicit });
    }
    return found;
  }

  #enclosed(locants: string[], count: number, at: number, closing: number) {
    const groups = groupsOf(this.#text.slice(at + 1, closing)).filter(isRadical);
    return groups.map((group) => ({
      prefix: { kind: 'group' as const, locants, count, group, isEnclosed: true },
      end: closing + 1,
      penalty: group.penalty,
      implicit: 0,
    }));
  }

  #coresAt(at: number): ParsedGroup[] {
    const fronts = [{ value: [] as string[], end: at }, ...locantsAt(this.#text, at)];
    return fronts.flatMap(({ value: front, end }) =>
      this.#skeletonStarts(end, front.length > 0).flatMap((start) =>
        skeletonsAt(this.#text, start).flatMap((found) => this.#completions(found, front)),
      ),
    );
  }

  // 2-(1h)-… and 4h-… may stand between the front locant and the skeleton.
  #skeletonStarts(at: number, hasFront: boolean): number[] {
    const straight = /^n-(?:prop|but|pent|hex|hept|oct|non|dec|dodec)/.test(this.#text.slice(at));
    return straight && !hasFront ? [at, at + 2] : [at];
  }

  #completions(found: FoundSkeleton, front: readonly string[]): ParsedGroup[] {
    const { skeleton, end, unsaturations, ending, penalty = 0 } = found;
    const group = { prefixes: [], skeleton, front, unsaturations, penalty, implicit: 0 };
    if (ending !== undefined) return front.length === 0 ? [{ group: { ...group, ending }, end }] : [];
    const closes = this.#text.charAt(end) === 'e' ? end + 1 : end;
    const isOpen =
      found.needsSuffix || (front.length > 0 && unsaturations.length === 0) || (found.endsInE && closes === end);
    const plain = isOpen ? [] : [closes];
    const whole = plain.map((last) => ({ group: { ...group, ending: 'none' as const }, end: last }));
    const withSuffix = this.#suffixesAt(end, closes).flatMap(({ suffix, end: last }): ParsedGroup[] => {
      if (!fits(found, suffix, front)) return [];
      return [{ group: { ...group, suffix, ending: suffix.rule.ending }, end: last }];
    });
    return [...whole, ...withSuffix];
  }

  #suffixesAt(...places: number[]): { suffix: Suffix; end: number }[] {
    return [...new Set(places)].flatMap((place) => {
      const start = this.#text.charAt(place) === '-' ? place + 1 : place;
      const added = locantsWithHydrogen(this.#text, start);
      const given = [
        { locants: [] as string[], hydrogens: [] as string[], end: place },
        ...(start > place ? locantsAt(this.#text, start) : []).map(({ value, end }) => ({
          locants: value,
          hydrogens: [],
          end,
        })),
        ...(added && start > place ? [{ ...added.value, end: added.end }] : []),
        ...(start > place ? [{ locants: [], hydrogens: [], end: start }] : []),
      ];
      return given.flatMap(({ locants, hydrogens, end }) =>
        multipliersAt(this.#text, end).flatMap(({ value: count, end: name }) => {
          if (locants.length > 0 && locants.length !== count) return [];
          return wordsAt(suffixRules, this.#text, name, longestSuffix).map(([word, rule]) => ({
            suffix: { rule, name: word, count, locants, hydrogens },
            end: name + word.length,
          }));
        }),
      );
    });
  }
}

function isPlainAlkyl(prefix: Prefix): boolean {
  return (
    prefix.kind === 'group' &&
    !prefix.isEnclosed &&
    prefix.group.skeleton.kind === 'chain' &&
    prefix.group.prefixes.length === 0
  );
}

// p-dichlorobenzene has one locant for two, 3,4-methylenedioxy two for one.
function countsFit(locants: readonly string[], count: number): boolean {
  if (locants.length === 0 || locants.length === count) return true;
  return locants.length === 1 ? count === 2 && locants[0]?.endsWith('!') === true : locants.length === 2 && count === 1;
}

const heteroParents =
  /^(?:amine|ammonium|phosphonium|sulfonium|silane|stannane|germane|borane|phosphine|phosphane|phosphine oxide|silyl|stannyl|boryl|phosphino|phosphoryl|siloxy|silyloxy|tin|zinc|aluminum|magnesium|lithium|phosphonate|phosphinate|borate|boronate)$/;

function isHeteroParent({ skeleton }: Group): boolean {
  return heteroParents.test(skeleton.name);
}

const alkyl = /^(?:iso|sec|tert|neo|t-|i-|s-)|^(?:vinyl|allyl|amyl)$/;

// isopropylmethylbenzene has two radicals: no alkyl group is named after a shorter one.
function isAlkylOnAlkyl({ skeleton, prefixes, suffix }: Group): boolean {
  if (skeleton.kind !== 'chain' || suffix?.rule.opens === undefined) return false;
  return prefixes.some((prefix) => {
    if (prefix.kind !== 'group') return false;
    const { skeleton: inner, suffix: last } = prefix.group;
    return (inner.kind === 'chain' && last?.rule.opens !== undefined) || alkyl.test(inner.name);
  });
}

function isRadical({ ending, skeleton, prefixes }: Group): boolean {
  // Carbonyl and oxy are between two things.
  if (skeleton.kind === 'linker' && prefixes.every(({ kind }) => kind === 'stereo')) return false;
  return ending === 'radical' || ending === 'acyl';
}

function fits(
  { skeleton, isShort, needsSuffix, unsaturations }: FoundSkeleton,
  suffix: Suffix,
  front: readonly string[],
): boolean {
  const { rule, name, count } = suffix;
  if (isShort && !['yl', 'yloxy', 'oxy', 'ol', 'ylidene'].includes(name)) return false;
  // A bare stem takes radical endings alone: meth-yl, meth-oxy.
  if (needsSuffix && !isShort && !['yl', 'oxy', 'yloxy', 'ylidene', 'ylidyne'].includes(name)) return false;
  if (name === 'oxy' && skeleton.kind === 'chain' && !needsSuffix && unsaturations.length === 0) return false;
  if (rule.isTerminal && skeleton.kind !== 'chain') return false;
  if (rule.isTerminal && count > 2) return false;
  if (rule.opens !== undefined && count > 1) return false;
  // methanol is no ring with a chain.
  const isConjunctive = rule.parts[0]?.startsWith('*C') && /^(?:meth|eth|prop|but|acet)/.test(name);
  if (isConjunctive && skeleton.kind !== 'ring' && skeleton.kind !== 'cyclo') return false;
  if (front.length > 0 && skeleton.kind === 'chain' && skeleton.length < 3) return false;
  // 4-cyclohexyl is cyclohexyl in position 4 of something.
  if (front.length > 0 && rule.opens !== undefined && skeleton.kind === 'cyclo' && unsaturations.length === 0)
    return false;
  return front.length === 0 || suffix.locants.length === 0 || unsaturations.length > 0;
}

/** Whether a numeric locant of a prefix can be one of the skeleton, and the prefix makes sense on it at all. */
function mayCarry({ skeleton, suffix }: Group, prefix: Prefix): boolean {
  if (prefix.kind === 'stereo') return true;
  if (prefix.kind === 'indicated') return skeleton.kind === 'ring';
  if (prefix.kind === 'hydro') return skeleton.kind === 'ring' || skeleton.kind === 'part';
  const numeric = prefix.locants.filter((locant) => /^\d/.test(locant));
  if (skeleton.kind === 'linker' && (prefix.locants.length > 0 || prefix.count > 1)) return false;
  if (skeleton.kind === 'chain' && skeleton.length === 1 && numeric.some((locant) => locant !== '1')) return false;
  if (suffix && /^N?\d$/.test('')) return false;
  return numeric.every(
    (locant) =>
      skeleton.locants.has(locant) || isSuffixLocant(locant, suffix) || (locant === '2' && skeleton.locants.has("4'")),
  );
}

// Hydrazides, ureas and guanidines count the atoms of the group.
function isSuffixLocant(locant: string, suffix: Suffix | undefined): boolean {
  return suffix !== undefined && /^\d''*$/.test(locant);
}
