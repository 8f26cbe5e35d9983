// Is this structure under control? Looked up by structure without salt, isotopes and stereo marks.
//
// - Salts, solvates, mixtures: every component is looked up on its own.
// - Isotopes: a labelled drug is the drug.
// - Stereoisomers: every isomer matches, except those that the law excepts by name.
// - Esters and ethers: only for Schedule I of 1961, whose text covers them "unless appearing in another Schedule".
//   Ester and ether groups are taken off, up to three, and the alcohol, phenol or acid that is left is looked up. So
//   an ester of morphine matches, an ester of any other alcohol does not, and codeine has its own entry in Schedule II.
// - Families: the patterns of families.ts.

import { canonicalSmiles, type RDKit } from '../molecule/rdkit.ts';
import { controlledFamilies } from './families.ts';
import type { ControlledFamily } from './family.ts';
import { skeletonSmarts } from './parent-screen.ts';
import { estersAndEthersParents, flatSmiles, neutralComponents, tautomers } from './parents.ts';
import { type ControlledList, controlledLists, type ControlSchedule, exceptedIsomers } from './substances.ts';

export interface ControlledMatch {
  /** Listed substance, its parent, or the family. */
  name: string;
  schedule: ControlSchedule;
  /** Treaty or law, and the list that was read. */
  source: string;
  /** How the drawn component relates to what is listed. */
  relation: 'listed' | 'esterOrEther' | 'family';
  /** Canonical neutral SMILES of the component that matched. */
  component: string;
  /** False for everyday solvents, acids and bases, which may be planned and may stand in a salt. */
  refuse: boolean;
}

/**
 * The control entry that a structure falls under, one that calls for refusal first; null when there is none.
 * Null too for text that RDKit cannot read: ask whether the structure is sound elsewhere.
 */
export function findControlled(rdkit: RDKit, smiles: string): ControlledMatch | null {
  const matches = neutralComponents(rdkit, smiles).flatMap((component) => findComponent(rdkit, component) ?? []);
  return matches.find(({ refuse }) => refuse) ?? matches[0] ?? null;
}

/** The entry because of which a structure must not be planned as a target; null when it may be. */
export function findRefused(rdkit: RDKit, smiles: string): ControlledMatch | null {
  const match = findControlled(rdkit, smiles);
  return match?.refuse ? match : null;
}

/** What is sold under a permit or with an end-use statement: refused as a target, yet bought by every laboratory. */
const underPermit: ReadonlySet<ControlSchedule> = new Set(['un1988TableI', 'cwcSchedule2', 'cwcSchedule3']);

/** The entry because of which no route may pass through a structure; null for precursors that are bought under a permit. */
export function findBarred(rdkit: RDKit, smiles: string): ControlledMatch | null {
  const match = findRefused(rdkit, smiles);
  return match && !underPermit.has(match.schedule) ? match : null;
}

/**
 * The entry because of which nobody may ask suppliers for a structure: what is refused as a target, and precursors on
 * record (1988 Table II, Schedule 3) when they are the whole structure and not the acid or base of a salt.
 */
export function findRegulated(rdkit: RDKit, smiles: string): ControlledMatch | null {
  const match = findControlled(rdkit, smiles);
  return match?.refuse || neutralComponents(rdkit, smiles).length === 1 ? match : null;
}

/**
 * Names of all families that the structure belongs to, listed substance or not.
 *
 * @internal
 */
export function familiesOf(rdkit: RDKit, smiles: string): string[] {
  const forms = neutralComponents(rdkit, smiles).flatMap((component) => tautomers(rdkit, component));
  const found = forms.flatMap((form) => familiesFor(indexOf(rdkit), rdkit, form));
  return [...new Set(found.map(({ name }) => name))];
}

function findComponent(rdkit: RDKit, component: string): ControlledMatch | null {
  const index = indexOf(rdkit);
  if (index.excepted.has(component)) return null;
  const forms = tautomers(rdkit, component);
  return (
    findListed(rdkit, index, component, forms) ??
    findParent(rdkit, index, component) ??
    findFamily(index, rdkit, component, forms)
  );
}

function findListed(rdkit: RDKit, index: Index, component: string, forms: readonly string[]): ControlledMatch | null {
  for (const form of forms) {
    const entries = index.listed.get(flatSmiles(rdkit, form));
    const entry = entries?.find(({ smiles }) => smiles === form) ?? entries?.[0];
    if (entry) return describe(entry, component, 'listed');
  }
  return null;
}

function findParent(rdkit: RDKit, index: Index, component: string): ControlledMatch | null {
  if (!holdsSkeleton(rdkit, index, component)) return null;
  for (const parent of estersAndEthersParents(rdkit, component)) {
    if (index.excepted.has(parent)) continue;
    const entry = index.listed.get(flatSmiles(rdkit, parent))?.find(({ list }) => list.coversEstersAndEthers);
    if (entry) return describe(entry, component, 'esterOrEther');
  }
  return null;
}

// What has no skeleton of a substance whose esters and ethers are covered is none of them.
function holdsSkeleton(rdkit: RDKit, index: Index, component: string): boolean {
  using mol = rdkit.get_mol(component);
  return mol !== null && index.skeletons.some((skeleton) => mol.get_substruct_match(skeleton) !== '{}');
}

function findFamily(index: Index, rdkit: RDKit, component: string, forms: readonly string[]): ControlledMatch | null {
  for (const form of forms) {
    const [family] = familiesFor(index, rdkit, form);
    if (!family) continue;
    const { name, schedule, legalText } = family;
    return { name, schedule, source: legalText, relation: 'family', component, refuse: true };
  }
  return null;
}

function familiesFor(index: Index, rdkit: RDKit, component: string): ControlledFamily[] {
  using mol = rdkit.get_mol(component);
  if (!mol) return [];
  const matches = (pattern: Query): boolean => mol.get_substruct_match(pattern) !== '{}';
  const count = (pattern: Query): number => {
    const found = mol.get_substruct_matches(pattern);
    return found === '{}' ? 0 : (JSON.parse(found) as unknown[]).length;
  };
  return index.families
    .filter(
      ({ family, patterns, exempt }) =>
        patterns.some(matches) &&
        !(exempt && matches(exempt)) &&
        (family.heteroatoms === undefined || count(index.heteroatom) === family.heteroatoms) &&
        (family.maxCarbons === undefined || count(index.carbon) <= family.maxCarbons) &&
        !(family.onlyAlkyl && matches(index.unsaturatedCarbon)),
    )
    .map(({ family }) => family);
}

function describe(entry: Entry, component: string, relation: ControlledMatch['relation']): ControlledMatch {
  const { schedule, source, refuse } = entry.list;
  return { name: entry.name, schedule, source, relation, component, refuse };
}

type Query = NonNullable<ReturnType<RDKit['get_qmol']>>;

interface Entry {
  name: string;
  /** Canonical, with the stereo marks of the record. */
  smiles: string;
  list: ControlledList;
}

interface Index {
  /** By canonical SMILES without stereo marks. */
  listed: Map<string, Entry[]>;
  excepted: Set<string>;
  /** Of the substances whose esters and ethers are covered, and that have a group for one. */
  skeletons: Query[];
  families: { family: ControlledFamily; patterns: Query[]; exempt: Query | null }[];
  heteroatom: Query;
  carbon: Query;
  unsaturatedCarbon: Query;
}

let built: Index | undefined;

/** Built at the first question of a thread; its patterns live as long as the thread. */
function indexOf(rdkit: RDKit): Index {
  built ??= {
    listed: listedSubstances(rdkit),
    skeletons: coveredSkeletons(rdkit),
    excepted: new Set(exceptedIsomers.flatMap(([, smiles]) => neutralComponents(rdkit, smiles))),
    families: controlledFamilies.map((family) => ({
      family,
      patterns: [family.smarts].flat().map((smarts) => query(rdkit, smarts)),
      exempt: family.exempt ? query(rdkit, family.exempt) : null,
    })),
    heteroatom: query(rdkit, '[!#6;!#1]'),
    carbon: query(rdkit, '[#6]'),
    unsaturatedCarbon: query(rdkit, '[#6;!$([CX4])]'),
  };
  return built;
}

function listedSubstances(rdkit: RDKit): Map<string, Entry[]> {
  const listed = new Map<string, Entry[]>();
  for (const list of controlledLists) {
    for (const [name, drawn] of list.substances) {
      const smiles = canonicalSmiles(rdkit, drawn);
      if (smiles === null) throw new TypeError(`not a molecule: ${name} ${drawn}`);
      const key = flatSmiles(rdkit, smiles);
      listed.set(key, [...(listed.get(key) ?? []), { name, smiles, list }]);
    }
  }
  return listed;
}

function coveredSkeletons(rdkit: RDKit): Query[] {
  const covered = controlledLists.filter(({ coversEstersAndEthers }) => coversEstersAndEthers);
  const drawn = covered.flatMap(({ substances }) => substances.map(([, smiles]) => smiles));
  const withGroup = drawn.flatMap((smiles) => {
    using mol = rdkit.get_mol(smiles);
    using group = rdkit.get_qmol('[$([OX2H1]),$([OX1]=[CX3]([#6])[CX4;!H0])]');
    return mol && group && mol.get_substruct_match(group) !== '{}' ? [flatSmiles(rdkit, mol.get_smiles())] : [];
  });
  return [...new Set(withGroup.map(skeletonSmarts))].map((smarts) => query(rdkit, smarts));
}

function query(rdkit: RDKit, smarts: string): Query {
  const compiled = rdkit.get_qmol(smarts);
  if (!compiled) throw new TypeError(`not a SMARTS: ${smarts}`);
  return compiled;
}
