// What became of every search, as the database itself wrote it down: each start and each end, and what a worker could see
// when it chose, by triggers that only this run's database has.

import type { Restart, Turn } from '../support/arithmetic.ts';

export type Sql = (text: string) => Promise<string>;

export async function watchTasks(sql: Sql): Promise<void> {
  await sql(`
    create table scale_events (task_id uuid, tenant_id text, state text, at timestamptz default clock_timestamp(),
      transaction xid8 default pg_current_xact_id(),
      choice pg_snapshot default nullif(current_setting('scale.choice', true), '')::pg_snapshot);
    create function scale_note() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' or new.state <> old.state or new.run <> old.run then
        insert into scale_events (task_id, tenant_id, state) values (new.id, new.tenant_id, new.state);
      end if;
      return new;
    end $$;
    create trigger scale_note after insert or update on tasks for each row execute function scale_note();
    -- A worker chooses a job by raising its priority, in the transaction that starts the search. What is declared stable
    -- sees the snapshot of the statement that chooses.
    create function scale_choice() returns trigger stable language plpgsql as $$ begin
      perform set_config('scale.choice', pg_current_snapshot()::text, true);
      return new;
    end $$;
    create trigger scale_choice before update on pgboss.job for each row when (new.priority > old.priority)
      execute function scale_choice();`);
}

export interface TaskStory {
  taskId: string;
  tenant: string;
  state: string;
  /** All times are epoch ms. */
  queuedAt: number;
  /** The last start of any search that was chosen when this one, though queued, was not committed yet. */
  hiddenAt: number | null;
  starts: number[];
  ends: number;
  /** Routes kept of it, and how many of them are there twice. */
  routes: number;
  twice: number;
}

export async function storiesOf(sql: Sql, taskIds: readonly string[]): Promise<TaskStory[]> {
  if (taskIds.length === 0) return [];
  const list = taskIds.map((id) => `'${id}'`).join(',');
  const text = await sql(`
    select coalesce(json_agg(story), '[]') from (
      select t.id as "taskId", t.tenant_id as tenant, t.state,
        (select extract(epoch from min(at)) * 1000 from scale_events e where e.task_id = t.id and e.state = 'queued') as "queuedAt",
        (select coalesce(json_agg(extract(epoch from at) * 1000 order by at), '[]') from scale_events e
          where e.task_id = t.id and e.state = 'searching') as starts,
        (select extract(epoch from max(start.at)) * 1000 from scale_events start join scale_events e
          on e.task_id = t.id and e.state = 'queued' and start.state = 'searching' and start.at > e.at
          where not pg_visible_in_snapshot(e.transaction, start.choice)) as "hiddenAt",
        (select count(*) from scale_events e where e.task_id = t.id and e.state in ('completed', 'failed')) as ends,
        (select count(*) from routes r where r.task_id = t.id) as routes,
        (select count(*) - count(distinct fingerprint) from routes r where r.task_id = t.id) as twice
      from tasks t where t.id in (${list})) story`);
  return JSON.parse(text) as TaskStory[];
}

export async function openTasks(sql: Sql): Promise<number> {
  return Number(await sql(`select count(*) from tasks where state in ('queued', 'searching')`));
}

/** First starts, by which fairness is judged. A search waits from when it could be chosen. */
export function turnsOf(stories: readonly TaskStory[]): Turn[] {
  return stories.flatMap(({ tenant, queuedAt, hiddenAt, starts: [startedAt] }) =>
    startedAt === undefined ? [] : [{ tenant, queuedAt: Math.max(queuedAt, hiddenAt ?? 0), startedAt }],
  );
}

export function restartsOf(stories: readonly TaskStory[]): Restart[] {
  return stories.flatMap(({ tenant, starts }) => starts.slice(1).map((startedAt) => ({ tenant, startedAt })));
}

/** What is wrong with the end of each search; nothing when each ended once and well. */
export function lossesOf(stories: readonly TaskStory[], wanted: readonly string[]): string[] {
  const known = new Map(stories.map((story) => [story.taskId, story]));
  return wanted.flatMap((id) => {
    const story = known.get(id);
    if (!story) return [`${id} is gone`];
    const wrong = [
      ...(story.state === 'completed' ? [] : [`is ${story.state}`]),
      ...(story.ends === 1 ? [] : [`ended ${story.ends} times`]),
      ...(story.twice === 0 ? [] : [`has ${story.twice} routes twice`]),
    ];
    return wrong.map((what) => `${id} ${what} after ${story.starts.length} starts`);
  });
}
