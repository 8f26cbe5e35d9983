// Which rows of a table are one user's, for erasing and for handing out.

import { sql, type SQL } from 'drizzle-orm';
import type { Owner } from '../../platform/database/owner.ts';
import { rules } from './rules.ts';

/** A condition on rows of the table, which the statement calls `t`; undefined for tables that hold none. */
export function ownRows(table: string, owner: Owner): SQL | undefined {
  const rule = rules[table];
  if (!rule || rule.fate === 'nobody') return undefined;
  const { tenantId, userId } = owner;
  if (rule.fate === 'partOf') {
    const parents = ownRows(rule.parent, owner);
    return (
      parents &&
      sql`t.${sql.identifier(rule.column)} in (select t.id from ${sql.identifier(rule.parent)} t where ${parents})`
    );
  }
  const isOwn = special[table];
  return isOwn ? isOwn(owner) : sql`t.tenant_id = ${tenantId} and t.user_id = ${userId}`;
}

/** The same for what stays: rows of the tenant, regardless of their owner. */
export function rowsOfTenant(table: string, tenantId: string): SQL | undefined {
  const rule = rules[table];
  if (!rule) return undefined;
  if (rule.fate === 'partOf') {
    const parents = rowsOfTenant(rule.parent, tenantId);
    return (
      parents &&
      sql`t.${sql.identifier(rule.column)} in (select t.id from ${sql.identifier(rule.parent)} t where ${parents})`
    );
  }
  if (table === 'share_people') return sql`t.share_id in (select t.id from shares t where t.tenant_id = ${tenantId})`;
  return rule.fate === 'nobody' ? undefined : sql`t.tenant_id = ${tenantId}`;
}

const special: Readonly<Record<string, (owner: Owner) => SQL | undefined>> = {
  share_people: ({ tenantId, userId }) =>
    sql`t.user_id = ${userId} and t.share_id in (select t.id from shares t where t.tenant_id = ${tenantId})`,
  // Structures that tasks and lists name come with those.
  molecules: () => undefined,
  // Packed by day for the whole tenant; the same points stand in buried_points.
  usage_days: () => undefined,
};
