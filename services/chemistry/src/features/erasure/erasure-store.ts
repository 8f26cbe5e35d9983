// Which users were erased. Their marks are keyed hashes: the list names nobody, and tells a user again who is known.

import { createHmac } from 'node:crypto';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { erasures } from './schema.ts';
import { moleculeSecret } from '../../platform/database/molecule-keys.ts';
import type { Owner } from '../../platform/database/owner.ts';
export type ErasureRow = typeof erasures.$inferSelect;

/** HMAC-SHA256 with the database's own secret, which a backup takes along. */
export async function markOf(queries: Queries, owner: Owner): Promise<string> {
  return marker(await moleculeSecret(queries))(owner);
}

export const marker =
  (secret: Buffer) =>
  ({ tenantId, userId }: Owner): string =>
    createHmac('sha256', secret).update(`erased\0${tenantId}\0${userId}`).digest('base64url');

export async function erasuresOf(
  queries: Queries,
  { tenantId, mark }: { tenantId?: string | undefined; mark?: string } = {},
): Promise<ErasureRow[]> {
  return queries
    .select()
    .from(erasures)
    .where(
      and(
        tenantId === undefined ? undefined : eq(erasures.tenantId, tenantId),
        mark === undefined ? undefined : eq(erasures.mark, mark),
      ),
    )
    .orderBy(asc(erasures.erasedAt), asc(erasures.id));
}

const hourMs = 3_600_000;
/** No token lives longer. */
const tokensLiveMs = 24 * hourMs;
/** A gateway may know an API key, and what its owner may do, for a minute; then nobody calls as the user. */
const lingersMs = 120_000;
const otherProcessesMs = 2_000;

/** Refuses those who come with a token from before their erasure: a call of theirs would write anew what is gone. */
export class ErasedUsers {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #mark: (owner: Owner) => string;
  #known: Promise<ReadonlyMap<string, number>> | undefined;
  #readAt = 0;

  constructor(database: Database, clock: Clock, secret: Buffer) {
    this.#database = database;
    this.#clock = clock;
    this.#mark = marker(secret);
  }

  /** `issuedAt` of the token in epoch ms. */
  async isErased(owner: Owner, issuedAt: number): Promise<boolean> {
    const known = await this.#recent();
    if (known.size === 0) return false;
    const erasedAt = known.get(this.#mark(owner));
    return erasedAt !== undefined && issuedAt <= erasedAt + lingersMs;
  }

  /** Somebody was erased just now. */
  forget(): void {
    this.#known = undefined;
  }

  #recent(): Promise<ReadonlyMap<string, number>> {
    const now = Date.now();
    if (!this.#database.isExclusive && now - this.#readAt > otherProcessesMs) this.#known = undefined;
    this.#readAt = this.#known ? this.#readAt : now;
    this.#known ??= this.#read().catch((error: unknown) => {
      this.#known = undefined;
      throw error;
    });
    return this.#known;
  }

  async #read(): Promise<ReadonlyMap<string, number>> {
    const since = new Date(this.#clock.now().getTime() - tokensLiveMs);
    const rows = await this.#database.queries.select().from(erasures).where(gte(erasures.erasedAt, since));
    return new Map(
      rows
        .toSorted((one, other) => one.erasedAt.getTime() - other.erasedAt.getTime())
        .map(({ mark, erasedAt }) => [mark, erasedAt.getTime()]),
    );
  }
}
