// Precedents of a reaction as they are asked for: its fingerprint, the nearest known ones, and how many are of its kind.

import { graphOf, type MolGraph } from '../../chem/graph.ts';
import type { RDKit } from '../../chem/rdkit.ts';
import { linkedExperts } from '../../models/learned/linked-experts.ts';
import type { ReactionTemplate } from '../../models/templates/template.ts';
import { fingerprintOf } from './fingerprint.ts';
import { builtInReactions, type FoundPrecedents, type KnownReactions } from './precedents.ts';

export interface AskedPrecedents {
  /** Canonical. */
  reactants: readonly string[];
  product: string;
  /** The likeliest template of the reaction. */
  kind: string | undefined;
  top: number;
}

export interface PrecedentsAnswer extends FoundPrecedents {
  /** Known reactions of the kind: of its learned template, or of those that its expert template stands for. */
  sameKind: number;
}

export class PrecedentFinder {
  readonly #rdkit: RDKit;
  readonly #known: KnownReactions;
  readonly #links: ReadonlyMap<string, readonly ReactionTemplate[]>;

  /** Throws a TypeError for a damaged file of known reactions. */
  constructor(rdkit: RDKit, known: KnownReactions = builtInReactions()) {
    this.#rdkit = rdkit;
    this.#known = known;
    this.#links = linkedExperts();
  }

  /** Throws a TypeError when a molecule is unsound. */
  find({ reactants, product, kind, top }: AskedPrecedents): PrecedentsAnswer {
    const fingerprint = fingerprintOf(
      reactants.map((smiles) => this.#graph(smiles)),
      this.#graph(product),
    );
    const kinds = kind === undefined ? new Set<string>() : this.#learnedKinds(kind);
    return { ...this.#known.nearest(fingerprint, top, kinds), sameKind: this.#known.ofKinds(kinds) };
  }

  #learnedKinds(kind: string): ReadonlySet<string> {
    const linked = [...this.#links].filter(([, experts]) => experts.some(({ id }) => id === kind)).map(([id]) => id);
    return new Set([kind, ...linked]);
  }

  #graph(smiles: string): MolGraph {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) throw new TypeError('not a molecule');
    return graphOf(mol);
  }
}
