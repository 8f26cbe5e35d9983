// Tracking points that the page records, and the report of a tenant's usage counted from them. Report: Spec: not shown.

import { Type, type Static } from 'typebox';
import {
  loginDeviceLength,
  longestStayMs,
  mostPointsAtOnce,
  screenActionCodes,
  screenActions,
} from '../constants/screen-actions.ts';
import { defineCall } from './call.ts';

/** Tracking point (specification section 3). */
export const buriedPointSchema = Type.Object(
  {
    code: Type.Enum([...screenActionCodes], { description: 'a screen action of the tracking catalogue' }),
    loginDevice: Type.String({ maxLength: loginDeviceLength, description: 'kind of device, family of browser' }),
    stayTime: Type.Optional(
      Type.Integer({ minimum: 0, maximum: longestStayMs, description: 'milliseconds spent there' }),
    ),
  },
  { additionalProperties: false },
);
export type BuriedPoint = Static<typeof buriedPointSchema>;

const examplePoint: BuriedPoint = { code: screenActions.compareRoutes, loginDevice: 'desktop Firefox' };

export const createBuriedPoint = defineCall({
  method: 'POST',
  path: '/api/statistics/create-buried-point',
  summary: 'Records a screen action of the tracking catalogue',
  access: 'session',
  changesState: true,
  // The promotion and the transfer are shown to them, too.
  openToExpired: true,
  body: buriedPointSchema,
  data: Type.Object({ recorded: Type.Literal(true) }),
  example: { body: examplePoint, data: { recorded: true } },
});

export const createBuriedPoints = defineCall({
  method: 'POST',
  path: '/api/statistics/create-buried-points',
  summary: 'Records several screen actions at once, in the order in which they happened',
  access: 'session',
  changesState: true,
  openToExpired: true,
  body: Type.Object(
    { points: Type.Array(buriedPointSchema, { minItems: 1, maxItems: mostPointsAtOnce }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ recorded: Type.Integer() }),
  example: { body: { points: [examplePoint, examplePoint] }, data: { recorded: 2 } },
});

const mayRead = ['statistics'] as const;

export const usagePeriods = ['day', 'week', 'month'] as const;
export type UsagePeriod = (typeof usagePeriods)[number];

/** Parts of the product that actions are counted by. */
export const usageModules = [
  'search',
  'retrosynthesis',
  'forwardSynthesis',
  'conditionOptimization',
  'processChemistry',
  'sascore',
  'impurityPrediction',
  'resultDownload',
  'promotion',
] as const;
export type UsageModule = (typeof usageModules)[number];

/** More are asked for by a longer period. */
export const mostPeriods = 400;

const figures = {
  actions: Type.Integer(),
  stayMs: Type.Integer({ description: 'milliseconds on screens that measure them' }),
};
const people = { people: Type.Integer({ description: 'different users' }) };

export const usageQuestionSchema = Type.Object({
  from: Type.String({ format: 'date', description: 'first day, in the time zone' }),
  to: Type.String({ format: 'date', description: 'last day, in the time zone' }),
  period: Type.Enum(usagePeriods),
  timeZone: Type.Optional(
    Type.String({ maxLength: 60, description: 'IANA name; the offset that the request names, or UTC, without it' }),
  ),
  modules: Type.Optional(Type.Array(Type.Enum(usageModules), { maxItems: usageModules.length })),
  userIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 100 })),
});
export type UsageQuestion = Static<typeof usageQuestionSchema>;

export const usageReportSchema = Type.Object({
  scope: Type.Enum(['tenant', 'self'], { description: 'the administrator sees the tenant, everybody else themselves' }),
  timeZone: Type.String(),
  total: Type.Object({ ...figures, ...people }),
  periods: Type.Array(
    Type.Object({
      start: Type.String({ format: 'date' }),
      ...figures,
      ...people,
      modules: Type.Array(Type.Object({ module: Type.Enum(usageModules), actions: Type.Integer() })),
    }),
    { description: 'all of them, in their order; those without an action, too' },
  ),
  modules: Type.Array(Type.Object({ module: Type.Enum(usageModules), ...figures, ...people }), {
    description: 'most used first',
  }),
  actions: Type.Array(
    Type.Object({
      code: Type.Integer({ description: 'tracking id' }),
      key: Type.String({ description: 'its name in the tracking catalogue' }),
      module: Type.Enum(usageModules),
      ...figures,
      ...people,
    }),
    { description: 'most used first' },
  ),
  users: Type.Array(
    Type.Object({
      userId: Type.String(),
      userName: Type.String(),
      name: Type.String(),
      ...figures,
      lastAt: Type.String({ format: 'date-time' }),
      topModule: Type.Enum(usageModules),
    }),
    { description: 'busiest first' },
  ),
  searches: Type.Optional(
    Type.Object(
      {
        ended: Type.Integer(),
        solved: Type.Integer({ description: 'found at least one route to purchasable materials' }),
        periods: Type.Array(Type.Object({ ended: Type.Integer(), solved: Type.Integer() }), {
          description: 'as many as there are periods, in their order',
        }),
        best: Type.Optional(
          Type.Object(
            {
              routes: Type.Integer(),
              costs: Type.Object(
                {
                  currency: Type.String({ minLength: 3, maxLength: 3 }),
                  routes: Type.Integer({ description: 'whose materials all have a price; the others are left out' }),
                  lowerQuartile: Type.Optional(Type.Integer()),
                  median: Type.Optional(Type.Integer()),
                  upperQuartile: Type.Optional(Type.Integer()),
                  steps: Type.Array(
                    Type.Object({
                      from: Type.Integer(),
                      to: Type.Optional(Type.Integer({ description: 'excluded' })),
                      routes: Type.Integer(),
                    }),
                    { description: 'from the lowest that holds a route to the highest' },
                  ),
                },
                { description: "minor units of the caller's currency for a kilogram of the target" },
              ),
              classes: Type.Array(Type.Object({ classKey: Type.String(), routes: Type.Integer() }), {
                description: 'routes with at least one step of the kind, the most frequent first',
              }),
            },
            { description: 'the best solved route of each of these searches' },
          ),
        ),
      },
      { description: 'route searches started in the time that have ended and are not deleted' },
    ),
  ),
  /** Who can be asked for; the caller alone unless an administrator. */
  people: Type.Array(Type.Object({ userId: Type.String(), userName: Type.String(), name: Type.String() })),
});
export type UsageReport = Static<typeof usageReportSchema>;

const exampleQuestion = { from: '2026-01-01', to: '2026-01-31', period: 'day', timeZone: 'Asia/Shanghai' } as const;

export const usageReport = defineCall({
  method: 'POST',
  path: '/api/statistics/usage',
  summary: "Use of the product by module, action, user and time: the tenant's for its administrator, else one's own",
  access: mayRead,
  body: usageQuestionSchema,
  data: usageReportSchema,
  example: { body: exampleQuestion },
});

export const usageFileTypes = ['xlsx', 'csv'] as const;
export const usageTables = ['periods', 'modules', 'actions', 'users', 'costs', 'classes'] as const;
export type UsageTable = (typeof usageTables)[number];

export const usageFile = defineCall({
  method: 'POST',
  path: '/api/statistics/usage-file',
  summary: 'The same figures as a workbook of one sheet each, or one of them as comma-separated values',
  access: mayRead,
  gives: 'blob',
  body: Type.Object({
    ...usageQuestionSchema.properties,
    fileType: Type.Enum(usageFileTypes),
    table: Type.Optional(Type.Enum(usageTables, { description: 'of a csv; periods when left out' })),
  }),
  example: { body: { ...exampleQuestion, fileType: 'xlsx' } },
});
