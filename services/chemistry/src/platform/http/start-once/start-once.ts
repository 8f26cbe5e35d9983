// A call that starts something and carries a key starts it once: the same call again, later or at the same moment, also
// after its caller gave up waiting, gets the response of the first. A start that was refused may be tried again.

import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { CallName } from '@app/shared/contracts/catalogue';
import { AppError } from '@app/shared/errors/app-error';
import { isStartKey, startKeyProblem } from '@app/shared/rules/start-key';
import { throughOutage } from '../../database/database-away.ts';
import type { Database, Making, Queries } from '../../database/database.ts';
import { taskStarts } from './start-schema.ts';
import { countsSince } from './start-store.ts';
import type { BaseServices } from '../calls.ts';
import type { Caller } from '../caller.ts';
import type { FormFile } from '../form.ts';

type Context = Pick<BaseServices, 'database' | 'clock' | 'logger'>;
type StartRow = typeof taskStarts.$inferSelect;
type Owner = Pick<Caller, 'tenantId' | 'userId'>;

const beatMs = 2_000;
/** A process not heard of for so long is given up, and the start is tried anew. */
const silentMs = 10_000;
const lookEveryMs = 150;
/** Shorter than the gateway's patience of 10 s. */
const waitMs = 8_000;
const keepPatienceMs = 5_000;

export interface KeyedStart {
  key: string;
  call: CallName;
  /** All that is given to the call. */
  input: Readonly<Record<string, unknown>>;
}

export interface Started {
  answer: unknown;
  /** It was started by an earlier call with the same key. */
  isRepeat: boolean;
}

/**
 * Runs the start, or gives what an earlier run with the same key answered. Throws `parameterError` for a key that is none
 * or that came with another input, `gatewayTimeout` while the first run takes long, and what the run throws.
 */
export async function startOnce(
  context: Context,
  owner: Owner,
  { key, call, input }: KeyedStart,
  run: () => Promise<unknown>,
): Promise<Started> {
  if (!isStartKey(key)) throw new AppError('parameterError', { problems: [startKeyProblem] });
  const start = new Start(context, { tenantId: owner.tenantId, userId: owner.userId }, key, hashOf(call, input));
  const known = await start.claim();
  return known ? { answer: known.answer, isRepeat: true } : { answer: await start.run(run), isRepeat: false };
}

/**
 * The database for the transaction that makes what a call starts: of a start with a key, its response is kept within that
 * transaction, so that neither is there without the other, whenever the process ends.
 */
export function keepingResponse<R>(database: Database, responseOf: (made: R, tx: Queries) => unknown): Making<R> {
  return underWay.getStore()?.keeping(database, responseOf) ?? database;
}

const underWay = new AsyncLocalStorage<Start>();

class Start {
  readonly #context: Context;
  readonly #owner: Owner;
  readonly #key: string;
  readonly #inputHash: string;
  #isKept = false;

  constructor(context: Context, owner: Owner, key: string, inputHash: string) {
    this.#context = context;
    this.#owner = owner;
    this.#key = key;
    this.#inputHash = inputHash;
  }

  /** The row with its response, or undefined when this call is the one that runs. */
  async claim(): Promise<StartRow | undefined> {
    const until = performance.now() + waitMs;
    for (;;) {
      if (await this.#insert()) return undefined;
      const [row] = await this.#queries.select().from(taskStarts).where(this.#own());
      // It was refused meanwhile, and may be tried again.
      if (!row) continue;
      if (row.createdAt < countsSince(this.#now())) {
        await this.#queries.delete(taskStarts).where(and(this.#own(), eq(taskStarts.createdAt, row.createdAt)));
        continue;
      }
      if (row.inputHash !== this.#inputHash)
        throw new AppError('parameterError', { problems: ['Idempotency-Key: it was given with another request'] });
      if (row.answer !== null) return row;
      if (this.#isSilent(row) && (await this.#takeOver(row))) return undefined;
      if (performance.now() > until) throw new AppError('gatewayTimeout');
      await sleep(lookEveryMs);
    }
  }

  async run(work: () => Promise<unknown>): Promise<unknown> {
    const beating = setInterval(() => void this.#beat(), beatMs);
    try {
      const answer = await underWay.run(this, work);
      if (!this.#isKept) await this.#keepLater(answer);
      return answer;
    } catch (error) {
      await this.#queries.delete(taskStarts).where(and(this.#own(), isNull(taskStarts.answer)));
      throw error;
    } finally {
      clearInterval(beating);
    }
  }

  keeping<R>({ queries, transaction }: Database, responseOf: (made: R, tx: Queries) => unknown): Making<R> {
    return {
      queries,
      transaction: async (run) => {
        const made = await transaction(async (tx, queue) => {
          const written = await run(tx, queue);
          await this.#keep(tx, await responseOf(written, tx));
          return written;
        });
        this.#isKept = true;
        return made;
      },
    };
  }

  get #queries(): Queries {
    return this.#context.database.queries;
  }

  #now(): Date {
    return this.#context.clock.now();
  }

  #own(): SQL | undefined {
    const { tenantId, userId } = this.#owner;
    return and(eq(taskStarts.tenantId, tenantId), eq(taskStarts.userId, userId), eq(taskStarts.key, this.#key));
  }

  async #insert(): Promise<boolean> {
    const now = this.#now();
    const rows = await this.#queries
      .insert(taskStarts)
      .values({ ...this.#owner, key: this.#key, inputHash: this.#inputHash, createdAt: now, heardAt: now })
      .onConflictDoNothing()
      .returning({ key: taskStarts.key });
    return rows.length > 0;
  }

  #isSilent({ heardAt }: StartRow): boolean {
    return this.#now().getTime() - heardAt.getTime() > silentMs;
  }

  async #takeOver({ heardAt }: StartRow): Promise<boolean> {
    const rows = await this.#queries
      .update(taskStarts)
      .set({ heardAt: this.#now() })
      .where(and(this.#own(), isNull(taskStarts.answer), eq(taskStarts.heardAt, heardAt)))
      .returning({ key: taskStarts.key });
    return rows.length > 0;
  }

  async #beat(): Promise<void> {
    await this.#queries
      .update(taskStarts)
      .set({ heardAt: this.#now() })
      .where(and(this.#own(), isNull(taskStarts.answer)))
      .catch((error: unknown) => this.#context.logger.warn({ err: error }, 'a start could not say that it goes on'));
  }

  /** Throws `gatewayTimeout`, which undoes the transaction, where this process was given up and another one has answered. */
  async #keep(queries: Queries, answer: unknown): Promise<void> {
    const rows = await queries
      .update(taskStarts)
      .set({ answer })
      .where(and(this.#own(), isNull(taskStarts.answer)))
      .returning({ key: taskStarts.key });
    if (rows.length === 0) throw new AppError('gatewayTimeout');
  }

  // Of what makes no rows. It is done: a response that cannot be kept is no reason to say that it is not.
  async #keepLater(answer: unknown): Promise<void> {
    await throughOutage(() => this.#keep(this.#queries, answer), keepPatienceMs).catch((error: unknown) =>
      this.#context.logger.warn({ err: error }, 'the answer of a start was not kept'),
    );
  }
}

// A file is named by the gateway, so its content alone counts.
function hashOf(call: CallName, { file, ...rest }: KeyedStart['input']): string {
  const hash = createHash('sha256').update(JSON.stringify([call, rest]));
  if (isFile(file)) hash.update(file.content);
  return hash.digest('base64url');
}

function isFile(file: unknown): file is FormFile {
  return typeof file === 'object' && file !== null && 'content' in file;
}
