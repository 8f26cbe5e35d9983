// What was entered, step by step, so that every entry can be taken back and made again.

import type { CostEdits } from '@app/shared/rules/cost/sheet';

export interface EditHistory {
  past: readonly CostEdits[];
  present: CostEdits;
  future: readonly CostEdits[];
}

const rememberedSteps = 100;

/** A figure entered; `undefined` takes the proposed one back. The same figure again is no step. */
export function enter(history: EditHistory, path: string, value: number | undefined): EditHistory {
  if (history.present[path] === value) return history;
  const others = Object.entries(history.present).filter(([one]) => one !== path);
  return step(history, Object.fromEntries(value === undefined ? others : [...others, [path, value]]));
}

/** Everything taken back at once, as one step. */
export function enterNothing(history: EditHistory): EditHistory {
  return Object.keys(history.present).length === 0 ? history : step(history, {});
}

export function undo({ past, present, future }: EditHistory): EditHistory {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future] }
    : { past, present, future };
}

export function redo({ past, present, future }: EditHistory): EditHistory {
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later } : { past, present, future };
}

function step({ past, present }: EditHistory, next: CostEdits): EditHistory {
  return { past: [...past, present].slice(-rememberedSteps), present: next, future: [] };
}
