// A search graph with what was added to it by hand.

import type { GraphState } from '@app/shared/contracts/search-graph/search-graph';
import { pathsOf, stepsBy } from './graph-paths.ts';
import type { DumpedMolecule, DumpedReaction, SearchGraph } from './search-graph.ts';

/** A graph that holds the target alone. */
export function bareGraph(smiles: string): SearchGraph {
  const target: DumpedMolecule = { smiles, origin: null, state: 'open', depth: 0, solved: false, reactions: [] };
  return { molecules: [target], templates: {}, left: 0 };
}

/**
 * The graph with the additions in the order in which they were made, best reactions first. An addition to a molecule that
 * the graph does not hold (any more) is left out.
 */
export function growGraph(base: SearchGraph, additions: readonly SearchGraph[]): SearchGraph {
  if (additions.length === 0) return base;
  const grown = new GrownGraph(base);
  for (const addition of additions) grown.add(addition);
  return grown.finish();
}

/** How many reactions of the addition the graph does not hold. */
export function newReactions(graph: SearchGraph, addition: SearchGraph): number {
  const before = graph.molecules.reduce((sum, one) => sum + one.reactions.length, 0);
  const after = growGraph(graph, [addition]).molecules.reduce((sum, one) => sum + one.reactions.length, 0);
  return after - before;
}

class GrownGraph {
  readonly #molecules: DumpedMolecule[];
  readonly #indices: Map<string, number>;
  readonly #templates: SearchGraph['templates'];
  #left: number;

  constructor({ molecules, templates, left }: SearchGraph) {
    this.#molecules = molecules.map((one) => ({ ...one, reactions: one.reactions.map((way) => ({ ...way })) }));
    this.#indices = new Map(molecules.map(({ smiles }, index) => [smiles, index]));
    this.#templates = { ...templates };
    this.#left = left;
  }

  add({ molecules, templates, left }: SearchGraph): void {
    const [root] = molecules;
    if (!root || !this.#indices.has(root.smiles)) return;
    const places = molecules.map((one) => this.#placeOf(one));
    molecules.forEach(({ reactions }, index) => {
      for (const one of reactions) this.#addReaction(places[index] ?? 0, { ...one, precursors: moved(one, places) });
    });
    for (const [id, template] of Object.entries(templates)) this.#templates[id] ??= template;
    this.#left += left;
  }

  finish(): SearchGraph {
    const graph = { molecules: this.#molecules, templates: this.#templates, left: this.#left };
    this.#measureDepth();
    const ways = pathsOf(graph);
    this.#molecules.forEach((molecule, index) => {
      molecule.solved ||= ways.steps[index] !== Infinity;
      for (const reaction of molecule.reactions) reaction.solved ||= stepsBy(ways, reaction) < Infinity;
      molecule.reactions.sort(better);
    });
    return graph;
  }

  #placeOf(molecule: DumpedMolecule): number {
    const place = this.#indices.get(molecule.smiles);
    const before = place === undefined ? undefined : this.#molecules[place];
    if (place !== undefined && before) {
      // The target never counts as stock, nor does the molecule from which a search went on.
      if (stateOrder[molecule.state] < stateOrder[before.state] && place !== 0) before.state = molecule.state;
      else if (before.state !== 'inStock' && molecule.state === 'expanded') before.state = 'expanded';
      before.origin ??= place === 0 ? null : molecule.origin;
      return place;
    }
    const index = this.#molecules.length;
    this.#molecules.push({ ...molecule, solved: false, reactions: [] });
    this.#indices.set(molecule.smiles, index);
    return index;
  }

  #addReaction(product: number, added: DumpedReaction): void {
    const ways = this.#molecules[product]?.reactions;
    if (!ways || added.precursors.includes(product)) return;
    const key = keyOf(added);
    const index = ways.findIndex((one) => keyOf(one) === key);
    const before = ways[index];
    // What was checked says more than what was not.
    if (!before) ways.push({ ...added, solved: false });
    else if (before.check === 'unchecked' && added.check !== 'unchecked') ways[index] = { ...added, solved: false };
  }

  #measureDepth(): void {
    for (const one of this.#molecules) one.depth = Infinity;
    const [target] = this.#molecules;
    if (target) target.depth = 0;
    const queue = [0];
    for (let at = 0; at < queue.length; at += 1) {
      const product = this.#molecules[queue[at] ?? 0];
      for (const index of product?.reactions.flatMap((one) => one.precursors) ?? []) {
        const precursor = this.#molecules[index];
        if (!precursor || !product || precursor.depth < Infinity) continue;
        precursor.depth = product.depth + 1;
        queue.push(index);
      }
    }
  }
}

const stateOrder: Record<GraphState, number> = { inStock: 0, expanded: 1, deadEnd: 2, open: 3, tooDeep: 4 };
const checkOrder = { passed: 0, unchecked: 1, failed: 2 } as const;

function keyOf({ precursors, counts }: DumpedReaction): string {
  return precursors
    .map((one, place) => `${one}x${counts?.[place] ?? 1}`)
    .toSorted()
    .join('.');
}

function moved({ precursors }: DumpedReaction, places: readonly number[]): number[] {
  return precursors.flatMap((one) => places[one] ?? []);
}

function better(a: DumpedReaction, b: DumpedReaction): number {
  return Number(b.solved) - Number(a.solved) || checkOrder[a.check] - checkOrder[b.check] || b.score - a.score;
}
