// The routes of one file, checked one after the other in a search thread.

import { performance } from 'node:perf_hooks';
import { proposalLimit } from '@app/shared/contracts/manual/manual';
import { plannedSmiles } from '../../../chemistry/molecule/stereo/stereo-groups.ts';
import { canonicalSmiles, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { ReagentNormalForm } from '../../../chemistry/models/learned/reagents/reagent-normal-form.ts';
import type { TemplateCounts } from '../../../chemistry/models/template-counts.ts';
import type { Stock } from '../../../chemistry/stock/stock.ts';
import { ReactionKinds } from '../../../engine/conditions/reaction-kinds.ts';
import { ReactionReader } from '../../../engine/reaction/reaction-reader.ts';
import type { RouteFormat, RouteProblem } from '../../../engine/route-files/foreign-route.ts';
import type { ReadRoute } from '../../../engine/route-files/read-route.ts';
import { BondTracer } from '../../../engine/search/bond-trace.ts';
import type { Engine } from '../../../engine/search/engine.ts';
import type { PlanProgress } from '../../../engine/search/types.ts';
import type { ShapeContext } from '../../tasks/route-shape.ts';
import type { FoundRoute } from '../../tasks/route-store.ts';
import { Expander } from '../../tasks/steps/expander.ts';
import { buildRoute, type BuildParts, type KnownSteps } from './build-route.ts';

export interface CheckParts {
  rdkit: RDKit;
  engine: Engine;
  stock: Stock;
  counts: TemplateCounts;
}

export interface CheckOrder {
  format: RouteFormat;
  routes: readonly ReadRoute[];
  context: ShapeContext;
  /** Time for all of them; what is left then is said. */
  maxMs: number;
  shouldStop: () => boolean;
  onRoute: (route: FoundRoute, progress: CheckProgress) => void;
}

export interface CheckProgress extends PlanProgress {
  /** Routes looked at, of all. */
  share: number;
}

export interface CheckedRoutes {
  routes: FoundRoute[];
  problems: RouteProblem[];
  progress: CheckProgress;
  isStopped: boolean;
}

/** Checks every route, each step once. */
export function checkRoutes(parts: CheckParts, order: CheckOrder): CheckedRoutes {
  using normal = new ReagentNormalForm(parts.rdkit);
  using roleReader = new RoleReader(parts.rdkit);
  return checkAll(buildParts(parts, normal, roleReader.rolesOf), order);
}

function checkAll(build: BuildParts, order: CheckOrder): CheckedRoutes {
  const startedAt = performance.now();
  const known: KnownSteps = new Map();
  const found = new Map<string, FoundRoute>();
  const problems: RouteProblem[] = [];
  let done = 0;
  const progress = (): CheckProgress => ({
    expansions: known.size,
    nodes: known.size,
    solvedRoutes: [...found.values()].filter(({ solved }) => solved).length,
    elapsedMs: performance.now() - startedAt,
    share: done / Math.max(1, order.routes.length),
  });
  for (const route of order.routes) {
    if (order.shouldStop()) break;
    if (performance.now() - startedAt > order.maxMs) {
      problems.push({ reason: 'timeUp', found: String(order.routes.length - done) });
      break;
    }
    const built = builtOf(build, route, order, known);
    done += 1;
    if (!built.ok) problems.push(built.problem);
    else if (found.has(built.route.fingerprint)) {
      const { route: same } = found.get(built.route.fingerprint)?.summary.imported ?? {};
      problems.push({ ...placeOf(route), reason: 'duplicate', found: String(same ?? '') });
    } else {
      found.set(built.route.fingerprint, built.route);
      order.onRoute(built.route, progress());
    }
  }
  return { routes: [...found.values()], problems, progress: progress(), isStopped: order.shouldStop() };
}

// One route that no part of the engine expected takes none of the others with it.
function builtOf(build: BuildParts, route: ReadRoute, { format, context }: CheckOrder, known: KnownSteps) {
  try {
    return buildRoute(build, { format, route }, context, known);
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof RangeError)) throw error;
    return { ok: false, problem: { ...placeOf(route), reason: 'notAssessed' } } as const;
  }
}

function placeOf({ route, line, reaction }: ReadRoute): Pick<RouteProblem, 'route' | 'line' | 'reaction'> {
  return {
    ...(route !== undefined && { route }),
    ...(line !== undefined && { line }),
    ...(reaction !== undefined && { reaction }),
  };
}

function buildParts(
  { rdkit, engine, stock, counts }: CheckParts,
  normal: ReagentNormalForm,
  rolesOf: BuildParts['rolesOf'],
): BuildParts {
  const expander = new Expander({ engine, rdkit, stock, top: proposalLimit });
  return {
    engine,
    expander,
    normalForm: (precursors) => normal.of(precursors),
    planned: (smiles) => plannedSmiles(rdkit, smiles),
    precedentsOf: (templateId) => counts.templates[templateId]?.retroHit ?? 0,
    tracer: new BondTracer(rdkit),
    describe: (smiles, context) => expander.describe(smiles, context),
    rolesOf,
  };
}

/** Tells reactants from agents; its templates are compiled for the first reaction that asks. */
class RoleReader implements Disposable {
  readonly #rdkit: RDKit;
  #made: { kinds: ReactionKinds; reader: ReactionReader } | undefined;

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  readonly rolesOf: BuildParts['rolesOf'] = (reactants, agents, product) => {
    const molecules = agents.filter((one) => canonicalSmiles(this.#rdkit, one) === one);
    const read = this.#reader().read({ left: [...reactants], middle: molecules, right: [product] });
    if (!read.ok) return undefined;
    const apart = new Set(read.agents.map(({ smiles }) => smiles));
    const isWhole = (one: string): boolean => one.split('.').every((part) => apart.has(part));
    return { apart: reactants.filter(isWhole), promoted: molecules.filter((one) => !isWhole(one)) };
  };

  #reader(): ReactionReader {
    if (!this.#made) {
      const kinds = new ReactionKinds(this.#rdkit);
      this.#made = { kinds, reader: new ReactionReader(this.#rdkit, kinds) };
    }
    return this.#made.reader;
  }

  [Symbol.dispose](): void {
    this.#made?.kinds[Symbol.dispose]();
  }
}
