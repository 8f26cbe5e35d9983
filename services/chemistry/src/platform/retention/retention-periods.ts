// How long each kind of data is kept when nobody deletes it. What is missing here stays until its owner deletes it, or
// until the owner is erased (erasure/rules.ts).

import { sql, type SQL } from 'drizzle-orm';

export const retentionNames = [
  'RETENTION_DELETED_TASK_DAYS',
  'RETENTION_NOTICE_DAYS',
  'RETENTION_STATISTICS_DAYS',
  'RETENTION_API_KEY_DAYS',
  'RETENTION_SHARE_DAYS',
  'RETENTION_UPLOAD_DAYS',
] as const;
export type RetentionName = (typeof retentionNames)[number];

/** Days by variable; 0 keeps for ever. */
export type RetentionDays = Readonly<Record<RetentionName, number>>;

export const usualDays: RetentionDays = {
  RETENTION_DELETED_TASK_DAYS: 30,
  RETENTION_NOTICE_DAYS: 90,
  RETENTION_STATISTICS_DAYS: 1_095,
  RETENTION_API_KEY_DAYS: 365,
  RETENTION_SHARE_DAYS: 365,
  RETENTION_UPLOAD_DAYS: 1,
};

/** What goes when `before` is passed, as statements that give one row for each that went. */
export const expiries: Readonly<Record<RetentionName, (before: SQL) => readonly SQL[]>> = {
  // Names and targets of tasks whose routes went when they were deleted. What may yet be brought back stays.
  RETENTION_DELETED_TASK_DAYS: (before) => [
    sql`delete from tasks t where state = 'deleted' and coalesce(finished_at, created_at) < ${before}
        and not exists (select 1 from deletions d where d.tenant_id = t.tenant_id and d.user_id = t.user_id) returning 1`,
  ],
  RETENTION_NOTICE_DAYS: (before) => [sql`delete from notices where created_at < ${before} returning 1`],
  RETENTION_STATISTICS_DAYS: (before) => [
    sql`delete from buried_points where created_at < ${before} returning 1`,
    sql`delete from usage_days where day < extract(epoch from ${before}) / 86400 - 1 returning 1`,
  ],
  RETENTION_API_KEY_DAYS: (before) => [
    sql`delete from api_keys where least(revoked_at, expires_at) < ${before} returning 1`,
  ],
  RETENTION_SHARE_DAYS: (before) => [sql`delete from shares where ended_at < ${before} returning 1`],
  // Receipts and pictures that were uploaded and never sent.
  RETENTION_UPLOAD_DAYS: (before) => [
    sql`delete from payment_files where payment_id is null and created_at < ${before} returning 1`,
    sql`delete from feedback_pictures where feedback_id is null and created_at < ${before} returning 1`,
  ],
};
