// Groups of a tenant's users. What a user may do is what all groups of the user allow together.

import { randomUUID } from 'node:crypto';
import { memberLimits } from '@app/shared/constants/members';
import { permissions as allPermissions, type Permission } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import { comparable } from '@app/shared/rules/account/contact-data';
import type { Storage } from '../storage.ts';
import { atOnce } from './tables.ts';

export interface Group {
  groupId: string;
  name: string;
  permissions: Permission[];
  members: number;
}

export interface GroupInput {
  /** Left out for a new group. */
  groupId?: string | undefined;
  name: string;
  permissions: Permission[];
}

export interface Groups {
  ofTenant(tenantId: string): Group[];
  idsOf(accountId: string): string[];
  /** In the order of the specification. */
  permissionsOf(accountId: string): Permission[];
  accountsIn(groupId: string): string[];
  /** Without an id, a new one. Throws duplicateRole, and dataMissingOrNoAccess for another tenant's. */
  save(tenantId: string, group: GroupInput, newId?: string): Group;
  remove(tenantId: string, groupId: string): void;
  /** Puts an account into these groups and no others. Throws dataMissingOrNoAccess for one of another tenant. */
  assign(tenantId: string, accountId: string, groupIds: readonly string[]): void;
}

export function createGroups(db: Storage): Groups {
  const countOf = (groupId: string) =>
    Number(db.prepare('select count(*) as n from group_member where group_id = ?').get(groupId)?.['n'] ?? 0);

  function ofTenant(tenantId: string): Group[] {
    const rows = db
      .prepare('select group_id, name, permissions from user_group where tenant_id = ? order by name')
      .all(tenantId);
    return rows.map((row) => {
      const groupId = String(row['group_id']);
      return {
        groupId,
        name: String(row['name']),
        permissions: codesIn(row['permissions']),
        members: countOf(groupId),
      };
    });
  }

  function requireOwn(tenantId: string, groupId: string): void {
    if (!ofTenant(tenantId).some((one) => one.groupId === groupId)) throw new AppError('dataMissingOrNoAccess');
  }

  function accountsIn(groupId: string): string[] {
    const rows = db.prepare('select account_id from group_member where group_id = ?').all(groupId);
    return rows.map((row) => String(row['account_id']));
  }

  return {
    ofTenant,
    accountsIn,
    idsOf(accountId) {
      const rows = db.prepare('select group_id from group_member where account_id = ?').all(accountId);
      return rows.map((row) => String(row['group_id']));
    },
    permissionsOf(accountId) {
      const rows = db
        .prepare('select permissions from user_group join group_member using (group_id) where account_id = ?')
        .all(accountId);
      const held = new Set(rows.flatMap((row) => codesIn(row['permissions'])));
      return allPermissions.filter((code) => held.has(code));
    },
    save(tenantId, { groupId: asked, name: given, permissions }, newId = randomUUID()) {
      if (asked !== undefined) requireOwn(tenantId, asked);
      const groupId = asked ?? newId;
      const known = ofTenant(tenantId);
      const name = given.trim();
      if (name === '') throw new AppError('parameterError', { fields: ['name'] });
      if (known.some((one) => one.groupId !== groupId && comparable(one.name) === comparable(name))) {
        throw new AppError('duplicateRole');
      }
      if (asked === undefined && known.length >= memberLimits.groupsPerTenant) {
        throw new AppError('parameterError', { limit: memberLimits.groupsPerTenant });
      }
      db.prepare(
        `insert into user_group (group_id, tenant_id, name, permissions) values (?, ?, ?, ?)
         on conflict (group_id) do update set name = excluded.name, permissions = excluded.permissions`,
      ).run(groupId, tenantId, name, JSON.stringify(permissions));
      return { groupId, name, permissions, members: countOf(groupId) };
    },
    remove(tenantId, groupId) {
      requireOwn(tenantId, groupId);
      atOnce(db, () => {
        db.prepare('delete from group_member where group_id = ?').run(groupId);
        db.prepare('delete from user_group where group_id = ?').run(groupId);
      });
    },
    assign(tenantId, accountId, groupIds) {
      for (const groupId of groupIds) requireOwn(tenantId, groupId);
      atOnce(db, () => {
        db.prepare('delete from group_member where account_id = ?').run(accountId);
        const put = db.prepare('insert into group_member (group_id, account_id) values (?, ?)');
        for (const groupId of groupIds) put.run(groupId, accountId);
      });
    },
  };
}

function codesIn(stored: unknown): Permission[] {
  const codes = new Set(JSON.parse(String(stored)) as string[]);
  return allPermissions.filter((code) => codes.has(code));
}
