// Bridged and spiro rings by von Baeyer's rules: 2-azabicyclo[2.2.1]heptane, 2,7-diazaspiro[3.5]nonane.

import type { MoleculeView } from '../molecule-view.ts';
import { lowestHetero, numbered, replacement } from './monocycles.ts';
import type { Skeleton } from './skeleton.ts';
import { at, refuse, stemOf } from '../words.ts';

/** Two rings with two atoms in common, or more. */
export function bicycle(mol: MoleculeView, system: readonly number[]): Skeleton {
  const degree = (atom: number): number[] =>
    mol
      .neighbours(atom)
      .map((next) => next.atom)
      .filter((next) => system.includes(next) && mol.isRingBond(atom, next));
  const heads = system.filter((atom) => degree(atom).length === 3);
  const [one, two] = heads;
  if (one === undefined || two === undefined || heads.length !== 2) return refuse('not a bicycle');
  const paths = degree(one).map((start) => {
    const path: number[] = [];
    let [before, atom] = [one, start];
    while (atom !== two) {
      path.push(atom);
      const next = degree(atom).find((other) => other !== before) ?? refuse('a broken ring');
      [before, atom] = [atom, next];
    }
    return path;
  });
  const lengths = paths.map((path) => path.length).toSorted((a, b) => b - a);
  const orders = permutations(paths)
    .filter((three) => three.every((path, index) => path.length === lengths[index]))
    .flatMap((three) => {
      const [a, b, c] = [at(three, 0), at(three, 1), at(three, 2)];
      return [
        [one, ...a, two, ...b.toReversed(), ...c],
        [two, ...a.toReversed(), one, ...b, ...c.toReversed()],
      ];
    });
  return named(mol, system, orders, 'bicyclo', '双环', lengths.join('.'));
}

/** Two single rings with one atom in common. */
export function spiroPair(mol: MoleculeView, rings: readonly (readonly number[])[]): Skeleton {
  const [small, large] = rings.toSorted((a, b) => a.length - b.length);
  if (!small || !large) return refuse('not a spiro compound');
  const centre = small.find((atom) => large.includes(atom)) ?? refuse('no common atom');
  const pairs =
    small.length === large.length
      ? [
          [small, large],
          [large, small],
        ]
      : [[small, large]];
  const orders = pairs.flatMap(([first = [], second = []]) =>
    bothWays(first, centre).flatMap((a) => bothWays(second, centre).map((b) => [...a, centre, ...b])),
  );
  const system = [...new Set([...small, ...large])];
  return named(mol, system, orders, 'spiro', '螺', `${small.length - 1}.${large.length - 1}`);
}

function bothWays(ring: readonly number[], without: number): number[][] {
  const start = ring.indexOf(without);
  const round = [...ring.slice(start + 1), ...ring.slice(0, start)];
  return [round, round.toReversed()];
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first, index) =>
    permutations([...list.slice(0, index), ...list.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

function named(
  mol: MoleculeView,
  system: readonly number[],
  orders: readonly (readonly number[])[],
  en: string,
  zh: string,
  descriptor: string,
): Skeleton {
  const numberings = lowestHetero(mol, orders).map(numbered);
  const places = replacement(mol, at(numberings, 0));
  const stem = stemOf(system.length);
  const form = {
    kind: 'stem' as const,
    en: `${places.en}${en}[${descriptor}]${stem.en}`,
    zh: `${places.zh}${zh}[${descriptor}]${stem.zh}`,
  };
  return { atoms: system, numberings, form, isChain: false, isUniform: false };
}
