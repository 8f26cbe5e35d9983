// The account at the identity provider, and the browsers signed in to it: handled by the gateway.

import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';

const common = { access: 'session', openToExpired: true } as const;
const change = { ...common, method: 'POST', changesState: true } as const;
const secret = Type.String({ minLength: 1, maxLength: 200 });
const code = Type.String({ minLength: 6, maxLength: 40, description: 'six digits of the app, or a recovery code' });

/** Two-factor state (specification section 3). */
export const twoFactorSchema = Type.Object({
  isEnabled: Type.Boolean(),
  token: Type.Union([Type.String({ description: 'the secret in base 32, until it is confirmed' }), Type.Null()]),
  url: Type.Union([Type.String({ description: 'otpauth address of the secret, until it is confirmed' }), Type.Null()]),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
});
export type TwoFactor = Static<typeof twoFactorSchema>;

export const accountStateSchema = Type.Object({
  isManagedHere: Type.Boolean({ description: 'false where a foreign provider owns name, mail, phone and password' }),
  manageUrl: Type.Union([Type.String({ description: "the provider's own account page" }), Type.Null()]),
  twoFactor: Type.Union([twoFactorSchema, Type.Null()]),
  pendingEmail: Type.Optional(Type.String({ description: 'new mail address that waits for its code' })),
});
export type AccountState = Static<typeof accountStateSchema>;

export const accountState = defineCall({
  ...common,
  method: 'GET',
  path: '/bff/account',
  summary: 'Who manages the account, and its second factor',
  data: accountStateSchema,
});

export const accountPassword = defineCall({
  ...change,
  path: '/bff/account/password',
  summary: 'Changes the password and ends the other sessions (10013, 10015, 10016, 70013)',
  body: Type.Object({ oldPassword: secret, newPassword: secret, confirmPassword: secret }),
  data: Type.Object({ endedSessions: Type.Integer({ minimum: 0 }) }),
});

export const twoFactorBegin = defineCall({
  ...change,
  path: '/bff/account/two-factor/begin',
  summary: 'A new secret for the authenticator app; it counts once confirmed (70013)',
  body: Type.Object({ password: secret }),
  data: twoFactorSchema,
});

const recoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

export const twoFactorEnable = defineCall({
  ...change,
  path: '/bff/account/two-factor/enable',
  summary: 'Confirms the secret by a code of the app and gives the recovery codes, this once (995)',
  body: Type.Object({ code }),
  data: recoveryCodes,
});

export const twoFactorRecoveryCodes = defineCall({
  ...change,
  path: '/bff/account/two-factor/recovery-codes',
  summary: 'New recovery codes in place of the old ones (70013, 995)',
  body: Type.Object({ password: secret, code }),
  data: recoveryCodes,
});

export const twoFactorDisable = defineCall({
  ...change,
  path: '/bff/account/two-factor/disable',
  summary: 'Signing in asks for the password alone again (70013, 995)',
  body: Type.Object({ password: secret, code }),
  data: twoFactorSchema,
});

export const signedInSchema = Type.Object({
  sessionId: Type.String({ description: 'names the session, opens nothing' }),
  browser: Type.String({ description: 'empty when the browser did not tell' }),
  system: Type.String({ description: 'empty when the browser did not tell' }),
  isMobile: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
  lastActivityAt: Type.String({ format: 'date-time' }),
  isCurrent: Type.Boolean(),
});
export type SignedIn = Static<typeof signedInSchema>;

export const sessionList = defineCall({
  ...common,
  method: 'GET',
  path: '/bff/sessions',
  summary: "The caller's signed-in browsers, at every gateway",
  data: Type.Object({ items: Type.Array(signedInSchema) }),
});

export const sessionsEnd = defineCall({
  ...change,
  path: '/bff/sessions/end',
  summary: 'Signs one of the other browsers out, or all of them when none is named',
  body: Type.Object({ sessionId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) }),
  data: Type.Object({ ended: Type.Integer({ minimum: 0 }) }),
});
