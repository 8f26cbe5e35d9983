// Which sites give the recorded product. Most are told by the elements that leave, so that few have to be carried out.

import { canonicalProduct } from '../../src/chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import type { ForwardSite, LearnedForward } from '../../src/chemistry/models/learned/learned-forward.ts';
import type { LearnedRecord, ProductGraph } from '../../src/chemistry/models/learned/types.ts';
import { addedElements, elementsOf } from '../train-ranker/elements-of.ts';
import { broughtBy } from '../train-ranker/labels.ts';
import type { RecordedFlask } from './recorded-flasks.ts';

export class ForwardLabeller {
  readonly #rdkit: RDKit;
  readonly #forward: LearnedForward;
  /** For each template the elements that leave in the forward direction. */
  readonly #leaving: string[];

  constructor(rdkit: RDKit, records: readonly LearnedRecord[], forward: LearnedForward) {
    this.#rdkit = rdkit;
    this.#forward = forward;
    this.#leaving = records.map(({ retro }) => broughtBy(retro));
  }

  /** For each site whether the recorded product is what it gives; all reactants must take part. */
  labels(flask: RecordedFlask, sites: readonly ForwardSite[], graphs: readonly ProductGraph[]): boolean[] {
    const leaving = addedElements(elementsOf(flask.product), elementsOf(flask.reactants.join('.')));
    const plain = withoutGeometry(flask.product);
    const canonical = new Map<string, string>();
    return sites.map((site) => {
      if (this.#leaving[site.template] !== leaving) return false;
      if (new Set(site.pieces.map((piece) => piece.reactant)).size !== flask.reactants.length) return false;
      const made = this.#forward.outcome(site, graphs);
      if (!made) return false;
      const smiles = canonical.get(made.smiles) ?? canonicalProduct(this.#rdkit, made.smiles) ?? '';
      canonical.set(made.smiles, smiles);
      // A template says nothing of the double bonds that it makes.
      return smiles === flask.product || (plain !== flask.product && smiles === this.#plain(plain));
    });
  }

  #plain(smiles: string): string {
    return canonicalProduct(this.#rdkit, smiles) ?? '';
  }
}

function withoutGeometry(smiles: string): string {
  return smiles.replaceAll(/[/\\]/g, '');
}
