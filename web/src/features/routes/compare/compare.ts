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

interface Line {
  signature: string;
  product: string | undefined;
  cells: Map<number, SignedStep>;
}

/**
 * Steps of all routes from the target back: a step that several routes share is in one row, and so are other ways to the same
 * product.
 */
export function alignSteps(routes: readonly ComparedRoute[]): ComparedLine[] {
  let lines: Line[] = [];
  routes.map(signedSteps).forEach((column, index) => {
    const merged: Line[] = [];
    let from = 0;
    for (const one of column) {
      const at = placeOf(one, lines, from);
      if (at === -1) {
        merged.push({ ...one, cells: new Map([[index, one]]) });
        continue;
      }
      merged.push(...lines.slice(from, at));
      const line = lines[at];
      if (line) merged.push({ ...line, cells: new Map([...line.cells, [index, one]]) });
      from = at + 1;
    }
    lines = [...merged, ...lines.slice(from)];
  });
  return closeUp(lines.map(({ cells }) => routes.map((_, index) => comparedStep(cells, index))));
}

/** Where the same step is, else another one that makes the same product. */
function placeOf({ signature, product }: SignedStep, lines: readonly Line[], from: number): number {
  const same = lines.findIndex((line, place) => place >= from && line.signature === signature);
  return same === -1 ? lines.findIndex((line, place) => place >= from && line.product === product) : same;
}

function comparedStep(cells: Line['cells'], column: number): ComparedStep | null {
  const own = cells.get(column);
  if (!own) return null;
  const shared = [...cells.values()].some((one) => one !== own && one.signature === own.signature);
  return { step: own.step, shared };
}

function bestOf(values: readonly number[], more: boolean): number[] {
  const known = values.filter((value) => !Number.isNaN(value));
  const best = more ? Math.max(...known) : Math.min(...known);
  const columns = values.flatMap((value, index) => (value === best ? [index] : []));
  return columns.length === values.length ? [] : columns;
}

interface SignedStep {
  step: RouteStep;
  /** What the step makes of what. */
  signature: string;
  /** Key of the product. */
  product: string | undefined;
}

/** Last step first. */
function signedSteps(route: ComparedRoute): SignedStep[] {
  const keyOf = new Map(route.nodes.map((node) => [node.nodeId, node.molecule.key]));
  const inputs = Map.groupBy(route.nodes, (node) => node.parentStepId);
  return route.steps
    .toSorted((a, b) => b.number - a.number)
    .map((step) => {
      const precursors = (inputs.get(step.stepId) ?? []).map((node) => node.molecule.key).toSorted();
      const product = keyOf.get(step.productNodeId);
      return { step, product, signature: `${product}<${precursors.join('+')}` };
    });
}

/** Steps that are alone in their row move up as far as their column is free, so that the table stays short. */
function closeUp(lines: readonly ComparedLine[]): ComparedLine[] {
  const out: ComparedLine[] = [];
  for (const line of lines) {
    const column = line.findIndex((cell) => cell !== null);
    const isAlone = line.filter((cell) => cell !== null).length === 1;
    const free = isAlone ? out[firstFree(out, column)] : undefined;
    if (free) free[column] = line[column] ?? null;
    else out.push([...line]);
  }
  return out;
}

/** The first line from which on the column is empty. */
function firstFree(lines: readonly ComparedLine[], column: number): number {
  return lines.findLastIndex((line) => line[column] !== null) + 1;
}
