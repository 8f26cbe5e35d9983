// Planning by hand off the main thread. The thread starts with the first question: who never plans by hand pays nothing.
// Searches between two molecules take seconds and have a thread of their own, so that proposals do not wait for them.

import type { Logger } from '../../../platform/process/logger.ts';
import type { SharedList } from '../../../chemistry/stock/stock-cache.ts';
import { askThread } from '../../../platform/threads/ask-thread.ts';
import { ThreadHost } from '../../../platform/threads/thread-host.ts';
import type { ProtectedRoute, ProtectionThread, StepRisk } from '../../protection/service.ts';
import type { NamedStep } from '../../tasks/steps/assess.ts';
import type { Expansion } from '../../tasks/graph/expansion.ts';
import type { AskedParts, FoundParts } from '../between.ts';
import type { OtherForm } from '../reagent-forms.ts';

export interface ExpansionOrder {
  /** Canonical. */
  smiles: string;
  tenantId: string;
  /** Imported stocks of the user. */
  lists: SharedList[];
  /** Time for forward checks. */
  checkMs: number;
  /** One Int32 that is no longer 0 when nobody waits for the response any more. */
  stop: SharedArrayBuffer;
}

export interface BetweenOrder extends AskedParts {
  tenantId: string;
  lists: SharedList[];
  stop: SharedArrayBuffer;
}

export interface ExpansionHost extends ProtectionThread {
  /** Proposals of a molecule; those not checked within `checkMs` say so. An abort ends the checks. */
  expand(order: Omit<ExpansionOrder, 'stop'>, signal?: AbortSignal): Promise<Expansion>;
  /** One proposal with its forward check, or null when the molecule has none with this id. */
  proposal(tenantId: string, lists: SharedList[], smiles: string, id: string): Promise<Expansion | null>;
  /** Steps that a chemist names, each with its forward check; one expansion with one proposal for each. */
  assess(tenantId: string, lists: SharedList[], steps: readonly NamedStep[]): Promise<Expansion[]>;
  /** Forms that a reagent could be replaced by. */
  forms(smiles: string): Promise<OtherForm[]>;
  /** Ways from a molecule down to another, best first. An abort ends the search with what it has. */
  between(order: Omit<BetweenOrder, 'stop'>, signal?: AbortSignal): Promise<FoundParts>;
  /** Starts the thread, so that the question that is about to come need not wait for it. */
  warm(): void;
  close(): Promise<void>;
}

export interface ExpansionHostOptions {
  logger: Logger;
  /** Of the molecule keys. */
  secret: Uint8Array;
}

/** A first question waits for templates and stock to be read; the gateway's patience is 100 s. */
const timeoutMs = 60_000;
const maxBytes = 600 * 1024 * 1024;
const maxWaiting = 50;
/** Each takes up to some six seconds, and none may wait for longer than the others' patience. */
const maxSearches = 6;
const idleMs = 120_000;
const entry = new URL('./expansion-thread.ts', import.meta.url);

/** What cannot be answered in time is `computingBusy` (10027). */
export function createExpansionHost({ logger, secret }: ExpansionHostOptions): ExpansionHost {
  let host: ThreadHost | undefined;
  let searches: ThreadHost | undefined;
  let idle: NodeJS.Timeout | undefined;
  const open = (): ThreadHost => new ThreadHost({ entry, workerData: { secret }, timeoutMs, maxBytes, logger });
  const start = (): ThreadHost => (host ??= open());
  const ask = (operation: string, args: unknown[]): Promise<unknown> => askThread(start(), maxWaiting, operation, args);
  const rest = (): void => {
    const thread = searches;
    if (!thread || thread.load > 0) return;
    searches = undefined;
    void thread.close();
  };
  const search = async (order: BetweenOrder): Promise<FoundParts> => {
    clearTimeout(idle);
    searches ??= open();
    try {
      return (await askThread(searches, maxSearches, 'between', [order])) as FoundParts;
    } finally {
      idle = setTimeout(rest, idleMs).unref();
    }
  };
  return {
    expand: async (order, signal) => (await ask('expand', [{ ...order, stop: stopFlag(signal) }])) as Expansion,
    assess: async (...args) => (await ask('assess', args)) as Expansion[],
    forms: async (smiles) => (await ask('forms', [smiles])) as OtherForm[],
    between: (order, signal) => search({ ...order, stop: stopFlag(signal) }),
    proposal: async (...args) => (await ask('proposal', args)) as Expansion | null,
    warm: () => void start(),
    risks: async (...args) => (await ask('risks', args)) as StepRisk[],
    groupsOn: async (...args) => (await ask('groupsOn', args)) as string[],
    protect: async (...args) => (await ask('protect', args)) as ProtectedRoute,
    close: async () => {
      clearTimeout(idle);
      await Promise.all([host?.close(), searches?.close()]);
    },
  };
}

function stopFlag(signal: AbortSignal | undefined): SharedArrayBuffer {
  const stop = new SharedArrayBuffer(4);
  const end = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
  return stop;
}
