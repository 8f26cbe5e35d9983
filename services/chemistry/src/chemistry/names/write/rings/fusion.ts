// Two rings that share a bond, one of them with hetero atoms: thieno[2,3-d]pyrimidine (IUPAC P-25.3).

import { carbocyclePrefix, type Component, componentOf } from './fusion-components.ts';
import type { MoleculeView } from '../molecule-view.ts';
import { heteroRank, monocycleNumberings } from './monocycles.ts';
import type { FixedForm, Numbering, Skeleton } from './skeleton.ts';
import { at, compareRanks, locantRank, type Words } from '../words.ts';

interface Part {
  ring: readonly number[];
  hetero: readonly number[];
  component: Component | undefined;
  numberings: readonly Numbering[];
}

/** The fused name of two rings that share one bond; undefined where there is none. */
export function fusedPair(mol: MoleculeView, rings: readonly (readonly number[])[]): Skeleton | undefined {
  const [first, second] = [at(rings, 0), at(rings, 1)];
  const shared = first.filter((atom) => second.includes(atom));
  const [one = -1, two = -1] = shared;
  if (shared.length !== 2 || !isBond(first, one, two) || !isBond(second, one, two)) return undefined;
  const parts = [first, second].map((ring) => partOf(mol, ring));
  const [base, attached] = parts.toSorted((a, b) => compareBases(mol, a, b));
  if (!base?.component || !attached) return undefined;
  const prefix = attached.hetero.length === 0 ? carbocyclePrefix(attached.ring.length) : attached.component?.prefix;
  const descriptor = prefix && descriptorOf(base, attached, [one, two]);
  if (!prefix || descriptor === undefined) return undefined;
  const form: FixedForm = { kind: 'fixed', isSaturated: false, ...fused(prefix, descriptor, base.component.base) };
  const numberings = bicycleNumberings(mol, first, second, [one, two]);
  return { atoms: [...new Set([...first, ...second])], numberings, form, isChain: false, isUniform: false };
}

// Before a vowel the a or o of benzo stays: benzo[d]imidazole.
function fused(prefix: Words, descriptor: string, base: Words): Words {
  return { en: `${prefix.en}[${descriptor}]${base.en}`, zh: `${prefix.zh}[${descriptor}]${base.zh}` };
}

function isBond(ring: readonly number[], a: number, b: number): boolean {
  const distance = Math.abs(ring.indexOf(a) - ring.indexOf(b));
  return distance === 1 || distance === ring.length - 1;
}

function partOf(mol: MoleculeView, ring: readonly number[]): Part {
  const hetero = ring.filter((atom) => mol.z(atom) !== 6);
  if (hetero.length === 0) return { ring, hetero, component: undefined, numberings: [] };
  const numberings = monocycleNumberings(mol, ring);
  const numbering = at(numberings, 0);
  const places = [...numbering]
    .filter(([atom]) => mol.z(atom) !== 6)
    .toSorted(([a], [b]) => heteroRank(mol.z(a)) - heteroRank(mol.z(b)) || rank(numbering, a) - rank(numbering, b))
    .map(([atom, locant]) => `${mol.z(atom)}@${locant}`);
  return { ring, hetero, component: componentOf(`${ring.length}:${places.join(',')}`), numberings };
}

function rank(numbering: Numbering, atom: number): number {
  return Number(numbering.get(atom));
}

// P-25.2.1: nitrogen; failing that the hetero atom that is cited first; the larger ring; more hetero atoms, of more kinds.
function compareBases(mol: MoleculeView, a: Part, b: Part): number {
  const elements = (part: Part): number[] => part.hetero.map((atom) => mol.z(atom));
  const ranks = (part: Part): number[] =>
    elements(part)
      .map(heteroRank)
      .toSorted((x, y) => x - y);
  const hasNitrogen = (part: Part): number => (elements(part).includes(7) ? 0 : 1);
  const first = (part: Part): number => ranks(part)[0] ?? 99;
  return (
    hasNitrogen(a) - hasNitrogen(b) ||
    (hasNitrogen(a) === 1 ? first(a) - first(b) : 0) ||
    b.ring.length - a.ring.length ||
    b.hetero.length - a.hetero.length ||
    new Set(elements(b)).size - new Set(elements(a)).size ||
    compareRanks(ranks(a), ranks(b)) ||
    compareRanks(heteroPlaces(a), heteroPlaces(b))
  );
}

function heteroPlaces(part: Part): number[] {
  const numbering = part.numberings[0];
  return part.hetero.map((atom) => (numbering ? rank(numbering, atom) : 99)).toSorted((x, y) => x - y);
}

// `2,3-d`: the lowest letter, then the lowest locants of what is attached, cited in the direction of the letters.
function descriptorOf(base: Part, attached: Part, [one, two]: readonly [number, number]): string | undefined {
  const size = base.ring.length;
  const choices = base.numberings.flatMap((numbering) => {
    const [from, to] = [rank(numbering, one), rank(numbering, two)];
    const isForward = to === from + 1 || (from === size && to === 1);
    const ends = isForward ? [one, two] : [two, one];
    const letter = isForward ? from : to;
    const places =
      attached.numberings.length === 0
        ? [[]]
        : attached.numberings.map((other) => ends.map((atom) => rank(other, atom)));
    return places.map((cited) => ({ letter, cited }));
  });
  const best = choices.toSorted(
    (a, b) =>
      a.letter - b.letter ||
      compareRanks(
        a.cited.toSorted((x, y) => x - y),
        b.cited.toSorted((x, y) => x - y),
      ) ||
      compareRanks(a.cited, b.cited),
  )[0];
  if (!best) return undefined;
  const letter = String.fromCharCode(96 + best.letter);
  return best.cited.length === 0 ? letter : `${best.cited.join(',')}-${letter}`;
}

/** All numberings of two fused rings that the rules on hetero and fusion atoms permit (P-25.3.1.3). */
export function bicycleNumberings(
  mol: MoleculeView,
  first: readonly number[],
  second: readonly number[],
  [one, two]: readonly [number, number],
): Numbering[] {
  const path = (ring: readonly number[], from: number, to: number): number[] => {
    const start = ring.indexOf(from);
    const round = [...ring.slice(start + 1), ...ring.slice(0, start)];
    return round[0] === to ? round.slice(1).toReversed() : round.slice(0, -1);
  };
  const orders = [
    [...path(first, one, two), two, ...path(second, two, one), one],
    [...path(first, two, one), one, ...path(second, one, two), two],
    [...path(second, one, two), two, ...path(first, two, one), one],
    [...path(second, two, one), one, ...path(first, one, two), two],
  ];
  return lowest(
    orders.map((order) => numberFused(mol, order, new Set([one, two]))),
    (numbering) => ranksOf(mol, numbering, new Set([one, two])),
  );
}

/** Numbers round the periphery; carbon atoms of the fusion take the number before and a letter. */
export function numberFused(mol: MoleculeView, order: readonly number[], fusion: ReadonlySet<number>): Numbering {
  const numbering = new Map<number, string>();
  let number = 0;
  let letter = 0;
  for (const atom of order) {
    if (fusion.has(atom) && mol.z(atom) === 6) {
      letter += 1;
      numbering.set(atom, `${number}${String.fromCharCode(96 + letter)}`);
    } else {
      number += 1;
      letter = 0;
      numbering.set(atom, String(number));
    }
  }
  return numbering;
}

function ranksOf(mol: MoleculeView, numbering: Numbering, fusion: ReadonlySet<number>): number[][] {
  const ranksFor = (keeps: (atom: number) => boolean): number[] =>
    [...numbering]
      .filter(([atom]) => keeps(atom))
      .map(([, locant]) => locantRank(locant))
      .toSorted((a, b) => a - b);
  const hetero = [...numbering].filter(([atom]) => mol.z(atom) !== 6);
  const cited = hetero.toSorted(
    ([a, x], [b, y]) => heteroRank(mol.z(a)) - heteroRank(mol.z(b)) || locantRank(x) - locantRank(y),
  );
  return [
    ranksFor((atom) => mol.z(atom) !== 6),
    cited.map(([, locant]) => locantRank(locant)),
    ranksFor((atom) => fusion.has(atom) && mol.z(atom) === 6),
    ranksFor((atom) => fusion.has(atom) && mol.z(atom) !== 6),
  ];
}

/** Those of several that rank lowest. */
export function lowest<T>(list: readonly T[], ranks: (one: T) => number[][]): T[] {
  const ranked = list.map((one) => ({ one, ranks: ranks(one) }));
  const compare = (a: number[][], b: number[][]): number => {
    for (const [index, row] of a.entries()) {
      const difference = compareRanks(row, at(b, index));
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const best = ranked.reduce((least, one) => (compare(one.ranks, least.ranks) < 0 ? one : least), at(ranked, 0));
  return ranked.filter((one) => compare(one.ranks, best.ranks) === 0).map(({ one }) => one);
}
