// Name, mail address and phone number are kept by the identity provider; the country is kept by the product.

import { updateUserBasicInfo } from '@app/shared/contracts/profile/profile';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
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
const ownDataCheck = Compile(Type.Omit(updateUserBasicInfo.data, ['country']));

/** Changes what the provider keeps there, then the product's copy of it. */
export function basicInfoHandler(parts: BasicInfoParts): [string, OwnHandler] {
  return [
    'updateUserBasicInfo',
    async (request) => {
      if (!askedCheck.Check(request.body)) throw new AppError('parameterError');
      const { country, ...own } = request.body;
      if (Object.keys(own).length === 0) return askService(updateUserBasicInfo, request, parts);
      const { pendingEmail, ...kept } = await changeAtProvider(request, own, parts);
      const body = { ...kept, ...(country === undefined ? {} : { country }) };
      const { caller, culture, id, headers } = request;
      const data = await askService(updateUserBasicInfo, { caller, culture, id, headers, body }, parts);
      await rename(request.session, kept.name, parts);
      return pendingEmail === undefined ? data : { ...Object(data), pendingEmail };
    },
  ];
}

async function changeAtProvider({ caller, culture }: FastifyRequest, change: object, parts: BasicInfoParts) {
  if (caller?.accessToken === undefined) throw new AppError('badGateway');
  const kept = await parts.ownAccount.ask(caller.accessToken, '', { ...change, culture });
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
