import type { RouteSummary } from '@app/shared/contracts/routes/routes';

export type ScoreParts = RouteSummary['scoreParts'];
type Part = keyof ScoreParts;

/** The parts in the order in which every screen shows them. */
export function partsOf(parts: ScoreParts): [Part, number][] {
  const isPart = (name: string): name is Part => name in parts;
  return Object.keys(parts)
    .filter(isPart)
    .map((part) => [part, Math.min(1, Math.max(0, parts[part] ?? 0))]);
}
