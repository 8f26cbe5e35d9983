import { Type, type Static } from 'typebox';
import {
  loginDeviceLength,
  longestStayMs,
  mostPointsAtOnce,
  screenActionCodes,
  screenActions,
} from '../tracking/screen-actions.ts';
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
