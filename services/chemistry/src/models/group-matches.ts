// Where functional groups sit in a molecule, found once per molecule and group.

import { graphOf } from '../chem/graph.ts';
import type { Mol } from '../chem/rdkit.ts';
import type { TemplateSet } from './template-set.ts';
import type { FunctionalGroup } from './templates/functional-groups.ts';

/** All matches of a pattern as lists of atom indexes; empty when it does not match. */
export function matchesOf(mol: Mol, pattern: Mol): number[][] {
  const text = mol.get_substruct_matches(pattern);
  if (text === '{}') return [];
  const found = JSON.parse(text) as { atoms: number[] }[];
  return found.map((one) => one.atoms);
}

/** True when the pattern matches. */
export function hasMatch(mol: Mol, pattern: Mol): boolean {
  return mol.get_substruct_match(pattern) !== '{}';
}

/** True when the pattern matches with its configuration. */
export function hasConfiguredMatch(mol: Mol, pattern: Mol): boolean {
  return mol.get_substruct_match(pattern, '{"useChirality":true}') !== '{}';
}

/** Remembers the group matches of one molecule; the molecule must live as long as questions are asked. */
export class GroupMatches {
  readonly #set: TemplateSet;
  #elements: readonly number[] | undefined;
  readonly #known = new Map<FunctionalGroup, number[][]>();

  constructor(set: TemplateSet) {
    this.#set = set;
  }

  of(mol: Mol, group: FunctionalGroup): number[][] {
    const known = this.#known.get(group);
    if (known) return known;
    const found = matchesOf(mol, this.#set.group(group));
    this.#known.set(group, found);
    return found;
  }

  /** Those of `groups` that have a match away from `site`: a free amine is away even where the carbon beside it reacts. */
  outside(mol: Mol, groups: readonly FunctionalGroup[], site: ReadonlySet<number>): FunctionalGroup[] {
    return groups.filter((group) =>
      this.of(mol, group).some((atoms) => {
        const hetero = atoms.filter((atom) => this.#isHetero(mol, atom));
        return !(hetero.length > 0 ? hetero : atoms).some((atom) => site.has(atom));
      }),
    );
  }

  #isHetero(mol: Mol, atom: number): boolean {
    this.#elements ??= graphOf(mol).atoms.map((one) => one.z);
    return this.#elements[atom] !== 6;
  }
}
