// What a file holds, read: molecules canonical, trees checked, the same route once, one list for each target.

import {
  fileBounds,
  quoted,
  type ForeignFile,
  type ForeignMolecule,
  type ForeignRoute,
  type Place,
  type RouteProblem,
} from './foreign-route.ts';
import { routesOfReactions } from './connect.ts';
import type { ReadMoleculeOf } from './read-molecule.ts';
import { reactionsOfNode, signatureOf, type ReadFile, type ReadNode, type ReadRoute } from './read-route.ts';

/** Reads every molecule; a route of which one cannot be read is left out and said so. */
export function prepareFile(file: ForeignFile, read: ReadMoleculeOf): ReadFile {
  const problems = [...file.problems];
  const trees = file.routes.flatMap((route) => preparedTree(route, read, problems));
  const connected = routesOfReactions(file.reactions, read);
  problems.push(...connected.problems);
  const numbered = connected.routes.map((route, index) => ({ ...route, route: file.routes.length + index + 1 }));
  const routes = distinctRoutes([...trees, ...numbered.filter((one) => isBounded(one, problems))], problems);
  const byTarget = [...Map.groupBy(routes, ({ target }) => target.smiles)];
  if (byTarget.length > fileBounds.targets)
    problems.push({ reason: 'tooManyTargets', found: String(fileBounds.targets) });
  const targets = byTarget.slice(0, fileBounds.targets).map(([smiles, list]) => ({ smiles, routes: list }));
  return { format: file.format, targets, problems: inOrder(problems).slice(0, fileBounds.problems) };
}

class Refused extends Error {
  readonly problem: RouteProblem;

  constructor(problem: RouteProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

function preparedTree(route: ForeignRoute, read: ReadMoleculeOf, problems: RouteProblem[]): ReadRoute[] {
  const place = placeOf(route);
  try {
    const target = preparedNode(route.target, [], place, read);
    if (!target.step) throw new Refused({ ...place, reason: 'noSteps', found: quoted(target.smiles) });
    return [{ ...place, target, scores: route.scores }];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    problems.push(error.problem);
    return [];
  }
}

function preparedNode(
  { structure, step }: ForeignMolecule,
  path: readonly string[],
  place: Place,
  read: ReadMoleculeOf,
): ReadNode {
  const found = read(structure);
  if (!found.ok) throw new Refused({ ...place, reason: found.reason, found: found.found });
  const { smiles } = found;
  if (!step) return { smiles };
  const below = [...path, smiles];
  if (Math.max(step.reactants.length, step.agents.length) > fileBounds.molecules)
    throw new Refused({ ...place, reason: 'tooManyMolecules', found: String(fileBounds.molecules) });
  const reactants = step.reactants.map((one) => preparedNode(one, below, place, read));
  if (reactants.some((one) => one.smiles === smiles))
    throw new Refused({ ...place, reason: 'productIsReactant', found: quoted(smiles) });
  const again =
    reactants.find((one) => one.step && below.includes(one.smiles)) ??
    reactants.find((one) => path.includes(one.smiles));
  if (again) throw new Refused({ ...place, reason: 'cycle', found: quoted(again.smiles) });
  const agents = step.agents.map((text) => {
    const agent = read(text);
    return agent.ok ? agent.smiles : quoted(text);
  });
  return { smiles, step: { reactants, agents } };
}

function isBounded(route: ReadRoute, problems: RouteProblem[]): boolean {
  const isWithin = reactionsOfNode(route.target).length <= fileBounds.steps;
  if (!isWithin) problems.push({ ...placeOf(route), reason: 'tooManySteps', found: String(fileBounds.steps) });
  return isWithin;
}

function distinctRoutes(routes: readonly ReadRoute[], problems: RouteProblem[]): ReadRoute[] {
  const known = new Map<string, ReadRoute>();
  for (const route of routes) {
    const signature = signatureOf(route);
    const before = known.get(signature);
    if (before) problems.push({ ...placeOf(route), reason: 'duplicate', found: String(before.route ?? '') });
    else known.set(signature, route);
  }
  const kept = [...known.values()];
  if (kept.length > fileBounds.routes) problems.push({ reason: 'tooManyRoutes', found: String(fileBounds.routes) });
  return kept.slice(0, fileBounds.routes);
}

function placeOf({ route, line, reaction }: Place): Place {
  return {
    ...(route !== undefined && { route }),
    ...(line !== undefined && { line }),
    ...(reaction !== undefined && { reaction }),
  };
}

function inOrder(problems: readonly RouteProblem[]): RouteProblem[] {
  const key = ({ line, reaction, route }: Place): number => line ?? reaction ?? route ?? Infinity;
  return problems.toSorted((a, b) => key(a) - key(b));
}
