// Impurities as they are found, each once with all the ways to it.

import type { ImpurityContext } from './context.ts';
import { canStay } from './conversions/can-stay.ts';
import type { CarriedFate, ImpurityCause, PathStep, Phrase } from './types.ts';

export interface Candidate {
  smiles: string;
  cause: ImpurityCause;
  /** 0 to 1. */
  score: number;
  why: Phrase;
  path: PathStep[];
  fate?: CarriedFate;
}

/** What forms in traces only is left out. */
export const smallestScore = 0.05;

const passedThrough: ReadonlySet<ImpurityCause> = new Set([
  'unreactedReactant',
  'residualReagent',
  'residualSolvent',
  'residualLigand',
  'reagentByProduct',
  'intermediate',
  'carriedOver',
  'carriedOverTransformed',
]);
export class Candidates {
  readonly #context: ImpurityContext;
  readonly #product: string;
  readonly #found = new Map<string, Candidate[]>();

  constructor(context: ImpurityContext, product: string) {
    this.#context = context;
    this.#product = product;
  }

  /** Takes it when it is a molecule other than the product, and likely enough. */
  add(candidate: Candidate): void {
    const smiles = this.#context.bench.canonical(candidate.smiles);
    if (smiles === null || smiles === this.#product || candidate.score < smallestScore) return;
    if (!this.#isWorthTelling(smiles)) return;
    if (!passedThrough.has(candidate.cause) && !canStay(this.#context, smiles, this.#product)) return;
    const ways = this.#found.get(smiles) ?? [];
    this.#found.set(smiles, [...ways, { ...candidate, smiles, score: Math.min(1, candidate.score) }]);
  }

  /** The likeliest way of each molecule with the causes of all, best first. */
  ranked(): { best: Candidate; causes: ImpurityCause[] }[] {
    return [...this.#found.values()]
      .map((ways) => ways.toSorted((a, b) => b.score - a.score))
      .flatMap(([best, ...others]) =>
        best ? [{ best, causes: [...new Set([best, ...others].map(({ cause }) => cause))] }] : [],
      )
      .toSorted((a, b) => b.best.score - a.best.score || compare(a.best.smiles, b.best.smiles));
  }

  // Gases, water, salts and inorganic acids are no matter for a chromatogram.
  #isWorthTelling(smiles: string): boolean {
    const { atoms } = this.#context.bench.graph(smiles);
    return (
      atoms.some(({ z }) => z === 6) && atoms.length >= 2 && !/^(?:C=O|O=C=O|\[C-\]#\[O\+\]|CCl|CBr)$/.test(smiles)
    );
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
