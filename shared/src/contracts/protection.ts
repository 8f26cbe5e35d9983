// Protecting groups on kept routes. Spec: not shown.

import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';
import { askingModuleSchema, taskIdSchema } from './retrosynthesis.ts';
import { routeIdSchema } from './routes/routes.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const exampleRouteId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';

export const stepRiskSchema = Type.Object({
  stepId: Type.String(),
  groups: Type.Array(Type.String(), { description: 'functional groups that the conditions of the step would touch' }),
});
export type StepRisk = Static<typeof stepRiskSchema>;

export const protectionSchema = Type.Object({
  groupId: Type.String(),
  name: Type.String({ description: 'as a chemist writes it: TBS, Boc' }),
  kind: Type.String({ description: 'what is protected: alcohol, amine, acid, …' }),
  resistance: Type.Enum(['stable', 'partly'] as const, { description: 'how well it lasts through the step' }),
  origin: Type.Enum(['kept', 'bought', 'putOn'] as const, {
    description: 'on already from an earlier step, bought with the molecule, or put on by a step of its own',
  }),
});
export type Protection = Static<typeof protectionSchema>;

export const routeProtection = defineCall({
  method: 'GET',
  path: '/api/retro/route-protection',
  summary: 'Groups that the steps of a route would touch without being meant',
  access: mayPlan,
  query: Type.Object({ routeId: routeIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  data: Type.Object({ risks: Type.Array(stepRiskSchema) }),
  example: { query: { routeId: exampleRouteId } },
});

export const routeProtect = defineCall({
  method: 'POST',
  path: '/api/retro/route-protect',
  summary: 'Makes a new route in which groups at risk are protected and freed',
  access: mayPlan,
  changesState: true,
  body: Type.Object({
    routeId: routeIdSchema,
    stepId: Type.Optional(Type.String({ maxLength: 20, description: 'the only step to protect; all when left out' })),
    protectingGroup: Type.Optional(Type.String({ maxLength: 40, description: 'the only protecting group to use' })),
    replace: Type.Optional(
      Type.String({ maxLength: 40, description: 'a protecting group of the route that another takes the place of' }),
    ),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    routeId: routeIdSchema,
    taskId: taskIdSchema,
    protections: Type.Array(protectionSchema),
    open: Type.Integer({ description: 'steps with a group at risk that could not be protected' }),
  }),
  example: { body: { routeId: exampleRouteId } },
});
