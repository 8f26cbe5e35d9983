// What can be computed of one molecule: masses, identifiers, descriptors, drug-like rules, accessibility, dangerous groups.

import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { rounded } from '../../chemistry/molecule/rounded.ts';
import { plannedSmiles } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { GroupHazards, type GroupHazard } from '../../chemistry/facts/group-hazards.ts';
import type { FragmentTable } from '../sascore/fragments.ts';
import { scoreOf } from '../sascore/score.ts';
import { describeMolecule } from '../../chemistry/recognition/describe.ts';

/** RDKit's descriptors that are shown, in their order, with their unit and the decimals that mean something. */
export const descriptorKinds = [
  { key: 'CrippenClogP', decimals: 2 },
  { key: 'tpsa', decimals: 1, unit: 'Å²' },
  { key: 'NumHBD', decimals: 0 },
  { key: 'NumHBA', decimals: 0 },
  { key: 'NumRotatableBonds', decimals: 0 },
  { key: 'NumHeavyAtoms', decimals: 0 },
  { key: 'NumHeteroatoms', decimals: 0 },
  { key: 'FractionCSP3', decimals: 2 },
  { key: 'NumRings', decimals: 0 },
  { key: 'NumAromaticRings', decimals: 0 },
  { key: 'NumAtomStereoCenters', decimals: 0 },
  { key: 'NumUnspecifiedAtomStereoCenters', decimals: 0 },
  { key: 'NumAmideBonds', decimals: 0 },
  { key: 'NumSpiroAtoms', decimals: 0 },
  { key: 'NumBridgeheadAtoms', decimals: 0 },
  { key: 'CrippenMR', decimals: 1, unit: 'cm³/mol' },
  { key: 'labuteASA', decimals: 1, unit: 'Å²' },
] as const satisfies readonly { key: string; decimals: number; unit?: string }[];
export type DescriptorKey = (typeof descriptorKinds)[number]['key'];

type RuleDescriptor = 'amw' | 'lipinskiHBA' | 'lipinskiHBD' | DescriptorKey;

interface Rule {
  key: 'lipinski' | 'veber' | 'leadLike' | 'ruleOfThree';
  /** Violations that the rule lets pass. */
  allowed: number;
  source: string;
  limits: readonly { of: RuleDescriptor; most?: number; least?: number }[];
}

export const rules: readonly Rule[] = [
  {
    key: 'lipinski',
    // The warning is for two parameters out of range.
    allowed: 1,
    source: 'C. A. Lipinski et al., Adv. Drug Deliv. Rev. 1997, 23, 3',
    limits: [
      { of: 'amw', most: 500 },
      { of: 'CrippenClogP', most: 5 },
      { of: 'lipinskiHBD', most: 5 },
      { of: 'lipinskiHBA', most: 10 },
    ],
  },
  {
    key: 'veber',
    allowed: 0,
    source: 'D. F. Veber et al., J. Med. Chem. 2002, 45, 2615',
    limits: [
      { of: 'NumRotatableBonds', most: 10 },
      { of: 'tpsa', most: 140 },
    ],
  },
  {
    key: 'leadLike',
    allowed: 0,
    source: 'M. M. Hann, T. I. Oprea, Curr. Opin. Chem. Biol. 2004, 8, 255',
    limits: [
      { of: 'amw', most: 460 },
      { of: 'CrippenClogP', least: -4, most: 4.2 },
      { of: 'NumRotatableBonds', most: 10 },
      { of: 'NumRings', most: 4 },
      { of: 'NumHBD', most: 5 },
      { of: 'NumHBA', most: 9 },
    ],
  },
  {
    key: 'ruleOfThree',
    allowed: 0,
    source: 'M. Congreve et al., Drug Discov. Today 2003, 8, 876',
    limits: [
      { of: 'amw', most: 300 },
      { of: 'CrippenClogP', most: 3 },
      { of: 'NumHBD', most: 3 },
      { of: 'NumHBA', most: 3 },
    ],
  },
];

export interface Violation {
  of: RuleDescriptor;
  value: number;
  limit: number;
  isAbove: boolean;
}

export interface MoleculeProfile {
  inchi: string;
  inchiKey: string;
  /** g/mol. */
  average: number;
  monoisotopic: number;
  descriptors: Record<DescriptorKey, number>;
  rules: { key: Rule['key']; passes: boolean; violations: Violation[]; source: string }[];
  /** 1 to 10; nothing for a molecule that has none. */
  score: number | undefined;
  hazards: readonly GroupHazard[];
}

/** Profiles on one thread; patterns are compiled once and live as long as the thread. */
export class Profiler {
  readonly #rdkit: RDKit;
  readonly #table: FragmentTable;
  readonly #hazards: GroupHazards;

  constructor(rdkit: RDKit, table: FragmentTable) {
    this.#rdkit = rdkit;
    this.#table = table;
    this.#hazards = new GroupHazards(rdkit);
  }

  /** Throws a TypeError for a SMILES that is not sound. */
  of(smiles: string): MoleculeProfile {
    using mol = this.#rdkit.get_mol(plannedSmiles(this.#rdkit, smiles));
    if (!mol) throw new TypeError('not a molecule');
    const values = new Map(Object.entries(JSON.parse(mol.get_descriptors()) as Record<string, number>));
    const value = (key: string): number => values.get(key) ?? 0;
    const inchi = mol.get_inchi();
    return {
      inchi,
      inchiKey: inchi === '' ? '' : this.#rdkit.get_inchikey_for_inchi(inchi),
      average: describeMolecule(this.#rdkit, smiles).molecularWeight,
      monoisotopic: rounded(value('exactmw'), 4),
      descriptors: descriptorsOf(value),
      rules: rules.map((rule) => judge(rule, value)),
      score: mol.get_num_atoms() > 0 ? rounded(scoreOf(mol, this.#table).score, 2) : undefined,
      hazards: this.#hazards.of(smiles),
    };
  }
}

function descriptorsOf(value: (key: string) => number): Record<DescriptorKey, number> {
  const entries = descriptorKinds.map(({ key, decimals }) => [key, rounded(value(key), decimals)] as const);
  return Object.fromEntries(entries) as Record<DescriptorKey, number>;
}

function judge({ key, allowed, source, limits }: Rule, value: (key: string) => number) {
  const violations = limits.flatMap(({ of, most, least }): Violation[] => {
    const found = value(of);
    if (most !== undefined && found > most) return [{ of, value: rounded(found, 2), limit: most, isAbove: true }];
    if (least !== undefined && found < least) return [{ of, value: rounded(found, 2), limit: least, isAbove: false }];
    return [];
  });
  return { key, passes: violations.length <= allowed, violations, source };
}
