// Which reactions make up the cheapest solved route through a given one.

import { divideMask, joinTables, type Requirements } from './requirements.ts';
import type { MoleculeNode, ReactionNode } from './tree.ts';

/** The reaction chosen for each molecule of a route. */
export type ChosenReactions = ReadonlyMap<MoleculeNode, ReactionNode>;

/** Solved, but longer than asked for, or without a molecule that it must contain. */
export type NoRoute = 'tooLong' | 'lacking';

/**
 * The cheapest solved route through a newly solved reaction, with all that the requirements ask for; null when there is
 * none yet. A route of more than `maxSteps` reactions gives way to the shortest one through the reaction, if that fits.
 */
export function chooseThrough(
  reaction: ReactionNode,
  requirements: Requirements,
  maxSteps: number,
): ChosenReactions | NoRoute | null {
  const forced = waysUp(reaction);
  const root = forced?.at(-1)?.product;
  if (!forced || !root) return null;
  const onWay = new Map(forced.map((one) => [one.product, one]));
  if (requirements.all > 0) return meetAll(root, forced, requirements, maxSteps);
  const cheapest = choose(root, (molecule) => onWay.get(molecule) ?? least(molecule, (one) => one.solved));
  if (cheapest.size <= maxSteps) return cheapest;
  const shortest = choose(root, (molecule) => onWay.get(molecule) ?? least(molecule, (one) => one.solvedSteps));
  return shortest.size <= maxSteps ? shortest : 'tooLong';
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

function choose(
  molecule: MoleculeNode,
  pick: (molecule: MoleculeNode) => ReactionNode | undefined,
  chosen = new Map<MoleculeNode, ReactionNode>(),
): Map<MoleculeNode, ReactionNode> {
  const reaction = molecule.inStock ? undefined : pick(molecule);
  if (!reaction) return chosen;
  chosen.set(molecule, reaction);
  for (const one of reaction.precursors) choose(one, pick, chosen);
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
): ChosenReactions | NoRoute {
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
  return chosen.size <= maxSteps ? chosen : 'tooLong';
}
