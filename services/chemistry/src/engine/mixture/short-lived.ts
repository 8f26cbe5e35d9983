// Whether a product carries a group that falls apart as it forms and that no reactant brought along.

import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import { hasMatch } from '../../chemistry/models/group-matches.ts';
import { shortLived } from './product-sense.ts';

export class ShortLived {
  readonly #rdkit: RDKit;
  readonly #patterns: readonly Mol[];
  readonly #found = new LruCache<string, string>(2_000);

  /** Throws a TypeError when a pattern does not compile. The patterns stay as long as the process. */
  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#patterns = compiled(rdkit);
  }

  isIn(product: string, reactants: readonly string[]): boolean {
    const groups = this.#groupsIn(product);
    if (groups === '') return false;
    const brought = new Set(reactants.flatMap((one) => this.#groupsIn(one).split(',')));
    return groups.split(',').some((one) => !brought.has(one));
  }

  #groupsIn(smiles: string): string {
    return this.#found.getOrMake(smiles, () => {
      using mol = this.#rdkit.get_mol(smiles);
      return mol ? this.#patterns.flatMap((one, index) => (hasMatch(mol, one) ? [index] : [])).join() : '';
    });
  }
}

const known = new WeakMap<RDKit, readonly Mol[]>();

function compiled(rdkit: RDKit): readonly Mol[] {
  const found = known.get(rdkit);
  if (found) return found;
  const patterns = shortLived.map((smarts) => {
    const pattern = rdkit.get_qmol(smarts);
    if (!pattern) throw new TypeError(`not a SMARTS: ${smarts}`);
    return pattern;
  });
  known.set(rdkit, patterns);
  return patterns;
}
