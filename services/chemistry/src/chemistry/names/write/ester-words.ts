// The alkyl words of esters: before the acid in English (`dimethyl …`), after it in Chinese (…二甲酯).

import { compareKeys, type Part, type Prefix, totals } from './name-part.ts';
import { bracket, complexMultiplier, multiplier } from './words.ts';

export interface Alkyl {
  prefix: Prefix;
  /** Of the acid group that it is bound to; empty where none is needed. */
  locant: string;
}

/** `1-tert-butyl 4-methyl`, and 1-叔丁酯-4-甲酯. */
export function alkylWords(alkyls: readonly Alkyl[]): { en: string; zh: string } {
  const groups = new Map<string, { prefix: Prefix; locants: string[] }>();
  for (const { prefix, locant } of alkyls) {
    const known = groups.get(prefix.en);
    if (known) known.locants.push(locant);
    else groups.set(prefix.en, { prefix, locants: [locant] });
  }
  const ordered = [...groups.values()].toSorted((a, b) => compareKeys(a.prefix.en, b.prefix.en));
  const isMixed = ordered.length > 1;
  const en: string[] = [];
  const zh: string[] = [];
  for (const { prefix, locants } of ordered) {
    const count = locants.length;
    const isBracketed = count > 1 && prefix.isComplex;
    const many = isBracketed ? complexMultiplier(count) : multiplier(count);
    const places = isMixed && locants.every((one) => one !== '') ? `${locants.join(',')}-` : '';
    en.push(`${places}${many.en}${isBracketed || (isMixed && prefix.isComplex) ? bracket(prefix.en) : prefix.en}`);
    const body = /[-\])]基$/.test(prefix.zh) || isBracketed ? prefix.zh : prefix.zh.replace(/基$/, '');
    const shown = isBracketed || (isMixed && prefix.isComplex) ? bracket(body) : body;
    zh.push(`${places === '' ? '' : `-${places}`}${many.zh}${shown}酯`);
  }
  return { en: en.join(' '), zh: zh.join('') };
}

/** An ester of an acid that has a name of its own. */
export function esterName(alkyls: readonly Prefix[], acid: Part): Part {
  const words = alkylWords(alkyls.map((prefix) => ({ prefix, locant: '' })));
  const own = totals(alkyls);
  return {
    en: `${words.en} ${acid.en}`,
    zh: `${acid.zh}${words.zh}`,
    atoms: acid.atoms + own.atoms,
    stereo: acid.stereo + own.stereo,
  };
}
