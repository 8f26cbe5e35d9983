import type { RouteStep } from '@app/shared/contracts/routes/routes';

const mostAgents = 20;

/** Reagents, catalysts and solvents of the first conditions, each once, as a prediction takes them. */
export function agentsOf({ conditions: [first] }: Pick<RouteStep, 'conditions'>): string[] {
  if (!first) return [];
  const named = [...first.reagents, ...first.catalysts, ...first.solvents].filter(
    (name) => name !== '' && name !== 'neat',
  );
  return [...new Set(named)].slice(0, mostAgents);
}
