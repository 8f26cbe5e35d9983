// What a route costs. Spec: /cost/{routeId}; its calls are ours. Page, service and exports count with rules/cost/route.ts.

import { Type, type Static } from 'typebox';
import { currencies } from '../constants/locale.ts';
import { timeoutsMs } from '../constants/limits.ts';
import { costRoles, costSources } from '../constants/cost-sheet.ts';
import { defineCall } from './call.ts';
import { askingModuleSchema } from './retrosynthesis.ts';
import { routeIdSchema } from './routes/routes.ts';
import { moleculeSchema } from './structure/structure.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const exampleRouteId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
const sourceSchema = Type.Enum(costSources);

export const costFigureSchema = Type.Object({
  value: Type.Number(),
  source: sourceSchema,
  origin: Type.Optional(Type.String({ description: 'what it rests on, in no language: a list, a count of records' })),
  factor: Type.Optional(Type.Number({ description: 'the true value may be so many times higher or lower' })),
  proposed: Type.Optional(Type.Object({ value: Type.Number(), source: sourceSchema })),
});

export const costLineSchema = Type.Object({
  lineId: Type.String(),
  role: Type.Enum(costRoles),
  name: Type.String(),
  smiles: Type.Optional(Type.String()),
  times: Type.Optional(Type.Number({ description: 'how often the reaction takes it' })),
  isLimiting: Type.Optional(Type.Boolean()),
  madeBy: Type.Optional(Type.String({ description: 'the step that makes it; it has no price of its own' })),
  amount: costFigureSchema,
  weight: Type.Number({ description: 'g/mol with equivalents; kg/L with litres for a kilogram of product' }),
  price: Type.Optional(costFigureSchema),
  smallPrice: Type.Optional(Type.Number({ description: 'minor units for a kilogram, bought by the gram' })),
});

export const costSheetSchema = Type.Object({
  currency: Type.Enum(currencies),
  scaleGrams: Type.Number(),
  steps: Type.Array(
    Type.Object({
      stepId: Type.String(),
      number: Type.Integer(),
      product: Type.Object({ smiles: Type.String(), gramsPerMole: Type.Number() }),
      yield: costFigureSchema,
      labour: costFigureSchema,
      labourGrows: Type.Boolean(),
      lines: Type.Array(costLineSchema),
    }),
  ),
  hourlyRate: costFigureSchema,
  overhead: costFigureSchema,
  wastePrice: costFigureSchema,
});

export const costEditsSchema = Type.Record(Type.String({ maxLength: 100 }), Type.Number(), {
  maxProperties: 500,
  description: 'what a chemist entered, by the path of the figure (rules/cost/sheet.ts)',
});

/** Scales that are offered, grams of the target; any other may be entered. */
export const costScales = [1, 10, 100, 1_000, 10_000, 100_000] as const;
export const usualScaleGrams = 1_000;

const routeCostSchema = Type.Object({
  routeId: routeIdSchema,
  rank: Type.Integer({ description: 'of the route among those of its task; 1 is the best' }),
  sheet: costSheetSchema,
  edits: costEditsSchema,
  version: Type.Integer({ description: 'of the edits; 0 before the first' }),
  isOwn: Type.Boolean({ description: "false for a colleague's route: its edits are the caller's own all the same" }),
  pricesAskedAt: Type.Union([Type.String(), Type.Null()], {
    description: 'when the price service was asked for this sheet last',
  }),
  unknownConditions: Type.Array(Type.String(), {
    description: 'steps of which no conditions are known: reagents and solvents are those of an average step',
  }),
  molecules: Type.Array(moleculeSchema, { description: 'to draw and to name' }),
});
export type RouteCostSheet = Static<typeof routeCostSchema>;

export const routeCost = defineCall({
  method: 'GET',
  path: '/api/retro/route-cost',
  summary: 'The cost sheet of a route: bill of materials, yields, labour, each figure with its source',
  access: mayPlan,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({
    routeId: routeIdSchema,
    currency: Type.Optional(Type.Enum(currencies)),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({ cost: routeCostSchema }),
  example: { query: { routeId: exampleRouteId } },
});

export const routeCostSave = defineCall({
  method: 'POST',
  path: '/api/retro/route-cost-save',
  summary:
    'Keeps what the caller changed in a cost sheet since `before`; what another window saved meanwhile stays, and an entry that is gone takes the figure back',
  access: mayPlan,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    routeId: routeIdSchema,
    currency: Type.Optional(Type.Enum(currencies)),
    before: costEditsSchema,
    edits: costEditsSchema,
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({ cost: routeCostSchema }),
  example: { body: { routeId: exampleRouteId, before: {}, edits: { scaleGrams: 100, 'step.s1.yield': 82 } } },
});

export const routeCostCompare = defineCall({
  method: 'POST',
  path: '/api/retro/route-cost-compare',
  summary:
    'What two to four routes cost at the same scale, with what the caller entered for each; refused only when none can be read',
  access: mayPlan,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    routeIds: Type.Array(routeIdSchema, { minItems: 2, maxItems: 4 }),
    currency: Type.Optional(Type.Enum(currencies)),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    costs: Type.Array(routeCostSchema),
    gone: Type.Array(routeIdSchema, { description: 'asked for, but deleted, or not shared with the caller any more' }),
  }),
  example: { body: { routeIds: [exampleRouteId, '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c03'] } },
});

export const routeCostPrices = defineCall({
  method: 'POST',
  path: '/api/retro/route-cost-prices',
  summary:
    'Asks the configured price service for the materials that a sheet buys, and keeps what it tells; 20036 when it gives no usable answer, 10039 without one',
  access: mayPlan,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    routeId: routeIdSchema,
    currency: Type.Optional(Type.Enum(currencies)),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    cost: routeCostSchema,
    asked: Type.Integer({ description: 'materials' }),
    told: Type.Integer({ description: 'of them with a price' }),
  }),
  example: { body: { routeId: exampleRouteId } },
});

export const costFileTypes = ['xlsx', 'csv'] as const;

export const routeCostExport = defineCall({
  method: 'GET',
  path: '/api/export/route-cost',
  summary: 'The cost of a route as a workbook or a list, with what the caller entered',
  access: mayPlan,
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({
    routeId: routeIdSchema,
    currency: Type.Optional(Type.Enum(currencies)),
    fileType: Type.Enum(costFileTypes, { default: 'xlsx' }),
    routeType: Type.Optional(askingModuleSchema),
  }),
  example: { query: { routeId: exampleRouteId, fileType: 'xlsx' } },
});
