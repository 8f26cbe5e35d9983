// Which parent the suffix goes on: the most principal groups, then rings before chains, then the senior ring or the
// longer chain (IUPAC P-44).

import { assemble, type Assembled } from './assemble.ts';
import { chainSkeleton, chainsThrough, isChainAtom, multipleBonds } from './chains.ts';
import type { Group } from './groups.ts';
import type { MoleculeView } from './molecule-view.ts';
import type { Prefix } from './name-part.ts';
import { heteroRank } from './rings/monocycles.ts';
import type { Skeleton } from './rings/skeleton.ts';
import type { SuffixKey } from './suffixes.ts';
import { at, refuse } from './words.ts';
import type { Writer } from './writer.ts';

export interface Named {
  part: Assembled;
  /** The groups that the suffix names, in the order of its locants. */
  groups: readonly Group[];
}

interface Candidate {
  skeleton: Skeleton;
  groups: readonly { group: Group; anchor: number }[];
}

/** The name with the suffix of one class; every candidate of the same rank is written, and the shortest name taken. */
export function nameOnParent(writer: Writer, key: SuffixKey, groups: readonly Group[]): Named {
  const candidates = senior(writer.mol, candidatesFor(writer, groups));
  if (candidates.length === 0) refuse(`no parent for ${key}`);
  const names = candidates.map((candidate): Named => ({
    part: write(writer, key, candidate),
    groups: candidate.groups.map(({ group }) => group),
  }));
  return at(
    names.toSorted((a, b) => a.part.en.length - b.part.en.length || (a.part.en < b.part.en ? -1 : 1)),
    0,
  );
}

function write(writer: Writer, key: SuffixKey, { skeleton, groups }: Candidate): Assembled {
  const { mol } = writer;
  const inside = new Set(skeleton.atoms);
  const consumed = new Set(groups.flatMap(({ group }) => group.consumed).filter((atom) => !inside.has(atom)));
  const onSuffix = groups.flatMap(({ group }, index) =>
    group.amines.flatMap(({ atom, label }) =>
      mol
        .neighbours(atom)
        .filter((next) => !consumed.has(next.atom) && !inside.has(next.atom))
        .map((next): { group: number; label: string; prefix: Prefix } => ({
          group: index,
          label,
          prefix: writer.prefixOf(next.atom, atom),
        })),
    ),
  );
  const suffix = {
    key,
    anchors: groups.map(({ anchor }) => anchor),
    isTerminal: groups.every(({ group }) => group.carbon !== undefined),
    isDouble: key === 'ketone' || key === 'thione' || key === 'imine',
  };
  const part = assemble(mol, { skeleton, suffix, consumed, onSuffix, prefixOf: writer.prefixOf });
  return { ...part, atoms: part.atoms + consumed.size };
}

function candidatesFor(writer: Writer, groups: readonly Group[]): Candidate[] {
  const { mol } = writer;
  const carbons = new Set(groups.flatMap((group) => (group.carbon === undefined ? [] : [group.carbon])));
  const allowed = (atom: number): boolean => carbons.has(atom) || isChainAtom(mol, atom);
  const seen = new Set<string>();
  const skeletons: Skeleton[] = [];
  for (const anchor of groups.flatMap((group) => group.anchors)) {
    const options = mol.inRing(anchor)
      ? [writer.ring(anchor)]
      : mol.z(anchor) === 6
        ? chainsThrough(mol, anchor, allowed).map(chainSkeleton)
        : [];
    for (const skeleton of options) {
      const key = [...skeleton.atoms].toSorted((a, b) => a - b).join(',');
      if (!seen.has(key)) skeletons.push(skeleton);
      seen.add(key);
    }
  }
  return skeletons.map((skeleton) => ({ skeleton, groups: expressed(skeleton, groups) }));
}

// The groups that stand on a skeleton: at an end of the chain where their carbon is part of it.
function expressed({ atoms, isChain }: Skeleton, groups: readonly Group[]): Candidate['groups'] {
  const ends = new Set([atoms[0], atoms.at(-1)]);
  return groups.flatMap((group) => {
    const { carbon } = group;
    if (carbon !== undefined) return isChain && ends.has(carbon) ? [{ group, anchor: carbon }] : [];
    const anchor = group.anchors.find((atom) => atoms.includes(atom));
    return anchor === undefined ? [] : [{ group, anchor }];
  });
}

function senior(mol: MoleculeView, candidates: readonly Candidate[]): Candidate[] {
  const ranked = candidates
    .filter(({ groups }) => groups.length > 0)
    .map((candidate) => ({ candidate, ranks: [-candidate.groups.length, ...seniorityOf(mol, candidate.skeleton)] }));
  const [best] = ranked.toSorted((a, b) => compareLists(a.ranks, b.ranks));
  if (!best) return [];
  return ranked.filter(({ ranks }) => compareLists(ranks, best.ranks) === 0).map(({ candidate }) => candidate);
}

/** Lower numbers are senior. */
export function seniorityOf(mol: MoleculeView, { atoms, isChain }: Skeleton): number[] {
  if (isChain) return [1, -atoms.length, -multipleBonds(mol, atoms), -branches(mol, atoms)];
  const hetero = atoms.map((atom) => mol.z(atom)).filter((z) => z !== 6);
  const ranks = hetero.map(heteroRank).toSorted((a, b) => a - b);
  const rings = mol.ringsOf(atoms).length;
  const counts = [8, 16, 34, 7].map((z) => -hetero.filter((one) => one === z).length);
  const unsaturated = atoms.filter((atom) => mol.neighbours(atom).some((next) => next.order > 1)).length;
  return [
    0,
    hetero.length > 0 ? 0 : 1,
    hetero.includes(7) ? 0 : 1,
    hetero.includes(7) ? 0 : (ranks[0] ?? 9),
    -rings,
    -atoms.length,
    -hetero.length,
    ...counts,
    -unsaturated,
    -branches(mol, atoms),
  ];
}

function branches(mol: MoleculeView, atoms: readonly number[]): number {
  const inside = new Set(atoms);
  return atoms.reduce((sum, atom) => sum + mol.neighbours(atom).filter((next) => !inside.has(next.atom)).length, 0);
}

export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [index, one] of a.entries()) {
    const difference = one - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A molecule without principal groups: the senior ring, or the longest chain. */
export function nameOnHydride(writer: Writer): Assembled {
  const { mol } = writer;
  const skeletons = mol.systems.map((system) => writer.ring(at(system, 0)));
  if (skeletons.length === 0) {
    const seen = new Set<string>();
    for (let atom = 0; atom < mol.size; atom += 1) {
      if (!isChainAtom(mol, atom)) continue;
      for (const chain of chainsThrough(mol, atom, (one) => isChainAtom(mol, one))) {
        const key = [...chain].toSorted((a, b) => a - b).join(',');
        if (!seen.has(key)) skeletons.push(chainSkeleton(chain));
        seen.add(key);
      }
    }
  }
  const ranked = skeletons.map((skeleton) => ({ skeleton, ranks: seniorityOf(mol, skeleton) }));
  const [best] = ranked.toSorted((a, b) => compareLists(a.ranks, b.ranks));
  if (!best) return refuse('no parent');
  const names = ranked
    .filter(({ ranks }) => compareLists(ranks, best.ranks) === 0)
    .map(({ skeleton }) => assemble(mol, { skeleton, consumed: new Set(), prefixOf: writer.prefixOf }));
  return at(
    names.toSorted((a, b) => a.en.length - b.en.length || (a.en < b.en ? -1 : 1)),
    0,
  );
}
