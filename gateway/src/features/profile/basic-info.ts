// Name, mail address and phone number are kept by the identity provider; the country is kept by the product.

import { updateUserBasicInfo, userBasicInfo } from '@app/shared/contracts/profile/profile';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { OwnAccount } from '../../auth/provider/own-account.ts';
import type { TokenRefresh } from '../../auth/provider/token-refresh.ts';
import type { Session } from '../../sessions/session.ts';
import type { SessionStore } from '../../sessions/store.ts';
import { askService, type ServiceParts } from '../../upstreams/ask-service.ts';
import type { OwnHandler } from '../calls/routes.ts';

export interface BasicInfoParts extends ServiceParts {
  ownAccount: OwnAccount;
  sessions: SessionStore;
  tokenRefresh: TokenRefresh;
}

const askedCheck = Compile(updateUserBasicInfo.body);
const knownCheck = Compile(userBasicInfo.data);
const ownDataCheck = Compile(updateUserBasicInfo.body);

/** Changes what the provider keeps there, then the product's copy of it. */
export function basicInfoHandler(parts: BasicInfoParts): [string, OwnHandler] {
  return [
    'updateUserBasicInfo',
    async (request) => {
      if (!askedCheck.Check(request.body)) throw new AppError('parameterError');
      const { country, name, email, phone } = request.body;
      const ownData = Object.fromEntries(
        Object.entries({ name, email, phone }).filter(([, value]) => value !== undefined),
      );
      if (Object.keys(ownData).length === 0) return askService(updateUserBasicInfo, request, parts);
      const kept = await changeAtProvider(request, ownData, parts);
      const body = { ...kept, ...(country === undefined ? {} : { country }) };
      const { caller, culture, id, headers } = request;
      const data = await askService(updateUserBasicInfo, { caller, culture, id, headers, body }, parts);
      await rename(request.session, kept.name ?? '', parts);
      return data;
    },
  ];
}

async function changeAtProvider(request: FastifyRequest, change: object, parts: BasicInfoParts) {
  const { caller, culture, id, headers } = request;
  const known = await askService(userBasicInfo, { caller, culture, id, headers, body: undefined }, parts);
  if (!knownCheck.Check(known) || caller?.accessToken === undefined) throw new AppError('badGateway');
  const { name, email, phone } = { ...known, ...change };
  const kept = await parts.ownAccount.ask(caller.accessToken, '', { name, email, phone });
  if (!ownDataCheck.Check(kept)) throw new AppError('badGateway', { service: 'identity' });
  return kept;
}

// Everywhere the name shows: in every session of the user, and in the token that the service reads.
async function rename(session: Session | null, name: string, { sessions, tokenRefresh }: BasicInfoParts) {
  if (!session || name === '' || name === session.user.name) return;
  for (const { key, user } of await sessions.listBySubject(session.user.id)) {
    await sessions.setUser(key, { ...user, name });
  }
  await tokenRefresh.ensure(session, Infinity);
}
