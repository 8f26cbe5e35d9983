// Everybody who can sign in: the accounts that the provider comes with and those that administrators invited, with what
// owners and administrators changed since.

import type { Account, Accounts } from '../accounts.ts';
import { changesOf, hasConfirmedEmail } from '../own-data.ts';
import { remembered, type Storage } from '../storage.ts';
import { eraseAccount } from './erase-account.ts';
import { createGroups, type Groups } from './groups.ts';
import { addMemberTables, atOnce } from './tables.ts';

export interface Directory extends Accounts {
  readonly groups: Groups;
  /** Everybody of the tenant: administrators first, then who came first. */
  ofTenant(tenantId: string): Account[];
  /** Place of an account among the enabled ones of its tenant, from 1. A licence for ten is for the first ten. */
  seatOf(account: Account): number;
  add(member: Pick<Account, 'id' | 'userName' | 'tenantId' | 'createdAt'>): void;
  setDisabled(accountId: string, isDisabled: boolean): void;
  setAdministrator(accountId: string, isTenantAdmin: boolean): void;
  /** Everything that is kept of the account; one that the provider comes with does not come again. */
  erase(accountId: string): void;
  noteSignIn(accountId: string, at: string): void;
  lastSignInOf(accountId: string): string | null;
  /** All of the work or nothing. */
  atOnce<T>(work: () => T): T;
}

/** The first of the list that the specification's `tenantid` is. */
export function tenantOf({ tenantId }: Pick<Account, 'tenantId'>): string {
  return tenantId.split(',')[0]?.trim() ?? '';
}

export function createDirectory(db: Storage, first: readonly Account[], keepsGroups: boolean): Directory {
  addMemberTables(db);
  let demo = first.filter(({ id }) => !db.prepare('select 1 from erased_account where id = ?').get(id));
  const groups = createGroups(db);
  if (keepsGroups) remembered(db, 'first-groups', () => makeFirstGroups(groups, demo));

  function today(account: Account): Account {
    const state = db
      .prepare('select is_disabled, is_administrator from member_state where account_id = ?')
      .get(account.id);
    const hasGroups = keepsGroups && tenantOf(account) !== '';
    return {
      ...account,
      ...changesOf(db, account.id),
      hasConfirmedEmail: hasConfirmedEmail(db, account.id),
      isDisabled: Number(state?.['is_disabled'] ?? 0) === 1,
      isTenantAdmin: Number(state?.['is_administrator'] ?? account.isTenantAdmin) === 1,
      permissions: hasGroups ? groups.permissionsOf(account.id) : account.permissions,
    };
  }

  function invited(where: string, ...values: string[]): Account[] {
    const rows = db
      .prepare(`select account_id, tenant_id, user_name, created_at from member where ${where}`)
      .all(...values);
    return rows.map((row) => {
      const tenantId = String(row['tenant_id']);
      return {
        ...licenceOf(tenantId),
        id: String(row['account_id']),
        userName: String(row['user_name']),
        name: '',
        email: '',
        phone: '',
        hasConfirmedEmail: true,
        tenantId,
        externalSource: null,
        externalUserId: null,
        permissions: [],
        isTenantAdmin: false,
        createdAt: String(row['created_at']),
        isDisabled: false,
      };
    });
  }

  // A tenant has one licence: what its first account has.
  function licenceOf(tenantId: string) {
    const model = first.find((account) => tenantOf(account) === tenantId);
    const { memberOf = [], customerName = '', accountType = 'trialBasic', subscriptionExpires = null } = model ?? {};
    return { memberOf, customerName, accountType, subscriptionExpires } as const;
  }

  const known = (id: string) => demo.find((account) => account.id === id) ?? invited('account_id = ?', id)[0];
  const everybody = () => [...demo, ...invited('1 = 1')];

  const ofTenant = (tenantId: string) =>
    [...demo.filter((account) => tenantOf(account) === tenantId), ...invited('tenant_id = ?', tenantId)]
      .map(today)
      .toSorted(bySeat);

  return {
    get demo() {
      return demo;
    },
    groups,
    get all() {
      return everybody().map(today);
    },
    known(id) {
      const account = known(id);
      return account && today(account);
    },
    byId(id) {
      const account = known(id);
      const current = account && today(account);
      return current?.isDisabled ? undefined : current;
    },
    byUserName(given) {
      const userName = given.trim().toLowerCase();
      const account = demo.find((one) => one.userName === userName) ?? invited('user_name = ?', userName)[0];
      return account && today(account);
    },
    ofTenant,
    seatOf(account) {
      const enabled = ofTenant(tenantOf(account)).filter(({ isDisabled }) => !isDisabled);
      return enabled.findIndex(({ id }) => id === account.id) + 1;
    },
    add({ id, userName, tenantId, createdAt }) {
      db.prepare('insert into member (account_id, tenant_id, user_name, created_at) values (?, ?, ?, ?)').run(
        id,
        tenantId,
        userName,
        createdAt,
      );
    },
    setDisabled(accountId, isDisabled) {
      db.prepare(
        `insert into member_state (account_id, is_disabled) values (?, ?)
         on conflict (account_id) do update set is_disabled = excluded.is_disabled`,
      ).run(accountId, isDisabled ? 1 : 0);
    },
    setAdministrator(accountId, isTenantAdmin) {
      db.prepare(
        `insert into member_state (account_id, is_administrator) values (?, ?)
         on conflict (account_id) do update set is_administrator = excluded.is_administrator`,
      ).run(accountId, isTenantAdmin ? 1 : 0);
    },
    erase(accountId) {
      atOnce(db, () => {
        eraseAccount(db, accountId);
        if (first.some(({ id }) => id === accountId))
          db.prepare('insert or ignore into erased_account (id) values (?)').run(accountId);
      });
      demo = demo.filter(({ id }) => id !== accountId);
      // The log of changes holds what was.
      db.exec('pragma wal_checkpoint(truncate)');
    },
    noteSignIn(accountId, at) {
      db.prepare(
        `insert into member_state (account_id, last_sign_in) values (?, ?)
         on conflict (account_id) do update set last_sign_in = excluded.last_sign_in`,
      ).run(accountId, at);
    },
    lastSignInOf(accountId) {
      const row = db.prepare('select last_sign_in from member_state where account_id = ?').get(accountId);
      const at = row?.['last_sign_in'];
      return typeof at === 'string' ? at : null;
    },
    atOnce: (work) => atOnce(db, work),
  };
}

function bySeat(one: Account, other: Account): number {
  return (
    Number(other.isTenantAdmin) - Number(one.isTenantAdmin) ||
    one.createdAt.localeCompare(other.createdAt) ||
    one.userName.localeCompare(other.userName)
  );
}

/** A group for each set of modules that accounts of a tenant came with. */
function makeFirstGroups(groups: Groups, demo: readonly Account[]): string {
  const byTenant = Map.groupBy(
    demo.filter((account) => tenantOf(account) !== ''),
    tenantOf,
  );
  for (const [tenantId, accounts] of byTenant) {
    const bySet = Map.groupBy(accounts, ({ permissions }) => permissions.join(' '));
    for (const [set, members] of bySet) {
      const [first] = members;
      if (!first || set === '') continue;
      const plans = first.permissions.includes('retrosynthesis');
      const wish = { name: plans ? '合成规划 Planning' : '评分 Scoring', permissions: [...first.permissions] };
      const { groupId } = groups.save(tenantId, wish, `${tenantId}-${plans ? 'planning' : 'scoring'}`);
      for (const { id } of members) groups.assign(tenantId, id, [groupId]);
    }
  }
  return 'made';
}
