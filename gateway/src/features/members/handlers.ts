// The users of the caller's tenant. Accounts live at the identity provider; who may be how many is the licence's affair,
// and what a changed user may do is read anew at the next call.

import * as groupContracts from '@app/shared/contracts/members/groups';
import * as contracts from '@app/shared/contracts/members/members';
import type { Call, Schema } from '@app/shared/contracts/call';
import { headers } from '@app/shared/constants/headers';
import { AppError } from '@app/shared/errors/app-error';
import { errorKeyOf, type ErrorKey } from '@app/shared/errors/catalogue';
import { userLimitOf } from '@app/shared/rules/account/user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { AuditAction } from '../../audit/actions.ts';
import type { Accounts } from '../../auth/provider/accounts.ts';
import type { ApiKeys } from '../../auth/programs/api-keys.ts';
import type { OwnAccount } from '../../auth/provider/own-account.ts';
import type { Caller } from '../../plugins/request-state.ts';
import type { SessionStore } from '../../sessions/store.ts';
import { interpret } from '../../upstreams/response.ts';
import { callerHeaders } from '../../upstreams/caller-headers.ts';
import type { Chemistry } from '../../upstreams/chemistry.ts';
import type { OwnHandler } from '../calls/routes.ts';

export interface MemberHandlerParts {
  sessions: SessionStore;
  ownAccount: OwnAccount;
  accounts: Pick<Accounts, 'forget'>;
  apiKeys: Pick<ApiKeys, 'forget' | 'revokeAll'>;
  chemistry: Pick<Chemistry, 'fetch'>;
}

const list = contracts.memberList.data.properties;
const listOf = checked(Type.Object({ enabled: list.enabled, total: list.total, items: list.items }));
const linkOf = checked(contracts.memberInvite.data);
const stateOf = checked(contracts.memberEnable.data);
const permissionsOf = checked(contracts.memberSetGroups.data);
const groupsOf = checked(groupContracts.memberGroupList.data);
const groupOf = checked(groupContracts.memberGroupSave.data);
const deletedOf = checked(groupContracts.memberGroupDelete.data);
const administratorOf = checked(Type.Object({ isTenantAdmin: Type.Boolean(), isUnmade: Type.Boolean() }));
const editedOf = checked(contracts.memberEdit.data);
const affectedOf = checked(Type.Object({ userIds: Type.Array(Type.String()) }));

export function memberHandlers(parts: MemberHandlerParts): [string, OwnHandler][] {
  const { ownAccount } = parts;

  /** Asks the provider, for an administrator alone. */
  async function ask(request: FastifyRequest, path: string, body?: object): Promise<object> {
    const data = await ownAccount.ask(callerOf(request).accessToken, path, body);
    if (typeof data !== 'object' || data === null) throw new AppError('badGateway', { service: 'identity' });
    return data;
  }

  async function changed(request: FastifyRequest, response: object): Promise<void> {
    await readAnew(request, affectedOf(response).userIds, parts);
  }

  const audited = (reply: FastifyReply, action: AuditAction, targetId?: string): void => {
    reply.audited = { action, targetId };
  };

  return [
    [
      'memberList',
      async (request) => {
        const userLimit = userLimitOf(administrator(request).account);
        if (!(await ownAccount.isOurs())) {
          // The account page of a realm is for one's own account, not for those of others.
          const manageUrl = (await ownAccount.namedPage()) ?? null;
          return { isManagedHere: false, manageUrl, userLimit, enabled: 0, total: 0, items: [] };
        }
        const response = listOf(await ask(request, '/members/list', objectOf(request.query)));
        return { isManagedHere: true, manageUrl: null, userLimit, ...response };
      },
    ],
    [
      'memberInvite',
      async (request, reply) => {
        audited(reply, 'member-invited');
        const userLimit = userLimitOf(administrator(request).account);
        const response = linkOf(await ask(request, '/members/invite', { ...spoken(request), userLimit }));
        audited(reply, 'member-invited', response.userId);
        return response;
      },
    ],
    [
      'memberInviteAgain',
      async (request, reply) => {
        audited(reply, 'member-invited', memberIn(request));
        administrator(request);
        return linkOf(await ask(request, '/members/invite-again', spoken(request)));
      },
    ],
    [
      'memberDisable',
      async (request, reply) => {
        const userId = memberIn(request);
        audited(reply, 'member-disabled', userId);
        administrator(request);
        await ask(request, '/members/disable', spoken(request));
        const endedSessions = await endSessions(request, userId, parts);
        await sendState(request, { userId, isDisabled: true }, parts);
        return { endedSessions };
      },
    ],
    [
      'memberEnable',
      async (request, reply) => {
        audited(reply, 'member-enabled', memberIn(request));
        const userLimit = userLimitOf(administrator(request).account);
        const response = await ask(request, '/members/enable', { ...spoken(request), userLimit });
        await readAnew(request, [memberIn(request)], parts);
        await sendState(request, { userId: memberIn(request), isDisabled: false }, parts);
        return stateOf(response);
      },
    ],
    [
      'memberSetAdministrator',
      async (request, reply) => {
        const userId = memberIn(request);
        audited(reply, 'member-administrator-changed', userId);
        administrator(request);
        const response = await ask(request, '/members/administrator', objectOf(request.body));
        const { isTenantAdmin, isUnmade } = administratorOf(response);
        // Tokens say who is administrator: who is none any more signs in again.
        return { isTenantAdmin, endedSessions: isUnmade ? await endSessions(request, userId, parts) : 0 };
      },
    ],
    [
      'memberEdit',
      async (request, reply) => {
        audited(reply, 'member-edited', memberIn(request));
        administrator(request);
        return editedOf(await ask(request, '/members/edit', spoken(request)));
      },
    ],
    [
      'memberDelete',
      async (request, reply) => {
        const userId = memberIn(request);
        audited(reply, 'member-deleted', userId);
        administrator(request);
        // The account is disabled while its data is erased; after a failure half-way the same call completes it.
        await ask(request, '/members/begin-delete', objectOf(request.body));
        const endedSessions = await endSessions(request, userId, parts);
        await eraseData(request, userId, parts);
        await ask(request, '/members/delete', objectOf(request.body));
        return { endedSessions };
      },
    ],
    [
      'memberResetPassword',
      async (request, reply) => {
        const userId = memberIn(request);
        audited(reply, 'member-password-reset', userId);
        administrator(request, 'passwordReset1');
        const response = linkOf(await ask(request, '/members/reset-password', spoken(request)));
        const endedSessions = await endSessions(request, userId, parts);
        // Somebody else may have made keys with the old password. After a failure the same call completes it.
        await parts.apiKeys.revokeAll({ id: userId, tenantId: callerOf(request).user.tenantId }, request);
        return { ...response, endedSessions };
      },
    ],
    [
      'memberSetGroups',
      async (request, reply) => {
        audited(reply, 'member-groups-changed', memberIn(request));
        administrator(request);
        const response = await ask(request, '/members/groups', objectOf(request.body));
        await changed(request, response);
        return permissionsOf(response);
      },
    ],
    [
      'memberGroupList',
      async (request) => {
        administrator(request);
        return groupsOf(await ask(request, '/member-groups'));
      },
    ],
    [
      'memberGroupSave',
      async (request, reply) => {
        audited(reply, 'member-group-changed');
        administrator(request);
        const response = await ask(request, '/member-groups/save', objectOf(request.body));
        await changed(request, response);
        return groupOf(response);
      },
    ],
    [
      'memberGroupDelete',
      async (request, reply) => {
        audited(reply, 'member-group-deleted');
        administrator(request);
        const response = await ask(request, '/member-groups/delete', objectOf(request.body));
        await changed(request, response);
        return deletedOf(response);
      },
    ],
  ];
}

/** At every gateway of the store; how many there were. */
async function endSessions(request: FastifyRequest, userId: string, parts: MemberHandlerParts): Promise<number> {
  const due = await parts.sessions.listBySubject(userId);
  for (const { key } of due) await parts.sessions.remove(key, 'signedOut');
  await readAnew(request, [userId], parts);
  return due.length;
}

/** Everything that the service keeps of the user. Who never came has nothing there. */
async function eraseData(request: FastifyRequest, userId: string, parts: MemberHandlerParts): Promise<void> {
  const refusal = await order(request, groupContracts.tenantUserErase, { userId }, parts);
  if (refusal !== undefined && refusal !== 'dataMissingOrNoAccess') throw new AppError(refusal);
}

/** The lists of colleagues leave out who is disabled. That the account is does not hang on it. */
async function sendState(
  request: FastifyRequest,
  state: { userId: string; isDisabled: boolean },
  parts: MemberHandlerParts,
): Promise<void> {
  const refusal = await order(request, groupContracts.tenantUserState, state, parts).catch((error: unknown) => error);
  if (refusal !== undefined && refusal !== 'dataMissingOrNoAccess')
    request.log.warn({ err: refusal }, 'the service was not told who is disabled');
}

/** Has the service do something as the administrator; gives why it did not. */
async function order(
  request: FastifyRequest,
  call: Call,
  json: object,
  { chemistry }: MemberHandlerParts,
): Promise<ErrorKey | undefined> {
  const { accessToken, user } = callerOf(request);
  const { status, text } = await chemistry.fetch(call, {
    path: call.path,
    headers: {
      ...callerHeaders({ accessToken, tenantId: user.tenantId }),
      [headers.culture]: request.culture,
      [headers.requestId]: request.id,
    },
    json,
  });
  const response = interpret(status, text);
  return response.kind === 'data' ? undefined : (errorKeyOf(response.error.code) ?? 'badGateway');
}

async function readAnew(
  request: FastifyRequest,
  userIds: readonly string[],
  { accounts, apiKeys }: MemberHandlerParts,
): Promise<void> {
  const { tenantId } = callerOf(request).user;
  for (const id of userIds) {
    apiKeys.forget({ id, tenantId });
    await accounts.forget(id);
  }
}

function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new AppError('unauthorized');
  return caller;
}

function administrator(request: FastifyRequest, refusal: ErrorKey = 'featureNotPermitted'): Caller {
  const caller = callerOf(request);
  if (!caller.account.isTenantAdmin) throw new AppError(refusal);
  return caller;
}

/** The body, and the language of a mail that may follow. */
function spoken(request: FastifyRequest): object {
  return { ...objectOf(request.body), culture: request.culture };
}

function memberIn({ body }: FastifyRequest): string {
  return String(Reflect.get(objectOf(body), 'userId') ?? '');
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** The members that the contract names, and no others. */
function checked<S extends TSchema>(schema: S): (data: object) => Static<S> {
  const check = Compile(schema satisfies Schema);
  return (data) => {
    const known = { ...data };
    if (!check.Check(known)) throw new AppError('badGateway', { service: 'identity' });
    return check.Clean(known) as Static<S>;
  };
}
