// The recorded steps of the routes that are kept to measure with.

import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { readData } from '../data-dir.ts';
import { exactReaction } from '../train-ranker/recorded.ts';

export interface RouteStep {
  /** Id of the route. */
  route: string;
  product: string;
  /** Canonical, sorted, joined by dots; what gives atoms. */
  precursors: string;
  /** What else the patent names, as it is written. */
  agents: string;
}

export interface RecordedRoute {
  id: string;
  /** As the file writes it. */
  target: string;
  isConvergent: boolean;
  /** The last step first. */
  steps: RouteStep[];
}

interface RouteNode {
  smiles: string;
  reaction?: { mapped: string; precursors: RouteNode[] };
}

/** Every step of every route of routes_valid.json.gz, in the order of the file, the last step of a route first. */
export function validationSteps(rdkit: RDKit, dir: string): RouteStep[] {
  return validationRoutes(rdkit, dir).flatMap(({ steps }) => steps);
}

/** The routes of routes_valid.json.gz. */
export function validationRoutes(rdkit: RDKit, dir: string): RecordedRoute[] {
  const routes = JSON.parse(readData(dir, 'routes/routes_valid.json.gz')) as RouteOfFile[];
  return routes.map(({ id, smiles, convergent, route }) => {
    const steps = stepsOf(route).flatMap((mapped) => readStep(rdkit, id, mapped) ?? []);
    return { id, target: smiles, isConvergent: convergent, steps };
  });
}

interface RouteOfFile {
  id: string;
  smiles: string;
  convergent: boolean;
  route: RouteNode;
}

function stepsOf({ reaction }: RouteNode): string[] {
  return reaction ? [reaction.mapped, ...reaction.precursors.flatMap(stepsOf)] : [];
}

function readStep(rdkit: RDKit, route: string, mapped: string): RouteStep | null {
  const [left = '', agents = '', right = ''] = mapped.split('>');
  const reaction = exactReaction(rdkit, `${left}>>${right}`);
  return reaction && { route, ...reaction, agents };
}
