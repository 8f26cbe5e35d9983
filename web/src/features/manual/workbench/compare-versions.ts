import type { RouteVersion } from '@app/shared/contracts/manual/editing';

export type ComparedStep = RouteVersion['reactions'][number];

export interface ComparedVersions {
  /** Steps of the older one alone. */
  gone: ComparedStep[];
  /** Steps of the newer one alone. */
  added: ComparedStep[];
  /** Steps of both with different facts. */
  changed: ComparedStep[];
  /** Steps that are the same in both. */
  same: number;
}

/** Two versions of a route, step by step; a step is its reaction. */
export function compareVersions(
  older: Pick<RouteVersion, 'reactions'>,
  newer: Pick<RouteVersion, 'reactions'>,
): ComparedVersions {
  const before = new Map(older.reactions.map((step) => [step.stepId, step]));
  const after = new Map(newer.reactions.map((step) => [step.stepId, step]));
  const both = newer.reactions.filter(({ stepId }) => before.has(stepId));
  const changed = both.filter(({ stepId, facts }) => !isSame(facts, before.get(stepId)?.facts));
  return {
    gone: older.reactions.filter(({ stepId }) => !after.has(stepId)),
    added: newer.reactions.filter(({ stepId }) => !before.has(stepId)),
    changed,
    same: both.length - changed.length,
  };
}

function isSame(one: ComparedStep['facts'], other: ComparedStep['facts']): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

// The database may give the fields in another order.
function ordered(facts: ComparedStep['facts']): unknown[] {
  const { conditions = [], yieldPercent, equivalents = [], note } = facts ?? {};
  const rows = conditions.map(({ reagents, catalysts, solvents, temperatureC, hours }) => [
    reagents,
    catalysts,
    solvents,
    temperatureC,
    hours,
  ]);
  return [rows, yieldPercent, equivalents.map(({ of, amount }) => [of, amount]), note];
}
