// A pyrimidin-4-one drawn with its hydrogen at N1 is taken apart in its usual form, that of the templates.

import { LactamForm } from '../molecule/lactam-form.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import type { StepProposer } from './step-source.ts';
import type { Proposal } from './types.ts';

export class LactamProposer implements StepProposer {
  readonly #own: StepProposer;
  readonly #forms: LactamForm;

  constructor(own: StepProposer, rdkit: RDKit) {
    this.#own = own;
    this.#forms = new LactamForm(rdkit);
  }

  /** As the proposer within; a step that only turns one form into the other is none. */
  expand(smiles: string): readonly Proposal[] {
    const usual = this.#forms.of(smiles);
    const proposals = this.#own.expand(usual);
    return usual === smiles ? proposals : proposals.filter(({ precursors }) => !precursors.includes(smiles));
  }

  [Symbol.dispose](): void {
    this.#forms[Symbol.dispose]();
  }
}
