// The users of the caller's tenant. Accounts live at the identity provider; who may be how many is the licence's affair,
// and what a changed user may do is read anew at the next call.

import * as contracts from '@app/shared/contracts/members';
import type { Schema } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import { userLimitOf } from '@app/shared/rules/user-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { AuditAction } from '../../audit/actions.ts';
import type { Accounts } from '../../auth/accounts.ts';
import type { ApiKeys } from '../../auth/api-keys.ts';
import type { OwnAccount } from '../../auth/own-account.ts';
import type { Caller } from '../../plugins/request-state.ts';
import type { SessionStore } from '../../sessions/store.ts';
import type { OwnHandler } from '../calls/routes.ts';

export interface MemberHandlerParts {
  sessions: SessionStore;
  ownAccount: OwnAccount;
  accounts: Pick<Accounts, 'forget'>;
  apiKeys: Pick<ApiKeys, 'forget'>;
}

const list = contracts.memberList.data.properties;
const listOf = checked(Type.Object({ enabled: list.enabled, total: list.total, items: list.items }));
const linkOf = checked(contracts.memberInvite.data);
const stateOf = checked(contracts.memberEnable.data);
const permissionsOf = checked(contracts.memberSetGroups.data);
const groupsOf = checked(contracts.memberGroupList.data);
const groupOf = checked(contracts.memberGroupSave.data);
const deletedOf = checked(contracts.memberGroupDelete.data);
const affectedOf = checked(Type.Object({ userIds: Type.Array(Type.String()) }));

export function memberHandlers(parts: MemberHandlerParts): [string, OwnHandler][] {
  const { ownAccount } = parts;

  /** Asks the provider, for an administrator alone. */
  async function ask(request: FastifyRequest, path: string, body?: object): Promise<object> {
    const data = await ownAccount.ask(callerOf(request).accessToken, path, body);
    if (typeof data !== 'object' || data === null) throw new AppError('badGateway', { service: 'identity' });
    return data;
  }

  async function changed(request: FastifyRequest, answer: object): Promise<void> {
    await readAnew(request, affectedOf(answer).userIds, parts);
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
          const manageUrl = (await ownAccount.page()) ?? null;
          return { isManagedHere: false, manageUrl, userLimit, enabled: 0, total: 0, items: [] };
        }
        const answer = listOf(await ask(request, '/members/list', objectOf(request.query)));
        return { isManagedHere: true, manageUrl: null, userLimit, ...answer };
      },
    ],
    [
      'memberInvite',
      async (request, reply) => {
        audited(reply, 'member-invited');
        const userLimit = userLimitOf(administrator(request).account);
        const answer = linkOf(await ask(request, '/members/invite', { ...spoken(request), userLimit }));
        audited(reply, 'member-invited', answer.userId);
        return answer;
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
        return { endedSessions: await endSessions(request, userId, parts) };
      },
    ],
    [
      'memberEnable',
      async (request, reply) => {
        audited(reply, 'member-enabled', memberIn(request));
        const userLimit = userLimitOf(administrator(request).account);
        const answer = await ask(request, '/members/enable', { ...spoken(request), userLimit });
        await readAnew(request, [memberIn(request)], parts);
        return stateOf(answer);
      },
    ],
    [
      'memberResetPassword',
      async (request, reply) => {
        const userId = memberIn(request);
        audited(reply, 'member-password-reset', userId);
        administrator(request, 'passwordReset1');
        const answer = linkOf(await ask(request, '/members/reset-password', spoken(request)));
        return { ...answer, endedSessions: await endSessions(request, userId, parts) };
      },
    ],
    [
      'memberSetGroups',
      async (request, reply) => {
        audited(reply, 'member-groups-changed', memberIn(request));
        administrator(request);
        const answer = await ask(request, '/members/groups', objectOf(request.body));
        await changed(request, answer);
        return permissionsOf(answer);
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
        const answer = await ask(request, '/member-groups/save', objectOf(request.body));
        await changed(request, answer);
        return groupOf(answer);
      },
    ],
    [
      'memberGroupDelete',
      async (request, reply) => {
        audited(reply, 'member-group-deleted');
        administrator(request);
        const answer = await ask(request, '/member-groups/delete', objectOf(request.body));
        await changed(request, answer);
        return deletedOf(answer);
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
