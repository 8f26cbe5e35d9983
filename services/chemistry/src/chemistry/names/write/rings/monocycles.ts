// Names of single rings: cyclohexane, and Hantzsch and Widman's names of rings with hetero atoms (IUPAC P-22.2.2).

import type { MoleculeView } from '../molecule-view.ts';
import type { FixedForm, Numbering, Skeleton, StemForm } from './skeleton.ts';
import { at, compareRanks, multiplier, refuse, stemOf, type Words } from '../words.ts';

/** In the order in which they are cited. */
const heteroWords: readonly [number, Words][] = [
  [8, { en: 'oxa', zh: '氧杂' }],
  [16, { en: 'thia', zh: '硫杂' }],
  [34, { en: 'selena', zh: '硒杂' }],
  [7, { en: 'aza', zh: '氮杂' }],
  [15, { en: 'phospha', zh: '磷杂' }],
  [14, { en: 'sila', zh: '硅杂' }],
  [5, { en: 'bora', zh: '硼杂' }],
];

/** How early an element is cited; refuses those that no rule here names. */
export function heteroRank(z: number): number {
  const rank = heteroWords.findIndex(([element]) => element === z);
  return rank < 0 ? refuse(`element ${z} in a ring`) : rank;
}

/** `oxa`, `3,8-diaza`: the replaced atoms of a skeleton, cited in order. */
export function replacement(mol: MoleculeView, numbering: Numbering): Words {
  return replacementOf([...numbering].map(([atom, locant]) => ({ z: mol.z(atom), locant })));
}

function replacementOf(atoms: readonly { z: number; locant: string }[]): Words {
  let en = '';
  let zh = '';
  for (const [z, words] of heteroWords) {
    const locants = atoms.filter((one) => one.z === z).map((one) => Number(one.locant));
    if (locants.length === 0) continue;
    const count = multiplier(locants.length);
    const places = locants.toSorted((a, b) => a - b).join(',');
    en += `${en === '' ? '' : '-'}${places}-${count.en}${words.en}`;
    zh += `${zh === '' ? '' : '-'}${places}-${count.zh}${words.zh}`;
  }
  return { en, zh };
}

/** Ranks of hetero atoms for a numbering: all together, then in the order of citing. */
export function heteroRanks(mol: MoleculeView, order: readonly number[]): number[][] {
  const hetero = order.flatMap((atom, index) => (mol.z(atom) === 6 ? [] : [{ rank: heteroRank(mol.z(atom)), index }]));
  const cited = hetero.toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  return [hetero.map((one) => one.index), cited.map((one) => one.index)];
}

/** Of several numberings (atoms in order) those that give hetero atoms the lowest locants. */
export function lowestHetero(mol: MoleculeView, orders: readonly (readonly number[])[]): (readonly number[])[] {
  const ranked = orders.map((order) => ({ order, ranks: heteroRanks(mol, order) }));
  const compare = (a: number[][], b: number[][]): number =>
    compareRanks(at(a, 0), at(b, 0)) || compareRanks(at(a, 1), at(b, 1));
  const best = ranked.reduce((least, one) => (compare(one.ranks, least.ranks) < 0 ? one : least), at(ranked, 0));
  return ranked.filter((one) => compare(one.ranks, best.ranks) === 0).map((one) => one.order);
}

/** Every way round a ring. */
export function ringOrders(ring: readonly number[]): number[][] {
  return ring.flatMap((_, start) => {
    const forward = [...ring.slice(start), ...ring.slice(0, start)];
    return [forward, [at(forward, 0), ...forward.slice(1).toReversed()]];
  });
}

export function numbered(order: readonly number[]): Numbering {
  return new Map(order.map((atom, index) => [atom, String(index + 1)]));
}

export function carbocycle(ring: readonly number[]): Skeleton {
  const stem = stemOf(ring.length);
  const form: StemForm = { kind: 'stem', en: `cyclo${stem.en}`, zh: `环${stem.zh}` };
  return { atoms: ring, numberings: ringOrders(ring).map(numbered), form, isChain: false, isUniform: true };
}

// The first citing of a hetero atom decides 1, so that order of citing comes before the sum of all (P-22.2.2.1.3).
export function monocycleNumberings(mol: MoleculeView, ring: readonly number[]): Numbering[] {
  const first = Math.min(...ring.filter((atom) => mol.z(atom) !== 6).map((atom) => heteroRank(mol.z(atom))));
  const orders = ringOrders(ring).filter((order) => {
    const z = mol.z(at(order, 0));
    return z !== 6 && heteroRank(z) === first;
  });
  return lowestHetero(mol, orders).map(numbered);
}

interface Stem {
  unsaturated: string;
  saturated: string;
}

const withNitrogen: Readonly<Record<number, Stem>> = {
  3: { unsaturated: 'irine', saturated: 'iridine' },
  4: { unsaturated: 'ete', saturated: 'etidine' },
  5: { unsaturated: 'ole', saturated: 'olidine' },
};
const without: Readonly<Record<number, Stem>> = {
  3: { unsaturated: 'irene', saturated: 'irane' },
  4: { unsaturated: 'ete', saturated: 'etane' },
  5: { unsaturated: 'ole', saturated: 'olane' },
  7: { unsaturated: 'epine', saturated: 'epane' },
  8: { unsaturated: 'ocine', saturated: 'ocane' },
  9: { unsaturated: 'onine', saturated: 'onane' },
  10: { unsaturated: 'ecine', saturated: 'ecane' },
};
const chineseRings: Readonly<Record<number, string>> = {
  3: '环丙',
  4: '环丁',
  5: '环戊',
  6: '环己',
  7: '环庚',
  8: '环辛',
  9: '环壬',
  10: '环癸',
};

function stemFor(size: number, hasNitrogen: boolean, last: number): Stem | undefined {
  if (size === 6) {
    // By the hetero atom that is cited last.
    if ([8, 16, 34].includes(last)) return { unsaturated: 'ine', saturated: 'ane' };
    if ([7, 14].includes(last)) return { unsaturated: 'ine', saturated: 'inane' };
    return { unsaturated: 'inine', saturated: 'inane' };
  }
  return (hasNitrogen ? withNitrogen[size] : undefined) ?? without[size];
}

/** The name of a ring with hetero atoms, all of it saturated or with as many double bonds as it can have. */
export function heterocycle(mol: MoleculeView, ring: readonly number[], isSaturated: boolean): Skeleton {
  const numberings = monocycleNumberings(mol, ring);
  const elements = ring.map((atom) => mol.z(atom)).filter((z) => z !== 6);
  const last = at(
    elements.toSorted((a, b) => heteroRank(b) - heteroRank(a)),
    0,
  );
  const stem = stemFor(ring.length, elements.includes(7), last) ?? refuse(`a ring of ${ring.length} atoms`);
  const places = replacement(mol, at(numberings, 0));
  const end = isSaturated ? stem.saturated : stem.unsaturated;
  const zhStem = chineseRings[ring.length] ?? refuse('a large ring');
  const zhEnd = isSaturated ? `${zhStem}烷` : unsaturatedChinese(ring.length, zhStem);
  const alone = elements.length === 1;
  const en = contract(alone ? places.en.replace(/^1-/, '') : citedTogether(places.en), end);
  const zh = `${alone ? places.zh.replace(/^1-/, '') : citedTogether(places.zh)}${zhEnd}`;
  const form: FixedForm = { kind: 'fixed', en, zh, isSaturated };
  return { atoms: ring, numberings, form, isChain: false, isUniform: false };
}

function unsaturatedChinese(size: number, stem: string): string {
  const bonds = Math.floor(size / 2);
  return bonds === 1 ? `${stem}烯` : `${stem}${multiplier(bonds).zh}烯`;
}

// `1-oxa-3-aza` as the system writes it: `1,3-oxaza`.
function citedTogether(text: string): string {
  const parts = text.split(/-(?=\d)/).map((part) => /^([\d,]+)-(.+)$/.exec(part));
  const locants = parts.map((part) => part?.[1] ?? '').join(',');
  return `${locants}-${parts.map((part) => part?.[2] ?? '').join('')}`;
}

// The a of each prefix falls before a vowel: oxaza, oxazolidine.
function contract(prefix: string, end: string): string {
  return `${prefix}${end}`.replaceAll(/a(?=[aeiou])/g, '');
}
