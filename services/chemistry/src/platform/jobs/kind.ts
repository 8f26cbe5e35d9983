// What a feature declares about its jobs. The engine decides who runs which job, when and how often; the feature's own
// table holds the state that its users see.

import type { Db as JobConnection } from 'pg-boss';
import type { Queries } from '../database/database.ts';

/** Whose job it is, and the row of the feature that it is about. */
export interface JobData {
  /** Id of the row; at most one job of a kind waits or runs for it. */
  id: string;
  tenantId: string;
  userId: string;
}

/** What every process knows of a kind of jobs, whether it runs them or only adds them. */
export interface JobKind {
  /** Name of the queue, never changed. */
  name: string;
  /** Jobs at once in one process. */
  concurrency: number;
  /** Attempts after the first, for a worker that was lost or an error that may pass. */
  retryLimit: number;
  /** Seconds before the first retry, doubled each time; retried at once when left out. */
  retryDelaySeconds?: number;
  /** An attempt that takes longer is ended; 86,400 at most. */
  timeoutSeconds: number;
}

/** What an attempt has at hand. */
export interface JobTools {
  /** Aborted when the attempt is to end: its job was cancelled or given to another worker, its time is up, or the process closes. */
  signal: AbortSignal;
  /** Says that the attempt is alive; false when the job is no longer its own. */
  heartbeat(): Promise<boolean>;
  /**
   * Writes in a transaction that belongs to this attempt alone: where the job is no longer its own, or `work` gives false,
   * nothing is written and the response is false.
   */
  write(work: JobWrite): Promise<boolean>;
  /** As `write`; from then on retries are counted anew, for the job gets on. */
  progress(work: JobWrite): Promise<boolean>;
}

export type JobWrite = (tx: Queries, connection: JobConnection) => Promise<boolean>;

/** `again`: the job is not done, and is to run once more at that time. */
export type JobOutcome = undefined | void | { again: Date };

/** A kind of jobs with the work behind it. */
export interface JobDefinition<Work = unknown> {
  kind: JobKind;
  /**
   * Marks the row as taken, in the transaction that takes the job; gives what `run` needs. Undefined where the row no
   * longer waits: the job is then dropped.
   */
  begin(tx: Queries, data: JobData): Promise<Work | undefined>;
  /** Does the work. What it throws fails the job, at once or after the retries. */
  run(work: Work, tools: JobTools): Promise<JobOutcome>;
  /** Whether an error may pass, so that the job is retried; an unreachable database always may. */
  mayPass?(error: unknown): boolean;
  /** A word about an error for `onFailed`. */
  reasonOf?(error: unknown): string | undefined;
  /** Marks the row as failed, once; without a reason its workers were lost each time. */
  onFailed(tx: Queries, data: JobData, reason: string | undefined, connection: JobConnection): Promise<void>;
  /** Marks rows as waiting that had been taken and whose worker is gone or closes. */
  onReturned?(tx: Queries, ids: readonly string[]): Promise<void>;
  /** Ends what the work uses, when the process closes; attempts have been told to end. */
  close?(): Promise<void>;
  /** Rows that are to have a job: those of an earlier release, of a backup that was restored, or whose job was lost. */
  waiting(queries: Queries): Promise<JobData[]>;
}

/** Declares a kind of jobs with its work; the engine sees any kind alike. */
export function defineJob<Work>(definition: JobDefinition<Work>): JobDefinition {
  return {
    ...definition,
    // Only what `begin` of the same definition gave comes here.
    run: (work, tools) => definition.run(work as Work, tools),
  };
}
