// Gathers notices. On a database that several processes share each event is still told once: its source names it. So
// this needs no job: a round that is lost or made twice changes nothing.

import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { gather, tellChangedAddresses, type NoticeParts } from './notice-store.ts';

/** Between two rounds of a process. */
export const noticeRoundMs = 5_000;
/** What happened while no process ran is told up to this age. */
const oldestMs = 86_400_000;
/** What another process writes late is still found. */
const overlapMs = 120_000;

export interface NoticeServiceOptions {
  database: Database;
  clock: Clock;
  jobs: JobQueue;
  /** Mails to users can be sent. */
  canMail: boolean;
}

export class NoticeService {
  readonly canMail: boolean;
  readonly #clock: Clock;
  readonly #parts: NoticeParts;
  #since: Date | undefined;

  constructor({ database, clock, jobs, canMail }: NoticeServiceOptions) {
    this.canMail = canMail;
    this.#clock = clock;
    this.#parts = { database, jobs, mails: canMail };
  }

  /** One round: what happened since the last one is told. */
  async round(): Promise<void> {
    const now = this.#clock.now();
    await gather(this.#parts, this.#since ?? new Date(now.getTime() - oldestMs));
    await tellChangedAddresses(this.#parts, { now });
    this.#since = new Date(now.getTime() - overlapMs);
  }

  /** Tells a user's changed address at once; gives the addresses, none where it is the known one. */
  async tellAddress(owner: Owner): Promise<string[]> {
    const told = await tellChangedAddresses(this.#parts, { owner, now: this.#clock.now() });
    return this.canMail ? told.flat() : [];
  }
}
