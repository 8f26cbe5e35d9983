// A screening plate: combinations that teach the most. Each well is the one whose yield is least known beside the wells chosen
// before it (maximin in the metric of the Gaussian process), weighed with the yield that is expected of it.

import { prepare, type Asked } from './suggest.ts';
import type { PlannedPlate, SuggestionReason } from './types.ts';

const shapes = { 24: { rows: 4, columns: 6 }, 96: { rows: 8, columns: 12 } } as const;
export type PlateSize = keyof typeof shapes;

/** Names of the wells row by row: A1 to D6, or A1 to H12. */
export function wellNames(wells: PlateSize): string[] {
  const { rows, columns } = shapes[wells];
  return Array.from(
    { length: wells },
    (_, index) => `${'ABCDEFGH'[Math.floor(index / columns) % rows]}${(index % columns) + 1}`,
  );
}

/**
 * Combinations that were not measured, well by well, in the order of the space so that neighbours share levels.
 * Throws a RangeError for a space of more than `maxCombinations`.
 */
export function planPlate(asked: Asked, wells: PlateSize): PlannedPlate {
  const { optimizer, choices, open } = prepare(asked);
  const expected = choices.map((_, point) => optimizer.expected(point));
  const chosen: { point: number; reason: SuggestionReason }[] = [];
  while (chosen.length < Math.min(wells, open)) {
    const point = optimizer.mostInstructive();
    if (point < 0) break;
    chosen.push({ point, reason: optimizer.reasonFor(point) });
    optimizer.pretend(point);
  }
  const names = wellNames(wells);
  const planned = chosen
    .toSorted((a, b) => a.point - b.point)
    .flatMap(({ point, reason }, index) => {
      const [choice, well] = [choices[point], names[index]];
      return choice && well ? [{ well, choice, expected: expected[point] ?? null, reason }] : [];
    });
  return { wells: planned, ...shapes[wells], isWholeSpace: open <= wells };
}
