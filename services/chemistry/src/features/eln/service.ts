// Deliveries to the ELN: tried at once when they are made, and again by whichever process runs tasks. The table is the
// queue, so that nothing is lost when a process ends; an attempt that ended with it is taken up after its time.

import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { claimDelivery, dueDeliveries, noteOutcome, type DeliveryRow } from './delivery-store.ts';
import { backOffMs, retryPlan, type RetryPlan } from './retry-plan.ts';
import { sendDelivery, type Outcome } from './send.ts';
import type { ElnSettings } from './settings.ts';

export interface ElnDeskOptions {
  settings: ElnSettings;
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Whether this process tries again what did not arrive. */
  runsTasks: boolean;
  plan?: RetryPlan;
  sweepMs?: number;
  timeoutMs?: number;
}

const defaultSweepMs = 5_000;
/** A call waits for the attempt, and has ten seconds. */
const defaultTimeoutMs = 6_000;
const sweptAtOnce = 20;

export class ElnDesk {
  readonly settings: ElnSettings;
  readonly #options: ElnDeskOptions;
  readonly #timeoutMs: number;
  readonly #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: ElnDeskOptions) {
    this.settings = options.settings;
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
    const { isEnabled, webHook } = options.settings;
    if (!options.runsTasks || !isEnabled || !webHook) return;
    this.#timer = setInterval(() => this.wake(), options.sweepMs ?? defaultSweepMs).unref();
    this.wake();
  }

  /** Tries what is due now, after what is being tried. */
  wake(): void {
    this.#sweeping = this.#sweeping
      .then(() => this.#sweep())
      .catch((error: unknown) => this.#options.logger.warn({ err: error }, 'deliveries to the ELN wait'));
  }

  /** One attempt, unless one is under way; the delivery as it is afterwards. */
  async attempt(id: string): Promise<DeliveryRow | undefined> {
    const { settings, database, clock } = this.#options;
    if (!settings.webHook) return undefined;
    // Past the request's own time limit nobody is on it any more.
    const claimed = await claimDelivery(database.queries, id, clock.now(), this.#timeoutMs + 10_000);
    if (!claimed) return undefined;
    const outcome = await sendDelivery(settings.webHook, claimed, clock.now(), this.#timeoutMs);
    const now = clock.now();
    return noteOutcome(database.queries, claimed, outcome, { now, nextAttemptAt: this.#nextAttempt(claimed, outcome) });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { database, clock } = this.#options;
    if (this.#isClosed) return;
    for (const id of await dueDeliveries(database.queries, clock.now(), sweptAtOnce)) {
      if (this.#isClosed) return;
      await this.attempt(id);
    }
  }

  #nextAttempt({ attempts }: DeliveryRow, outcome: Outcome): Date | null {
    const { plan = retryPlan, clock } = this.#options;
    if (outcome.state === 'delivered' || outcome.isFinal || attempts + 1 >= plan.attempts) return null;
    const planned = backOffMs(plan, attempts + 1, Math.random());
    return new Date(clock.now().getTime() + Math.min(plan.longestMs, Math.max(planned, outcome.waitMs ?? 0)));
  }
}
