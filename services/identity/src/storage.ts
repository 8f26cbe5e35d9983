// One SQLite file holds what must survive a restart: keys, password hashes, sessions, grants and tokens.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const schema = `
  create table if not exists setting (name text primary key, value text not null) strict;
  create table if not exists password (account_id text primary key, hash text not null) strict;
  create table if not exists own_password (account_id text primary key, hash text not null) strict;
  create table if not exists own_data (account_id text primary key, name text, email text, phone text) strict;
  create table if not exists unconfirmed_email (account_id text primary key) strict;
  create table if not exists second_factor (
    account_id text primary key, secret text, waiting text, last_step integer not null
  ) strict;
  create table if not exists recovery_code (
    account_id text not null, hash text not null, primary key (account_id, hash)
  ) strict;
  drop table if exists captcha;
  drop table if exists failed_sign_in;
  create table if not exists record (
    model text not null, id text not null, payload text not null, expires_at integer,
    grant_id text, uid text, user_code text, primary key (model, id)
  ) strict;
  create index if not exists record_grant on record (grant_id);
  create index if not exists record_uid on record (model, uid);
  create index if not exists record_expiry on record (expires_at);
`;

export type Storage = DatabaseSync;

/** Opens (or makes) the database below the data folder; `:memory:` keeps it in memory. */
export function openStorage(dataDir: string): Storage {
  const file = dataDir === ':memory:' ? dataDir : join(folder(dataDir), 'identity.db');
  const db = new DatabaseSync(file);
  // What is deleted is overwritten: an erased account is not to be read in the file either.
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000; pragma secure_delete = on;',
  );
  db.exec(schema);
  return db;
}

/** The stored text of a name; made by `make` and kept the first time. */
export function remembered(db: Storage, name: string, make: () => string): string {
  const row = db.prepare('select value from setting where name = ?').get(name);
  if (row) return String(row['value']);
  const value = make();
  db.prepare('insert into setting (name, value) values (?, ?)').run(name, value);
  return value;
}

/** Stores the text of a name in place of what was there. */
export function remember(db: Storage, name: string, value: string): void {
  db.prepare(
    'insert into setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  ).run(name, value);
}

/** The provider's storage: one row per session, grant, code or token. `now` is in milliseconds. */
export function adapterFor(db: Storage, now: () => number): new (model: string) => Adapter {
  const seconds = () => Math.floor(now() / 1000);
  return class SqliteAdapter implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<undefined> {
      db.prepare(
        `insert into record (model, id, payload, expires_at, grant_id, uid, user_code) values (?, ?, ?, ?, ?, ?, ?)
         on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at,
           grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code`,
      ).run(
        this.#model,
        id,
        JSON.stringify(payload),
        expiresIn ? seconds() + expiresIn : null,
        payload.grantId ?? null,
        payload.uid ?? null,
        payload.userCode ?? null,
      );
      return undefined;
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return this.#one('id', id);
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#one('uid', uid);
    }

    async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return this.#one('user_code', userCode);
    }

    async consume(id: string): Promise<undefined> {
      db.prepare(`update record set payload = json_set(payload, '$.consumed', ?) where model = ? and id = ?`).run(
        seconds(),
        this.#model,
        id,
      );
      return undefined;
    }

    async destroy(id: string): Promise<undefined> {
      db.prepare('delete from record where model = ? and id = ?').run(this.#model, id);
      return undefined;
    }

    async revokeByGrantId(grantId: string): Promise<undefined> {
      db.prepare('delete from record where grant_id = ?').run(grantId);
      return undefined;
    }

    #one(column: 'id' | 'uid' | 'user_code', value: string): AdapterPayload | undefined {
      const row = db
        .prepare(
          `select payload from record where model = ? and ${column} = ? and (expires_at is null or expires_at > ?)`,
        )
        .get(this.#model, value, seconds());
      return row ? (JSON.parse(String(row['payload'])) as AdapterPayload) : undefined;
    }
  };
}

/** Deletes what has expired. */
export function sweep(db: Storage, now: () => number): void {
  db.prepare('delete from record where expires_at is not null and expires_at <= ?').run(Math.floor(now() / 1000));
}

function folder(dataDir: string): string {
  const path = join(dataDir, 'identity');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
}
