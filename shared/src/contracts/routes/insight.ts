// What a page of a route asks for besides the route: atoms that change, hazards, other reactions to make a molecule of it.
// Spec: not shown. The calls and their fields are our choice.

import { Type, type Static } from 'typebox';
import { timeoutsMs } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { severities, solventClasses } from '../process/figures.ts';
import { askingModuleSchema } from '../retrosynthesis.ts';
import { routeIdSchema } from './routes.ts';
import { graphReactionSchema } from '../search-graph/search-graph.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const exampleRouteId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
export const stepIdSchema = Type.String({ minLength: 1, maxLength: 20 });

export const stepHazardSchema = Type.Object({
  severity: Type.Enum(severities),
  text: Type.String({ description: "in the caller's language" }),
  nodeId: Type.Optional(Type.String({ description: 'the molecule of the route that has the group' })),
  agent: Type.Optional(Type.String({ description: 'the reagent or solvent, as the conditions name it' })),
  figure: Type.Optional(Type.Number({ description: 'oxygen balance in percent, or the ratio that decided' })),
  source: Type.String({ description: 'where the rule stands' }),
});
export type StepHazard = Static<typeof stepHazardSchema>;

export const stepInsightSchema = Type.Object({
  stepId: Type.String(),
  changed: Type.Array(
    Type.Object({
      nodeId: Type.String(),
      atoms: Type.Array(Type.Integer(), { description: 'in the order of the canonical SMILES, from 0' }),
    }),
    { description: 'atoms whose bonds, charge or hydrogens change, in product and precursors; found by our mapping' },
  ),
  hazards: Type.Array(stepHazardSchema, {
    description: 'the worst first, by rules on groups and on the first conditions; none found does not mean harmless',
  }),
  solvents: Type.Array(Type.Object({ name: Type.String(), class: Type.Enum(solventClasses) }), {
    description: 'of the first conditions, with their CHEM21 class',
  }),
});
export type StepInsight = Static<typeof stepInsightSchema>;

export const routeStepInsight = defineCall({
  method: 'GET',
  path: '/api/retro/route-step-insight',
  summary: 'For each step of a route the atoms that change and the hazards that rules find',
  access: mayPlan,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ routeId: routeIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  data: Type.Object({ steps: Type.Array(stepInsightSchema) }),
  example: { query: { routeId: exampleRouteId } },
});

/** `none`: made by hand, or of before graphs were kept. `searching`: it is still written. */
export const keptGraphs = ['ready', 'searching', 'none'] as const;

export const routeStepAlternatives = defineCall({
  method: 'GET',
  path: '/api/retro/route-step-alternatives',
  summary:
    "Other ways to make the product of a step, from the search of the caller's own task, with the routes of each",
  access: mayPlan,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({
    routeId: routeIdSchema,
    stepId: stepIdSchema,
    top: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: '8 when left out' })),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    graph: Type.Enum(keptGraphs),
    total: Type.Integer({ description: 'other ways that the graph holds' }),
    items: Type.Array(
      Type.Object({
        reaction: graphReactionSchema,
        routes: Type.Array(Type.Object({ routeId: routeIdSchema, rank: Type.Integer(), solved: Type.Boolean() }), {
          description: 'of the task, that make the molecule this way; the best three',
        }),
        routeCount: Type.Integer(),
      }),
      { description: 'those of kept routes first, then what leads to stock, then the likelier' },
    ),
  }),
  example: { query: { routeId: exampleRouteId, stepId: 's1' } },
});
export type StepAlternatives = Static<typeof routeStepAlternatives.data>;
