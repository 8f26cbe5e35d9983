// A pyrimidin-4-one drawn with its hydrogen at N1 is the same substance as the usual form with the hydrogen at N3,
// beside the carbonyl group, in which patents and the templates counted from them write it.

import { Transform, canonicalSmiles } from './rdkit.ts';
import type { RDKit } from './rdkit.ts';

export const lactamShift = '[nH;!$([nH]:c=O):1]:[c:2]:[n;X2:3]:[c:4]=[O:5]>>[nH0:1]:[c:2]:[nH1:3]:[c:4]=[O:5]';

export class LactamForm {
  readonly #rdkit: RDKit;
  readonly #shift: Transform;

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#shift = new Transform(rdkit, lactamShift);
  }

  /** Canonical SMILES of the usual form of a canonical SMILES; the given one where it is usual already. */
  of(smiles: string): string {
    if (!smiles.includes('[nH]') || !/=O|O=/.test(smiles)) return smiles;
    using mol = this.#rdkit.get_mol(smiles);
    const [raw] = mol ? this.#shift.run(this.#rdkit, [mol], 1) : [];
    const moved = raw === undefined ? null : canonicalSmiles(this.#rdkit, raw);
    // Each move takes one more hydrogen to a carbonyl group, so it ends.
    return moved === null ? smiles : this.of(moved);
  }

  [Symbol.dispose](): void {
    this.#shift[Symbol.dispose]();
  }
}
