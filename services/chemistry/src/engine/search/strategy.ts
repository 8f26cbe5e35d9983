// How a search chooses what to do next: expand a molecule or check a step.

import { cheapestOpen, nextOpen, type MoleculeNode, type ReactionNode } from './tree.ts';

export const strategyNames = ['retro-star', 'mcts'] as const;
export type StrategyName = (typeof strategyNames)[number];

export interface Strategy {
  /** Called only while the root has something open. */
  next(root: MoleculeNode): MoleculeNode | ReactionNode;
  /** Told after the molecule was expanded or the step was checked. */
  learn(done: MoleculeNode | ReactionNode): void;
}

/** Always works on the way of least `open` cost (Retro*: Chen et al., ICML 2020). Nothing in it is left to chance. */
export class RetroStar implements Strategy {
  next(root: MoleculeNode): MoleculeNode | ReactionNode {
    let molecule = root;
    while (molecule.reactions !== null) {
      const reaction = cheapestOpen(molecule.reactions);
      if (!reaction) throw new RangeError('nothing is open here');
      if (reaction.isDueForCheck) return reaction;
      const next = nextOpen(reaction.precursors);
      if (!next) throw new RangeError('nothing is open here');
      molecule = next;
    }
    return molecule;
  }

  learn(): void {}
}
