// What one search knows of molecules that turn up in several places: each is expanded by the model once, and what it was
// found to cost in one place is the estimate for it in another.

import type { StepProposer } from '../../chemistry/models/step-source.ts';
import type { Proposal } from '../../chemistry/models/types.ts';
import type { MoleculeNode } from './tree.ts';
import { estimatedCost } from './cost.ts';

export class KnownMolecules {
  readonly #singleStep: StepProposer;
  readonly #proposals = new Map<string, readonly Proposal[]>();
  readonly #expanded = new Map<string, MoleculeNode>();

  constructor(singleStep: StepProposer) {
    this.#singleStep = singleStep;
  }

  /** Molecules expanded so far. */
  get size(): number {
    return this.#proposals.size;
  }

  proposals(molecule: MoleculeNode): readonly Proposal[] {
    const known = this.#proposals.get(molecule.smiles);
    if (known) return known;
    const proposals = this.#singleStep.expand(molecule.smiles);
    this.#proposals.set(molecule.smiles, proposals);
    this.#expanded.set(molecule.smiles, molecule);
    return proposals;
  }

  estimate(smiles: string): number {
    const found = this.#expanded.get(smiles)?.best ?? Infinity;
    return found < Infinity ? found : estimatedCost(smiles);
  }
}
