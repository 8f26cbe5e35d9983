// The forward check of a search that asks a remote engine: that engine predicts what the precursors give. One that has
// no forward prediction says so (404, 405 or 501), and our own check decides; any other failure ends the search.

import { AzoleTautomers } from '../../../chemistry/molecule/azole-tautomers.ts';
import { canonicalParts, canonicalSmiles, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { forwardCheckRank } from '../../../chemistry/forward-model/forward.ts';
import type { ForwardCheck, StepChecker } from '../../../chemistry/models/types.ts';
import { RemoteEngineError, type RemoteForward as Prediction } from './remote-engine.ts';
import { remotePrefix } from './remote-step.ts';

/** Anyone who asks the remote engine: its products, `unsupported` when it predicts none at all, null when told to stop. */
export interface RemotePredictor {
  forward(reactants: string): Prediction | 'unsupported' | null;
}

const undecided: ForwardCheck = {
  passed: false,
  rank: null,
  share: 0,
  templateId: null,
  templateIds: [],
  competing: [],
};
const mostRivals = 3;

export class RemoteForwardCheck implements StepChecker {
  readonly #rdkit: RDKit;
  readonly #remote: RemotePredictor;
  readonly #own: StepChecker;
  readonly #tautomers: AzoleTautomers;

  constructor(rdkit: RDKit, remote: RemotePredictor, own: StepChecker) {
    this.#rdkit = rdkit;
    this.#remote = remote;
    this.#own = own;
    this.#tautomers = new AzoleTautomers(rdkit);
  }

  /** Whether the product is among the first that the remote engine predicts. Throws a RemoteEngineError. */
  check(precursors: readonly string[], product: string): ForwardCheck {
    const answer = this.#remote.forward(precursors.join('.'));
    if (answer === 'unsupported') return this.#own.check(precursors, product);
    return answer === null ? undecided : this.#judge(readProducts(this.#rdkit, answer), product);
  }

  [Symbol.dispose](): void {
    this.#tautomers[Symbol.dispose]();
  }

  #judge(products: readonly PredictedBy[], product: string): ForwardCheck {
    const index = products.findIndex(({ parts }) => parts.some((part) => this.#isSame(part, product)));
    const found = products[index];
    const total = products.reduce((sum, { score }) => sum + score, 0);
    const rivals = products.filter((one, other) => other !== index && one.score >= (found?.score ?? 0) * 0.2);
    return {
      ...undecided,
      passed: found !== undefined && index < forwardCheckRank,
      rank: found ? index + 1 : null,
      share: found && total > 0 ? found.score / total : 0,
      competing: rivals
        .slice(0, mostRivals)
        .map(({ parts }) => ({ product: parts.join('.'), templateId: remotePrefix })),
    };
  }

  // Equal, the same azole, or equal but for E/Z marks that the engine does not tell.
  #isSame(predicted: string, wanted: string): boolean {
    if (this.#tautomers.areSame(predicted, wanted)) return true;
    if (!/[/\\]/.test(wanted) || /[/\\]/.test(predicted)) return false;
    return canonicalSmiles(this.#rdkit, wanted.replaceAll(/[/\\]/g, '')) === predicted;
  }
}

interface PredictedBy {
  /** Canonical; more than one where the engine names by-products with it. */
  parts: string[];
  score: number;
}

/** The products that are molecules, equal ones once, best first. Throws a RemoteEngineError when none of several is. */
export function readProducts(rdkit: RDKit, { products }: Prediction): PredictedBy[] {
  const best = new Map<string, PredictedBy>();
  for (const { smiles, score } of products) {
    const parts = canonicalParts(rdkit, smiles);
    const key = parts?.join('.') ?? '';
    if (parts && (best.get(key)?.score ?? -1) < score) best.set(key, { parts, score });
  }
  if (best.size === 0 && products.length > 0) throw new RemoteEngineError('shape', 'no product is a molecule');
  return [...best.entries()]
    .toSorted(([a, one], [b, other]) => other.score - one.score || (a < b ? -1 : 1))
    .map(([, one]) => one);
}
