// What the provider says of a user, turned into what the product needs (specification section 3).

import { seatClaim } from '@app/shared/constants/account';
import type { SyncUser } from '@app/shared/contracts/profile/profile';
import {
  emailLength,
  fullNameIn,
  nameLength,
  phoneLength,
  singleOf,
  tenantsIn,
  textIn,
  type Claims,
} from '@app/shared/rules/account/claims';
import type { SessionUser } from '../../sessions/session.ts';

/** The claims of a user whose `sub` is known. */
export type UserClaims = Claims & { readonly sub: string };

/** The user of a session; undefined for a user without a tenant. */
export function sessionUserOf(info: UserClaims): SessionUser | undefined {
  const [tenantId] = tenantsIn(info['tenantid']);
  if (tenantId === undefined) return undefined;
  const userName = textIn(info['preferred_username'], nameLength) || info.sub;
  return { id: info.sub, userName, name: fullNameIn(info) || userName, tenantId };
}

/** The provider's session that an ID token comes from; PingFederate has a name of its own for it. */
export function providerSidIn(idClaims: Claims | undefined): string | undefined {
  const sid = [idClaims?.['sid'], idClaims?.['pi.sri']].find((claim) => typeof claim === 'string' && claim !== '');
  return typeof sid === 'string' ? sid : undefined;
}

/** The user's place among those of the tenant who may sign in; 0 where the provider does not count them. */
export function seatOf(info: UserClaims): number {
  return toInteger(info[seatClaim]) ?? 0;
}

/** The payload of sync-user. */
export function syncUserOf(info: UserClaims, user: SessionUser): SyncUser {
  const source = singleOf(info['external_source']);
  const email = textIn(info['email']);
  return {
    userId: user.id,
    tenantId: user.tenantId,
    userName: user.userName,
    phone: textIn(info['phone_number'], phoneLength),
    chineseName: user.name,
    // A part of an address is the address of somebody else.
    email: email.length > emailLength ? '' : email,
    externalSource: source === null || source === undefined || source === '' ? null : toInteger(source),
    externalUserId: textIn(info['external_userid']) || null,
    userGroups: groupsOf(info['attributes']),
  };
}

function groupsOf(attributes: unknown): string[] {
  const memberOf = typeof attributes === 'object' && attributes !== null ? Reflect.get(attributes, 'memberOf') : [];
  return (Array.isArray(memberOf) ? memberOf : [memberOf])
    .map((group) => textIn(group))
    .filter((group) => group !== '');
}

function toInteger(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) ? number : null;
}
