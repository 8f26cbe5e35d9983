// Monte Carlo tree search: upper confidence bounds with the model's score as prior (PUCT: Rosin, Ann. Math. Artif. Intell.
// 2011, 61, 203; for synthesis planning: Segler et al., Nature 2018, 555, 604). In place of a random playout the costs that
// the tree carries say how good a way is.

import { seededRandom } from '../../chemistry/molecule/random.ts';
import type { Strategy } from './strategy.ts';
import type { MoleculeNode, ReactionNode } from './tree.ts';

/** Weight of exploring against what is known to be good. */
const exploration = 1.2;
/** A way that costs this much more is worth a factor e less. */
const rewardScale = 3;
/** Breaks ties, and sends searches of different seeds different ways. */
const noise = 0.02;

interface Visits {
  count: number;
  reward: number;
}

export class MonteCarlo implements Strategy {
  readonly #random: () => number;
  readonly #visits = new WeakMap<MoleculeNode | ReactionNode, Visits>();

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  next(root: MoleculeNode): MoleculeNode | ReactionNode {
    let molecule = root;
    while (molecule.reactions !== null) {
      const reaction = this.#promising(molecule, molecule.reactions);
      if (reaction.check === null) return reaction;
      molecule = this.#leastVisited(reaction);
    }
    return molecule;
  }

  learn(done: MoleculeNode | ReactionNode): void {
    let reaction = 'product' in done ? done : done.parent;
    if (!('product' in done)) this.#visit(done, rewardOf(done.best));
    for (; reaction; reaction = reaction.product.parent) {
      this.#visit(reaction, rewardOf(reaction.best));
      this.#visit(reaction.product, rewardOf(reaction.product.best));
    }
  }

  #promising(molecule: MoleculeNode, reactions: readonly ReactionNode[]): ReactionNode {
    const open = reactions.filter((one) => one.open < Infinity);
    const priors = open.map((one) => Math.exp(-one.cost));
    const total = priors.reduce((sum, one) => sum + one, 0);
    const seen = Math.sqrt(1 + this.#of(molecule).count);
    const worth = open.map((one, index) => {
      const { count, reward } = this.#of(one);
      const value = count === 0 ? rewardOf(one.best) : reward / count;
      const bound = (exploration * (priors[index] ?? 0) * seen) / (total * (1 + count));
      return value + bound + noise * this.#random();
    });
    const best = worth.reduce((top, value, index) => (value > (worth[top] ?? -Infinity) ? index : top), 0);
    const chosen = open[best];
    if (!chosen) throw new RangeError('nothing is open here');
    return chosen;
  }

  #leastVisited(reaction: ReactionNode): MoleculeNode {
    const open = reaction.precursors.filter((one) => one.open < Infinity);
    const [first] = open.toSorted((a, b) => this.#of(a).count - this.#of(b).count || b.best - a.best);
    if (!first) throw new RangeError('nothing is open here');
    return first;
  }

  #of(node: MoleculeNode | ReactionNode): Visits {
    return this.#visits.get(node) ?? { count: 0, reward: 0 };
  }

  #visit(node: MoleculeNode | ReactionNode, reward: number): void {
    const before = this.#of(node);
    this.#visits.set(node, { count: before.count + 1, reward: before.reward + reward });
  }
}

function rewardOf(cost: number): number {
  return Math.exp(-cost / rewardScale);
}
