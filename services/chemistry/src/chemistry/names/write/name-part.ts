// What a finished part of a name is, and how substituents are put before a parent.

import {
  alphabeticalKey,
  bracket,
  complexMultiplier,
  join,
  locantRank,
  multiplier,
  sortLocants,
  type Words,
} from './words.ts';

/** A part of a name with what it accounts for, so that nothing of the molecule is left out of the whole. */
export interface Part extends Words {
  /** Heavy atoms that the part names. */
  atoms: number;
  /** Stereocentres and double bonds whose configuration the part says. */
  stereo: number;
}

/** A part that is put before a parent. */
export interface Prefix extends Part {
  /** It has locants or substituents of its own, so that it goes in brackets. */
  isComplex: boolean;
  /** It stands for more than one atom with hydrogen, so that it is bracketed beside another without locants. */
  isGroup: boolean;
}

export interface Located {
  /** Empty where none is needed. */
  locant: string;
  prefix: Prefix;
}

export function simplePrefix(en: string, zh: string, atoms: number): Prefix {
  return { en, zh, atoms, stereo: 0, isComplex: false, isGroup: false };
}

export function groupPrefix(en: string, zh: string, atoms: number): Prefix {
  return { ...simplePrefix(en, zh, atoms), isGroup: true };
}

/** The prefixes in alphabetical order of the English names, equal ones counted: the same order in Chinese (CCS 2017). */
export function writePrefixes(located: readonly Located[]): Words {
  const groups = new Map<string, { prefix: Prefix; locants: string[] }>();
  for (const { locant, prefix } of located) {
    const known = groups.get(prefix.en);
    if (known) known.locants.push(locant);
    else groups.set(prefix.en, { prefix, locants: [locant] });
  }
  const ordered = [...groups.values()].toSorted((a, b) => compareKeys(a.prefix.en, b.prefix.en));
  let text: Words = { en: '', zh: '' };
  for (const { prefix, locants } of ordered) {
    const places = sortLocants(locants.filter((one) => one !== '')).join(',');
    // Without locants each group after the first is set off: tert-butyl(dimethyl).
    const isSetOff = !prefix.isComplex && places === '' && prefix.isGroup && text.en !== '';
    const count = prefix.isComplex ? complexMultiplier(locants.length) : multiplier(locants.length);
    const one = (language: 'en' | 'zh'): string => {
      const body = prefix.isComplex ? bracket(prefix[language]) : prefix[language];
      const counted = `${count[language]}${body}`;
      if (places !== '') return `${places}-${counted}`;
      // In Chinese too after a bracket and after what an alkyl group may carry, where (…)甲基 and 甲氧基甲基 would be one group.
      return isSetOff && (language === 'en' || mayBelong.test(text.zh)) ? bracket(counted) : counted;
    };
    text = { en: join(text.en, one('en')), zh: join(text.zh, one('zh')) };
  }
  return text;
}

const mayBelong = /(?:[)\]}]|[氧氨羟氰硝巯硫羧酰]基|[氟氯溴碘])$/;

export function compareKeys(a: string, b: string): number {
  const [first, second] = [alphabeticalKey(a), alphabeticalKey(b)];
  return first < second ? -1 : first > second ? 1 : a < b ? -1 : a > b ? 1 : 0;
}

/** Ranks of the locants in alphabetical order of the prefixes, for the choice between numberings. */
export function alphabeticalRanks(located: readonly Located[]): number[] {
  return located
    .toSorted((a, b) => compareKeys(a.prefix.en, b.prefix.en) || locantRank(a.locant) - locantRank(b.locant))
    .map((one) => locantRank(one.locant));
}

export function totals(parts: readonly Part[]): { atoms: number; stereo: number } {
  return {
    atoms: parts.reduce((sum, one) => sum + one.atoms, 0),
    stereo: parts.reduce((sum, one) => sum + one.stereo, 0),
  };
}
