// The functional group that a place belongs to, by the vocabulary of the templates.

import type { Bench } from '../impurity/bench.ts';
import { type FunctionalGroup, functionalGroups } from '../../chemistry/templates/functional-groups.ts';
import { groupNames } from '../../chemistry/models/template-set.ts';

/** A functional group, a carbon of an arene that bears hydrogen, or neither. */
export type SiteGroup = FunctionalGroup | 'areneCH' | 'carbonHydrogen' | 'other';

/** More telling names first: an azine halide is an aryl chloride too, a Boc group a carbamate. */
const tellingFirst: readonly FunctionalGroup[] = [
  'azineHalide',
  'boc',
  'cbz',
  'fmoc',
  'tertButylEster',
  'acylHalide',
  'acidAnhydride',
  'aldehyde',
  'carboxylicAcid',
  'arylEster',
  'ester',
  'michaelAcceptor',
];
/** Groups that say what is beside, not what reacts. */
const bystanders: ReadonlySet<FunctionalGroup> = new Set(['benzylicCH', 'amideNH', 'hydroxybenzylHalide']);

/** The group with the most of the atoms; more telling ones win. */
export function groupAt(bench: Bench, smiles: string, atoms: readonly number[]): SiteGroup {
  const places = new Set(atoms);
  const names = [
    ...tellingFirst,
    ...groupNames().filter((name) => !tellingFirst.includes(name) && !bystanders.has(name)),
  ];
  const covered = names.map((name) => ({
    name,
    count: mostCovered(bench.matches(smiles, functionalGroups[name]), places),
  }));
  const best = covered.reduce<{ name: SiteGroup; count: number }>(
    (known, one) => (one.count > known.count ? one : known),
    { name: 'other', count: 0 },
  );
  return best.count > 0 && !isArenePosition(bench, smiles, atoms) ? best.name : carbonAt(bench, smiles, atoms);
}

function mostCovered(matches: readonly number[][], places: ReadonlySet<number>): number {
  return Math.max(0, ...matches.map((match) => match.filter((atom) => places.has(atom)).length));
}

function isArenePosition(bench: Bench, smiles: string, atoms: readonly number[]): boolean {
  const graph = bench.graph(smiles);
  return (
    atoms.length > 0 &&
    atoms.every(
      (atom) => graph.atoms[atom]?.aromatic && graph.atoms[atom]?.z === 6 && graph.atoms[atom]?.hydrogens === 1,
    )
  );
}

function carbonAt(bench: Bench, smiles: string, atoms: readonly number[]): SiteGroup {
  if (isArenePosition(bench, smiles, atoms)) return 'areneCH';
  const graph = bench.graph(smiles);
  return atoms.some((atom) => graph.atoms[atom]?.z === 6 && (graph.atoms[atom]?.hydrogens ?? 0) > 0)
    ? 'carbonHydrogen'
    : 'other';
}
