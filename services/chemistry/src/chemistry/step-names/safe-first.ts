// Conditions that would touch a group which the reaction means to leave come behind those that would not.

import type { FunctionalGroup } from '../templates/functional-groups.ts';

export interface RatedRow<T> {
  row: T;
  atRisk: FunctionalGroup[];
}

/** Rows with their groups at risk, those with fewer groups first and else in their order. */
export function safeFirst<T>(rows: readonly T[], atRisk: readonly FunctionalGroup[][]): RatedRow<T>[] {
  const rated = rows.map((row, index) => ({ row, atRisk: atRisk[index] ?? [] }));
  return rated.toSorted((a, b) => a.atRisk.length - b.atRisk.length);
}
