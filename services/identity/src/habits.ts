// How strict this provider is. As it comes it is gentle: tokens of an hour, every claim in every place, one algorithm. The
// tests of the product make it as strict as a Keycloak realm can be.

import { signatureAlgorithms, type SignatureAlgorithm } from '@app/shared/constants/signature-algorithms';
import { Type, type Static } from 'typebox';

/** What is said about an account. */
export type Claims = Record<string, unknown> & { sub: string };

const places = ['id', 'access', 'userinfo'] as const;
/** Where a claim may be. */
export type ClaimPlace = (typeof places)[number];

const claimHabitSchema = Type.Object(
  {
    /** Everywhere when left out; nowhere when empty. */
    in: Type.Optional(Type.Array(Type.Enum(places))),
    /** In place of what the account says; the same for every account. */
    value: Type.Optional(Type.Unknown()),
    /** As a mapper with several values writes it. */
    list: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export const claimHabitsSchema = Type.Record(Type.String(), claimHabitSchema);
export type ClaimHabits = Static<typeof claimHabitsSchema>;

export const habitVariables = {
  IDENTITY_STRICT: Type.Enum(['0', '1'], { default: '0' }),
  IDENTITY_TOKEN_SECONDS: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_600 })),
  IDENTITY_SIGNING_ALG: Type.Enum(signatureAlgorithms, { default: 'RS256' }),
  IDENTITY_RETIRED_KEYS: Type.Enum(['passive', 'disabled'], { default: 'passive' }),
  IDENTITY_AUDIENCE: Type.Optional(Type.String({ minLength: 1 })),
  IDENTITY_CLAIMS: Type.Optional(Type.String()),
};
const variablesSchema = Type.Object(habitVariables);

export interface Habits {
  /** A refresh token that comes twice ends the session; only the address with its slash is known for after a sign-out. */
  readonly isStrict: boolean;
  /** How long an access token, and an ID token with it, is good for. */
  readonly tokenSeconds: number;
  /** Of ID tokens, access tokens and logout tokens alike. */
  readonly algorithm: SignatureAlgorithm;
  /** Whether keys that sign no more stay published. */
  readonly keepsRetiredKeys: boolean;
  /** Of access tokens, where it is not the service's. */
  readonly audience: string | undefined;
  readonly claims: ClaimHabits;
}

const gentleSeconds = 60 * 60;
/** Keycloak's default. */
const strictSeconds = 5 * 60;

/** `claims` are those of IDENTITY_CLAIMS, read. */
export function habitsOf(values: Static<typeof variablesSchema>, claims: ClaimHabits): Habits {
  const isStrict = values.IDENTITY_STRICT === '1';
  return {
    isStrict,
    tokenSeconds: values.IDENTITY_TOKEN_SECONDS ?? (isStrict ? strictSeconds : gentleSeconds),
    algorithm: values.IDENTITY_SIGNING_ALG,
    keepsRetiredKeys: values.IDENTITY_RETIRED_KEYS === 'passive',
    audience: values.IDENTITY_AUDIENCE,
    claims,
  };
}

/** The claims of an account as they are in one place. */
export function claimsIn(place: ClaimPlace, { claims: habits }: Habits, claims: Claims): Claims {
  const all: Claims = { ...claims };
  for (const [name, { in: shownIn = places, value = claims[name], list = false }] of Object.entries(habits)) {
    if (!shownIn.includes(place)) delete all[name];
    else all[name] = list ? [value].flat() : value;
  }
  return all;
}
