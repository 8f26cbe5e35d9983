// Jobs as workers take them, without doing their work.

import type { Database } from '../platform/database/database.ts';
import { claimJob, lockClaims } from '../platform/jobs/claim.ts';
import type { JobKind } from '../platform/jobs/kind.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';

/** Takes the jobs of a kind that wait; gives the ids of their rows, in their order. */
export async function claimAll({ database, jobs }: { database: Database; jobs: JobQueue }, kind: JobKind) {
  const ids: string[] = [];
  for (;;) {
    const job = await database.transaction(async (tx, connection) => {
      await lockClaims(tx, kind);
      return claimJob(jobs, kind, tx, connection);
    });
    if (!job) return ids;
    ids.push(job.data.id);
  }
}
