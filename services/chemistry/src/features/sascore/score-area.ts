// What a task can be filtered by, and how its scores are spread.

import { scorePointsMost, type ScoreArea, type ScorePoint } from '@app/shared/contracts/sascore/results';
import { thinned } from '@app/shared/rules/thinned';
import type { Dashboard } from './dashboard.ts';

const [lowest, highest, width] = [1, 10, 0.25];
const bins = (highest - lowest) / width;

/** Ranges, mean, median and histogram over the rows that are done. */
export function areaOf(dashboard: Dashboard): ScoreArea {
  const scores = dashboard.values('score');
  return {
    scored: scores.length,
    unreadable: dashboard.results.length - scores.length,
    score: rangeOf(scores),
    molecularWeight: rangeOf(dashboard.values('molecularWeight')),
    heavyAtoms: rangeOf(dashboard.values('heavyAtoms')),
    mean: meanOf(scores),
    median: medianOf(scores),
    histogram: histogramOf(scores),
  };
}

/** Rows as points of a chart; of more than a chart can show every so many, in the order of the file. */
export function pointsOf({ results }: Dashboard, places: Uint32Array): { total: number; points: ScorePoint[] } {
  const points = thinned(places, scorePointsMost).flatMap((place): ScorePoint[] => {
    const result = results[place];
    if (!result?.molecule.ok) return [];
    const { smiles, score, weight, heavyAtoms } = result.molecule;
    const structure = smiles ?? result.text ?? '';
    return [
      { row: result.row, name: result.name || result.molid, structure, score, molecularWeight: weight, heavyAtoms },
    ];
  });
  return { total: places.length, points };
}

function rangeOf(ascending: Float64Array): ScoreArea['score'] {
  const [from, to] = [ascending.at(0), ascending.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

function meanOf(values: Float64Array): number | null {
  return values.length === 0 ? null : rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function medianOf(ascending: Float64Array): number | null {
  if (ascending.length === 0) return null;
  const middle = (ascending.length - 1) / 2;
  const [low = 0, high = 0] = [ascending[Math.floor(middle)], ascending[Math.ceil(middle)]];
  return rounded((low + high) / 2);
}

// The last bin is closed at its end.
function histogramOf(scores: Float64Array): ScoreArea['histogram'] {
  const counts = new Uint32Array(bins);
  for (const score of scores) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor((score - lowest) / width)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return [...counts].map((rows, bin) => ({ from: lowest + bin * width, to: lowest + (bin + 1) * width, rows }));
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
