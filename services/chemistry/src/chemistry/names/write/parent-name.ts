// The end of a name: parent hydride with unsaturation, indicated hydrogen, and a suffix or a free valence.

import type { Skeleton } from './rings/skeleton.ts';
import type { Hydrogenation } from './rings/hydro.ts';
import { type SuffixKey, suffixes } from './suffixes.ts';
import { join, multiplier, sortLocants, type Words } from './words.ts';

export interface Unsaturation {
  enes: readonly string[];
  ynes: readonly string[];
}

export interface SuffixUse {
  kind: 'suffix';
  key: SuffixKey;
  locants: readonly string[];
  isTerminal: boolean;
}

export interface ValenceUse {
  kind: 'valence';
  locant: string;
  /** 1 yl, 2 ylidene, 3 ylidyne. */
  order: number;
  /** An acyl group: its carbon is the end of the chain, or beside the ring. */
  acyl?: 'terminal' | 'attached';
}

export interface Ending {
  skeleton: Skeleton;
  unsaturation: Unsaturation;
  hydrogens: Hydrogenation;
  use: SuffixUse | ValenceUse | undefined;
  showsLocants: boolean;
  /** All that can be is saturated, so that hydro prefixes need no locants. */
  isFullySaturated: boolean;
}

const valences: readonly Words[] = [
  { en: '', zh: '' },
  { en: 'yl', zh: '基' },
  { en: 'ylidene', zh: '亚基' },
  { en: 'ylidyne', zh: '次基' },
];

/** Hydro prefixes, indicated hydrogen, the parent and what follows it. */
export function writeEnding(ending: Ending): Words {
  const { hydrogens, isFullySaturated } = ending;
  const parent = parentOf(ending);
  const drops = ending.skeleton.form.kind === 'fixed' && ending.skeleton.form.dropsHydrogen === true;
  const indicated =
    hydrogens.indicated.length === 0 || (drops && hydrogens.hydro.length === 0)
      ? ''
      : `${hydrogens.indicated.map((one) => `${one}H`).join(',')}-`;
  const count = multiplier(hydrogens.hydro.length);
  const places = isFullySaturated ? '' : `${hydrogens.hydro.join(',')}-`;
  const hydro: Words =
    hydrogens.hydro.length === 0
      ? { en: '', zh: '' }
      : { en: `${places}${count.en}hydro`, zh: `${places}${count.zh}氢` };
  return {
    en: join(hydro.en, `${indicated}${parent.en}`),
    zh: join(hydro.zh, `${indicated}${parent.zh}`),
  };
}

function parentOf(ending: Ending): Words {
  const { skeleton, use } = ending;
  if (skeleton.form.kind === 'atom') return skeleton.form;
  if (use?.kind === 'suffix') return withSuffix(ending, use);
  if (use?.kind === 'valence') return withValence(ending, use);
  const { en, zh } = stemmed(ending, true);
  return { en: `${en}${skeleton.form.kind === 'stem' ? 'e' : ''}`, zh };
}

// `cyclohex-2-en`, `pyridine`: all but the final e of stems.
function stemmed({ skeleton, unsaturation }: Ending, keepsAlkane: boolean): Words {
  const { form } = skeleton;
  if (form.kind !== 'stem') return form;
  const { enes, ynes } = unsaturation;
  if (enes.length + ynes.length === 0) return { en: `${form.en}an`, zh: keepsAlkane ? `${form.zh}烷` : form.zh };
  let [en, zh] = [form.en, form.zh];
  const omits = skeleton.isChain && skeleton.atoms.length === 2;
  for (const [locants, word, zhWord] of [
    [enes, 'en', '烯'],
    [ynes, 'yn', '炔'],
  ] as const) {
    if (locants.length === 0) continue;
    const count = multiplier(locants.length);
    if (locants.length > 1 && en === form.en) en += 'a';
    en += omits ? word : `-${sortLocants(locants).join(',')}-${count.en}${word}`;
    zh += omits ? zhWord : `-${sortLocants(locants).join(',')}-${count.zh}${zhWord}`;
  }
  return { en, zh };
}

function isStartingWithVowel(text: string): boolean {
  return /^[aeiouy]/.test(text);
}

// `pyridin` + `-3-` + `amine`; the final e falls before a vowel.
function attach(stem: Words, isStem: boolean, places: string, added: string, end: Words): Words {
  const base = isStem ? `${stem.en}e` : stem.en;
  const en = isStartingWithVowel(end.en) ? base.replace(/e$/, '') : base;
  const middle = places === '' ? '' : `-${places}${added}-`;
  return { en: `${en}${middle}${end.en}`, zh: `${stem.zh}${middle}${end.zh}` };
}

function withSuffix(ending: Ending, use: SuffixUse): Words {
  const { skeleton, hydrogens, showsLocants } = ending;
  const { form } = skeleton;
  const words = suffixes[use.key];
  const count = use.locants.length;
  const isBare = form.kind === 'stem' && ending.unsaturation.enes.length + ending.unsaturation.ynes.length === 0;
  if (form.kind === 'fixed' && form.en === 'benzene' && count === 1 && words.benzene) return words.benzene;
  if (use.isTerminal && words.terminal) {
    const short = isBare && count === 1 ? words.short?.[skeleton.atoms.length - 1] : undefined;
    if (short) return short;
    const many = multiplier(count);
    const end = { en: `${many.en}${words.terminal.en}`, zh: `${many.zh}${words.terminal.zh}` };
    return attach(stemmed(ending, false), true, '', '', end);
  }
  const many = multiplier(count);
  // 甲磺酰氯, but 丙烷-1-磺酰氯.
  const keepsAlkane = words.keepsAlkane && !(skeleton.isChain && skeleton.atoms.length <= 2);
  const isArene = form.kind === 'fixed' && !form.isSaturated && use.key === 'alcohol' && isPhenolic(form.en);
  const zhEnd = isArene ? '酚' : words.attached.zh;
  const places = showsLocants ? sortLocants(use.locants).join(',') : '';
  const added = hydrogens.added.length === 0 ? '' : `(${hydrogens.added.map((one) => `${one}H`).join(',')})`;
  const stem = stemmed(ending, keepsAlkane);
  return attach(stem, form.kind === 'stem', places, added, {
    en: `${many.en}${words.attached.en}`,
    zh: `${many.zh}${zhEnd}`,
  });
}

function isPhenolic(name: string): boolean {
  return ['benzene', 'naphthalene', 'anthracene', 'phenanthrene'].includes(name);
}

function withValence(ending: Ending, use: ValenceUse): Words {
  const { skeleton, hydrogens, showsLocants } = ending;
  const { form } = skeleton;
  const isBare = ending.unsaturation.enes.length + ending.unsaturation.ynes.length === 0;
  const added = hydrogens.added.length === 0 ? '' : `(${hydrogens.added.map((one) => `${one}H`).join(',')})`;
  if (use.acyl === 'terminal') {
    if (isBare && skeleton.atoms.length <= 2)
      return skeleton.atoms.length === 1 ? { en: 'formyl', zh: '甲酰基' } : { en: 'acetyl', zh: '乙酰基' };
    return attach(stemmed(ending, false), true, '', '', { en: 'oyl', zh: '酰基' });
  }
  if (use.acyl === 'attached') {
    if (form.kind === 'fixed' && form.en === 'benzene') return { en: 'benzoyl', zh: '苯甲酰基' };
    const stem = stemmed(ending, true);
    const places = showsLocants ? use.locant : '';
    return attach(stem, form.kind === 'stem', places, added, { en: 'carbonyl', zh: '甲酰基' });
  }
  const end = valences[use.order] ?? { en: '', zh: '' };
  if (form.kind === 'fixed' && form.en === 'benzene' && use.order === 1) return { en: 'phenyl', zh: '苯基' };
  if (form.kind === 'stem' && isBare && !showsLocants) return { en: `${form.en}${end.en}`, zh: `${form.zh}${end.zh}` };
  if (form.kind === 'stem' && !showsLocants) return attach(stemmed(ending, false), true, '', '', end);
  return attach(stemmed(ending, false), form.kind === 'stem', use.locant, added, end);
}
