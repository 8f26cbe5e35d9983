// The AND/OR tree of a search. A molecule needs one of its reactions, a reaction needs all of its precursors.
//
// Each node carries three costs:
//   best    the cheapest way to have it, estimates included;
//   solved  the cheapest way that ends in stock with every step checked, or Infinity;
//   open    the cheapest way that still has something to do: a molecule to expand or a step to check.
// The search always works on the way of least `open` cost from the root (Retro*: Chen et al., ICML 2020).

import type { ForwardCheck, Proposal, ReactionClass } from '../models/types.ts';
import { estimatedCost, reactionCost, undoingCost, unselectiveCost } from './cost.ts';

/** Added to `open` of a molecule that is solved already, so that other unsolved ways come first. */
const solvedSurcharge = 1.5;

export class MoleculeNode {
  readonly smiles: string;
  /** Reactions between this molecule and the target. */
  readonly depth: number;
  readonly parent: ReactionNode | null;
  readonly origin: string | null;
  readonly #estimate: number;
  /** `null` until expanded; empty when nothing makes it. */
  reactions: ReactionNode[] | null = null;
  best: number;
  solved: number;
  open: number;

  constructor(smiles: string, parent: ReactionNode | null, origin: string | null, maxDepth: number) {
    this.smiles = smiles;
    this.parent = parent;
    this.depth = parent ? parent.product.depth + 1 : 0;
    this.origin = origin;
    this.#estimate = estimatedCost(smiles);
    if (origin === null && this.depth >= maxDepth) this.reactions = [];
    this.best = Infinity;
    this.solved = Infinity;
    this.open = Infinity;
    this.refresh();
  }

  get inStock(): boolean {
    return this.origin !== null;
  }

  /** Computes the costs anew from the reactions; true when one has changed. */
  refresh(): boolean {
    const before = [this.best, this.solved, this.open];
    if (this.inStock) [this.best, this.solved, this.open] = [0, 0, Infinity];
    else if (this.reactions === null) [this.best, this.solved, this.open] = [this.#estimate, Infinity, this.#estimate];
    else this.#refreshFrom(this.reactions);
    return before[0] !== this.best || before[1] !== this.solved || before[2] !== this.open;
  }

  #refreshFrom(reactions: readonly ReactionNode[]): void {
    this.best = least(reactions, (one) => one.best);
    this.solved = least(reactions, (one) => one.solved);
    this.open = least(reactions, (one) => one.open) + (this.solved < Infinity ? solvedSurcharge : 0);
  }
}

export class ReactionNode {
  readonly product: MoleculeNode;
  readonly proposal: Proposal;
  readonly precursors: MoleculeNode[];
  #cost: number;
  #check: ForwardCheck | null = null;
  best = Infinity;
  solved = Infinity;
  open = Infinity;

  constructor(
    product: MoleculeNode,
    proposal: Proposal,
    reactionClass: ReactionClass,
    originOf: (smiles: string) => string | null,
    maxDepth: number,
  ) {
    this.product = product;
    this.proposal = proposal;
    this.#cost = reactionCost(proposal, reactionClass) + undoingCost(proposal.templateId, laterSteps(product));
    this.precursors = proposal.precursors.map((smiles) => new MoleculeNode(smiles, this, originOf(smiles), maxDepth));
    this.refresh();
  }

  get check(): ForwardCheck | null {
    return this.#check;
  }

  /** Keeps the outcome of the forward check; an unselective step costs more from now on. */
  settle(check: ForwardCheck): void {
    this.#check = check;
    this.#cost += unselectiveCost(check);
  }

  /** Computes the costs anew from the precursors; true when one has changed. */
  refresh(): boolean {
    const before = [this.best, this.solved, this.open];
    if (this.check?.passed === false) [this.best, this.solved, this.open] = [Infinity, Infinity, Infinity];
    else this.#refreshFromPrecursors();
    return before[0] !== this.best || before[1] !== this.solved || before[2] !== this.open;
  }

  #refreshFromPrecursors(): void {
    this.best = this.#cost + sum(this.precursors, (one) => one.best);
    const solved = this.#cost + sum(this.precursors, (one) => one.solved);
    this.solved = this.check ? solved : Infinity;
    const awaitsCheck = this.check === null && solved < Infinity;
    this.open = awaitsCheck ? solved : this.#cost + least(this.precursors, (one) => one.open + this.#bestOfOthers(one));
  }

  #bestOfOthers(one: MoleculeNode): number {
    return sum(this.precursors, (other) => (other === one ? 0 : other.best));
  }
}

/** Carries changed costs from a molecule up to the root. */
export function refreshUpwards(from: MoleculeNode): void {
  let molecule: MoleculeNode | null = from;
  while (molecule?.refresh() && molecule.parent?.refresh()) molecule = molecule.parent.product;
}

/** The molecules from this one up to the target. */
export function pathToTarget(from: MoleculeNode): Set<string> {
  const path = new Set<string>();
  for (let one: MoleculeNode | undefined = from; one; one = one.parent?.product) path.add(one.smiles);
  return path;
}

function laterSteps(product: MoleculeNode): string[] {
  const ids: string[] = [];
  for (let one = product.parent; one; one = one.product.parent) ids.push(one.proposal.templateId);
  return ids;
}

function least<T>(items: readonly T[], value: (item: T) => number): number {
  let smallest = Infinity;
  for (const item of items) smallest = Math.min(smallest, value(item));
  return smallest;
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}
