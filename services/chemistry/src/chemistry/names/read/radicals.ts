// Radicals in front of a class or an ester, and what attempts to build a compound have in common.

import type { BuiltGroup } from './build.ts';
import { NameProblem } from './molecule.ts';
import { groupsOf } from './parser.ts';
import type { Opening } from './part-smiles.ts';
import type { Session } from './session.ts';
import { classesOf } from './symmetry.ts';
import type { Group } from './syntax.ts';

export interface Attempt {
  penalty: number;
  /** Radicals were put together without brackets. */
  isImplicit?: boolean;
  build(session: Session): void;
}

export interface Radical {
  group: Group;
  count: number;
  locant: string | undefined;
}

const multiplied = /^(mono|di|tri|tetra|bis|tris|tetrakis)-?(.+)$/;
export const multiples: Readonly<Record<string, number>> = {
  mono: 1,
  di: 2,
  tri: 3,
  tetra: 4,
  bis: 2,
  tris: 3,
  tetrakis: 4,
};

/** Ways to read a word as a radical before an ester or a class: methyl, diethyl, bis(2-ethylhexyl), 1-tert-butyl. */
export function radicalsOf(word: string): (Radical & { isMono?: true })[] {
  const bare = /^[([](.+)[)\]]$/.exec(word)?.[1];
  const plain = [word, ...(bare === undefined ? [] : [bare])].flatMap((text) => radicalGroups(text));
  const whole = plain.map((group) => ({ group, count: 1, locant: undefined }));
  const [, multiple = '', rest = ''] = multiplied.exec(word) ?? [];
  const inner = /^[([](.+)[)\]]$/.exec(rest)?.[1] ?? rest;
  // Two difluoromethyl groups, or two fluoromethyl groups? Only bis and brackets say so.
  const isClear = inner !== rest || /^(?:mono|bis|tris|tetrakis)$/.test(multiple);
  const many = radicalGroups(inner)
    .filter((group) => isClear || group.prefixes.every(({ kind }) => kind === 'stereo'))
    .map((group) => ({
      group,
      count: multiples[multiple] ?? 1,
      locant: undefined,
      ...(multiple === 'mono' && { isMono: true as const }),
    }));
  const [, locant, located = ''] = /^(\d+'?|[nos])-(.+)$/.exec(word) ?? [];
  const numbered = locant === undefined ? [] : radicalGroups(located).map((group) => ({ group, count: 1, locant }));
  const found = [...whole, ...numbered, ...many];
  return found.toSorted((a, b) => a.group.penalty - b.group.penalty).slice(0, 4);
}

export function radicalGroups(text: string): Group[] {
  return groupsOf(text).filter(({ ending }) => ending === 'radical' || ending === 'acyl');
}

/** All choices of one from each list. */
export function combinations<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  return lists
    .reduce<Item[][]>((all, list) => all.flatMap((some) => list.map((one) => [...some, one])), [[]])
    .slice(0, 24);
}

export function splits(name: string): { words: string[]; main: string }[] {
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, index) => ({ words: words.slice(0, index + 1), main: words.slice(index + 1).join(' ') }));
}

export function areAlike(session: Session, atoms: readonly number[]): boolean {
  const classes = classesOf(session.molecule, new Map());
  return new Set(atoms.map((atom) => classes[atom])).size === 1;
}

export function only({ openings }: BuiltGroup): Opening {
  const [opening, ...others] = openings;
  if (!opening || others.length > 0) throw new NameProblem('a radical that binds once');
  return opening;
}

export function acidsOf(text: string): Group[] {
  return groupsOf(text).filter((group) => group.ending === 'acid');
}
