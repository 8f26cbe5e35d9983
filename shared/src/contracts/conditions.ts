import { Type, type Static } from 'typebox';
import { defineCall, plannedCall } from './call.ts';
import { askingModuleSchema } from './retrosynthesis.ts';
import { routeIdSchema } from './routes.ts';

const access = ['conditionoptimization'] as const;

const planned = (method: 'GET' | 'POST', path: string, summary: string, changesState = false) =>
  plannedCall({ method, path, summary, access, changesState });

/** Where a row comes from: counted in patents, measured in screens, or typical by the template. */
export const conditionSources = ['patents', 'screens', 'template'] as const;

const rangeOrNull = (description: string) =>
  Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()], { description });

export const supportedConditionSchema = Type.Object({
  source: Type.Enum(conditionSources),
  templateId: Type.String(),
  kind: Type.String({ description: "name of the kind of reaction in the caller's language" }),
  reagents: Type.Array(Type.String()),
  catalysts: Type.Array(Type.String()),
  solvents: Type.Array(Type.String()),
  temperatureC: rangeOrNull('both the same for a median of records'),
  hours: rangeOrNull('both the same for a median of records'),
  yieldPercent: Type.Union([Type.Number(), Type.Null()], { description: 'median of what was reported' }),
  support: Type.Union([Type.Integer(), Type.Null()], { description: 'records or experiments run so' }),
  of: Type.Union([Type.Integer(), Type.Null()], { description: 'records or experiments of the kind' }),
  atRisk: Type.Array(Type.String(), {
    description: 'functional groups of the step that these conditions would touch and should not; empty without a step',
  }),
});
export type SupportedCondition = Static<typeof supportedConditionSchema>;

/** A step of a route, or a kind of reaction; an address holds no structure. */
export const reactionConditions = defineCall({
  method: 'GET',
  path: '/api/retro/conditions',
  summary: 'Conditions for a step or a kind of reaction, with the support of each',
  access: ['retrosynthesis', 'processchemistry', 'conditionoptimization'],
  query: Type.Object({
    routeId: Type.Optional(routeIdSchema),
    stepId: Type.Optional(Type.String({ maxLength: 20 })),
    templateId: Type.Optional(Type.String({ maxLength: 100 })),
    top: Type.Integer({ minimum: 1, maximum: 20, default: 5 }),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({
    conditions: Type.Array(supportedConditionSchema),
    counted: Type.Object({
      records: Type.Integer({ description: 'patent records that were read' }),
      explained: Type.Integer({ description: 'of them, those that a template explains' }),
      sources: Type.Array(Type.String()),
    }),
  }),
  example: { query: { templateId: 'amide-from-acid-and-primary-amine', top: 5 } },
});

export const conditionOptimization = planned('POST', '/api/retro/condition-optimization', 'Ranked condition sets');
export const conditionHistory = planned(
  'POST',
  '/api/retro/con-opt-history-list',
  'History of condition optimizations',
);
export const conditionRename = planned('GET', '/api/retro/con-opt-rename', 'Renames a history entry', true);
export const conditionDelete = planned('GET', '/api/retro/con-opt-delete', 'Deletes a history entry', true);
export const exportExpConditions = plannedCall({
  method: 'POST',
  path: '/api/export/exp-conditions',
  summary: 'Conditions as a file',
  access,
  gives: 'blob',
  timeoutMs: 100_000,
});
export const exportConditions = plannedCall({
  method: 'GET',
  path: '/api/export/conditions',
  summary: 'Conditions of a reaction as a file',
  access,
  gives: 'blob',
  navigable: true,
  timeoutMs: 100_000,
});
