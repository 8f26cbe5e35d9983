// `plan [options]`: routes for each molecule.

import { message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import type { Engine } from '../engine/search/engine.ts';
import { inchiKey } from '../chemistry/molecule/rdkit.ts';
import { constraintError, constraintText } from '../engine/search/constraint-words.ts';
import { retrocastCandidates, type KeyOf } from '../features/routes/retrocast-document.ts';
import { aizynthTrees, writeRoute, writeRoutes } from '../features/tasks/route-document.ts';
import { rateRoute } from '../features/cost/rate-route.ts';
import type { PlanLimits, PlanResult, Route, RouteNode } from '../engine/search/types.ts';
import { shapeEnzyme } from '../engine/enzymes/enzyme-document.ts';
import { loadEngine } from './engine.ts';
import { LineRefused, readTarget } from './line-refused.ts';
import type { Answer } from './lines.ts';
import { planLimits, type ExportForm, type PlanValues } from './plan-options.ts';

export async function startPlan(values: PlanValues): Promise<Answer> {
  const limits = planLimits(values);
  const { rdkit, engine, figured } = await loadEngine(values.stock);
  const { preferences } = limits;
  const rate = (route: Route): number | null => rateRoute(route, figured(route), preferences);
  return (line) => {
    const { smiles, removed, notKept } = readTarget(rdkit, line);
    refuseProblems(engine, smiles, limits);
    const result = engine.plan(smiles, limits, preferences?.weights ? { rate } : {});
    const isConstrained = Object.keys(limits.constraints ?? {}).length > 0 || preferences !== undefined;
    return {
      smiles: result.target,
      ...(removed.length > 0 ? { removed } : {}),
      ...(notKept.length > 0 ? { notKept } : {}),
      solved: result.solved,
      ms: Math.round(result.elapsedMs),
      firstSolvedMs: result.firstSolvedMs === null ? null : Math.round(result.firstSolvedMs),
      expansions: result.expansions,
      stopped: result.stopped,
      ...(isConstrained ? { turnedAway: result.turnedAway } : {}),
      ...shapeRoutes(result, values.export, (one) => inchiKey(rdkit, one) ?? ''),
    };
  };
}

function shapeRoutes({ target, routes }: PlanResult, form: ExportForm, keyOf: KeyOf): object {
  if (form === 'tree') return { routes: routes.map(shapeRoute) };
  const document = writeRoutes(target, routes.map(writeRoute));
  if (form === 'retrocast') return { candidates: retrocastCandidates(document.routes, keyOf) };
  return form === 'aizynth' ? { trees: aizynthTrees(document) } : { document };
}

function refuseProblems(engine: Engine, smiles: string, { constraints = {}, preferences }: PlanLimits): void {
  const [problem] = engine.checkConstraints(smiles, constraints, preferences);
  if (!problem) return;
  const key = constraintError(problem);
  throw new LineRefused(catalogue[key].code, `${message('en', 'errors', key)} ${constraintText('en', problem)}`);
}

function shapeRoute(route: Route): object {
  const { score, steps, solved, found, longestLinearSequence, components, cluster } = route;
  return { score, steps, solved, found, longestLinearSequence, components, cluster, tree: shapeNode(route.tree) };
}

function shapeNode(node: RouteNode): object {
  const { smiles, inStock, origin, reaction } = node;
  if (!reaction) return { smiles, inStock, origin };
  const { name, templateId, precedents, score, probability, forwardRank, competing, children } = reaction;
  const { conditions, conditionOrigin } = reaction;
  return {
    smiles,
    inStock,
    reaction: {
      name: name.en,
      smiles: reaction.smiles,
      template: templateId,
      ...shapeEnzyme(reaction),
      class: reaction.class,
      precedents,
      score,
      probability,
      forwardRank,
      competing,
      conditionOrigin,
      conditions,
      children: children.map(shapeNode),
    },
  };
}
