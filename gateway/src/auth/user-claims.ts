// What the provider says of a user, turned into what the product needs (specification section 3).

import { seatClaim } from '@app/shared/constants/account';
import type { SyncUser } from '@app/shared/contracts/profile';
import type { UserInfoResponse } from 'openid-client';
import type { SessionUser } from '../sessions/session.ts';

/** The user of a session; undefined for a user without a tenant. */
export function sessionUserOf(info: UserInfoResponse): SessionUser | undefined {
  const tenantId = firstTenantOf(info['tenantid']);
  if (tenantId === undefined) return undefined;
  const userName = textOf(info.preferred_username) || info.sub;
  return { id: info.sub, userName, name: textOf(info.name) || userName, tenantId };
}

/** The user's place among those of the tenant who may sign in; 0 where the provider does not count them. */
export function seatOf(info: UserInfoResponse): number {
  return toInteger(info[seatClaim]) ?? 0;
}

/** The payload of sync-user. */
export function syncUserOf(info: UserInfoResponse, user: SessionUser): SyncUser {
  const source = info['external_source'];
  return {
    userId: user.id,
    tenantId: user.tenantId,
    userName: user.userName,
    phone: textOf(info.phone_number),
    chineseName: user.name,
    email: textOf(info.email),
    externalSource: source === null || source === undefined || source === '' ? null : toInteger(source),
    externalUserId: textOf(info['external_userid']) || null,
    userGroups: groupsOf(info['attributes']),
  };
}

/** The first entry that is not empty; comma separated, or a list. */
export function firstTenantOf(claim: unknown): string | undefined {
  const entries = Array.isArray(claim) ? claim.map(textOf) : textOf(claim).split(',');
  return entries.map((entry) => entry.trim()).find((entry) => entry !== '');
}

function groupsOf(attributes: unknown): string[] {
  const memberOf = typeof attributes === 'object' && attributes !== null ? Reflect.get(attributes, 'memberOf') : [];
  return (Array.isArray(memberOf) ? memberOf : [memberOf]).map(textOf).filter((group) => group !== '');
}

function toInteger(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) ? number : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
