// The streams of server-sent events that are open at this process. Changes come from the database, whichever process made
// them; they are gathered for a tenth of a second, so that a task that gets on quickly is one event.

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from 'pg-boss';
import type { Database } from '../../platform/database/database.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { changesChannel, readChange, type OwnedChange } from '../../platform/events/announce.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { readersOf } from './readers.ts';

export interface EventStreamsOptions {
  database: Database;
  logger: Logger;
  /** Listens at the database. */
  listen: Db['listen'];
  heartbeatMs?: number;
}

interface Event {
  number: number;
  tenantId: string;
  /** Undefined for all of the tenant. */
  userIds: ReadonlySet<string> | undefined;
  text: string;
}

interface OpenStream extends Owner {
  stream: Readable;
}

const gatherMs = 100;
/** Proxies end connections on which nothing moves for a minute. */
const usualHeartbeatMs = 25_000;
/** What a page that was away for a moment gets afterwards. */
const keptEvents = 2_000;
/** A page that does not read loses its stream, and asks when it is back. */
const unreadBytes = 64 * 1024;
const comeBackMs = 2_000;

export class EventStreams {
  readonly #options: EventStreamsOptions;
  /** Another process, or this one after a restart, cannot say what was missed. */
  readonly #epoch = randomUUID().slice(0, 8);
  readonly #open = new Set<OpenStream>();
  readonly #kept: Event[] = [];
  readonly #gathered = new Map<string, OwnedChange>();
  readonly #heartbeat: NodeJS.Timeout;
  #number = 0;
  #timer: NodeJS.Timeout | undefined;
  #listening: Awaited<ReturnType<NonNullable<Db['listen']>>> | undefined;

  constructor(options: EventStreamsOptions) {
    this.#options = options;
    this.#heartbeat = setInterval(() => this.#send(': \n\n'), options.heartbeatMs ?? usualHeartbeatMs).unref();
  }

  async start(): Promise<void> {
    this.#listening = await this.#options.listen?.(
      changesChannel,
      (payload) => this.#hear(payload),
      () => this.#reset(),
    );
  }

  /** How many streams are open here. */
  get size(): number {
    return this.#open.size;
  }

  /** What changes from now on for a user, after what was missed since `lastEventId`; a reset where that cannot be said. */
  open({ tenantId, userId }: Owner, lastEventId?: string): Readable {
    const stream = new Readable({ read: () => undefined });
    const one = { tenantId, userId, stream };
    this.#open.add(one);
    stream.once('close', () => this.#open.delete(one));
    stream.push(`retry: ${comeBackMs}\n\n`);
    // The id of now, so that a page that is cut off before the first event can say since when.
    stream.push(`id: ${this.#idOf(this.#number)}\nevent: ready\ndata:\n\n`);
    if (lastEventId !== undefined) this.#resume(one, lastEventId);
    return stream;
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#timer);
    await this.#listening?.close().catch(() => undefined);
    for (const { stream } of this.#open) stream.push(null);
  }

  #idOf(number: number): string {
    return `${this.#epoch}-${number}`;
  }

  #resume(one: OpenStream, lastEventId: string): void {
    const [epoch, last] = lastEventId.split('-');
    const since = Number(last);
    const first = this.#kept[0]?.number ?? this.#number + 1;
    const isKnown = epoch === this.#epoch && Number.isInteger(since) && since <= this.#number && since + 1 >= first;
    if (!isKnown) return void one.stream.push('event: reset\ndata:\n\n');
    for (const event of this.#kept) if (event.number > since && isFor(event, one)) one.stream.push(event.text);
  }

  #hear(payload: string): void {
    const change = readChange(payload);
    if (!change) return;
    this.#gathered.set(payload, change);
    this.#timer ??= setTimeout(() => void this.#pass(), gatherMs);
  }

  async #pass(): Promise<void> {
    this.#timer = undefined;
    const changes = [...this.#gathered.values()];
    this.#gathered.clear();
    try {
      const readers = await readersOf(this.#options.database.queries, changes);
      for (const change of changes) this.#publish(change, readers.get(change));
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'changes could not be passed on');
      this.#reset();
    }
  }

  #publish({ tenantId, userId, topic, id }: OwnedChange, readers: readonly string[] | 'tenant' | undefined): void {
    this.#number += 1;
    const number = this.#number;
    const toAll = readers === 'tenant';
    const userIds = toAll ? undefined : new Set([userId, ...(readers ?? [])]);
    // Who has the link may watch; what has changed is not for all of the tenant to know.
    const data = JSON.stringify(toAll ? { topic } : { topic, id });
    const event = { number, tenantId, userIds, text: `id: ${this.#idOf(number)}\nevent: change\ndata: ${data}\n\n` };
    this.#kept.push(event);
    if (this.#kept.length > keptEvents) this.#kept.shift();
    this.#send(event.text, (one) => isFor(event, one));
  }

  // What was announced while nobody listened is lost.
  #reset(): void {
    this.#kept.length = 0;
    this.#number += 1;
    this.#send(`id: ${this.#idOf(this.#number)}\nevent: reset\ndata:\n\n`);
  }

  #send(text: string, isDue: (one: OpenStream) => boolean = () => true): void {
    for (const one of this.#open) {
      if (!isDue(one)) continue;
      if (one.stream.readableLength > unreadBytes) one.stream.destroy();
      else one.stream.push(text);
    }
  }
}

function isFor({ tenantId, userIds }: Event, one: Owner): boolean {
  return tenantId === one.tenantId && (userIds === undefined || userIds.has(one.userId));
}
