// A large connected part that two molecules share, found fast: grown from pairs of atoms with like surroundings, the likest
// neighbours first. Not always the largest there is, which may take seconds to find (Raymond and Willett 2002).

import { bondBetween, neighbours, otherEnd, type Bond, type MolGraph } from '../graph.ts';

/** Pairs of atoms that the growth is tried from: those of the rarest surroundings. */
const mostSeeds = 60;

/** Atoms of the first molecule with their counterparts in the second. */
export type CommonPart = ReadonlyMap<number, number>;

/** The largest part that was found; empty where no two atoms are alike. */
export function commonPart(first: MolGraph, second: MolGraph): CommonPart {
  const labels = [labelsOf(first), labelsOf(second)] as const;
  let best: CommonPart = new Map();
  for (const seed of seedsOf(...labels)) {
    const grown = grow(first, second, labels, seed);
    if (grown.size > best.size) best = grown;
    if (best.size === Math.min(first.atoms.length, second.atoms.length)) break;
  }
  return best;
}

/** The part as SMARTS: elements and bonds, so that it is found in both molecules. */
export function smartsOf(graph: MolGraph, part: ReadonlySet<number>): string {
  const [start] = part;
  if (start === undefined) return '';
  const order = new Map<number, number>();
  const children = new Map<number, number[]>();
  const closures = new Map<number, string[]>();
  let closed = 0;
  const visit = (atom: number, from: number): void => {
    order.set(atom, order.size);
    for (const next of neighbours(graph, atom)) {
      if (!part.has(next) || next === from) continue;
      if (!order.has(next)) {
        children.set(atom, [...(children.get(atom) ?? []), next]);
        visit(next, atom);
      } else if ((order.get(next) ?? 0) < (order.get(atom) ?? 0)) {
        closed += 1;
        const sign = symbolOf(bondBetween(graph, atom, next)) + (closed < 10 ? closed : `%${closed}`);
        for (const end of [atom, next]) closures.set(end, [...(closures.get(end) ?? []), sign]);
      }
    }
  };
  visit(start, -1);
  const write = (atom: number): string => {
    const ends = (children.get(atom) ?? []).map((next) => symbolOf(bondBetween(graph, atom, next)) + write(next));
    const branches = ends.slice(0, -1).map((end) => `(${end})`);
    const rings = (closures.get(atom) ?? []).join('');
    return `[#${graph.atoms[atom]?.z ?? 0}]${rings}${branches.join('')}${ends.at(-1) ?? ''}`;
  };
  return write(start);
}

/** What an atom is like: by itself, with its neighbours, and with theirs. */
type Labels = readonly (readonly string[])[];

function labelsOf(graph: MolGraph): Labels {
  const ringOf = graph.atoms.map((_, atom) =>
    Math.min(0xff, ...graph.rings.filter((ring) => ring.includes(atom)).map((ring) => ring.length)),
  );
  const own = graph.atoms.map(({ z, aromatic }, atom) => `${z}${aromatic ? 'a' : ''}r${ringOf[atom]}`);
  const levels = [own];
  for (let level = 1; level <= 2; level += 1) {
    const before = levels[level - 1] ?? [];
    levels.push(
      graph.atoms.map((_, atom) => {
        const around = (graph.bondsOf[atom] ?? []).map((index) => {
          const bond = graph.bonds[index];
          return symbolOf(bond) + (before[otherEnd(bond, atom)] ?? '');
        });
        return `${before[atom]}(${around.toSorted().join(',')})`;
      }),
    );
  }
  return levels;
}

type Pair = readonly [number, number];

// Surroundings that are rare in both molecules tell most.
function seedsOf(first: Labels, second: Labels): Pair[] {
  for (const level of [2, 1, 0]) {
    const there = Map.groupBy((second[level] ?? []).keys(), (atom) => second[level]?.[atom] ?? '');
    const here = Map.groupBy((first[level] ?? []).keys(), (atom) => first[level]?.[atom] ?? '');
    const shared = [...here].flatMap(([label, atoms]) => {
      const others = there.get(label);
      return others ? [{ atoms, others }] : [];
    });
    if (shared.length === 0) continue;
    return shared
      .toSorted((a, b) => a.atoms.length * a.others.length - b.atoms.length * b.others.length)
      .flatMap(({ atoms, others }) => atoms.flatMap((atom) => others.map((other): Pair => [atom, other])))
      .slice(0, mostSeeds);
  }
  return [];
}

function grow(first: MolGraph, second: MolGraph, labels: readonly [Labels, Labels], seed: Pair): CommonPart {
  const part = new Map<number, number>([seed]);
  const taken = new Set([seed[1]]);
  for (;;) {
    let best: { pair: Pair; likeness: number } | undefined;
    for (const [atom, counterpart] of part) {
      for (const next of neighbours(first, atom)) {
        if (part.has(next)) continue;
        for (const other of neighbours(second, counterpart)) {
          if (taken.has(other) || !fits(first, second, part, [next, other])) continue;
          const likeness = likenessOf(labels, [next, other]);
          if (likeness > 0 && likeness > (best?.likeness ?? 0)) best = { pair: [next, other], likeness };
        }
      }
    }
    if (!best) return part;
    part.set(...best.pair);
    taken.add(best.pair[1]);
  }
}

/** How far out the surroundings of both atoms are the same; 0 for atoms that are not. */
function likenessOf([first, second]: readonly [Labels, Labels], [atom, other]: Pair): number {
  const same = [2, 1, 0].find((level) => first[level]?.[atom] === second[level]?.[other]);
  return same === undefined ? 0 : same + 1;
}

/** Whether the pair has the same bonds to the part in both molecules. */
function fits(first: MolGraph, second: MolGraph, part: CommonPart, [atom, other]: Pair): boolean {
  let bonds = 0;
  for (const near of neighbours(first, atom)) {
    const counterpart = part.get(near);
    if (counterpart === undefined) continue;
    const bond = bondBetween(second, other, counterpart);
    if (!bond || symbolOf(bond) !== symbolOf(bondBetween(first, atom, near))) return false;
    bonds += 1;
  }
  const there = new Set(part.values());
  return neighbours(second, other).filter((near) => there.has(near)).length === bonds;
}

function symbolOf(bond: Bond | undefined): string {
  if (bond?.aromatic) return ':';
  return ['~', '-', '=', '#'][bond?.order ?? 0] ?? '~';
}
