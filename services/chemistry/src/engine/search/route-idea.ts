// What a route is about: its reactions, with every halide written as chloride, every ethyl ester as methyl ester and
// every boronic ester as acid. Routes of one idea differ only in what a chemist would change at the bench.

import { LruCache } from '../../chemistry/molecule/lru.ts';
import { Transform, canonicalSmiles } from '../../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { reactionsOf } from './route-score.ts';
import type { Route } from './types.ts';

const levellings = [
  '[CX3:1](=[OX1:2])[OX2:3][CH2][CH3]>>[C:1](=[O:2])[O:3]C',
  '[#6:1]B1OC(C)(C)C(C)(C)O1>>[*:1]B(O)O',
  '[#6:1][Br,I]>>[*:1]Cl',
];
/** Enough for every group of a usual molecule. */
const maxPasses = 6;

export class RouteIdeas {
  readonly #rdkit: RDKit;
  readonly #transforms: readonly Transform[];
  readonly #known = new LruCache<string, string>(20_000);

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#transforms = levellings.map((smarts) => new Transform(rdkit, smarts));
  }

  /** Equal for routes of one idea. */
  of(route: Route): string {
    const ideas = reactionsOf(route.tree).map((one) =>
      one.smiles
        .split('>>')
        .map((side) => this.#side(side))
        .join('>>'),
    );
    return ideas.toSorted().join('|');
  }

  #side(dotted: string): string {
    const parts = dotted.split('.').map((one) => this.#known.getOrMake(one, () => this.#level(one)));
    return parts.toSorted().join('.');
  }

  #level(smiles: string): string {
    // The alcohol that makes the ester.
    let level = smiles === 'CCO' ? 'CO' : smiles;
    for (const transform of this.#transforms) {
      for (let pass = 0; pass < maxPasses; pass += 1) {
        const next = this.#once(transform, level);
        if (next === null) break;
        level = next;
      }
    }
    return level;
  }

  #once(transform: Transform, smiles: string): string | null {
    using mol = this.#rdkit.get_mol(smiles);
    const raw = mol && transform.run(this.#rdkit, [mol], 1)[0];
    return raw ? canonicalSmiles(this.#rdkit, raw) : null;
  }

  [Symbol.dispose](): void {
    for (const transform of this.#transforms) transform[Symbol.dispose]();
  }
}
