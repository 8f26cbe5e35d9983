// Shares of wrong and of recorded steps beside each other, for every threshold over what a check says in numbers.

export interface JudgedStep {
  /** Kind of a wrong step, or route of a recorded one. */
  group: string;
  step: string;
  passed: boolean;
  /** By name, each higher for a surer step; -Infinity where there is none. */
  scores: Record<string, number>;
}

export interface Curve {
  score: string;
  /** Thresholds, the strictest first. */
  points: number[];
}

const mostPoints = 12;

/** Of each score the thresholds at which something changes, at most a dozen: places from the first, other numbers evenly. */
export function curvesOf(wrong: readonly JudgedStep[], right: readonly JudgedStep[]): Curve[] {
  const all = [...wrong, ...right];
  const names = [...new Set(all.flatMap(({ scores }) => Object.keys(scores)))];
  return names.map((score) => {
    const found = all
      .map((one) => one.scores[score] ?? -Infinity)
      .filter((value) => value !== -Infinity && value !== 0)
      .toSorted((a, b) => b - a);
    const points = [...new Set(found)];
    if (points.length <= mostPoints || points.every((one) => Number.isInteger(one)))
      return { score, points: points.slice(0, mostPoints) };
    const spread = Array.from({ length: mostPoints }, (_, index) => found[spreadIndex(index, found.length)] ?? 0);
    return { score, points: [...new Set(spread)] };
  });
}

function spreadIndex(index: number, length: number): number {
  return Math.round((index * (length - 1)) / (mostPoints - 1));
}

export function takes(one: JudgedStep, score: string, point: number): boolean {
  return (one.scores[score] ?? -Infinity) >= point;
}

/** Of each route whether every step of it is taken. */
export function keptRoutes(steps: readonly JudgedStep[], isTaken: (one: JudgedStep) => boolean): boolean[] {
  const routes = Map.groupBy(steps, ({ group }) => group);
  return [...routes.values()].map((own) => own.every(isTaken));
}

export function shareOf<T>(all: readonly T[], belongs: (one: T) => boolean): string {
  return `${percentOf(all, belongs).toFixed(1).padStart(5)} %`;
}

export function percentOf<T>(all: readonly T[], belongs: (one: T) => boolean): number {
  return all.length === 0 ? 0 : (100 * all.filter(belongs).length) / all.length;
}
