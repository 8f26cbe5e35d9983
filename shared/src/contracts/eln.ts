// Hand-over of routes to an electronic lab notebook (ELN). Spec: the calls and their errors; their shapes are ours.

import { Type, type Static } from 'typebox';
import { limits } from '../constants/limits.ts';
import { defineCall, pageIndexSchema } from './call.ts';
import { askingModuleSchema, routeTypes } from './retrosynthesis.ts';
import { moleculeSchema } from './structure/structure.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';

/** `waiting`: not tried yet, or to be tried again. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt came to nothing. */
export const deliveryFailures = ['unreachable', 'timeout', 'serverError', 'busy', 'refused', 'tooLarge'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Number by which the ELN knows a product. */
export const roNumberSchema = Type.String({ minLength: 1, maxLength: 100, description: 'product number of the ELN' });

export const elnDeliverySchema = Type.Object({
  deliveryId: Type.String({ format: 'uuid' }),
  routeId: Type.String({ format: 'uuid' }),
  routeType: Type.Enum(routeTypes),
  target: moleculeSchema,
  taskName: Type.String(),
  steps: Type.Integer(),
  roNumber: Type.Optional(roNumberSchema),
  state: Type.Enum(deliveryStates),
  attempts: Type.Integer(),
  /** Of the last attempt. */
  failure: Type.Optional(
    Type.Object({
      reason: Type.Enum(deliveryFailures),
      status: Type.Optional(Type.Integer({ description: 'HTTP status that the ELN answered' })),
    }),
  ),
  nextAttemptAt: Type.Optional(Type.String({ format: 'date-time' })),
  elnId: Type.Optional(Type.String({ description: 'what the ELN calls the record' })),
  elnUrl: Type.Optional(Type.String({ description: 'where the ELN shows the record' })),
  createdAt: Type.String({ format: 'date-time' }),
  deliveredAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type ElnDelivery = Static<typeof elnDeliverySchema>;

const oneDelivery = { data: Type.Object({ delivery: elnDeliverySchema }) };
const pushed = {
  roNumber: Type.Optional(roNumberSchema),
  routeType: Type.Optional(askingModuleSchema),
};

export const syncToLab = defineCall({
  method: 'POST',
  path: '/api/retro/sync-to-lab',
  summary:
    'Pushes a route to the ELN, and tells whether it arrived; what is pushed already, and has not changed, is not pushed again',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ routeId: Type.String({ format: 'uuid' }), ...pushed }),
  ...oneDelivery,
  example: { body: { routeId: exampleId, roNumber: 'RO-1042' } },
});

export const batchSyncToLab = defineCall({
  method: 'POST',
  path: '/api/retro/batch-sync-to-lab',
  summary: 'Puts routes into the line to the ELN, all of them or none',
  access: mayPlan,
  changesState: true,
  body: Type.Object({
    routeIds: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 50 }),
    ...pushed,
  }),
  data: Type.Object({ deliveries: Type.Array(elnDeliverySchema) }),
  example: { body: { routeIds: [exampleId] } },
});

export const elnDeliveries = defineCall({
  method: 'POST',
  path: '/api/retro/sync-list',
  summary: "The caller's deliveries to the ELN, newest first",
  access: mayPlan,
  body: Type.Object({
    routeId: Type.Optional(Type.String({ format: 'uuid' })),
    state: Type.Optional(Type.Enum(deliveryStates)),
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
  }),
  data: Type.Object({ total: Type.Integer(), items: Type.Array(elnDeliverySchema) }),
  example: { body: { pageIndex: 1, pageSize: 20 } },
});

export const elnRetry = defineCall({
  method: 'POST',
  path: '/api/retro/sync-retry',
  summary: 'Tries a waiting or failed delivery again at once',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ deliveryId: Type.String({ format: 'uuid' }) }),
  ...oneDelivery,
  example: { body: { deliveryId: exampleId } },
});

export const searchByProductId = defineCall({
  method: 'GET',
  path: '/api/retro/search-by-productId',
  summary: "Looks a product up by its ELN number: in the ELN where one is asked, and among the caller's deliveries",
  access: mayPlan,
  query: Type.Object({ roNumber: roNumberSchema }),
  data: Type.Object({
    product: Type.Optional(
      Type.Object(
        {
          roNumber: roNumberSchema,
          name: Type.Optional(Type.String()),
          molecule: Type.Optional(moleculeSchema),
          url: Type.Optional(Type.String({ description: 'where the ELN shows the product' })),
        },
        { description: 'as the ELN tells; left out where none is asked, or it knows no such product' },
      ),
    ),
    deliveries: Type.Array(elnDeliverySchema, { description: 'newest first; 20 at most' }),
  }),
  example: { query: { roNumber: 'RO-1042' } },
});

export const webHookHost = defineCall({
  method: 'GET',
  path: '/api/common/wh-host',
  summary: 'Which ELN this deployment pushes to and asks, and whether the caller may push',
  access: 'session',
  data: Type.Object({
    host: Type.Union([Type.String(), Type.Null()], { description: 'of the web hook; null without a configured ELN' }),
    scilligenceHost: Type.Union([Type.String(), Type.Null()], { description: 'the ELN that is asked for products' }),
    isCanPushDH: Type.Boolean(),
  }),
});
