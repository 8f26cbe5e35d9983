// The account at the identity provider, and the browsers that are signed in to it.

import { createHash } from 'node:crypto';
import * as contracts from '@app/shared/contracts/profile/account';
import type { Schema } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import * as client from 'openid-client';
import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { IdentityProvider } from '../../auth/provider/identity-provider.ts';
import type { Session } from '../../sessions/session.ts';
import type { SessionStore } from '../../sessions/store.ts';
import type { OwnAccount } from '../../auth/provider/own-account.ts';
import type { OwnHandler } from '../calls/routes.ts';
import { deviceOf } from './device.ts';

export interface AccountHandlerParts {
  sessions: SessionStore;
  provider: IdentityProvider;
  ownAccount: OwnAccount;
}

const factorOf = checked(contracts.twoFactorSchema);
const recoveryCodesOf = checked(contracts.twoFactorEnable.data);

export function accountHandlers(parts: AccountHandlerParts): [string, OwnHandler][] {
  const { ownAccount } = parts;
  const forward =
    (path: string, read: (data: unknown) => unknown): OwnHandler =>
    async (request) =>
      read(await ownAccount.ask(tokenOf(request), path, bodyOf(request)));

  return [
    ['accountState', async (request) => stateOf(request, ownAccount)],
    ['accountPassword', async (request) => changePassword(request, parts)],
    ['twoFactorBegin', forward('/two-factor/begin', factorOf)],
    ['twoFactorEnable', forward('/two-factor/enable', recoveryCodesOf)],
    ['twoFactorRecoveryCodes', forward('/two-factor/recovery-codes', recoveryCodesOf)],
    ['twoFactorDisable', forward('/two-factor/disable', factorOf)],
    ['sessionList', async (request) => ({ items: await listSessions(request, parts) })],
    ['sessionsEnd', async (request) => ({ ended: await endSessions(request, parts) })],
  ];
}

async function stateOf(request: FastifyRequest, ownAccount: OwnAccount): Promise<contracts.AccountState> {
  if (!(await ownAccount.isOurs())) {
    return { isManagedHere: false, manageUrl: (await ownAccount.page()) ?? null, twoFactor: null };
  }
  const data = Object(await ownAccount.ask(tokenOf(request), ''));
  const pendingEmail: unknown = Reflect.get(data, 'pendingEmail');
  return {
    isManagedHere: true,
    manageUrl: null,
    twoFactor: factorOf(Reflect.get(data, 'twoFactor')),
    ...(typeof pendingEmail === 'string' ? { pendingEmail } : {}),
  };
}

async function changePassword(request: FastifyRequest, { sessions, ownAccount }: AccountHandlerParts) {
  await ownAccount.ask(tokenOf(request), '/password', bodyOf(request));
  const others = await othersOf(request, sessions);
  for (const { key } of others) await sessions.remove(key, 'signedOut');
  return { endedSessions: others.length };
}

async function listSessions(request: FastifyRequest, { sessions }: AccountHandlerParts): Promise<contracts.SignedIn[]> {
  const own = signedIn(request);
  const all = await sessions.listBySubject(own.user.id);
  const items = all.map((session) => ({
    sessionId: publicIdOf(session),
    ...deviceOf(session.device ?? ''),
    createdAt: new Date(session.createdAt).toISOString(),
    lastActivityAt: new Date(session.lastActivityAt).toISOString(),
    isCurrent: session.key === own.key,
  }));
  return items.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || other.lastActivityAt.localeCompare(one.lastActivityAt),
  );
}

async function endSessions(request: FastifyRequest, parts: AccountHandlerParts): Promise<number> {
  const { sessionId } = bodyOf(request);
  const others = await othersOf(request, parts.sessions);
  const due = sessionId === undefined ? others : others.filter((one) => publicIdOf(one) === sessionId);
  // Somebody else's, one's own or one that ended meanwhile: all the same from here.
  if (sessionId !== undefined && due.length === 0) throw new AppError('dataMissingOrNoAccess');
  for (const { key } of due) await parts.sessions.remove(key, 'signedOut');
  await endAtProvider(request, due, parts);
  return due.length;
}

// Else the provider would sign the browser in again without a question.
async function endAtProvider(
  request: FastifyRequest,
  due: readonly Session[],
  { provider, ownAccount }: AccountHandlerParts,
): Promise<void> {
  if (await ownAccount.isOurs()) {
    const sids = due.flatMap(({ providerSid }) => providerSid ?? []);
    await ownAccount.ask(tokenOf(request), '/sessions/end', { sids });
    return;
  }
  const configuration = await provider.configuration();
  // RFC 7009: a foreign provider revokes the tokens; its own session is its own matter.
  const revoked = due.flatMap(({ tokens }) =>
    tokens.refreshToken === undefined ? [] : client.tokenRevocation(configuration, tokens.refreshToken),
  );
  for (const result of await Promise.allSettled(revoked)) {
    if (result.status === 'rejected') request.log.warn({ err: result.reason }, 'a token was not revoked');
  }
}

async function othersOf(request: FastifyRequest, sessions: SessionStore): Promise<Session[]> {
  const own = signedIn(request);
  return (await sessions.listBySubject(own.user.id)).filter(({ key }) => key !== own.key);
}

/** The key itself stays in the gateway. */
function publicIdOf({ key }: Session): string {
  return createHash('sha256').update(`session ${key}`).digest('base64url').slice(0, 22);
}

function signedIn({ session }: FastifyRequest): Session {
  if (!session) throw new AppError('unauthorized');
  return session;
}

function tokenOf({ caller }: FastifyRequest): string {
  if (caller?.accessToken === undefined) throw new AppError('unauthorized');
  return caller.accessToken;
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function checked<S extends TSchema>(schema: S): (data: unknown) => Static<S> {
  const check = Compile(schema satisfies Schema);
  return (data) => {
    if (!check.Check(data)) throw new AppError('badGateway', { service: 'identity' });
    return data;
  };
}
