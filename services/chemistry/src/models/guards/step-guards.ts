// Applies the step guards to given reactants.

import { LruCache } from '../../chem/lru.ts';
import { canonicalProduct, canonicalSmiles, Transform } from '../../chem/rdkit.ts';
import type { Mol, RDKit } from '../../chem/rdkit.ts';
import { hasMatch } from '../group-matches.ts';
import { reactantPatterns } from '../template-set.ts';
import type { StepGuard } from './step-guard.ts';

/** A reactant as the guards see it; the handle stays the caller's. */
export interface GuardedReactant {
  smiles: string;
  mol: Mol;
}

export class StepGuards {
  readonly #rdkit: RDKit;
  readonly #guards: readonly CompiledGuard[];
  readonly #patterns = new Map<string, Mol>();
  /** For each reactant, which patterns it holds. */
  readonly #held = new LruCache<string, Map<string, boolean>>(2_000);

  /** Throws a TypeError that names the guard when a SMARTS does not compile. */
  constructor(rdkit: RDKit, guards: readonly StepGuard[]) {
    this.#rdkit = rdkit;
    this.#guards = guards.map((guard) => this.#compile(guard));
  }

  /** What the reactants do not give. */
  refusals(reactants: readonly GuardedReactant[]): Refusals {
    const refusals = new Refusals((smiles) => this.#flat(smiles));
    for (const { guard, variants } of this.#guards) {
      if (!this.#isAsked(guard, reactants)) continue;
      for (const { slots, transform } of variants)
        for (const chosen of this.#assignments(slots, reactants))
          for (const outcome of this.#outcomes(transform, chosen)) refusals.add(guard, outcome);
    }
    return refusals;
  }

  [Symbol.dispose](): void {
    for (const pattern of this.#patterns.values()) pattern.delete();
    for (const { variants } of this.#guards) for (const { transform } of variants) transform[Symbol.dispose]();
  }

  #isAsked(guard: StepGuard, reactants: readonly GuardedReactant[]): boolean {
    return guard.beside?.some((smarts) => reactants.some((one) => this.#holds(one, smarts))) ?? true;
  }

  #assignments(slots: readonly string[], reactants: readonly GuardedReactant[]): GuardedReactant[][] {
    let partial: GuardedReactant[][] = [[]];
    for (const slot of slots) {
      const fitting = reactants.filter((one) => this.#holds(one, slot));
      partial = partial.flatMap((chosen) => fitting.map((one) => [...chosen, one]));
    }
    return partial;
  }

  #outcomes(transform: Transform, chosen: readonly GuardedReactant[]): string[] {
    const mols = chosen.map((one) => one.mol);
    return transform
      .run(this.#rdkit, mols)
      .flatMap((raw) => (canonicalProduct(this.#rdkit, raw) ?? '').split('.').filter((part) => part !== ''));
  }

  #holds({ smiles, mol }: GuardedReactant, smarts: string): boolean {
    const known = this.#held.getOrMake(smiles, () => new Map());
    const found = known.get(smarts) ?? this.#find(mol, smarts);
    known.set(smarts, found);
    return found;
  }

  #find(mol: Mol, smarts: string): boolean {
    const pattern = this.#patterns.get(smarts);
    return pattern !== undefined && hasMatch(mol, pattern);
  }

  #flat(smiles: string): string {
    if (!/[@/\\]/.test(smiles)) return smiles;
    return canonicalSmiles(this.#rdkit, smiles.replaceAll(/[@/\\]/g, '')) ?? smiles;
  }

  #compile(guard: StepGuard): CompiledGuard {
    for (const smarts of guard.beside ?? []) this.#addPattern(guard.id, smarts);
    const variants = guard.refuses.map((smarts) => {
      const slots = reactantPatterns(smarts);
      for (const slot of slots) this.#addPattern(guard.id, slot);
      return { slots, transform: new Transform(this.#rdkit, smarts) };
    });
    return { guard, variants };
  }

  #addPattern(id: string, smarts: string): void {
    if (this.#patterns.has(smarts)) return;
    const pattern = this.#rdkit.get_qmol(smarts);
    if (!pattern) throw new TypeError(`${id}: not a SMARTS: ${smarts}`);
    this.#patterns.set(smarts, pattern);
  }
}

/** Products that given reactants do not form, with the guard that says so. */
export class Refusals {
  readonly #flat: (smiles: string) => string;
  readonly #byFlat = new Map<string, string>();
  readonly #byExact = new Map<string, string>();

  constructor(flat: (smiles: string) => string) {
    this.#flat = flat;
  }

  add(guard: StepGuard, product: string): void {
    if (!guard.exact) this.#byFlat.set(this.#flat(product), guard.id);
    else if (product.includes('@')) this.#byExact.set(product, guard.id);
  }

  /** Id of the guard that refuses the canonical product, or undefined. */
  of(product: string): string | undefined {
    if (this.#byFlat.size + this.#byExact.size === 0) return undefined;
    return this.#byExact.get(product) ?? this.#byFlat.get(this.#flat(product));
  }
}

interface CompiledGuard {
  guard: StepGuard;
  variants: { slots: string[]; transform: Transform }[];
}
