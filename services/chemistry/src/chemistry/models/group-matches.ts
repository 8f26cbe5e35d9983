// Where functional groups sit in a molecule, found once per molecule and group.

import type { Mol } from '../molecule/rdkit.ts';
import type { MoleculeView } from '../smarts/molecule-view.ts';
import type { SmartsPattern } from '../smarts/smarts-pattern.ts';
import { no, perhaps, yes } from '../smarts/verdict.ts';
import type { TemplateSet } from './template-set.ts';
import type { FunctionalGroup } from '../templates/functional-groups.ts';

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

/** A pattern both ways: RDKit is asked where the plain search leaves the response open. */
export interface PatternPair {
  query: Mol;
  plain: SmartsPattern;
}

/** True when the pattern lies on the molecule. */
export function isIn(mol: Mol, view: MoleculeView, pattern: PatternPair): boolean {
  return isInHeld({ mol }, view, pattern);
}

/** As `isIn`, of a molecule that RDKit may have to read first. */
export function isInHeld(held: { readonly mol: Mol }, view: MoleculeView, { query, plain }: PatternPair): boolean {
  const verdict = plain.fits(view);
  return verdict === perhaps ? hasMatch(held.mol, query) : verdict === yes;
}

/** As `matchesOf`, without a call of RDKit for what does not match. */
export function matchesIn(mol: Mol, view: MoleculeView, { query, plain }: PatternPair): number[][] {
  return plain.fits(view) === no ? [] : matchesOf(mol, query);
}

/** Remembers the group matches of one molecule; the molecule must live as long as questions are asked. */
export class GroupMatches {
  readonly #set: TemplateSet;
  readonly #view: MoleculeView;
  readonly #known = new Map<FunctionalGroup, number[][]>();

  /** `view` is of the molecule that will be asked about. */
  constructor(set: TemplateSet, view: MoleculeView) {
    this.#set = set;
    this.#view = view;
  }

  of(mol: Mol, group: FunctionalGroup): number[][] {
    const known = this.#known.get(group);
    if (known) return known;
    const found = matchesIn(mol, this.#view, { query: this.#set.group(group), plain: this.#set.plainGroup(group) });
    this.#known.set(group, found);
    return found;
  }

  /** Those of `groups` that have a match away from `site`: a free amine is away even where the carbon beside it reacts. */
  outside(mol: Mol, groups: readonly FunctionalGroup[], site: ReadonlySet<number>): FunctionalGroup[] {
    return groups.filter((group) =>
      this.of(mol, group).some((atoms) => {
        const hetero = atoms.filter((atom) => this.#view.graph.atoms[atom]?.z !== 6);
        return !(hetero.length > 0 ? hetero : atoms).some((atom) => site.has(atom));
      }),
    );
  }
}
