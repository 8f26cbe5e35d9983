// The AND/OR tree of a search. A molecule needs one of its reactions, a reaction needs all of its precursors.
//
// Each node carries three costs:
//   best    the cheapest way to have it, estimates included;
//   solved  the cheapest way that ends in stock with every step checked, or Infinity;
//   open    the cheapest way that still has something to do: a molecule to expand or a step to check.
// and two counts of reactions: `leastSteps` that any way needs at least, `solvedSteps` of the shortest solved way.
// Where a route must contain certain molecules, `met` holds the least solved cost for each set of them.

import type { ForwardCheck, Proposal, ReactionClass } from '../../chemistry/models/types.ts';
import type { TracedBond } from './bond-trace.ts';
import { reactionCost, undoingCost } from './cost.ts';
import type { StepScale } from './cost.ts';
import { joinTables, type Requirements } from './requirements.ts';
import type { KeptPart } from './limits/kept-substructures.ts';
import type { Admission } from './rules.ts';

/** Added to `open` of a molecule that is solved already, so that other unsolved ways come first. */
const solvedSurcharge = 4;
const smallestStepCost = 0.05;
/** Costs that differ by less are equal but for rounding. */
const tie = 1e-9;

const nothingKnown = { origin: null, bonds: [], kept: [] } as const;

/** What the nodes of one search share. */
export interface TreeContext {
  maxDepth: number;
  requirements: Requirements;
  classOf: (templateId: string) => ReactionClass;
  scale: StepScale;
  /** Cost of making a molecule that is not in stock, as far as it can be told before it is expanded. */
  estimate: (smiles: string) => number;
}

export class MoleculeNode {
  readonly smiles: string;
  /** Reactions between this molecule and the target. */
  readonly depth: number;
  readonly parent: ReactionNode | null;
  readonly origin: string | null;
  /** Marked bonds of the target that lie in it. */
  readonly bonds: readonly TracedBond[];
  /** Substructures to keep that lie in it. */
  readonly kept: readonly KeptPart[];
  readonly #estimate: number;
  readonly #requirements: Requirements;
  /** `null` until expanded; empty when nothing makes it. */
  reactions: ReactionNode[] | null = null;
  best = Infinity;
  solved = Infinity;
  open = Infinity;
  /** The cheapest open way still holds a molecule to expand; else nothing but steps to check. */
  expands = true;
  leastSteps = 0;
  solvedSteps = Infinity;
  met: Float64Array | null = null;

  constructor(
    smiles: string,
    parent: ReactionNode | null,
    found: { origin: string | null; bonds: readonly TracedBond[]; kept: readonly KeptPart[] },
    context: TreeContext,
  ) {
    this.smiles = smiles;
    this.parent = parent;
    this.depth = parent ? parent.product.depth + 1 : 0;
    this.origin = found.origin;
    this.bonds = found.bonds;
    this.kept = found.kept;
    this.#requirements = context.requirements;
    this.#estimate = this.inStock ? 0 : context.estimate(smiles);
    if (!this.inStock && this.depth >= context.maxDepth) this.reactions = [];
    this.refresh();
  }

  get inStock(): boolean {
    return this.origin !== null;
  }

  /** Was expanded, and no way from stock is known yet. */
  get isInVain(): boolean {
    return this.reactions !== null && this.solved === Infinity;
  }

  /** What it meets of the molecules that a route must contain. */
  get bits(): number {
    return this.#requirements.bitsOf(this.smiles, this.inStock);
  }

  /** Least cost of a solved way that holds all that a route must contain. */
  get goal(): number {
    return this.met ? (this.met[this.#requirements.all] ?? Infinity) : this.solved;
  }

  /** Computes costs and counts anew from the reactions; true when one has changed. */
  refresh(): boolean {
    const before = figuresOf(this);
    if (this.inStock) this.#refreshInStock();
    else if (this.reactions === null) this.#refreshUnexpanded();
    else this.#refreshFrom(this.reactions);
    if (this.#requirements.all > 0) this.met = this.#table();
    return !sameFigures(before, figuresOf(this));
  }

  #refreshInStock(): void {
    [this.best, this.solved, this.open, this.leastSteps, this.solvedSteps] = [0, 0, Infinity, 0, 0];
  }

  #refreshUnexpanded(): void {
    [this.best, this.solved, this.open] = [this.#estimate, Infinity, this.#estimate];
    [this.leastSteps, this.solvedSteps] = [1, Infinity];
    this.expands = true;
  }

  #refreshFrom(reactions: readonly ReactionNode[]): void {
    this.best = least(reactions, (one) => one.best);
    this.solved = least(reactions, (one) => one.solved);
    const cheapest = cheapestOpen(reactions);
    this.open = (cheapest?.open ?? Infinity) + (this.solved < Infinity ? solvedSurcharge : 0);
    this.expands = cheapest?.expands ?? false;
    this.leastSteps = least(reactions, (one) => one.leastSteps);
    this.solvedSteps = least(reactions, (one) => one.solvedSteps);
  }

  #table(): Float64Array {
    const bits = this.bits;
    if (this.inStock) return this.#requirements.table(0, bits);
    const reactions = this.reactions ?? [];
    const tables = reactions.flatMap((one) => one.met ?? []);
    return this.#requirements.table(Infinity).map((_, mask) => least(tables, (one) => one[mask & ~bits] ?? Infinity));
  }
}

export class ReactionNode {
  readonly product: MoleculeNode;
  readonly proposal: Proposal;
  readonly precursors: MoleculeNode[];
  readonly #requirements: Requirements;
  #cost: number;
  #check: ForwardCheck | null = null;
  best = Infinity;
  solved = Infinity;
  open = Infinity;
  expands = true;
  leastSteps = 1;
  solvedSteps = Infinity;
  met: Float64Array | null = null;

  constructor(product: MoleculeNode, proposal: Proposal, admission: Admission, context: TreeContext) {
    this.product = product;
    this.proposal = proposal;
    this.#requirements = context.requirements;
    const own = reactionCost(proposal, context.classOf(proposal.templateId), context.scale);
    const undoing = undoingCost(proposal.templateId, laterSteps(product));
    this.#cost = Math.max(smallestStepCost, own + undoing + admission.cost);
    this.precursors = proposal.precursors.map(
      (smiles, index) => new MoleculeNode(smiles, this, admission.precursors[index] ?? nothingKnown, context),
    );
    this.refresh();
  }

  get check(): ForwardCheck | null {
    return this.#check;
  }

  /** Cost of the step alone. */
  get cost(): number {
    return this.#cost;
  }

  /** Keeps the outcome of the forward check; a step that is not selective costs so much more from now on. */
  settle(check: ForwardCheck, more: number): void {
    this.#check = check;
    this.#cost += more;
  }

  /** Computes costs and counts anew from the precursors; true when one has changed. */
  refresh(): boolean {
    const before = figuresOf(this);
    if (this.check?.passed === false) this.#giveUp();
    else this.#refreshFromPrecursors();
    if (this.#requirements.all > 0) this.met = this.#table();
    return !sameFigures(before, figuresOf(this));
  }

  #giveUp(): void {
    [this.best, this.solved, this.open] = [Infinity, Infinity, Infinity];
    [this.leastSteps, this.solvedSteps] = [Infinity, Infinity];
  }

  /**
   * The forward check comes next: it costs about as much as an expansion, so a step is checked when its precursors can be
   * had, or when one was expanded in vain, before more is spent on them.
   */
  get isDueForCheck(): boolean {
    return this.check === null && (this.#isReady || this.precursors.some((one) => one.isInVain));
  }

  get #isReady(): boolean {
    return this.precursors.every((one) => one.solved < Infinity);
  }

  #refreshFromPrecursors(): void {
    this.best = this.#cost + sum(this.precursors, (one) => one.best);
    const solved = this.#cost + sum(this.precursors, (one) => one.solved);
    this.solved = this.check ? solved : Infinity;
    const next = nextOpen(this.precursors);
    const open = next ? this.#cost + next.open + this.#bestOfOthers(next) : Infinity;
    this.open = this.check === null && solved < Infinity ? solved : open;
    this.expands = !this.isDueForCheck && next?.expands === true;
    this.leastSteps = 1 + sum(this.precursors, (one) => one.leastSteps);
    this.solvedSteps = this.check ? 1 + sum(this.precursors, (one) => one.solvedSteps) : Infinity;
  }

  #bestOfOthers(one: MoleculeNode): number {
    return sum(this.precursors, (other) => (other === one ? 0 : other.best));
  }

  #table(): Float64Array {
    if (this.solved === Infinity) return this.#requirements.table(Infinity);
    const joined = this.precursors.flatMap((one) => one.met ?? []).reduce(joinTables);
    return joined.map((cost) => cost + this.#cost);
  }
}

/** The reaction whose way is the cheapest that still has something to do. */
export function cheapestOpen(reactions: readonly ReactionNode[]): ReactionNode | undefined {
  let cheapest: ReactionNode | undefined;
  for (const one of reactions) if (one.open < (cheapest?.open ?? Infinity)) cheapest = one;
  return cheapest;
}

/**
 * The precursor to work on next: the one whose open way costs least above its best one. Of several on the best way one
 * to expand comes before one to check, so that steps are checked when they are all that a route still lacks.
 */
export function nextOpen(precursors: readonly MoleculeNode[]): MoleculeNode | undefined {
  let next: MoleculeNode | undefined;
  for (const one of precursors) {
    if (one.open === Infinity) continue;
    const lead = next ? next.open - next.best - (one.open - one.best) : Infinity;
    if (lead > tie || (lead >= -tie && one.expands && !next?.expands)) next = one;
  }
  return next;
}

/** Carries changes from a molecule up to the root. */
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

/** Reactions that any route through this molecule has at least. */
export function leastStepsThrough(from: MoleculeNode): number {
  let steps = from.leastSteps;
  for (let one = from; one.parent; one = one.parent.product) {
    steps += 1;
    for (const sibling of one.parent.precursors) if (sibling !== one) steps += sibling.leastSteps;
  }
  return steps;
}

type Figures = Pick<MoleculeNode, 'best' | 'solved' | 'open' | 'expands' | 'leastSteps' | 'solvedSteps' | 'met'>;

function figuresOf({ best, solved, open, expands, leastSteps, solvedSteps, met }: Figures): Figures {
  return { best, solved, open, expands, leastSteps, solvedSteps, met };
}

function sameFigures(a: Figures, b: Figures): boolean {
  const isSame = a.best === b.best && a.solved === b.solved && a.open === b.open && a.expands === b.expands;
  if (!isSame || a.leastSteps !== b.leastSteps || a.solvedSteps !== b.solvedSteps) return false;
  return a.met === b.met || (a.met !== null && b.met !== null && a.met.every((cost, mask) => cost === b.met?.[mask]));
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
