// The gateway's own calls (decisions section 8). They are handled by the gateway, not forwarded.

import { Type, type Static } from 'typebox';
import {
  accountTypes,
  deploymentKinds,
  permissions,
  type AccountType,
  type DeploymentKind,
} from '../constants/modules.ts';
import { defineCall } from './call.ts';

export const sessionUserSchema = Type.Object({
  user: Type.Object({
    id: Type.String(),
    userName: Type.String(),
    name: Type.String(),
    tenantId: Type.String(),
  }),
  permissions: Type.Array(Type.Enum(permissions)),
  deployment: Type.Enum(Object.keys(deploymentKinds) as DeploymentKind[]),
  account: Type.Object({
    isTenantAdmin: Type.Boolean(),
    /** The licence ran out: a non-trial expiration date has passed (specification section 4). */
    isExpired: Type.Boolean(),
    accountType: Type.Enum(Object.keys(accountTypes) as AccountType[]),
    expirationDate: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  }),
  /** Without activity the session ends then (decisions section 6). */
  inactiveAt: Type.String({ format: 'date-time' }),
  /** The session ends then, whatever its user does. */
  endsAt: Type.String({ format: 'date-time' }),
  /** When the access token, and with it the cookie, ends unless it is refreshed. */
  expiresAt: Type.String({ format: 'date-time' }),
  /** A different user than last time in this browser: the page empties its storage (specification section 4). */
  userChanged: Type.Boolean(),
});
export type SessionUser = Static<typeof sessionUserSchema>;

export const sessionUser = defineCall({
  method: 'GET',
  path: '/bff/user',
  summary: 'Who is signed in, with permissions, deployment and expiry; no token',
  access: 'session',
  openToExpired: true,
  data: sessionUserSchema,
});

export const sessionActivity = defineCall({
  method: 'POST',
  path: '/bff/activity',
  summary:
    'The user moved: restarts the 30 minutes, refreshes a token near its end; passive, it only refreshes the token',
  access: 'session',
  changesState: true,
  openToExpired: true,
  data: Type.Object({
    expiresAt: Type.String({ format: 'date-time' }),
    inactiveAt: Type.String({ format: 'date-time' }),
    endsAt: Type.String({ format: 'date-time' }),
  }),
});

export const sessionLogout = defineCall({
  method: 'POST',
  path: '/bff/logout',
  summary: 'Ends the session here and says where to end it at the identity provider',
  access: 'public',
  changesState: true,
  data: Type.Object({ redirectTo: Type.String() }),
});
