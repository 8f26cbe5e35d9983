// The job of a delivery to the ELN: one attempt after the other until it has arrived, was refused, or was tried long enough.

import { defineJob, type JobDefinition, type JobKind } from '../../platform/jobs/kind.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { failDelivery, noteOutcome, waitingDeliveries, waitingDelivery, type DeliveryRow } from './delivery-store.ts';
import { backOffMs, retryPlan, type RetryPlan } from './retry-plan.ts';
import { sendDelivery, type Outcome } from './send.ts';
import type { ElnSettings } from './settings.ts';

export const deliveryKind: JobKind = { name: 'eln-delivery', concurrency: 4, retryLimit: 2, timeoutSeconds: 60 };

export interface DeliveryJobOptions {
  eln: { readonly settings: ElnSettings };
  clock: Clock;
  plan?: RetryPlan | undefined;
  timeoutMs?: number | undefined;
}

/** A call waits for the attempt, and has ten seconds. */
const defaultTimeoutMs = 6_000;

export function deliveryJob({
  eln,
  clock,
  plan = retryPlan,
  timeoutMs = defaultTimeoutMs,
}: DeliveryJobOptions): JobDefinition {
  const webHook = () => (eln.settings.isEnabled ? eln.settings.webHook : undefined);
  return defineJob<DeliveryRow>({
    kind: deliveryKind,
    begin: async (tx, { id }) => (webHook() ? waitingDelivery(tx, id) : undefined),
    run: async (row, { write }) => {
      const hook = webHook();
      if (!hook) return undefined;
      const outcome = await sendDelivery(hook, row, clock.now(), timeoutMs);
      const nextAttemptAt = nextAttempt(row, outcome, plan, clock.now());
      await write((tx) => noteOutcome(tx, row, outcome, { now: clock.now(), nextAttemptAt }));
      return nextAttemptAt ? { again: nextAttemptAt } : undefined;
    },
    onFailed: (tx, { id }) => failDelivery(tx, id),
    waiting: async (queries) => (webHook() ? waitingDeliveries(queries) : []),
  });
}

function nextAttempt({ attempts }: DeliveryRow, outcome: Outcome, plan: RetryPlan, now: Date): Date | null {
  if (outcome.state === 'delivered' || outcome.isFinal || attempts + 1 >= plan.attempts) return null;
  const planned = backOffMs(plan, attempts + 1, Math.random());
  return new Date(now.getTime() + Math.min(plan.longestMs, Math.max(planned, outcome.waitMs ?? 0)));
}
