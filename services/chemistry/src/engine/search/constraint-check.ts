// Whether constraints make sense for a target, before a search begins: what cannot be read, and what contradicts itself.

import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import { weightSum } from '@app/shared/rules/preferences';
import { canonicalSmiles } from '../../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import { plainText } from '../../chemistry/molecule/intake/plain-text.ts';
import { isMolfile, readKept } from '../../chemistry/molecule/read-structure.ts';
import { plannedSmiles } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { isElement } from '../../chemistry/molecule/element-weights.ts';
import { patternProblem, type PatternProblem } from './limits/kept-substructures.ts';
import { readRouteText, type RouteTextProblem } from './preferences/route-likeness.ts';
import { reactionClasses } from '../../chemistry/templates/template.ts';
import { maxRequirements, type BondMark, type SearchConstraints } from './constraints.ts';

/** Each names a sentence in locales/<lang>/retrosynthesis.json, `constraints`. */
export type ConstraintProblemKind =
  | 'bondUnknown'
  | 'bondBothWays'
  | 'moleculeUnsound'
  | 'reactionUnsound'
  | 'targetListed'
  | 'wantedForbidden'
  | 'wantedAvoided'
  | 'tooManyWanted'
  | 'allClassesExcluded'
  | 'noStock'
  | 'noPrices'
  | PatternProblem
  | RouteTextProblem
  | 'elementUnknown'
  | 'elementTwice'
  | 'weightsAllZero'
  | 'groupsExcluded';

export interface ConstraintProblem {
  kind: ConstraintProblemKind;
  /** The entry that is wrong. */
  found: string;
}

/** Everything that is wrong, in the order of the constraints; empty when a search can begin. */
export function checkConstraints(
  rdkit: RDKit,
  target: string,
  constraints: SearchConstraints,
  available: { prices: boolean },
  preferences: SearchPreferences = {},
): ConstraintProblem[] {
  const ofConstraints = constraintProblems(rdkit, target, constraints, available);
  return [
    ...ofConstraints,
    ...preferenceProblems(preferences, constraints),
    ...likeRouteProblems(rdkit, target, preferences),
  ];
}

function constraintProblems(
  rdkit: RDKit,
  target: string,
  constraints: SearchConstraints,
  available: { prices: boolean },
): ConstraintProblem[] {
  const unsound = [...unreadableMolecules(rdkit, constraints), ...unreadableReactions(rdkit, constraints)];
  const bonds = [...bondProblems(rdkit, target, constraints), ...patternProblems(rdkit, target, constraints)];
  if (unsound.length > 0) return [...bonds, ...unsound];
  const read = readConstraints(rdkit, constraints);
  return [...bonds, ...moleculeProblems(plannedSmiles(rdkit, target), read), ...choiceProblems(read, available)];
}

function likeRouteProblems(rdkit: RDKit, target: string, { likeRoute = [] }: SearchPreferences): ConstraintProblem[] {
  if (likeRoute.length === 0) return [];
  const read = readRouteText(rdkit, plannedSmiles(rdkit, target), likeRoute);
  return 'problem' in read ? [{ kind: read.problem, found: read.found }] : [];
}

function preferenceProblems(
  { weights, protectingGroups }: SearchPreferences,
  { excludedClasses = [] }: SearchConstraints,
): ConstraintProblem[] {
  const isExcluded = excludedClasses.some((one) => one === 'protection' || one === 'deprotection');
  return [
    ...(weights && weightSum(weights) === 0 ? [{ kind: 'weightsAllZero' as const, found: '' }] : []),
    ...(protectingGroups === 'more' && isExcluded ? [{ kind: 'groupsExcluded' as const, found: '' }] : []),
  ];
}

/** The constraints with canonical SMILES in every list. Throws a TypeError for one that cannot be read. */
export function readConstraints(rdkit: RDKit, constraints: SearchConstraints): SearchConstraints {
  const canonical = (text: string): string => plannedMolecule(rdkit, text) ?? unreadable(text);
  const read: Record<string, string[]> = {};
  for (const key of moleculeLists) {
    const list = constraints[key];
    if (list) read[key] = [...new Set(list.map(canonical))];
  }
  const { dislikedReactions } = constraints;
  if (dislikedReactions) read['dislikedReactions'] = dislikedReactions.map((one) => readReaction(one, canonical));
  return { ...constraints, ...read };
}

// As every text that comes in: without the numbers of its atoms, notes and abbreviations.
function plannedMolecule(rdkit: RDKit, text: string): string | null {
  const plain = plainText(rdkit, isMolfile(text) ? text : text.trim());
  const kept = plain.ok ? readKept(rdkit, plain.text) : null;
  return kept === null ? null : canonicalSmiles(rdkit, plannedSmiles(rdkit, kept));
}

const moleculeLists = [
  'throughMolecules',
  'avoidMolecules',
  'forbiddenMolecules',
  'startFrom',
  'boughtMolecules',
] as const;

function unreadable(smiles: string): never {
  throw new TypeError(`not a molecule: ${smiles}`);
}

// A template's id has no arrow; a reaction's precursors are in the order in which proposals list them.
function readReaction(text: string, canonical: (smiles: string) => string): string {
  if (!text.includes('>')) return text;
  const parts = text.split('>');
  const precursors = (parts[0] ?? '').split('.').map(canonical);
  return `${precursors.toSorted().join('.')}>>${canonical(parts[2] ?? '')}`;
}

function bondProblems(rdkit: RDKit, target: string, constraints: SearchConstraints): ConstraintProblem[] {
  const { breakBonds = [], keepBonds = [] } = constraints;
  if (breakBonds.length + keepBonds.length === 0) return [];
  using mol = rdkit.get_mol(target);
  const real = new Set(mol ? graphOf(mol).bonds.map(({ from, to }) => bondName([from, to])) : []);
  const kept = new Set(keepBonds.map(bondName));
  const unknown = [...breakBonds, ...keepBonds].map(bondName).filter((one) => !real.has(one));
  const both = breakBonds.map(bondName).filter((one) => kept.has(one));
  return [
    ...unknown.map((found) => ({ kind: 'bondUnknown' as const, found })),
    ...both.map((found) => ({ kind: 'bondBothWays' as const, found })),
  ];
}

// Bonds belong to the text, patterns to the molecule that is searched.
function patternProblems(
  rdkit: RDKit,
  target: string,
  { keepSubstructures = [] }: SearchConstraints,
): ConstraintProblem[] {
  const planned = keepSubstructures.length === 0 ? '' : plannedSmiles(rdkit, target);
  return keepSubstructures.flatMap((found) => {
    const kind = patternProblem(rdkit, planned, found);
    return kind ? [{ kind, found }] : [];
  });
}

function bondName(bond: BondMark): string {
  return bond.toSorted((a, b) => a - b).join('-');
}

function unreadableMolecules(rdkit: RDKit, constraints: SearchConstraints): ConstraintProblem[] {
  const listed = moleculeLists.flatMap((key) => constraints[key] ?? []);
  const bad = listed.filter((one) => plannedMolecule(rdkit, one) === null);
  return bad.map((found) => ({ kind: 'moleculeUnsound', found }));
}

function unreadableReactions(rdkit: RDKit, { dislikedReactions = [] }: SearchConstraints): ConstraintProblem[] {
  const isReadable = (side: string | undefined): boolean =>
    side !== undefined && side.split('.').every((part) => plannedMolecule(rdkit, part) !== null);
  const bad = dislikedReactions.filter((one) => {
    const parts = one.split('>');
    return parts.length > 1 && !(parts.length === 3 && isReadable(parts[0]) && isReadable(parts[2]));
  });
  return bad.map((found) => ({ kind: 'reactionUnsound', found }));
}

function moleculeProblems(target: string, read: SearchConstraints): ConstraintProblem[] {
  const {
    throughMolecules = [],
    avoidMolecules = [],
    forbiddenMolecules = [],
    startFrom = [],
    boughtMolecules = [],
  } = read;
  const wanted = [...throughMolecules, ...startFrom];
  const inList = (list: readonly string[], kind: ConstraintProblemKind): ConstraintProblem[] =>
    wanted.filter((one) => list.includes(one)).map((found) => ({ kind, found }));
  const listed = [...wanted, ...boughtMolecules, ...avoidMolecules, ...forbiddenMolecules].filter(
    (one) => one === target,
  );
  const needed =
    throughMolecules.length + (read.startFromUse === 'any' ? Math.min(1, startFrom.length) : startFrom.length);
  return [
    ...listed.slice(0, 1).map((found) => ({ kind: 'targetListed' as const, found })),
    ...inList(forbiddenMolecules, 'wantedForbidden'),
    ...throughMolecules
      .filter((one) => avoidMolecules.includes(one))
      .map((found) => ({ kind: 'wantedAvoided' as const, found })),
    ...(needed > maxRequirements ? [{ kind: 'tooManyWanted' as const, found: String(needed) }] : []),
  ];
}

function choiceProblems(read: SearchConstraints, available: { prices: boolean }): ConstraintProblem[] {
  const { excludedClasses = [], stocks, startFrom = [], boughtMolecules = [], maxPricePerGram, neededAmount } = read;
  const elements = (read.elementLimits ?? []).map(({ element }) => element);
  const needsPrices = maxPricePerGram !== undefined || neededAmount?.maxPrice !== undefined;
  const problems: ConstraintProblem[] = [];
  if (new Set(excludedClasses).size >= Object.keys(reactionClasses).length)
    problems.push({ kind: 'allClassesExcluded', found: '' });
  if (stocks?.length === 0 && startFrom.length + boughtMolecules.length === 0)
    problems.push({ kind: 'noStock', found: '' });
  if (needsPrices && !available.prices) problems.push({ kind: 'noPrices', found: '' });
  for (const [index, found] of elements.entries()) {
    if (!isElement(found)) problems.push({ kind: 'elementUnknown', found });
    else if (elements.indexOf(found) < index) problems.push({ kind: 'elementTwice', found });
  }
  return problems;
}
