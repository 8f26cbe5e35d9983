// What the parts of the generator share: the molecule, its ring systems, and the prefix of each branch, named once.

import type { MoleculeView } from './molecule-view.ts';
import type { Prefix } from './name-part.ts';
import type { RingTable } from './rings/table.ts';
import { ringSkeleton } from './rings/systems.ts';
import type { Skeleton } from './rings/skeleton.ts';
import { refuse } from './words.ts';

export type PrefixRule = (writer: Writer, root: number, from: number) => Prefix;

export class Writer {
  readonly mol: MoleculeView;
  readonly #table: RingTable;
  readonly #rule: PrefixRule;
  readonly #prefixes = new Map<string, Prefix>();
  readonly #skeletons = new Map<readonly number[], Skeleton>();

  constructor(mol: MoleculeView, table: RingTable, rule: PrefixRule) {
    this.mol = mol;
    this.#table = table;
    this.#rule = rule;
  }

  readonly prefixOf = (root: number, from: number): Prefix => {
    const key = `${root}<${from}`;
    const known = this.#prefixes.get(key);
    if (known) return known;
    const prefix = this.#rule(this, root, from);
    this.#prefixes.set(key, prefix);
    return prefix;
  };

  ring(atom: number): Skeleton {
    const system = this.mol.systemOf(atom) ?? refuse('not a ring atom');
    const known = this.#skeletons.get(system);
    if (known) return known;
    const skeleton = ringSkeleton(this.mol, this.#table, system);
    this.#skeletons.set(system, skeleton);
    return skeleton;
  }
}
