// The hazards of an agent by its structure: the rules for reagents, else those for molecules, and what it is for others in the flask.

import type { Mol, RDKit } from '../molecule/rdkit.ts';
import { flaskTraits } from './flask/traits.ts';
import { GroupHazards } from './group-hazards.ts';
import { type AgentHazards, reagentRules } from './reagent-hazards.ts';

/** Hydrides of boron stand in water; what they give with it is slow. */
const notOfReagents: ReadonlySet<string> = new Set(['hydrideSalt']);

/** Patterns are compiled once and kept until released. */
export class AgentHazardFinder {
  readonly #rdkit: RDKit;
  readonly #groups: GroupHazards;
  readonly #patterns = new Map<string, Mol>();

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#groups = new GroupHazards(rdkit);
  }

  /** Of a sound SMILES, salts and mixtures part by part. */
  of(smiles: string): AgentHazards {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return { hazards: [], traits: [] };
    const fits = (smarts: string): boolean => mol.get_substruct_match(this.#pattern(smarts)) !== '{}';
    const own = reagentRules.filter((one) => fits(one.smarts));
    const wider = own.length > 0 ? [] : this.#groups.of(smiles).filter(({ rule }) => !notOfReagents.has(rule));
    return {
      hazards: [...own, ...wider].map(({ rule, severity, source }) => ({ rule, severity, source })),
      traits: Object.entries(flaskTraits).flatMap(([name, trait]) => (fits(trait.smarts) ? [name] : [])),
    };
  }

  [Symbol.dispose](): void {
    this.#groups[Symbol.dispose]();
    for (const pattern of this.#patterns.values()) pattern.delete();
    this.#patterns.clear();
  }

  #pattern(smarts: string): Mol {
    const known = this.#patterns.get(smarts);
    if (known) return known;
    const compiled = this.#rdkit.get_qmol(smarts);
    if (!compiled) throw new TypeError(`not a SMARTS: ${smarts}`);
    this.#patterns.set(smarts, compiled);
    return compiled;
  }
}
