// `plan [--stock FILE] [--seconds 10] [--expansions N] [--top 10]`: routes for each SMILES.

import { parseArgs } from 'node:util';
import type { PlanLimits, Route, RouteNode } from '../search/types.ts';
import { loadEngine } from './engine.ts';
import { readTarget } from './line-refused.ts';
import type { Answer } from './lines.ts';
import { positiveInteger, positiveNumber } from './options.ts';

export async function startPlan(args: string[]): Promise<Answer> {
  const limits = readLimits(args);
  const { rdkit, engine } = await loadEngine(limits.stock);
  return (line) => {
    const { smiles, removed } = readTarget(rdkit, line);
    const result = engine.plan(smiles, limits);
    return {
      smiles: result.target,
      ...(removed.length > 0 ? { removed } : {}),
      solved: result.solved,
      ms: Math.round(result.elapsedMs),
      firstSolvedMs: result.firstSolvedMs === null ? null : Math.round(result.firstSolvedMs),
      expansions: result.expansions,
      stopped: result.stopped,
      routes: result.routes.map(shapeRoute),
    };
  };
}

// With a limit on expansions alone a result is the same from run to run, so time is limited only when it is asked for.
function readLimits(args: string[]): PlanLimits & { stock?: string } {
  const options = {
    stock: { type: 'string' },
    seconds: { type: 'string' },
    expansions: { type: 'string' },
    top: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  const expansions = values.expansions === undefined ? undefined : positiveInteger('expansions', values.expansions, 1);
  const seconds =
    expansions !== undefined && values.seconds === undefined
      ? undefined
      : positiveNumber('seconds', values.seconds, 10);
  return { stock: values.stock, seconds, expansions, top: positiveInteger('top', values.top, 10) };
}

function shapeRoute(route: Route): object {
  const { score, steps, solved, found, longestLinearSequence, components } = route;
  return { score, steps, solved, found, longestLinearSequence, components, tree: shapeNode(route.tree) };
}

function shapeNode(node: RouteNode): object {
  const { smiles, inStock, origin, reaction } = node;
  if (!reaction) return { smiles, inStock, origin };
  const { name, templateId, precedents, score, forwardRank, competing, conditions, children } = reaction;
  return {
    smiles,
    inStock,
    reaction: {
      name: name.en,
      smiles: reaction.smiles,
      template: templateId,
      precedents,
      score,
      forwardRank,
      competing,
      conditions,
      children: children.map(shapeNode),
    },
  };
}
