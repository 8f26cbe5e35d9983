// Rows of the ban list: reactions, or kinds of reactions, that a user never wants proposed.

import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { constraintLimits } from '@app/shared/constants/constraint-limits';
import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { AppError } from '@app/shared/errors/app-error';
import type { Database, Queries } from '../../platform/database/database.ts';
import { bannedReactions } from './schema.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { bannedReactionKind } from './deletion.ts';

export type BannedRow = typeof bannedReactions.$inferSelect;

/** Adds an entry; one that is there already stays, with a new reason where one is given. Gives its id. Throws `parameterConfiguration` when the list is full. */
export function banReaction(database: Database, row: typeof bannedReactions.$inferInsert): Promise<string> {
  return database.transaction(async (tx) => {
    const count = await tx.$count(bannedReactions, ownedBy(row));
    if (count >= constraintLimits.bannedReactions)
      throw new AppError('parameterConfiguration', { limit: constraintLimits.bannedReactions });
    const { tenantId, userId, entry } = bannedReactions;
    const said = { target: [tenantId, userId, entry], set: { reason: row.reason ?? null } };
    const inserted = tx.insert(bannedReactions).values(row);
    // Who says why later does not lose the entry, and who says nothing does not lose why.
    await (row.reason ? inserted.onConflictDoUpdate(said) : inserted.onConflictDoNothing());
    const [kept] = await tx
      .select({ id: bannedReactions.id })
      .from(bannedReactions)
      .where(and(ownedBy(row), eq(entry, row.entry)));
    return kept?.id ?? row.id;
  });
}

export interface BanFilter {
  searchValue?: string | undefined;
  pageIndex: number;
  pageSize: number;
}

export async function listBanned(
  queries: Queries,
  owner: Owner,
  { searchValue, pageIndex, pageSize }: BanFilter,
): Promise<{ total: number; rows: BannedRow[] }> {
  const condition = and(ownedBy(owner), matches(searchValue));
  const total = await queries.$count(bannedReactions, condition);
  const rows = await queries
    .select()
    .from(bannedReactions)
    .where(condition)
    .orderBy(desc(bannedReactions.createdAt), bannedReactions.id)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total, rows };
}

/** Takes an entry off the owner's list. Throws `dataMissingOrNoAccess`. */
export function unbanReaction(context: DeletionContext, owner: Owner, id: string): Promise<Deleted> {
  return context.database.transaction(async (tx) => {
    const own = and(eq(bannedReactions.id, id), ownedBy(owner));
    const [row] = await tx.select({ id: bannedReactions.id }).from(bannedReactions).where(own).for('update');
    if (!row) throw new AppError('dataMissingOrNoAccess');
    return setAside(tx, context, owner, bannedReactionKind, [row.id]);
  });
}

/** What the owner has banned: ids of templates, and reaction SMILES as routes write them. */
export async function bannedEntries(queries: Queries, owner: Owner): Promise<string[]> {
  const rows = await queries.select({ entry: bannedReactions.entry }).from(bannedReactions).where(ownedBy(owner));
  return rows.map((row) => row.entry);
}

/** Settings of a search with the owner's ban list among its constraints. */
export async function withBanList(queries: Queries, owner: Owner, settings: SearchSettings): Promise<SearchSettings> {
  const banned = await bannedEntries(queries, owner);
  if (banned.length === 0) return settings;
  const dislikedReactions = [...(settings.constraints?.dislikedReactions ?? []), ...banned];
  return { ...settings, constraints: { ...settings.constraints, dislikedReactions } };
}

function ownedBy({ tenantId, userId }: Owner): SQL | undefined {
  return and(eq(bannedReactions.tenantId, tenantId), eq(bannedReactions.userId, userId));
}

function matches(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const pattern = `%${escapeLike(text)}%`;
  const { nameEn, nameZh, reactionSmiles, reason } = bannedReactions;
  return or(...[nameEn, nameZh, reactionSmiles, reason].map((column) => ilike(column, pattern)));
}
