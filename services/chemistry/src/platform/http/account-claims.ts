// What a provider says of its user's account. One that says nothing of accounts leaves the record as it is.

import type { JWTPayload } from 'jose';
import { accountTypes, type AccountType } from '@app/shared/constants/modules';
import { dateIn, singleOf, textIn, type ClaimedDate } from '@app/shared/rules/account/claims';
import type { AccountFacts } from './caller.ts';

const accountClaims = ['customer_name', 'tenant_admin', 'account_type', 'subscription_expires', 'account_created'];

export interface AccountClaims {
  facts: AccountFacts;
  /** Dates that are none: what the provider wrote, by the name of the claim. */
  unreadable: Readonly<Record<string, unknown>>;
}

/** True for claims that say all there is to say of an account. */
export function hasEveryAccountClaim(claims: JWTPayload): boolean {
  return accountClaims.every((name) => claims[name] !== undefined);
}

/** The facts; what a token that speaks of the account leaves out has its default. */
export function accountClaimsOf(claims: JWTPayload): AccountClaims {
  const source = claims['external_source'];
  const push = claims['can_push_dh'];
  const isSpokenOf = accountClaims.some((name) => claims[name] !== undefined);
  return {
    facts: {
      ...(push === undefined ? {} : { isCanPushDH: isTrue(push) }),
      ...(source === undefined ? {} : { externalSource: sourceOf(singleOf(source)) }),
      ...(isSpokenOf ? factsOf(claims) : {}),
    },
    unreadable: Object.fromEntries(
      ['subscription_expires', 'account_created'].flatMap((name) =>
        dateIn(claims[name]) === undefined ? [[name, claims[name]]] : [],
      ),
    ),
  };
}

/** Nobody gets a licence without an end from a date that cannot be read: it has ended. */
const endOfUnreadable = new Date(0);

function factsOf(claims: JWTPayload): AccountFacts {
  const ends: ClaimedDate = dateIn(claims['subscription_expires'], 'end');
  return {
    customerName: textIn(claims['customer_name']) || null,
    isTenantAdmin: isTrue(claims['tenant_admin']),
    accountType: accountTypeOf(singleOf(claims['account_type'])),
    expiresAt: ends === undefined ? endOfUnreadable : ends,
    accountCreatedAt: dateIn(claims['account_created']) ?? null,
  };
}

// Some providers write every mapped attribute as a string, or as a list of one.
function isTrue(claim: unknown): boolean {
  return String(singleOf(claim)) === 'true';
}

const typesByNumber = new Map<string, AccountType>(
  (Object.keys(accountTypes) as AccountType[]).map((name) => [String(accountTypes[name]), name]),
);

function accountTypeOf(claim: unknown): AccountType | undefined {
  return claim === undefined ? 'enterprise' : typesByNumber.get(String(claim));
}

function sourceOf(claim: unknown): number | null {
  const number = claim === null || claim === '' ? Number.NaN : Number(claim);
  return Number.isInteger(number) ? number : null;
}
