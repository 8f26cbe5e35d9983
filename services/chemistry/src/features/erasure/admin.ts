// What IT does with the data of one user, by command line: `chem users`. Runs where the database is open.

import { Type, type Static } from 'typebox';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { moleculeSecret } from '../../platform/database/molecule-keys.ts';
import { users } from '../account/schema.ts';
import { readErasures } from './erasure-list.ts';
import { erasuresOf, marker } from './erasure-store.ts';
import { eraseUser, type Erasure } from './erase-user.ts';
import { exportUser } from './export-user.ts';
import type { Owner } from '../../platform/database/owner.ts';
const text = Type.String({ minLength: 1, maxLength: 200 });
const path = Type.String({ minLength: 1, description: 'absolute' });
const which = { tenant: text, user: text };

export const usersCommandSchema = Type.Union([
  Type.Object({ action: Type.Literal('export'), ...which, file: path }),
  Type.Object({ action: Type.Literal('erase'), ...which, by: text }),
  Type.Object({ action: Type.Literal('erased'), tenant: Type.Optional(text) }),
  Type.Object({ action: Type.Literal('erase-again'), file: path, by: text }),
]);
export type UsersCommand = Static<typeof usersCommandSchema>;

export interface UsersOffice {
  database: Database;
  clock: Clock;
  newId: () => string;
  /** Erases where the service runs, with what it keeps in memory; the rows alone where none does. */
  erase(owner: Owner, by: string): Promise<Erasure | undefined>;
}

/** As an office of its own, beside no running service. */
export const officeOf = (parts: Omit<UsersOffice, 'erase'>): UsersOffice => ({
  ...parts,
  erase: (owner, by) => eraseUser(parts, owner, by),
});

/** The lines of the response. Throws a RangeError, in words for the operator, for what cannot be done. */
export async function runUsers(command: UsersCommand, office: UsersOffice): Promise<object[]> {
  const actions = { export: exportOne, erase: eraseOne, erased: listErased, 'erase-again': eraseAgain };
  if ('by' in command && command.by.trim() === '') throw new RangeError('say who decides: --by NAME');
  return actions[command.action](command as never, office);
}

type Command<A extends UsersCommand['action']> = Extract<UsersCommand, { action: A }>;

async function exportOne({ tenant, user, file }: Command<'export'>, office: UsersOffice): Promise<object[]> {
  const { database, clock } = office;
  try {
    const rows = await exportUser(database, { tenantId: tenant, userId: user }, { path: file, now: clock.now() });
    if (Object.keys(rows).length === 0) throw new RangeError(`nothing is known of ${user} in ${tenant}`);
    return [{ file, tables: Object.keys(rows).length, rows: sumOf(rows) }];
  } catch (error) {
    if (error instanceof Error && 'path' in error) throw new RangeError(`cannot write ${file}: ${error.message}`);
    throw error;
  }
}

async function eraseOne({ tenant, user, by }: Command<'erase'>, office: UsersOffice): Promise<object[]> {
  const erasure = await office.erase({ tenantId: tenant, userId: user }, by.trim());
  if (!erasure) throw new RangeError(`nothing is known of ${user} in ${tenant}`);
  return [lineOf(tenant, erasure)];
}

async function listErased({ tenant }: Command<'erased'>, { database }: UsersOffice): Promise<object[]> {
  const rows = await erasuresOf(database.queries, { tenantId: tenant });
  return rows.map(({ id, tenantId, mark, erasedAt, erasedBy }) => ({
    erasure: id,
    tenant: tenantId,
    mark,
    at: erasedAt.toISOString(),
    by: erasedBy,
  }));
}

/** After a restore: anyone who is on the list and came back with the backup goes once more. */
async function eraseAgain({ file, by }: Command<'erase-again'>, office: UsersOffice): Promise<object[]> {
  const listed = new Set(readErasures(file).map(({ tenant, mark }) => `${tenant} ${mark}`));
  const { queries } = office.database;
  const mark = marker(await moleculeSecret(queries));
  const everybody = await queries.select({ tenantId: users.tenantId, userId: users.userId }).from(users);
  const lines: object[] = [];
  for (const owner of everybody) {
    if (!listed.has(`${owner.tenantId} ${mark(owner)}`)) continue;
    const erasure = await office.erase(owner, by.trim());
    if (erasure) lines.push(lineOf(owner.tenantId, erasure));
  }
  return lines;
}

const lineOf = (tenant: string, { erasureId, erasedAt, rows }: Erasure) => ({
  erasure: erasureId,
  tenant,
  at: erasedAt.toISOString(),
  rows: sumOf(rows),
  tables: rows,
});

const sumOf = (rows: Record<string, number>): number => Object.values(rows).reduce((sum, one) => sum + one, 0);
