// Groups in intermediates and starting materials that are dangerous on a large scale. Energetic groups are weighed with
// the rest of the molecule (energetic.ts): one azide on a large molecule is another matter than on a small one.

import { describeMolecule } from '../recognition/describe.ts';
import { LruCache } from '../molecule/lru.ts';
import type { Mol, RDKit } from '../molecule/rdkit.ts';
import { compositionOf } from './energetic.ts';
import { explosiveRules } from './group-rules/explosive.ts';
import type { GroupRule, Weighed } from './group-rules/group-rule.ts';
import { reactiveRules } from './group-rules/reactive.ts';
import { toxicRules } from './group-rules/toxic.ts';

export interface GroupHazard extends Weighed {
  rule: string;
  source: string;
}

/** Explosive and self-reactive groups, then what reacts with air and water, then what is toxic. */
export const groupRules: readonly GroupRule[] = [...explosiveRules, ...toxicRules, ...reactiveRules];

/** Finds dangerous groups; patterns are compiled once and kept until released. */
export class GroupHazards {
  readonly #rdkit: RDKit;
  readonly #rules: readonly { rule: GroupRule; pattern: Mol }[];
  readonly #known = new LruCache<string, readonly GroupHazard[]>(20_000);

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#rules = groupRules.map((rule) => {
      const pattern = rdkit.get_qmol(rule.smarts);
      if (!pattern) throw new TypeError(`not a SMARTS: ${rule.smarts}`);
      return { rule, pattern };
    });
  }

  /** The dangerous groups of a sound SMILES, in the order of the rules. */
  of(smiles: string): readonly GroupHazard[] {
    return this.#known.getOrMake(smiles, () => this.#find(smiles));
  }

  #find(smiles: string): GroupHazard[] {
    const hinted = this.#rules.filter(({ rule }) => rule.hint.test(smiles));
    if (hinted.length === 0) return [];
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return [];
    const present = hinted.filter(({ pattern }) => mol.get_substruct_match(pattern) !== '{}').map(({ rule }) => rule);
    if (present.length === 0) return [];
    const { formula, molecularWeight } = describeMolecule(this.#rdkit, smiles);
    const composition = compositionOf(formula, molecularWeight);
    const found = present.flatMap((rule) => {
      const weighed = rule.weigh(composition);
      return weighed ? [{ rule, weighed }] : [];
    });
    const covered = new Set(found.flatMap(({ rule }) => rule.instead ?? []));
    return found.flatMap(({ rule: { rule, source }, weighed }) =>
      covered.has(rule) ? [] : [{ rule, source, ...weighed }],
    );
  }

  [Symbol.dispose](): void {
    for (const { pattern } of this.#rules) pattern.delete();
  }
}
