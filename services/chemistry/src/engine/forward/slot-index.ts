// Which molecules of a stock fit which place of a reaction: found out once for each list and set of templates, by the
// threads, and kept in a file beside the other data. 16,000 molecules take about 3 MB.

import { deserialize, serialize } from 'node:v8';
import type { StockEntry } from './questions.ts';

export interface SlotIndex {
  /** Without counter-ions, canonical, in the order in which partners are tried. */
  readonly smiles: readonly string[];
  /** As the stock has them. */
  readonly given: readonly string[];
  readonly heavyAtoms: Uint8Array;
  /** By number of the slot: the molecules that fit it, ascending. */
  readonly bySlot: ReadonlyMap<number, Uint32Array>;
}

/** An index of entries that are in order; `given` are their texts in the stock. A molecule counts once. */
export function indexOf(entries: readonly (StockEntry | null | undefined)[], given: readonly string[]): SlotIndex {
  const seen = new Set<string>();
  const kept = entries.flatMap((entry, at) => {
    if (!entry || seen.has(entry.smiles)) return [];
    seen.add(entry.smiles);
    return [{ entry, text: given[at] ?? entry.smiles }];
  });
  const bySlot = new Map<number, number[]>();
  kept.forEach(({ entry }, place) => {
    for (const slot of entry.slots) {
      const list = bySlot.get(slot);
      if (list) list.push(place);
      else bySlot.set(slot, [place]);
    }
  });
  return {
    smiles: kept.map(({ entry }) => entry.smiles),
    given: kept.map(({ text }) => text),
    heavyAtoms: Uint8Array.from(kept, ({ entry }) => Math.min(255, entry.heavyAtoms)),
    bySlot: new Map([...bySlot].map(([slot, places]) => [slot, Uint32Array.from(places)])),
  };
}

/** Molecules that fit any of the slots, in the order of the index. */
export function fittingAny({ bySlot }: SlotIndex, slots: readonly number[]): Uint32Array {
  const lists = slots.flatMap((slot) => bySlot.get(slot) ?? []);
  const [only] = lists;
  if (lists.length <= 1) return only ?? new Uint32Array();
  const all = new Set<number>();
  for (const list of lists) for (const place of list) all.add(place);
  return Uint32Array.from(all).toSorted();
}

/** The index as bytes. */
export function packIndex(index: SlotIndex): Buffer {
  return serialize({ ...index, bySlot: [...index.bySlot] });
}

/** Reads packed bytes; undefined when they are none. */
export function unpackIndex(bytes: Buffer): SlotIndex | undefined {
  try {
    const { smiles, given, heavyAtoms, bySlot } = deserialize(bytes) as PackedIndex;
    return { smiles, given, heavyAtoms: Uint8Array.from(heavyAtoms), bySlot: new Map(bySlot) };
  } catch {
    return undefined;
  }
}

interface PackedIndex extends Omit<SlotIndex, 'bySlot'> {
  bySlot: [number, Uint32Array][];
}
