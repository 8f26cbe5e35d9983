// What the administrator of a tenant may do with its users and groups. The bodies are those of the contracts.

import { randomUUID } from 'node:crypto';
import { memberLimits, type MemberState } from '@app/shared/constants/members';
import * as groupContracts from '@app/shared/contracts/members/groups';
import * as contracts from '@app/shared/contracts/members/members';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import { comparable, mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { userNameIn } from '@app/shared/rules/account/user';
import { Type, type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { passwordHashOf, type Account } from '../accounts.ts';
import type { AccountCall, AccountParts, Asked } from './calls.ts';
import { cultureIn, tellOwner } from './own-data-call.ts';
import { endSessions } from '../end-sessions.ts';
import { isTaken, storeOwnData } from '../own-data.ts';
import { tenantOf } from '../members/directory.ts';
import type { LinkKind, NewLink } from '../members/password-links.ts';
import { setPasswordPath } from '../members/set-password.ts';

/** How many users the licence allows: the gateway knows what was bought. */
const withLimit = Type.Object({ userLimit: Type.Integer({ minimum: 0 }) });

/** By method and path below the account's address. */
export const memberCalls: Record<string, AccountCall> = {
  'POST /members/list': forAdministrators(contracts.memberList.query, listMembers),
  'POST /members/invite': forAdministrators(Type.Intersect([contracts.memberInvite.body, withLimit]), invite),
  'POST /members/invite-again': forAdministrators(contracts.memberInviteAgain.body, inviteAgain),
  'POST /members/disable': forAdministrators(contracts.memberDisable.body, disable),
  'POST /members/enable': forAdministrators(Type.Intersect([contracts.memberEnable.body, withLimit]), enable),
  'POST /members/administrator': forAdministrators(contracts.memberSetAdministrator.body, setAdministrator),
  'POST /members/edit': forAdministrators(contracts.memberEdit.body, edit),
  'POST /members/begin-delete': forAdministrators(contracts.memberDelete.body, beginErasing),
  'POST /members/delete': forAdministrators(contracts.memberDelete.body, erase),
  'POST /members/reset-password': forAdministrators(contracts.memberResetPassword.body, reset, 'passwordReset1'),
  'POST /members/groups': forAdministrators(contracts.memberSetGroups.body, setGroups),
  'GET /member-groups': forAdministrators(Type.Object({}), (_, { tenantId, parts: { accounts } }) => ({
    items: accounts.groups.ofTenant(tenantId),
  })),
  'POST /member-groups/save': forAdministrators(groupContracts.memberGroupSave.body, saveGroup),
  'POST /member-groups/delete': forAdministrators(groupContracts.memberGroupDelete.body, deleteGroup),
};

interface CallContext {
  asked: Asked;
  administrator: Account;
  tenantId: string;
  parts: AccountParts;
}

function forAdministrators<S extends TSchema>(
  schema: S,
  run: (body: Static<S>, context: CallContext) => object | Promise<object>,
  refusal: ErrorKey = 'featureNotPermitted',
): AccountCall {
  return (asked, parts) => {
    const administrator = asked.bearer.account;
    const tenantId = tenantOf(administrator);
    if (!administrator.isTenantAdmin || tenantId === '') throw new AppError(refusal);
    const { body } = asked;
    if (!Check(schema, body)) throw new AppError('parameterError');
    return run(body, { asked, administrator, tenantId, parts });
  };
}

// Another tenant's user is as unknown as one that nobody has.
function memberOf({ tenantId, parts: { accounts } }: CallContext, userId: string): Account {
  const member = accounts.known(userId);
  if (!member || tenantOf(member) !== tenantId) throw new AppError('dataMissingOrNoAccess');
  return member;
}

function listMembers(query: Static<typeof contracts.memberList.query>, context: CallContext): object {
  const { tenantId, parts } = context;
  const { search = '', state, groupId, pageIndex = 1, pageSize = 20 } = query;
  const wanted = comparable(search);
  const everybody = parts.accounts.ofTenant(tenantId);
  const found = everybody
    .map((account) => ({ account, row: rowOf(account, context) }))
    .filter(
      ({ row }) =>
        (state === undefined || row.state === state) &&
        (groupId === undefined || row.groupIds.includes(groupId)) &&
        [row.userName, row.name, row.email, row.phone].some((text) => comparable(text).includes(wanted)),
    );
  return {
    enabled: everybody.filter(({ isDisabled }) => !isDisabled).length,
    total: found.length,
    items: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize).map(({ row }) => row),
  };
}

function rowOf(account: Account, { administrator, parts: { accounts, db } }: CallContext): contracts.Member {
  const { id: userId, userName, name, email, phone, isTenantAdmin, createdAt, permissions } = account;
  return {
    userId,
    userName,
    name,
    email,
    phone,
    state: stateOf(account, passwordHashOf(db, userId) !== undefined),
    isTenantAdmin,
    isSelf: userId === administrator.id,
    groupIds: accounts.groups.idsOf(userId),
    permissions: [...permissions],
    createdAt,
    lastSignInAt: accounts.lastSignInOf(userId),
  };
}

function stateOf({ isDisabled }: Account, hasPassword: boolean): MemberState {
  if (isDisabled) return 'disabled';
  return hasPassword ? 'active' : 'invited';
}

type Invitation = Static<typeof contracts.memberInvite.body> & Static<typeof withLimit>;
type Person = Pick<Invitation, 'userName' | 'name' | 'email' | 'phone'>;

function invite(given: Invitation, context: CallContext): Promise<object> {
  const { accounts, now } = context.parts;
  const data = soundData(given);
  requireNew(data, context);
  requireSeat(context, given.userLimit, 'tenantUserLimit');
  const id = randomUUID();
  const { userName, ...own } = data;
  const link = accounts.atOnce(() => {
    accounts.add({ id, userName, tenantId: context.tenantId, createdAt: new Date(now()).toISOString() });
    storeOwnData(context.parts.db, id, own);
    accounts.groups.assign(context.tenantId, id, given.groupIds);
    return context.parts.links.invite(id);
  });
  return handOver(link, 'invite', memberOf(context, id), context);
}

function soundData(given: Person) {
  const userName = userNameIn(given.userName);
  const name = given.name.trim();
  const email = mailAddress(given.email);
  const phone = phoneNumber(given.phone ?? '');
  const problems = [
    ...(userName === undefined ? ['userName'] : []),
    ...(name === '' || [...name].length > memberLimits.nameLength ? ['name'] : []),
    ...(email === undefined ? ['email'] : []),
    ...(phone === undefined ? ['phone'] : []),
  ];
  if (userName === undefined || email === undefined || phone === undefined || problems.length > 0) {
    throw new AppError('parameterError', { fields: problems });
  }
  return { userName, name, email, phone };
}

// Names and addresses are unique over all tenants: they are what people sign in with.
function requireNew(
  { userName, email, phone }: ReturnType<typeof soundData>,
  { parts: { accounts } }: CallContext,
): void {
  if (accounts.byUserName(userName)) throw new AppError('duplicateUser');
  const others = accounts.all;
  if (others.some((one) => comparable(one.email) === comparable(email))) throw new AppError('duplicateEmail');
  if (phone !== '' && others.some((one) => comparable(one.phone) === comparable(phone))) {
    throw new AppError('phoneInUse');
  }
}

function requireSeat({ tenantId, parts: { accounts } }: CallContext, limit: number, refusal: ErrorKey): void {
  const enabled = accounts.ofTenant(tenantId).filter(({ isDisabled }) => !isDisabled).length;
  if (enabled >= limit) throw new AppError(refusal, { limit });
}

function inviteAgain({ userId }: { userId: string }, context: CallContext): Promise<object> {
  const member = memberOf(context, userId);
  if (stateOf(member, passwordHashOf(context.parts.db, userId) !== undefined) !== 'invited') {
    throw new AppError('parameterError');
  }
  return handOver(context.parts.links.invite(userId), 'invite', member, context);
}

function disable({ userId }: { userId: string }, context: CallContext): object {
  const member = memberOf(context, userId);
  if (userId === context.administrator.id) throw new AppError('cannotDisableSelf');
  context.parts.accounts.setDisabled(userId, true);
  context.parts.links.end(userId);
  return { userId: member.id, endedSessions: endSessions(context.parts.db, { accountId: userId, keptUid: '' }) };
}

function enable({ userId, userLimit }: { userId: string; userLimit: number }, context: CallContext): object {
  const member = memberOf(context, userId);
  if (member.isDisabled) requireSeat(context, userLimit, 'userLimit');
  context.parts.accounts.setDisabled(userId, false);
  return { state: stateOf({ ...member, isDisabled: false }, passwordHashOf(context.parts.db, userId) !== undefined) };
}

// Who is administrator stays one until another administrator says otherwise, so that no tenant is left without.
function setAdministrator(
  { userId, isTenantAdmin }: Static<typeof contracts.memberSetAdministrator.body>,
  context: CallContext,
) {
  const { parts, administrator } = context;
  const member = memberOf(context, userId);
  if (userId === administrator.id || member.isDisabled) throw new AppError('parameterError');
  parts.accounts.setAdministrator(userId, isTenantAdmin);
  const isUnmade = member.isTenantAdmin && !isTenantAdmin;
  if (isUnmade) endSessions(parts.db, { accountId: userId, keptUid: '' });
  return { isTenantAdmin, isUnmade };
}

type Edited = Static<typeof contracts.memberEdit.body>;

async function edit({ userId, ...given }: Edited, context: CallContext): Promise<object> {
  const { asked, parts } = context;
  const member = memberOf(context, userId);
  const { userName: _, ...data } = soundData({ ...given, userName: member.userName });
  const isReachedElsewhere = data.email !== member.email || data.phone !== member.phone;
  // One's own address is changed in the profile, with the password.
  if (isReachedElsewhere && userId === context.administrator.id) throw new AppError('parameterError');
  if (isTaken(parts.accounts, userId, data)) throw new AppError('phoneOrEmailBound');
  // An address that the administrator leaves as it is stays as confirmed as it was.
  storeOwnData(parts.db, userId, data, data.email !== member.email || member.hasConfirmedEmail);
  if (isReachedElsewhere) await tellOwner(member, cultureIn(asked), parts);
  parts.emailChanges.end(userId);
  return data;
}

type Erasing = Static<typeof contracts.memberDelete.body>;

/** Nobody comes in again as the user; until all of it is gone, the account can still be enabled. */
function beginErasing(given: Erasing, context: CallContext): object {
  requireMeant(given, context);
  return disable(given, context);
}

function erase(given: Erasing, context: CallContext): object {
  requireMeant(given, context);
  context.parts.accounts.erase(given.userId);
  return { userId: given.userId };
}

function requireMeant({ userId, userName }: Erasing, context: CallContext): void {
  const member = memberOf(context, userId);
  if (userId === context.administrator.id) throw new AppError('cannotDisableSelf');
  if (userName.trim().toLowerCase() !== member.userName) throw new AppError('parameterError', { fields: ['userName'] });
}

type Reset = Static<typeof contracts.memberResetPassword.body>;

async function reset({ userId, alsoSecondFactor = false }: Reset, context: CallContext): Promise<object> {
  const { db, links, secondFactors } = context.parts;
  const member = memberOf(context, userId);
  // One's own is changed, with the password that it has.
  if (userId === context.administrator.id || stateOf(member, passwordHashOf(db, userId) !== undefined) !== 'active') {
    throw new AppError('parameterError');
  }
  const link = links.reset(userId);
  if (alsoSecondFactor) secondFactors.disable(userId);
  const endedSessions = endSessions(db, { accountId: userId, keptUid: '' });
  return { ...(await handOver(link, 'reset', member, context)), endedSessions };
}

/** The link goes by mail; where it cannot, the administrator gets it. */
async function handOver(
  link: NewLink,
  kind: LinkKind,
  member: Account,
  { asked, parts }: CallContext,
): Promise<object> {
  const { config, log, mailer } = parts;
  const address = `${config.identityUrl}${setPasswordPath}/${link.token}`;
  const usual = member.hasConfirmedEmail ? mailer : undefined;
  const mail = { kind, link: address, member, culture: cultureIn(asked) };
  const isMailed = await (usual?.sendLink(mail) ?? Promise.resolve(false)).catch((error: unknown) => {
    log.warn({ err: error }, 'the mail server did not take an invitation');
    return false;
  });
  return {
    userId: member.id,
    isMailed,
    link: isMailed ? null : address,
    expiresAt: new Date(link.expiresAt).toISOString(),
  };
}

function setGroups({ userId, groupIds }: Static<typeof contracts.memberSetGroups.body>, context: CallContext): object {
  const { accounts } = context.parts;
  memberOf(context, userId);
  accounts.groups.assign(context.tenantId, userId, groupIds);
  return { permissions: accounts.groups.permissionsOf(userId), userIds: [userId] };
}

function saveGroup(
  given: Static<typeof groupContracts.memberGroupSave.body>,
  { tenantId, parts: { accounts } }: CallContext,
) {
  const group = accounts.groups.save(tenantId, given);
  return { ...group, userIds: accounts.groups.accountsIn(group.groupId) };
}

function deleteGroup({ groupId }: { groupId: string }, { tenantId, parts: { accounts } }: CallContext): object {
  const userIds = accounts.groups.accountsIn(groupId);
  accounts.groups.remove(tenantId, groupId);
  return { deleted: 1, userIds };
}
