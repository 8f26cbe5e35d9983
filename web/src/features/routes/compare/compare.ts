// Routes side by side: the same step of two routes is in the same row, and the best of each figure is marked.

import type { RouteDetail, RouteStep, RouteSummary } from '@app/shared/contracts/routes/routes';

export interface ComparedFigure {
  key:
    | 'score'
    | 'steps'
    | 'longestLinear'
    | 'convergence'
    | 'startingMaterials'
    | 'missing'
    | 'precedents'
    | 'cost'
    | 'leadTime'
    | 'confidence'
    | 'greenness'
    | 'mass'
    | 'hazards';
  /** NaN if unknown. */
  values: number[];
  /** Columns that hold the best value; empty when all are equal. */
  best: number[];
}

/** A line of the table: what each route does there. */
export type ComparedLine = (ComparedStep | null)[];

export interface ComparedStep {
  step: RouteStep;
  /** True when another of the routes has the very same step. */
  shared: boolean;
}

type ComparedRoute = Pick<RouteDetail, 'nodes' | 'steps'>;

const figures: { key: ComparedFigure['key']; value: (route: RouteSummary) => number; more: boolean }[] = [
  { key: 'score', value: (route) => (route.solved ? route.score : NaN), more: true },
  { key: 'steps', value: (route) => route.steps, more: false },
  { key: 'longestLinear', value: (route) => route.longestLinear, more: false },
  { key: 'startingMaterials', value: (route) => route.startingMaterials.length, more: false },
  { key: 'missing', value: (route) => route.startingMaterials.filter((one) => !one.inStock).length, more: false },
  { key: 'precedents', value: (route) => route.leastPrecedents, more: true },
  { key: 'convergence', value: ({ figures: one }) => one?.convergence ?? NaN, more: true },
  { key: 'cost', value: ({ figures: one }) => one?.costPerKg?.minorUnits ?? NaN, more: false },
  { key: 'leadTime', value: ({ figures: one }) => one?.leadDays ?? NaN, more: false },
  { key: 'confidence', value: ({ figures: one }) => one?.confidence ?? NaN, more: true },
  { key: 'greenness', value: ({ figures: one }) => one?.greenness ?? NaN, more: true },
  { key: 'mass', value: ({ figures: one }) => one?.massIntensity ?? NaN, more: false },
  { key: 'hazards', value: ({ figures: one }) => one?.hazards.length ?? NaN, more: false },
];

/** The figures of the routes, line by line. */
export function compareFigures(routes: readonly RouteSummary[]): ComparedFigure[] {
  return figures
    .map(({ key, value, more }) => {
      const values = routes.map(value);
      return { key, values, best: bestOf(values, more) };
    })
    .filter(({ values }) => values.some((value) => !Number.isNaN(value)));
}

/** Whether the routes differ in a figure. */
export function differs({ values }: ComparedFigure): boolean {
  return values.some((value) => !Object.is(value, values[0]));
}

/** Starting materials of the routes: which of the routes take each, those of fewer routes first. */
export function compareMaterials(
  routes: readonly RouteSummary[],
): { molecule: RouteSummary['startingMaterials'][number]['molecule']; takenBy: boolean[] }[] {
  const all = new Map(
    routes.flatMap((route) => route.startingMaterials.map((one) => [one.molecule.key, one.molecule])),
  );
  const takes = routes.map((route) => new Set(route.startingMaterials.map((one) => one.molecule.key)));
  return [...all]
    .map(([key, molecule]) => ({ molecule, takenBy: takes.map((keys) => keys.has(key)) }))
    .toSorted((a, b) => a.takenBy.filter(Boolean).length - b.takenBy.filter(Boolean).length);
}

/** Steps of all routes from the target back; a step that several routes share is in one row. */
export function alignSteps(routes: readonly ComparedRoute[]): ComparedLine[] {
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
  return closeUp(lines.map(({ cells }) => routes.map((_, index) => comparedStep(cells, index))));
}

function comparedStep(cells: ReadonlyMap<number, RouteStep>, column: number): ComparedStep | null {
  const step = cells.get(column);
  return step ? { step, shared: cells.size > 1 } : null;
}

function bestOf(values: readonly number[], more: boolean): number[] {
  const known = values.filter((value) => !Number.isNaN(value));
  const best = more ? Math.max(...known) : Math.min(...known);
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

/** Steps that no other route has move up as far as their column is free, so that the table stays short. */
function closeUp(lines: readonly ComparedLine[]): ComparedLine[] {
  const out: ComparedLine[] = [];
  for (const line of lines) {
    const column = line.findIndex((cell) => cell !== null && !cell.shared);
    const place = column === -1 ? out.length : firstFree(out, column);
    const free = out[place];
    if (free) free[column] = line[column] ?? null;
    else out.push([...line]);
  }
  return out;
}

/** The first line from which on the column is empty. */
function firstFree(lines: readonly ComparedLine[], column: number): number {
  return lines.findLastIndex((line) => line[column] !== null) + 1;
}
