// A stretch of scores drawn over the bars: whole bins, as many as were touched.

import type { Range } from './score-query.ts';

export const [lowestScore, highestScore] = [1, 10] as const;
export const binWidth = 0.25;

/** The score at a part of the plot's width, 0 to 1, at the edge of the nearest bin. */
export function scoreAt(part: number): number {
  const score = lowestScore + Math.min(1, Math.max(0, part)) * (highestScore - lowestScore);
  return Math.round(score / binWidth) * binWidth;
}

/** The part of the plot's width at which a score lies. */
export function partAt(score: number): number {
  return (score - lowestScore) / (highestScore - lowestScore);
}

/** The range between two ends in any order; the whole scale, or none of it, filters nothing. */
export function brushed(a: number, b: number): Range {
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  if (from === to || (from <= lowestScore && to >= highestScore)) return {};
  return { ...(from > lowestScore && { from }), ...(to < highestScore && { to }) };
}
