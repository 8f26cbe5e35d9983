// Routes side by side: the same step of two routes stands in the same line, and the best of each figure is marked.

import type { RouteDetail, RouteStep, RouteSummary } from '@app/shared/contracts/routes';

export interface ComparedFigure {
  key: 'score' | 'steps' | 'longestLinear' | 'startingMaterials' | 'missing' | 'precedents';
  values: number[];
  /** Columns that hold the best value; empty when all are equal. */
  best: number[];
}

export interface ComparedStep {
  cells: (RouteStep | null)[];
  /** True when at least two routes share the step. */
  shared: boolean;
}

type ComparedRoute = Pick<RouteDetail, 'nodes' | 'steps'>;

const figures: { key: ComparedFigure['key']; value: (route: RouteSummary) => number; more: boolean }[] = [
  { key: 'score', value: (route) => route.score, more: true },
  { key: 'steps', value: (route) => route.steps, more: false },
  { key: 'longestLinear', value: (route) => route.longestLinear, more: false },
  { key: 'startingMaterials', value: (route) => route.startingMaterials.length, more: false },
  { key: 'missing', value: (route) => route.startingMaterials.filter((one) => !one.inStock).length, more: false },
  { key: 'precedents', value: (route) => route.leastPrecedents, more: true },
];

/** The figures of the routes, line by line. */
export function compareFigures(routes: readonly RouteSummary[]): ComparedFigure[] {
  return figures.map(({ key, value, more }) => {
    const values = routes.map(value);
    return { key, values, best: bestOf(values, more) };
  });
}

/** Steps of all routes from the target back; lines that several routes share come out as one. */
export function alignSteps(routes: readonly ComparedRoute[]): ComparedStep[] {
  const columns = routes.map(stepsWithSignature);
  let lines: { signature: string; cells: Map<number, RouteStep> }[] = [];
  columns.forEach((column, index) => {
    const merged: typeof lines = [];
    let from = 0;
    for (const { step, signature } of column) {
      const at = lines.findIndex((line, place) => place >= from && line.signature === signature);
      if (at === -1) {
        merged.push({ signature, cells: new Map([[index, step]]) });
        continue;
      }
      merged.push(...lines.slice(from, at));
      const line = lines[at];
      if (line) merged.push({ signature, cells: new Map([...line.cells, [index, step]]) });
      from = at + 1;
    }
    lines = [...merged, ...lines.slice(from)];
  });
  return closeUp(lines.map((line) => routes.map((_, index) => line.cells.get(index) ?? null)));
}

function bestOf(values: readonly number[], more: boolean): number[] {
  const best = more ? Math.max(...values) : Math.min(...values);
  const columns = values.flatMap((value, index) => (value === best ? [index] : []));
  return columns.length === values.length ? [] : columns;
}

/** Last step first; the signature is what the step makes of what. */
function stepsWithSignature(route: ComparedRoute): { step: RouteStep; signature: string }[] {
  const keyOf = new Map(route.nodes.map((node) => [node.nodeId, node.molecule.key]));
  const inputs = Map.groupBy(route.nodes, (node) => node.parentStepId);
  return route.steps
    .toSorted((a, b) => b.number - a.number)
    .map((step) => {
      const precursors = (inputs.get(step.stepId) ?? []).map((node) => node.molecule.key).toSorted();
      return { step, signature: `${keyOf.get(step.productNodeId)}<${precursors.join('+')}` };
    });
}

/** Steps that no other route has move up beside each other, so that the columns stay short. */
function closeUp(lines: readonly (RouteStep | null)[][]): ComparedStep[] {
  const out: ComparedStep[] = [];
  for (const cells of lines) {
    const shared = cells.filter(Boolean).length > 1;
    const above = out.at(-1);
    const free = above && !shared && !above.shared && cells.every((cell, index) => !cell || !above.cells[index]);
    if (free)
      out[out.length - 1] = { shared: false, cells: cells.map((cell, index) => cell ?? above.cells[index] ?? null) };
    else out.push({ cells: [...cells], shared });
  }
  return out;
}
