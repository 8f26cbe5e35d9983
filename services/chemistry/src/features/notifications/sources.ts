// Where notices come from: what the tables of the modules say has ended, was shared, or was answered. Whatever process did
// it, and by whichever call, it is found here.

import { sql, type SQL } from 'drizzle-orm';
import { payments } from '../console/schema.ts';
import { feedback } from '../feedback/schema.ts';
import { forwardTasks } from '../forward/schema.ts';
import { stocks, templateSets } from '../stock/schema.ts';
import { impurityBatches, impuritySearches } from '../impurity/schema.ts';
import { inquiries } from '../inquiry/schema.ts';
import { quotaMarks } from '../quota/schema.ts';
import { scoreTasks } from '../sascore/schema.ts';
import { routeComments } from '../tasks/comment-schema.ts';
import { users } from '../account/schema.ts';
import { sharePeople, shares } from '../tasks/share-schema.ts';
import { routes, tasks } from '../tasks/schema.ts';

const taskKind = sql`case state when 'completed' then 'taskFinished' else 'taskFailed' end`;
const ended = sql`state in ('completed', 'failed')`;
const importKind = sql`case when failure is null then 'importFinished' else 'importFailed' end`;

/** Each gives tenant_id, user_id, kind, source, subject, subject_id, name, by_user, count, at, molecule and message, of what happened since. */
export const sources: readonly ((since: string) => SQL)[] = [
  (since) => sql`
    select tenant_id, user_id, ${taskKind} as kind, 'task ' || id || ' ' || run as source, route_type as subject,
      id::text as subject_id, name, null as by_user, route_count as count, finished_at as at, target_key as molecule, null as message
    from ${tasks} where ${ended} and finished_at >= ${since}::timestamptz`,
  (since) => sql`
    select tenant_id, user_id, ${taskKind}, 'forward ' || id || ' ' || run, 'forwardsynthesis', id::text, name, null, kept,
      finished_at, null, null
    from ${forwardTasks} where ${ended} and finished_at >= ${since}::timestamptz`,
  (since) => sql`
    select tenant_id, user_id, ${taskKind}, 'score ' || id || ' ' || run, 'sascore', id::text, name, null, scored, finished_at,
      null, null
    from ${scoreTasks} where ${ended} and finished_at >= ${since}::timestamptz`,
  (since) => sql`
    select search.tenant_id, search.user_id, ${taskKind}, 'impurity ' || batch.id || ' ' || run, 'impurity', batch.id::text,
      search.name, null, impurities, finished_at, null, null
    from ${impurityBatches} batch join ${impuritySearches} search on search.id = batch.search_id
    where ${ended} and finished_at >= ${since}::timestamptz`,
  (since) => sql`
    select tenant_id, user_id, ${importKind}, 'stock ' || id, 'stock', id::text, name, null, null::int, finished_at, null, null
    from ${stocks} where tenant_id is not null and user_id is not null and state <> 'importing'
      and finished_at >= ${since}::timestamptz`,
  (since) => sql`
    select tenant_id, user_id, ${importKind}, 'templates ' || id, 'templates', id::text, name, null, taken, finished_at, null, null
    from ${templateSets} where tenant_id is not null and user_id is not null and state <> 'importing'
      and finished_at >= ${since}::timestamptz`,
  (since) => sql`
    select share.tenant_id, one.user_id, 'shareReceived', 'share ' || share.id, 'share', share.code, coalesce(task.name, ''),
      share.user_id, null::int, one.created_at, task.target_key,
      coalesce(nullif(one.message, ''), share.message)
    from ${sharePeople} one join ${shares} share on share.id = one.share_id
      left join ${routes} route on share.kind = 'route' and route.id = share.item_id
      left join ${tasks} task on task.id = coalesce(route.task_id, share.item_id)
    where share.ended_at is null and one.user_id <> share.user_id and one.created_at >= ${since}::timestamptz`,
  // For the owner of the route, and for those who commented before and may still read it.
  (since) => sql`
    select comment.tenant_id, reader.user_id, 'commentReceived', 'comment ' || comment.id, 'route', route.id::text, task.name,
      comment.user_id, null::int, comment.created_at, task.target_key, null
    from ${routeComments} comment
      join ${routes} route on route.id = comment.route_id and not route.deleted
      join ${tasks} task on task.id = route.task_id
      cross join lateral (
        select route.user_id
        union
        select before.user_id from ${routeComments} before
        where before.route_id = route.id and before.created_at <= comment.created_at and exists (
          select 1 from ${shares} share
            left join ${sharePeople} one on one.share_id = share.id and one.user_id = before.user_id
          where share.tenant_id = route.tenant_id and share.user_id = route.user_id and share.ended_at is null
            and share.item_id = case share.kind when 'route' then route.id else task.id end
            and (share.is_open or one.user_id is not null))
      ) as reader (user_id)
    where comment.created_at >= ${since}::timestamptz and comment.text <> '' and reader.user_id <> comment.user_id`,
  (since) => sql`
    select tenant_id, user_id, 'inquiryFailed', 'inquiry ' || id || ' ' || attempts, 'inquiry', id::text,
      coalesce(nullif(split_part(names, E'\\n', 1), ''), molecule ->> 'formula'), null, null::int, updated_at, null, null
    from ${inquiries} where state = 'failed' and updated_at >= ${since}::timestamptz`,
  (since) => sql`
    select tenant_id, user_id, 'feedbackAnswered', 'feedback ' || id, 'feedback', id::text, left(content, 80), null, null::int,
      answered_at, null, null
    from ${feedback} where answered_at >= ${since}::timestamptz`,
  (since) => sql`
    select tenant_id, user_id, case status when 'approved' then 'paymentApproved' else 'paymentFailed' end,
      'payment ' || id || ' ' || status, 'payment', id::text, number, null, null::int, reviewed_at, null, null
    from ${payments} where status in ('approved', 'reviewFailed') and reviewed_at >= ${since}::timestamptz`,
  (since) => sql`
    select admin.tenant_id, admin.user_id, case percent when 100 then 'quotaUsedUp' else 'quotaWarning' end,
      'quota ' || scope || ' ' || percent || ' ' || extract(epoch from period_start)::bigint,
      case scope when 'all' then 'searches' when 'impuritypredict' then 'impurity' else scope end, scope, scope, null, percent,
      mark.created_at, null, null
    from ${quotaMarks} mark join ${users} admin on admin.tenant_id = mark.tenant_id and admin.is_tenant_admin
    where mark.created_at >= ${since}::timestamptz`,
];
