// Other ways from a molecule of a route down to another one: a short search of the upper molecule that must begin from the
// lower one, with whatever else is in stock. What the route has already is not offered again.

import { routePartLimit } from '@app/shared/contracts/manual/editing';
import type { StoredRoute } from '../tasks/stored.ts';
import type { Engine } from '../../engine/search/engine.ts';
import { shapeRoute, type ShapeContext } from '../tasks/route-shape.ts';

export interface AskedParts {
  /** Canonical SMILES of the product above and the precursor below. */
  from: string;
  to: string;
  /** Reactions and templates that are not to be proposed. */
  banned: readonly string[];
  /** Molecules that stand elsewhere in the route: none of them may be made, or used, in the part. */
  standing: readonly string[];
  /** Id of the part that is there now. */
  present: string;
  seconds: number;
  maxSteps: number;
}

export interface FoundParts {
  parts: { id: string; score: number; detail: StoredRoute }[];
  elapsedMs: number;
}

const enough = 40;

/** Sub-routes that are solved once `to` is taken as given, best first. */
export function partsBetween(
  engine: Pick<Engine, 'plan'>,
  asked: AskedParts,
  context: ShapeContext,
  shouldStop: () => boolean,
): FoundParts {
  const { from, to, banned, standing, present, seconds, maxSteps } = asked;
  const constraints = { startFrom: [to], dislikedReactions: banned };
  const limits = { seconds, maxDepth: maxSteps, top: enough, enoughRoutes: enough, constraints };
  const { routes, elapsedMs } = engine.plan(from, limits, { shouldStop });
  const taken = new Set(standing);
  const parts = routes
    .filter(({ solved, id }) => solved && id !== present)
    .map((route) => shapeRoute(route, context))
    .filter(({ detail }) => isPlain(detail, to, taken))
    .slice(0, routePartLimit)
    .map(({ fingerprint: id, score, detail }) => ({ id, score, detail }));
  return { parts, elapsedMs };
}

// A canvas holds each molecule once: what comes in must not need one twice, nor one that stands elsewhere.
function isPlain({ nodes }: StoredRoute, to: string, taken: ReadonlySet<string>): boolean {
  const all = nodes.map(({ molecule }) => molecule.smiles);
  return all.includes(to) && new Set(all).size === all.length && !all.some((one) => one !== to && taken.has(one));
}
