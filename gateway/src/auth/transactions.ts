// One sign-in attempt: what must be the same when the browser comes back. Each attempt has its own cookie,
// encrypted, so that two tabs can sign in at once and the gateway keeps nothing.

import { createHash, randomBytes } from 'node:crypto';
import { codeVerifierLength } from '@app/shared/constants/limits';
import { isCulture, type Culture } from '@app/shared/constants/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';
import type { Cookies } from '../plugins/cookies.ts';
import type { SessionStore } from '../sessions/store.ts';
import { deriveKey } from '../keys.ts';
import { timezoneOffsetOf } from '../upstreams/caller-headers.ts';

export interface Transaction {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  culture: Culture;
  /** Hours east of Greenwich, where the page said so: the calls of the sign-in carry it. */
  timezoneOffset: string | undefined;
  /** The provider asks for the password even of a user it remembers. */
  forced: boolean;
  /** How many attempts failed before this one. */
  retries: number;
}

export interface Transactions {
  begin(request: FastifyRequest, reply: FastifyReply, transaction: Transaction): Promise<void>;
  /** The attempt this state belongs to, once; undefined for a strange or used state. */
  take(request: FastifyRequest, reply: FastifyReply, state: string): Promise<Taken | undefined>;
}

export interface Taken {
  transaction: Transaction;
  /** It opens no session any more: the sign-in has to begin anew. */
  isLate: boolean;
}

/** The sign-in page of a provider lives for as long (Keycloak's default). */
const lifetimeMs = 30 * 60_000;
/** For so long a late attempt still says where it was to lead: a page left open over night. */
const knownMs = 24 * 60 * 60_000;
const maxAttempts = 5;
/** Of all attempts together: with more, the browser's next requests would be too long to be read (431). */
const maxAttemptBytes = 6_000;
const namePrefix = 'signin-';

/** A new attempt with fresh state, nonce and verifier. */
export function newTransaction(
  returnTo: string,
  culture: Culture,
  forced = false,
  timezoneOffset?: string,
): Transaction {
  return {
    state: randomBytes(32).toString('base64url'),
    nonce: randomBytes(32).toString('base64url'),
    // RFC 7636 §4.1; base64url makes 4 characters of 3 bytes.
    verifier: randomBytes((codeVerifierLength / 4) * 3).toString('base64url'),
    returnTo,
    culture,
    timezoneOffset,
    forced,
    retries: 0,
  };
}

/** The attempt after a failed one: the same goal, nothing secret in common. */
export function retryOf({ returnTo, culture, forced, timezoneOffset, retries }: Transaction): Transaction {
  return { ...newTransaction(returnTo, culture, forced, timezoneOffset), retries: retries + 1 };
}

export interface TransactionParts {
  /** The first seals, all open. */
  secrets: readonly string[];
  cookies: Cookies;
  /** Remembers which attempts came back, for all gateways. */
  sessions: Pick<SessionStore, 'claim'>;
  now: () => number;
}

export function createTransactions({ secrets, cookies, sessions, now }: TransactionParts): Transactions {
  const keys = secrets.map((secret) => deriveKey(secret, 'sign-in attempt'));

  // Browsers send the oldest cookie first (RFC 6265 section 5.4): the oldest attempts are dropped.
  function surplusOf(request: FastifyRequest, ownBytes: number): string[] {
    let bytes = ownBytes;
    const newestFirst = cookies.namesStarting(request, namePrefix).filter(isOurs).toReversed();
    return newestFirst.filter((name, index) => {
      bytes += cookies.read(request, name)?.length ?? 0;
      return index + 1 >= maxAttempts || bytes > maxAttemptBytes;
    });
  }

  return {
    async begin(request, reply, transaction) {
      const sealed = await new EncryptJWT({ ...transaction })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(now() + lifetimeMs))
        .encrypt(sealingKey(keys));
      for (const name of surplusOf(request, sealed.length)) cookies.clear(reply, name);
      cookies.write(reply, nameOf(transaction.state), sealed, knownMs);
    },
    async take(request, reply, state) {
      const name = nameOf(state);
      const sealed = cookies.read(request, name);
      if (!sealed) return undefined;
      cookies.clear(reply, name);
      const taken = await openWithAny(sealed, keys, now());
      if (taken?.transaction.state !== state) return undefined;
      // A late one opens nothing, so that it may come twice.
      return taken.isLate || (await sessions.claim(`state:${state}`, lifetimeMs)) ? taken : undefined;
    },
  };
}

function nameOf(state: string): string {
  return `${namePrefix}${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
}

function sealingKey([first]: readonly Uint8Array[]): Uint8Array {
  if (!first) throw new RangeError('no secret to seal with');
  return first;
}

// A name that no cookie may have, sent by somebody else, cannot be written to be cleared.
function isOurs(name: string): boolean {
  return /^signin-[\da-f]{16}$/.test(name);
}

async function openWithAny(sealed: string, keys: readonly Uint8Array[], now: number): Promise<Taken | undefined> {
  for (const key of keys) {
    const taken = await open(sealed, key, now);
    if (taken) return taken;
  }
  return undefined;
}

async function open(sealed: string, key: Uint8Array, now: number): Promise<Taken | undefined> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, { currentDate: new Date(now) });
    return takenOf(payload, false);
  } catch (error) {
    // Forged, or sealed with another secret: the attempt is over either way. The time is only read of one that is ours.
    return error instanceof errors.JWTExpired ? takenOf(error.payload, true) : undefined;
  }
}

function takenOf(payload: JWTPayload, isLate: boolean): Taken | undefined {
  const { state, nonce, verifier, returnTo, culture, forced, retries } = payload;
  const timezoneOffset = timezoneOffsetOf(payload['timezoneOffset']);
  if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return undefined;
  if (typeof returnTo !== 'string' || !isCulture(culture) || typeof retries !== 'number') return undefined;
  const isForced = forced === true;
  const transaction = { state, nonce, verifier, returnTo, culture, timezoneOffset, forced: isForced, retries };
  return { transaction, isLate };
}
