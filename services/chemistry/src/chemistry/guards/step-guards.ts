// Applies the step guards to given reactants.

import { LruCache } from '../molecule/lru.ts';
import { traceAtoms } from '../molecule/atom-trace.ts';
import { canonicalProduct, canonicalSmiles, Transform } from '../molecule/rdkit.ts';
import type { Mol, RDKit } from '../molecule/rdkit.ts';
import { isIn } from '../models/group-matches.ts';
import type { PatternPair } from '../models/group-matches.ts';
import { roughHeavyAtoms } from '../models/single-step.ts';
import { sketchOf } from '../models/sketch-smiles.ts';
import type { MoleculeView } from '../smarts/molecule-view.ts';
import { SmartsPattern } from '../smarts/smarts-pattern.ts';
import { reactantPatterns } from '../models/template-set.ts';
import { differenceOf, GuardMakeup, type Difference } from './guard-makeup.ts';
import type { StepGuard } from './step-guard.ts';

/** A reactant as the guards see it; the handle stays the caller's. */
export interface GuardedReactant {
  smiles: string;
  mol: Mol;
  view: MoleculeView;
}

export class StepGuards {
  readonly #rdkit: RDKit;
  readonly #guards: readonly CompiledGuard[];
  readonly #patterns = new Map<string, PatternPair>();
  /** For each reactant, which patterns it holds. */
  readonly #held = new LruCache<string, Map<string, boolean>>(500);

  readonly #canonical = new LruCache<string, string>(500);

  /** Throws a TypeError that names the guard when a SMARTS does not compile. */
  constructor(rdkit: RDKit, guards: readonly StepGuard[]) {
    this.#rdkit = rdkit;
    this.#guards = guards.map((guard) => this.#compile(guard));
  }

  /** Which of the canonical products the reactants do not give. */
  refusals(reactants: readonly GuardedReactant[], products: readonly string[]): Refusals {
    const refusals = new Refusals((smiles) => this.#flat(smiles));
    if (products.length === 0) return refusals;
    const wanted = new WantedProducts(products);
    for (const { guard, variants } of this.#guards)
      for (const { slots, transform, makeup } of variants)
        for (const chosen of selections(reactants, slots.length)) {
          if (guard.apart && new Set(chosen).size < chosen.length) continue;
          // To count atoms takes less time than to look for patterns.
          const { keys, sizes } = wanted.from(chosen, makeup);
          if (keys.size === 0 || !this.#isAsked(guard, reactants) || !this.#fits(slots, chosen)) continue;
          for (const raw of this.#outcomes(guard, transform, chosen, sizes)) {
            const product = keys.has(sketchOf(raw).key) ? this.#canonicalOf(raw) : '';
            if (product !== '') refusals.add(guard, product);
          }
        }
    return refusals;
  }

  [Symbol.dispose](): void {
    for (const { query } of this.#patterns.values()) query.delete();
    for (const { variants } of this.#guards) for (const { transform } of variants) transform[Symbol.dispose]();
  }

  #isAsked(guard: StepGuard, reactants: readonly GuardedReactant[]): boolean {
    return guard.beside?.some((smarts) => reactants.some((one) => this.#holds(one, smarts))) ?? true;
  }

  #fits(slots: readonly string[], chosen: readonly GuardedReactant[]): boolean {
    return slots.every((slot, place) => chosen[place] !== undefined && this.#holds(chosen[place], slot));
  }

  #outcomes(
    guard: StepGuard,
    transform: Transform,
    chosen: readonly GuardedReactant[],
    sizes: ReadonlySet<number>,
  ): string[] {
    const mols = chosen.map((one) => one.mol);
    if (!guard.exact) return transform.runSized(this.#rdkit, mols, sizes);
    if (!chosen.some((one) => one.smiles.includes('@'))) return [];
    return transform
      .runTraced(this.#rdkit, mols)
      .flatMap(({ parts }) => parts)
      .filter((part) => isConfigured(part, mols))
      .map((part) => part.split(' ', 1)[0] ?? '');
  }

  #holds({ smiles, mol, view }: GuardedReactant, smarts: string): boolean {
    const known = this.#held.getOrMake(smiles, () => new Map());
    const found = known.get(smarts) ?? this.#find(mol, view, smarts);
    known.set(smarts, found);
    return found;
  }

  #find(mol: Mol, view: MoleculeView, smarts: string): boolean {
    const pattern = this.#patterns.get(smarts);
    return pattern !== undefined && isIn(mol, view, pattern);
  }

  // Several guards make the same of the same.
  #canonicalOf(raw: string): string {
    return this.#canonical.getOrMake(raw, () => canonicalProduct(this.#rdkit, raw) ?? '');
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
      return { slots, transform: new Transform(this.#rdkit, smarts), makeup: new GuardMakeup(smarts) };
    });
    return { guard, variants };
  }

  #addPattern(id: string, smarts: string): void {
    if (this.#patterns.has(smarts)) return;
    const query = this.#rdkit.get_qmol(smarts);
    if (!query) throw new TypeError(`${id}: not a SMARTS: ${smarts}`);
    this.#patterns.set(smarts, { query, plain: new SmartsPattern(smarts) });
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
    else this.#byExact.set(product, guard.id);
  }

  /** Id of the guard that refuses the canonical product, or undefined. */
  of(product: string): string | undefined {
    if (this.#byFlat.size + this.#byExact.size === 0) return undefined;
    return this.#byExact.get(product) ?? this.#byFlat.get(this.#flat(product));
  }
}

/** Every way to put reactants into so many places; one may take several. */
function selections(reactants: readonly GuardedReactant[], places: number): readonly (readonly GuardedReactant[])[] {
  let partial: GuardedReactant[][] = [[]];
  for (let place = 0; place < places; place += 1)
    partial = partial.flatMap((chosen) => reactants.map((one) => [...chosen, one]));
  return partial;
}

/** The products that are asked about, as far as their atoms and bonds allow that they come of given reactants. */
class WantedProducts {
  readonly #products: readonly { smiles: string; key: string; size: number }[];
  readonly #differences = new Map<string, Difference[]>();

  constructor(products: readonly string[]) {
    this.#products = products.map((smiles) => ({ smiles, key: sketchOf(smiles).key, size: roughHeavyAtoms(smiles) }));
  }

  /** Keys of the sketches and numbers of heavy atoms of those that the reaction could give. */
  from(chosen: readonly GuardedReactant[], makeup: GuardMakeup): { keys: Set<string>; sizes: Set<number> } {
    const differences = this.#differencesOf(chosen.map(({ smiles }) => smiles));
    const open = this.#products.filter((_, index) => {
      const difference = differences[index];
      return difference !== undefined && makeup.mayGive(difference);
    });
    return { keys: new Set(open.map(({ key }) => key)), sizes: new Set(open.map(({ size }) => size)) };
  }

  #differencesOf(reactants: readonly string[]): Difference[] {
    const key = reactants.join('.');
    const known = this.#differences.get(key) ?? this.#products.map(({ smiles }) => differenceOf(reactants, smiles));
    this.#differences.set(key, known);
    return known;
  }
}

/** Whether an atom that the SMARTS names has a configuration in its reactant. */
function isConfigured(part: string, mols: readonly Mol[]): boolean {
  return [...traceAtoms(part).values()].some(({ reactant, atom, mapped }) => {
    const mol = mols[reactant];
    return mapped && mol !== undefined && configuredAtoms(mol).includes(atom);
  });
}

function configuredAtoms(mol: Mol): number[] {
  const tags = JSON.parse(mol.get_stereo_tags()) as { CIP_atoms?: [number, string][] };
  return (tags.CIP_atoms ?? []).filter(([, tag]) => /[RS]/i.test(tag)).map(([atom]) => atom);
}

interface CompiledGuard {
  guard: StepGuard;
  variants: { slots: string[]; transform: Transform; makeup: GuardMakeup }[];
}
