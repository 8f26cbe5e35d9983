// What drafting needs of RDKit, kept for the thread: structures of agents, densities, weights, patterns.

import { describeMolecule, type MoleculeFigures } from '../../chemistry/recognition/describe.ts';
import { graphOfSmiles, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import { canonicalSmiles, type Mol, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { AgentReader } from '../conditions/agent-reader.ts';
import { GroupHazards } from '../../chemistry/facts/group-hazards.ts';
import { densities } from './substances/liquids.ts';
import { findSubstance, substances } from './substances/find-substance.ts';
import type { Substance } from './substances/substance.ts';

export interface Descriptors {
  heavy: number;
  /** Crippen's. */
  logP: number;
  /** Å². */
  tpsa: number;
  donors: number;
  rings: number;
}

/** The usual salt of an ion that stands alone in a reaction. */
const ionSources: Readonly<Record<string, string>> = {
  '[N-]=[N+]=[N-]': 'NaN3',
  'N=[N+]=[N-]': 'NaN3',
  '[C-]#N': 'NaCN',
  'C#N': 'NaCN',
  '[I-]': 'NaI',
  '[Br-]': 'LiBr',
  '[Cl-]': 'LiCl',
  '[F-]': 'CsF',
  '[OH-]': 'NaOH',
};

export class DraftBench {
  readonly rdkit: RDKit;
  readonly agents: AgentReader;
  readonly hazards: GroupHazards;
  readonly #density: ReadonlyMap<string, number>;
  readonly #bySmiles = new Map<string, Substance>();
  readonly #patterns = new Map<string, Mol>();
  readonly #descriptors = new LruCache<string, Descriptors>(5_000);
  readonly #described = new LruCache<string, MoleculeFigures>(5_000);

  constructor(rdkit: RDKit) {
    this.rdkit = rdkit;
    this.agents = new AgentReader(rdkit);
    this.hazards = new GroupHazards(rdkit);
    this.#density = densities(rdkit);
    for (const one of substances) {
      const { smiles } = findSubstance(one.name) ?? one;
      const key = smiles === undefined ? null : this.canonical(smiles);
      if (key !== null && !this.#bySmiles.has(key)) this.#bySmiles.set(key, one);
    }
  }

  canonical(smiles: string): string | null {
    return canonicalSmiles(this.rdkit, smiles);
  }

  /** The named substance that a molecule is; undefined for a building block. */
  substanceOf(smiles: string): Substance | undefined {
    const ion = ionSources[smiles];
    if (ion !== undefined) return findSubstance(ion);
    const named = this.agents.find(smiles)?.name;
    const found = named === undefined ? undefined : findSubstance(named);
    return found ?? this.#bySmiles.get(smiles);
  }

  /** g/mol. Throws a TypeError for what is no molecule. */
  weight(smiles: string): number {
    return this.described(smiles).molecularWeight;
  }

  described(smiles: string): MoleculeFigures {
    return this.#described.getOrMake(smiles, () => describeMolecule(this.rdkit, smiles));
  }

  /** g/mL of a known liquid. */
  density(smiles: string): number | undefined {
    return this.#density.get(smiles);
  }

  descriptors(smiles: string): Descriptors {
    return this.#descriptors.getOrMake(smiles, () => {
      using mol = this.rdkit.get_mol(smiles);
      if (!mol) throw new TypeError('not a molecule');
      const all = JSON.parse(mol.get_descriptors()) as Record<string, number>;
      const of = (name: string): number => all[name] ?? Number.NaN;
      return {
        heavy: of('NumHeavyAtoms'),
        logP: of('CrippenClogP'),
        tpsa: of('tpsa'),
        donors: of('NumHBD'),
        rings: of('NumRings'),
      };
    });
  }

  has(smiles: string, ...smarts: readonly string[]): boolean {
    using mol = this.rdkit.get_mol(smiles);
    return mol !== null && smarts.some((one) => mol.get_substruct_match(this.#pattern(one)) !== '{}');
  }

  /** The first atom of each match, by the order of the SMILES. */
  matches(smiles: string, smarts: string): number[] {
    using mol = this.rdkit.get_mol(smiles);
    if (!mol) return [];
    const found = JSON.parse(mol.get_substruct_matches(this.#pattern(smarts)) || '[]') as { atoms?: number[] }[];
    return Array.isArray(found) ? [...new Set(found.flatMap(({ atoms }) => atoms?.[0] ?? []))] : [];
  }

  graph(smiles: string): MolGraph {
    return graphOfSmiles(this.rdkit, smiles);
  }

  #pattern(smarts: string): Mol {
    const known = this.#patterns.get(smarts);
    if (known) return known;
    const made = this.rdkit.get_qmol(smarts);
    if (!made) throw new TypeError(`not a SMARTS: ${smarts}`);
    this.#patterns.set(smarts, made);
    return made;
  }

  [Symbol.dispose](): void {
    for (const one of this.#patterns.values()) one.delete();
    this.#patterns.clear();
    this.hazards[Symbol.dispose]();
  }
}
