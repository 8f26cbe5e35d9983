// Azoles whose hydrogen moves from one ring nitrogen to another are one substance under two or more SMILES.

import { Transform, canonicalSmiles } from './rdkit.ts';
import type { RDKit } from './rdkit.ts';

const shifts = [
  '[nH:1]:[n;X2:2]>>[nH0:1]:[nH1:2]',
  '[nH:1]:[c:3]:[n;X2:2]>>[nH0:1]:[c:3]:[nH1:2]',
  '[nH:1]:[n:3]:[n;X2:2]>>[nH0:1]:[n:3]:[nH1:2]',
];
/** A purine has four; more than eight means several azoles at once, of which the first forms will do. */
const mostForms = 8;

export class AzoleTautomers {
  readonly #rdkit: RDKit;
  readonly #shifts: Transform[];

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#shifts = shifts.map((smarts) => new Transform(rdkit, smarts));
  }

  /** All canonical forms of a canonical SMILES, sorted, itself among them. */
  of(smiles: string): string[] {
    const forms = new Set([smiles]);
    if (!smiles.includes('[nH]')) return [smiles];
    for (const form of forms) {
      for (const next of this.#shifted(form)) if (forms.size < mostForms) forms.add(next);
    }
    return [...forms].toSorted();
  }

  /** True when both are forms of one substance. */
  areSame(a: string, b: string): boolean {
    return a === b || (a.includes('[nH]') && b.includes('[nH]') && a.length === b.length && this.of(a).includes(b));
  }

  #shifted(smiles: string): string[] {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return [];
    const raw = this.#shifts.flatMap((shift) => shift.run(this.#rdkit, [mol]));
    return raw.flatMap((one) => canonicalSmiles(this.#rdkit, one) ?? []);
  }

  [Symbol.dispose](): void {
    for (const shift of this.#shifts) shift[Symbol.dispose]();
  }
}
