// One route in full, and several side by side.

import { routeCostCompare } from '@app/shared/contracts/cost';
import { routeStepInsight } from '@app/shared/contracts/routes/insight';
import { routeDetail, type RouteDetail, type RouteNode, type RouteStep } from '@app/shared/contracts/routes/routes';
import type { Culture } from '@app/shared/constants/locale';
import { costOf } from '@app/shared/rules/cost/route';
import { Type } from 'typebox';
import { fitting } from '../answer.ts';
import { schemeOf } from '../pictures.ts';
import {
  briefMoleculeOf,
  briefMoleculeOut,
  conditionOf,
  sameConditionOut,
  currencyInput,
  idSchema,
  moleculeOf,
  moleculeOut,
  moneyOf,
  moneyOut,
} from '../present.ts';
import { figuresOf, sameFiguresOut } from '../route-summary.ts';
import { defineTool, foreignText, foreignTextSchema, fromSchema, pageFields } from '../tool.ts';

const conditionsShown = 2;

const stepOut = Type.Object({
  number: Type.Integer({ description: '1 is run first' }),
  stepId: Type.String(),
  reaction: Type.String(),
  reactionSmiles: Type.String(),
  product: briefMoleculeOut,
  precursors: Type.Array(Type.Object({ ...briefMoleculeOut.properties, inStock: Type.Boolean() })),
  conditions: Type.Array(sameConditionOut, { description: 'those of the step first; as of propose_disconnections' }),
  conditionOrigin: Type.String({ description: 'typical, patents, related, chemist or unknown' }),
  yieldPercent: Type.Optional(Type.Number()),
  typicalYieldPercent: Type.Optional(Type.Integer({ description: 'median of patent records of the class' })),
  precedents: Type.Integer(),
  support: Type.String({ description: 'wellPrecedented, plausible or speculative' }),
  supportReasons: Type.Array(Type.String()),
  passesForwardCheck: Type.Boolean(),
  competingGroups: Type.Array(Type.String()),
  hazards: Type.Array(Type.String()),
  fileAgents: Type.Optional(
    Type.Array(foreignTextSchema, { description: 'of a route read in: agents that its file names' }),
  ),
  note: Type.Optional(foreignTextSchema),
});

export const showRoute = defineTool({
  name: 'show_route',
  readOnly: true,
  input: Type.Object({ routeId: idSchema('of get_plan'), from: fromSchema }),
  output: Type.Object({
    routeId: Type.String(),
    taskId: Type.String(),
    name: foreignTextSchema,
    target: moleculeOut,
    solved: Type.Boolean(),
    rank: Type.Integer(),
    longestLinear: Type.Integer(),
    figures: Type.Optional(sameFiguresOut),
    items: Type.Array(stepOut, { description: 'its steps, the first in the laboratory first' }),
    ...pageFields,
  }),
  async run({ routeId, from = 0 }, { ask, culture }) {
    const [route, insight] = await Promise.all([
      ask(routeDetail, { query: { routeId } }),
      ask(routeStepInsight, { query: { routeId } }),
    ]);
    const { summary } = route;
    const head = {
      routeId,
      taskId: route.taskId,
      name: foreignText(route.taskName),
      target: moleculeOf(route.target, culture),
      solved: summary.solved,
      rank: summary.rank,
      longestLinear: summary.longestLinear,
      ...(summary.figures === undefined ? {} : { figures: figuresOf(summary.figures, culture) }),
    };
    const hazards = new Map(insight.steps.map((step) => [step.stepId, step.hazards.map(({ text }) => text)]));
    const steps = route.steps
      .toSorted((one, other) => one.number - other.number)
      .slice(from)
      .map((step) => stepOf(step, route, hazards.get(step.stepId) ?? [], culture));
    // The scheme comes with the first steps, and leaves the others more room.
    const picture = from === 0 ? await schemeOf(ask, route) : undefined;
    return {
      data: { ...head, ...fitting(steps, { from, total: route.steps.length, others: head, picture }) },
      picture,
    };
  },
});

function stepOf(step: RouteStep, { nodes }: RouteDetail, hazards: string[], culture: Culture) {
  const product = nodes.find(({ nodeId }) => nodeId === step.productNodeId);
  const precursors = nodes.filter(({ parentStepId }) => parentStepId === step.stepId);
  const brief = ({ molecule, inStock }: RouteNode) => ({ ...briefMoleculeOf(molecule, culture), inStock });
  return {
    number: step.number,
    stepId: step.stepId,
    reaction: step.name,
    reactionSmiles: step.reactionSmiles,
    product: product ? briefMoleculeOf(product.molecule, culture) : { smiles: '' },
    precursors: precursors.map(brief),
    conditions: step.conditions.slice(0, conditionsShown).map(conditionOf),
    conditionOrigin: step.conditionOrigin,
    ...(step.yieldPercent === undefined ? {} : { yieldPercent: step.yieldPercent }),
    ...(step.typicalYieldPercent === undefined ? {} : { typicalYieldPercent: step.typicalYieldPercent }),
    precedents: step.precedents,
    support: step.mark.word,
    supportReasons: [...step.mark.reasons],
    passesForwardCheck: step.forward.passed,
    competingGroups: step.touchedGroups,
    hazards: hazards.slice(0, 4),
    ...(step.fileAgents === undefined ? {} : { fileAgents: step.fileAgents.slice(0, 8).map(foreignText) }),
    ...(step.ownNote === undefined ? {} : { note: foreignText(step.ownNote) }),
  };
}

export const compareRoutes = defineTool({
  name: 'compare_routes',
  readOnly: true,
  input: Type.Object({
    routeIds: Type.Array(idSchema('of get_plan'), { minItems: 2, maxItems: 4 }),
    currency: currencyInput,
  }),
  output: Type.Object({
    scaleGrams: Type.Number({ description: 'of the target, for which the costs are counted' }),
    items: Type.Array(
      Type.Object({
        routeId: Type.String(),
        rank: Type.Integer(),
        target: briefMoleculeOut,
        solved: Type.Boolean(),
        score: Type.Number(),
        steps: Type.Integer(),
        longestLinear: Type.Integer(),
        cost: Type.Object({
          perKilogram: moneyOut,
          materials: moneyOut,
          labour: moneyOut,
          waste: moneyOut,
          unpricedMaterials: Type.Integer({ description: 'left out of the sums, for want of a price' }),
          overallYieldPercent: Type.Number(),
        }),
        figures: Type.Optional(sameFiguresOut),
        reactions: Type.Array(Type.String(), {
          description: 'steps in the order of the laboratory, with their support',
        }),
        toBuy: Type.Array(briefMoleculeOut),
        notInStock: Type.Array(briefMoleculeOut),
      }),
    ),
    gone: Type.Array(Type.String(), { description: 'routes that are deleted or not shared any more' }),
  }),
  async run({ routeIds, currency }, { ask, culture }) {
    const body = { routeIds, ...(currency === undefined ? {} : { currency }) };
    const { costs, gone } = await ask(routeCostCompare, { body });
    const routes = await Promise.all(costs.map(({ routeId }) => ask(routeDetail, { query: { routeId } })));
    const items = costs.map(({ routeId, rank, sheet }, index) => {
      const cost = costOf(sheet);
      const money = (minorUnits: number) => moneyOf(minorUnits, sheet.currency);
      const route = routes[index];
      const bought = (route?.summary.startingMaterials ?? []).filter(({ inStock }) => inStock);
      const missing = (route?.summary.startingMaterials ?? []).filter(({ inStock }) => !inStock);
      return {
        routeId,
        rank,
        target: route ? briefMoleculeOf(route.target, culture) : { smiles: '' },
        solved: route?.summary.solved ?? false,
        score: Math.round((route?.summary.score ?? 0) * 10) / 10,
        steps: route?.summary.steps ?? sheet.steps.length,
        longestLinear: route?.summary.longestLinear ?? sheet.steps.length,
        cost: {
          perKilogram: money(cost.perKilogram),
          materials: money(cost.materials),
          labour: money(cost.labour),
          waste: money(cost.waste),
          unpricedMaterials: cost.unpriced.length,
          overallYieldPercent: Math.round(cost.overallYield * 10) / 10,
        },
        ...(route?.summary.figures === undefined ? {} : { figures: figuresOf(route.summary.figures, culture) }),
        reactions: (route?.steps ?? [])
          .toSorted((one, other) => one.number - other.number)
          .map(({ number, name, mark }) => `${number}. ${name} (${mark.word})`),
        toBuy: bought.map(({ molecule }) => briefMoleculeOf(molecule, culture)),
        notInStock: missing.map(({ molecule }) => briefMoleculeOf(molecule, culture)),
      };
    });
    return { data: { scaleGrams: costs[0]?.sheet.scaleGrams ?? 0, items, gone } };
  },
});
