// Users that administrators invited, what they disabled, groups, and the links that set a password.

import type { Storage } from '../storage.ts';

const schema = `
  create table if not exists member (
    account_id text primary key, tenant_id text not null, user_name text not null unique, created_at text not null
  ) strict;
  create index if not exists member_tenant on member (tenant_id);
  create table if not exists member_state (
    account_id text primary key, is_disabled integer not null default 0, last_sign_in text, is_administrator integer
  ) strict;
  create table if not exists erased_account (id text primary key) strict;
  create table if not exists user_group (
    group_id text primary key, tenant_id text not null, name text not null, permissions text not null
  ) strict;
  create index if not exists user_group_tenant on user_group (tenant_id);
  create table if not exists group_member (
    group_id text not null, account_id text not null, primary key (group_id, account_id)
  ) strict;
  create index if not exists group_member_account on group_member (account_id);
  create table if not exists password_link (
    hash text primary key, account_id text not null, kind text not null, old_hash text, expires_at integer not null
  ) strict;
  create index if not exists password_link_account on password_link (account_id);
  create table if not exists invitation (account_id text not null, sent_at integer not null) strict;
  create index if not exists invitation_account on invitation (account_id, sent_at);
`;

export function addMemberTables(db: Storage): void {
  db.exec(schema);
  // Files of before administrators were made and unmade lack the column.
  const known = db.prepare(`select 1 from pragma_table_info('member_state') where name = 'is_administrator'`).get();
  if (!known) db.exec('alter table member_state add column is_administrator integer');
}

/** All of it or nothing. */
export function atOnce<T>(db: Storage, work: () => T): T {
  if (db.isTransaction) return work();
  db.exec('begin immediate');
  try {
    const result = work();
    db.exec('commit');
    return result;
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}
