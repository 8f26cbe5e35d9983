// Which molecules are chosen: one by one, a range with Shift, or all that are shown.

export interface Selection {
  ids: ReadonlySet<string>;
  /** The last one that was chosen by itself: a range begins here. */
  anchor: string | null;
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

/** One more or one less. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** All between the last one and this get what this one gets; `shown` is the display order. */
export function rangeToggled(selection: Selection, id: string, shown: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  const to = shown.indexOf(id);
  if (from === -1 || to === -1) return toggled(selection, id);
  const isOn = !selection.ids.has(id);
  const next = new Set(selection.ids);
  for (const one of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}

/** All that are shown, or none of them when all are chosen already. */
export function allToggled({ ids }: Selection, shown: readonly string[]): Selection {
  const isFull = shown.length > 0 && shown.every((id) => ids.has(id));
  const next = new Set(ids);
  for (const id of shown) {
    if (isFull) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor: null };
}

/** Without molecules that were removed from the worklist; the same object when none has. */
export function stillThere(selection: Selection, present: ReadonlySet<string>): Selection {
  const kept = [...selection.ids].filter((id) => present.has(id));
  return kept.length === selection.ids.size ? selection : { ...selection, ids: new Set(kept) };
}
