// How long data is kept: days by kind, 0 for ever.

import { Type, type Static } from 'typebox';
import { usualDays, type RetentionDays } from './retention-periods.ts';

const days = (value: number) => Type.Integer({ minimum: 0, maximum: 36_600, default: value });

export const retentionEnvironment = {
  RETENTION_DELETED_TASK_DAYS: days(usualDays.RETENTION_DELETED_TASK_DAYS),
  RETENTION_NOTICE_DAYS: days(usualDays.RETENTION_NOTICE_DAYS),
  RETENTION_STATISTICS_DAYS: days(usualDays.RETENTION_STATISTICS_DAYS),
  RETENTION_API_KEY_DAYS: days(usualDays.RETENTION_API_KEY_DAYS),
  RETENTION_SHARE_DAYS: days(usualDays.RETENTION_SHARE_DAYS),
  RETENTION_UPLOAD_DAYS: days(usualDays.RETENTION_UPLOAD_DAYS),
} as const;

const schema = Type.Object(retentionEnvironment);

export const retentionOf = ({
  RETENTION_DELETED_TASK_DAYS,
  RETENTION_NOTICE_DAYS,
  RETENTION_STATISTICS_DAYS,
  RETENTION_API_KEY_DAYS,
  RETENTION_SHARE_DAYS,
  RETENTION_UPLOAD_DAYS,
}: Static<typeof schema>): RetentionDays => ({
  RETENTION_DELETED_TASK_DAYS,
  RETENTION_NOTICE_DAYS,
  RETENTION_STATISTICS_DAYS,
  RETENTION_API_KEY_DAYS,
  RETENTION_SHARE_DAYS,
  RETENTION_UPLOAD_DAYS,
});
