// Molecules of a search graph by what a person types: names they are known by, a structure, or a part of one.

import type { Names } from '../../chemistry/recognition/names.ts';
import type { SearchGraph } from '../tasks/graph/search-graph.ts';

/** Indices of molecules whose name in one of the languages holds the text, nearest to the target first. */
export function findByName({ molecules }: SearchGraph, names: Names, text: string): number[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  return byDepth(
    molecules,
    molecules.flatMap(({ smiles }, index) => {
      const compound = names.bySmiles(smiles);
      if (!compound) return [];
      const all = [...compound.names, ...(names.factsOf(compound)?.chineseNames ?? [])];
      return compound.cas === text.trim() || all.some((name) => folded(name).includes(wanted)) ? [index] : [];
    }),
  );
}

/** Those indices with the nearest to the target first. */
export function byDepth(molecules: SearchGraph['molecules'], indices: readonly number[]): number[] {
  const depth = (index: number): number => molecules[index]?.depth ?? Infinity;
  return [...new Set(indices)].toSorted((a, b) => depth(a) - depth(b));
}

/** A way from the target: for each molecule on it the reaction that leads on, as its place among those of its product. */
export function wayTo({ molecules }: SearchGraph, index: number): { product: number; reaction: number }[] {
  const cameFrom = new Map<number, { product: number; reaction: number }>();
  const queue = [0];
  for (let at = 0; at < queue.length && !cameFrom.has(index); at += 1) {
    const product = queue[at] ?? 0;
    molecules[product]?.reactions.forEach(({ precursors }, reaction) => {
      for (const one of precursors) {
        if (one === 0 || cameFrom.has(one)) continue;
        cameFrom.set(one, { product, reaction });
        queue.push(one);
      }
    });
  }
  const way: { product: number; reaction: number }[] = [];
  for (let one = cameFrom.get(index); one; one = cameFrom.get(one.product)) way.unshift(one);
  return way;
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
