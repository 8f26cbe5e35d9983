// Which reactions make up the cheapest solved routes through a given one.

import { divideMask, joinTables, type Requirements } from './requirements.ts';
import type { MoleculeNode, ReactionNode } from './tree.ts';

/** The reaction chosen for each molecule of a route. */
export type ChosenReactions = ReadonlyMap<MoleculeNode, ReactionNode>;

/** Solved, but longer than asked for, or without a molecule that it must contain. */
export type NoRoute = 'tooLong' | 'lacking';

/** Routes through one reaction that are gathered at once. */
const mostRoutes = 4;
/** What a route may cost more than the cheapest one through the reaction. */
const nearlyAsCheap = 3;

/**
 * The cheapest solved routes through a newly solved reaction, at most four; null when there is none yet. With requirements
 * the cheapest one that meets them all. Routes of more than `maxSteps` reactions give way to the shortest one through the
 * reaction, if that fits.
 */
export function chooseThrough(
  reaction: ReactionNode,
  requirements: Requirements,
  maxSteps: number,
): ChosenReactions[] | NoRoute | null {
  const forced = waysUp(reaction);
  const root = forced?.at(-1)?.product;
  if (!forced || !root) return null;
  if (requirements.all > 0) return meetAll(root, forced, requirements, maxSteps);
  const cheapest = waysThrough(forced).map(({ reactions }) => new Map(reactions.map((one) => [one.product, one])));
  const fitting = cheapest.filter(({ size }) => size <= maxSteps);
  if (fitting.length > 0) return fitting;
  const onWay = new Map(forced.map((one) => [one.product, one]));
  const shortest = chooseShortest(root, onWay);
  return shortest.size <= maxSteps ? [shortest] : 'tooLong';
}

/** Reactions that make a molecule and all that it needs. */
interface Way {
  cost: number;
  reactions: readonly ReactionNode[];
}

/** The cheapest ways that hold all reactions of a line, the lowest first. */
function waysThrough(forced: readonly ReactionNode[]): Way[] {
  let ways: Way[] = [{ cost: 0, reactions: [] }];
  let below: MoleculeNode | undefined;
  for (const reaction of forced) {
    ways = withReaction(
      reaction,
      reaction.precursors
        .filter((one) => one !== below)
        .map(pathsOf)
        .reduce(combined, ways),
    );
    below = reaction.product;
  }
  return ways;
}

function pathsOf(molecule: MoleculeNode): Way[] {
  if (molecule.inStock) return [{ cost: 0, reactions: [] }];
  const solved = (molecule.reactions ?? []).filter((one) => one.solved <= molecule.solved + nearlyAsCheap);
  const nearest = solved.toSorted((a, b) => a.solved - b.solved).slice(0, mostRoutes);
  return cheapestOf(nearest.flatMap((one) => withReaction(one, one.precursors.map(pathsOf).reduce(combined))));
}

function withReaction(reaction: ReactionNode, ways: readonly Way[]): Way[] {
  return ways.map(({ cost, reactions }) => ({ cost: cost + reaction.cost, reactions: [...reactions, reaction] }));
}

function combined(first: readonly Way[], second: readonly Way[]): Way[] {
  return cheapestOf(
    first.flatMap((one) =>
      second.map((other) => ({ cost: one.cost + other.cost, reactions: [...one.reactions, ...other.reactions] })),
    ),
  );
}

function cheapestOf(ways: readonly Way[]): Way[] {
  const sorted = ways.toSorted((a, b) => a.cost - b.cost).slice(0, mostRoutes);
  return sorted.filter((one) => one.cost <= (sorted[0]?.cost ?? 0) + nearlyAsCheap);
}

/** The reaction and all above it; null when one above is not solved. */
function waysUp(reaction: ReactionNode): ReactionNode[] | null {
  const forced: ReactionNode[] = [];
  for (let one: ReactionNode | null = reaction; one; one = one.product.parent) {
    if (one.solved === Infinity) return null;
    forced.push(one);
  }
  return forced;
}

/** The reactions on the way, and the shortest way to everything else. */
function chooseShortest(
  molecule: MoleculeNode,
  onWay: ReadonlyMap<MoleculeNode, ReactionNode>,
  chosen = new Map<MoleculeNode, ReactionNode>(),
): Map<MoleculeNode, ReactionNode> {
  const reaction = molecule.inStock ? undefined : (onWay.get(molecule) ?? least(molecule, (one) => one.solvedSteps));
  if (!reaction) return chosen;
  chosen.set(molecule, reaction);
  for (const one of reaction.precursors) chooseShortest(one, onWay, chosen);
  return chosen;
}

function least(molecule: MoleculeNode, cost: (reaction: ReactionNode) => number): ReactionNode | undefined {
  return molecule.reactions?.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

// Tables of the molecules on the forced way are made anew from below, for their own say what the best way could meet.
function meetAll(
  root: MoleculeNode,
  forced: readonly ReactionNode[],
  requirements: Requirements,
  maxSteps: number,
): ChosenReactions[] | NoRoute {
  const onWay = new Map(forced.map((one) => [one.product, one]));
  const tables = new Map<MoleculeNode, Float64Array>();
  const tableOf = (molecule: MoleculeNode): Float64Array =>
    tables.get(molecule) ?? molecule.met ?? requirements.table(Infinity);
  for (const reaction of forced) {
    const joined = reaction.precursors.map(tableOf).reduce(joinTables);
    const { bits } = reaction.product;
    tables.set(
      reaction.product,
      joined.map((_, mask) => (joined[mask & ~bits] ?? Infinity) + reaction.cost),
    );
  }
  const reached = tableOf(root);
  if ((reached[requirements.all] ?? Infinity) === Infinity) return 'lacking';
  const chosen = new Map<MoleculeNode, ReactionNode>();
  const fill = (molecule: MoleculeNode, mask: number): void => {
    const rest = mask & ~molecule.bits;
    const reaction = onWay.get(molecule) ?? least(molecule, (one) => one.met?.[rest] ?? Infinity);
    if (molecule.inStock || !reaction) return;
    chosen.set(molecule, reaction);
    const parts = divideMask(reaction.precursors.map(tableOf), rest);
    reaction.precursors.forEach((one, index) => fill(one, parts[index] ?? 0));
  };
  fill(root, requirements.all);
  return chosen.size <= maxSteps ? [chosen] : 'tooLong';
}
