// Proposals that differ in nothing but the written form of a reagent are one: shown in the form that can be bought,
// where one of them can, else in the likeliest.

import type { ReagentNormalForm } from './learned/reagents/reagent-normal-form.ts';
import { compareText } from './single-step.ts';
import type { StepProposer } from './step-source.ts';
import type { Stock } from '../stock/stock.ts';
import type { Proposal } from './types.ts';

export class FoldedProposer implements StepProposer {
  readonly #own: StepProposer;
  readonly #forms: ReagentNormalForm;
  readonly #stock: Stock;

  constructor(own: StepProposer, forms: ReagentNormalForm, stock: Stock) {
    this.#own = own;
    this.#forms = forms;
    this.#stock = stock;
  }

  /** As the proposer within, the probabilities of folded proposals added up. */
  expand(smiles: string): readonly Proposal[] {
    const folds = new Map<string, { form: string[]; members: Proposal[] }>();
    for (const proposal of this.#own.expand(smiles)) {
      const form = this.#forms.of(proposal.precursors);
      const known = folds.get(form.join('.'));
      if (known) known.members.push(proposal);
      else folds.set(form.join('.'), { form, members: [proposal] });
    }
    const folded = [...folds.values()].flatMap(({ form, members }) => this.#folded(smiles, form, members) ?? []);
    return folded.toSorted(
      (a, b) =>
        b.probability - a.probability ||
        b.score - a.score ||
        compareText(a.precursors.join('.'), b.precursors.join('.')),
    );
  }

  #folded(product: string, form: string[], members: readonly Proposal[]): Proposal | undefined {
    const [first, ...others] = members;
    if (!first) return undefined;
    const shown = others.reduce(
      (best, one) => (this.#lacking(one.precursors) < this.#lacking(best.precursors) ? one : best),
      first,
    );
    const isRewritten = form.join('.') !== shown.precursors.join('.');
    const isBetter = isRewritten && !form.includes(product) && this.#lacking(form) < this.#lacking(shown.precursors);
    const sum = members.reduce((total, one) => total + one.probability, 0);
    return {
      ...shown,
      precursors: isBetter ? form : shown.precursors,
      probability: Math.min(1, sum),
      score: Math.max(...members.map((one) => one.score)),
    };
  }

  /** Precursors that cannot be bought. */
  #lacking(precursors: readonly string[]): number {
    return precursors.filter((one) => this.#stock.originOf(one) === null).length;
  }
}
