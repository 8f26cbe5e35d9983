// What a token says of its user's account. A provider that says nothing of accounts leaves the record as it is.

import type { JWTPayload } from 'jose';
import { accountTypes, type AccountType } from '@app/shared/constants/modules';
import type { AccountFacts } from '../routes/caller.ts';

const accountClaims = ['customer_name', 'tenant_admin', 'account_type', 'subscription_expires', 'account_created'];

/** The facts; what a token that speaks of the account leaves out has its default, what cannot be read is left open. */
export function accountFactsOf(claims: JWTPayload): AccountFacts {
  const source = claims['external_source'];
  const push = claims['can_push_dh'];
  return {
    ...(push === undefined ? {} : { isCanPushDH: String(push) === 'true' }),
    ...(source === undefined ? {} : { externalSource: sourceOf(source) }),
    ...(accountClaims.some((name) => claims[name] !== undefined) ? factsOf(claims) : {}),
  };
}

function factsOf(claims: JWTPayload): AccountFacts {
  const name = claims['customer_name'];
  return {
    customerName: typeof name === 'string' && name !== '' ? name : null,
    // Some providers write every mapped attribute as a string.
    isTenantAdmin: String(claims['tenant_admin']) === 'true',
    accountType: accountTypeOf(claims['account_type']),
    expiresAt: dateOf(claims['subscription_expires']),
    accountCreatedAt: dateOf(claims['account_created']),
  };
}

const typesByNumber = new Map<string, AccountType>(
  (Object.keys(accountTypes) as AccountType[]).map((name) => [String(accountTypes[name]), name]),
);

function accountTypeOf(claim: unknown): AccountType | undefined {
  return claim === undefined ? 'enterprise' : typesByNumber.get(String(claim));
}

function dateOf(claim: unknown): Date | null | undefined {
  if (claim === undefined || claim === null || claim === '') return null;
  const date = new Date(typeof claim === 'string' ? claim : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function sourceOf(claim: unknown): number | null {
  const number = claim === null || claim === '' ? Number.NaN : Number(claim);
  return Number.isInteger(number) ? number : null;
}
