// Points of a tenant, and the closing of its account.

import { Type, type Static } from 'typebox';
import { consoleLimits } from '../../constants/console.ts';
import { limits } from '../../constants/limits.ts';
import { defineCall, pageIndexSchema } from '../call.ts';

const idSchema = Type.String({ format: 'uuid' });

const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c31';

const momentSchema = Type.String({ format: 'date-time' });

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const page = {
  pageIndex: pageIndexSchema,
  pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
};

const timeZoneSchema = Type.String({ minLength: 1, maxLength: 64, description: 'of the IANA database' });

const own = { access: 'session', openToExpired: true } as const;

export const pointsEntrySchema = Type.Object({
  entryId: idSchema,
  kind: Type.Enum(['payment', 'exchange']),
  points: Type.Integer({ description: 'negative for those exchanged' }),
  /** Of a payment what is left of its points, of an exchange 0. */
  remaining: Type.Integer(),
  /** The payment that brought them. */
  paymentNumber: orNull(Type.String()),
  /** What an exchange bought. */
  days: orNull(Type.Integer()),
  createdAt: momentSchema,
  /** Until when they can be exchanged; null for an exchange. */
  redeemableUntil: orNull(momentSchema),
});

export type PointsEntry = Static<typeof pointsEntrySchema>;

const pointsDataSchema = Type.Object({
  balance: Type.Integer({ description: 'points that can be exchanged now' }),
  pointsPerDay: orNull(Type.Integer({ description: 'null where points are not exchanged' })),
  /** Days that the balance buys; 0 where the licence has no end to be moved. */
  exchangeableDays: Type.Integer(),
  total: Type.Integer(),
  items: Type.Array(pointsEntrySchema),
});

export const pointsList = defineCall({
  ...own,
  method: 'POST',
  path: '/api/console/payment/points/list',
  summary: "The tenant's points: what came, what was exchanged, and until when they can be",
  body: Type.Object({ ...page, timeZone: timeZoneSchema }),
  data: pointsDataSchema,
  example: { body: { pageIndex: 1, pageSize: 20, timeZone: 'Asia/Shanghai' } },
});

export const pointsExchange = defineCall({
  ...own,
  method: 'POST',
  path: '/api/console/payment/points/exchange',
  summary: 'Exchanges points for days of the subscription, those that end first; the same request counts once',
  changesState: true,
  body: Type.Object({
    requestId: idSchema,
    days: Type.Integer({ minimum: 1, maximum: consoleLimits.exchangeDays }),
    timeZone: timeZoneSchema,
  }),
  data: Type.Object({ balance: Type.Integer(), expirationDate: momentSchema }),
  example: { body: { requestId: exampleId, days: 1, timeZone: 'Asia/Shanghai' } },
});

const closingSchema = Type.Object({
  /** An administrator with a professional account, trial or paid. */
  isOpen: Type.Boolean(),
  nameToType: Type.String(),
  graceDays: Type.Integer(),
  /** When the data goes; null while nothing was asked for. */
  removalAt: orNull(momentSchema),
});

export type AccountClosing = Static<typeof closingSchema>;

export const accountClosing = defineCall({
  ...own,
  method: 'GET',
  path: '/api/console/account-closing',
  summary: 'May the caller log the account off for good, and was it asked for',
  data: closingSchema,
});

export const accountClose = defineCall({
  ...own,
  method: 'POST',
  path: '/api/console/account-closing/start',
  summary:
    "Logs the caller's account off: its API keys end at once, its data goes after a grace time; signing in before takes it back",
  changesState: true,
  body: Type.Object({ typedName: Type.String({ minLength: 1, maxLength: consoleLimits.nameLength }) }),
  data: closingSchema,
  example: { body: { typedName: 'admin' } },
});
