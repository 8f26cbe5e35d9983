// One form for all written forms of a reagent, so that proposals that differ in nothing else can be shown as one.

import { LruCache } from '../../../molecule/lru.ts';
import { canonicalProduct, Transform } from '../../../molecule/rdkit.ts';
import type { RDKit } from '../../../molecule/rdkit.ts';
import { anionsKeptWithMetal, reagentForms, spectatorCations } from './reagent-forms.ts';

/** A boronic acid with several groups to rewrite needs as many rounds. */
const maxRounds = 4;
const concerned = /B(?!r)|Mg|Zn|Li|Na|K|Cs/;

export class ReagentNormalForm {
  readonly #rdkit: RDKit;
  readonly #forms: readonly Transform[];
  readonly #known = new LruCache<string, string>(20_000);

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#forms = reagentForms.map((form) => new Transform(rdkit, form.smarts));
  }

  /** The precursors, each in its normal form, canonical and sorted; those that differ only in written forms are equal. */
  of(precursors: readonly string[]): string[] {
    const parts = precursors.flatMap((one) => this.#normal(one).split('.'));
    return withoutSpectators(withoutBoundHalides(parts, precursors), [...precursors, ...parts]).toSorted();
  }

  [Symbol.dispose](): void {
    for (const form of this.#forms) form[Symbol.dispose]();
  }

  #normal(smiles: string): string {
    return concerned.test(smiles) ? this.#known.getOrMake(smiles, () => this.#rewrite(smiles)) : smiles;
  }

  #rewrite(smiles: string): string {
    let current = smiles;
    for (let round = 0; round < maxRounds; round += 1) {
      const next = this.#rewriteOnce(current);
      if (next === null) return current;
      current = next;
    }
    return current;
  }

  #rewriteOnce(smiles: string): string | null {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return null;
    for (const form of this.#forms) {
      for (const raw of form.run(this.#rdkit, [mol], 1)) {
        const canonical = canonicalProduct(this.#rdkit, raw);
        if (canonical !== null && canonical !== smiles) return canonical;
      }
    }
    return null;
  }
}

const metalIon = /\[(?:Mg|Zn)\+\]/g;
const halides: ReadonlySet<string> = new Set(['[Cl-]', '[Br-]', '[I-]']);

// The halide of an organometallic ion is written into its normal form already.
function withoutBoundHalides(parts: readonly string[], written: readonly string[]): string[] {
  let bound = written.reduce((count, one) => count + (one.match(metalIon)?.length ?? 0), 0);
  return parts.filter((part) => {
    if (bound === 0 || !halides.has(part)) return true;
    bound -= 1;
    return false;
  });
}

// A borate that was rewritten is no anion any more, so the written parts are asked as well.
function withoutSpectators(parts: readonly string[], written: readonly string[]): string[] {
  const isSalt = written.some((part) => isAnion(part));
  const needsMetal = parts.some((part) => anionsKeptWithMetal.has(part));
  return isSalt && !needsMetal ? parts.filter((part) => !spectatorCations.has(part)) : [...parts];
}

// The sum of all charges; nitro groups and N-oxides cancel out.
function isAnion(smiles: string): boolean {
  const charges = [...smiles.matchAll(/([+-])(\d?)\]/g)].map(([, sign, count]) =>
    Number(`${sign}${count === '' ? 1 : count}`),
  );
  return charges.reduce((sum, charge) => sum + charge, 0) < 0;
}
