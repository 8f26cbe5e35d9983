// How much of one molecule is still whole inside another: the share of its atom surroundings (two bonds wide) found there.

import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { MolGraph } from '../../chemistry/molecule/graph.ts';
import { refine } from '../../chemistry/molecule/mapping/surroundings.ts';

const level = 2;

export class Containment {
  readonly #graph: (smiles: string) => MolGraph;
  readonly #counts = new LruCache<string, Map<number, number>>(5_000);

  constructor(graph: (smiles: string) => MolGraph) {
    this.#graph = graph;
  }

  /** 0 to 1. An end of `part` where it would be joined to more counts half, for its surroundings must change there. */
  share(part: string, whole: string): number {
    if (part === whole) return 1;
    const wanted = this.#countsOf(part);
    const found = this.#countsOf(whole);
    let total = 0;
    let met = 0;
    for (const [hash, count] of wanted) {
      total += count;
      met += Math.min(count, found.get(hash) ?? 0);
    }
    return total === 0 ? 0 : met / total;
  }

  // Two levels in one table; hashes of different levels do not meet but by chance.
  #countsOf(smiles: string): Map<number, number> {
    return this.#counts.getOrMake(smiles, () => {
      const levels = refine(this.#graph(smiles), level + 1);
      const counts = new Map<number, number>();
      for (const hashes of levels.slice(1)) {
        for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
      }
      return counts;
    });
  }
}
