// When the published keys of an issuer are read. Keys change while tokens are in use, and a token may name a key that
// never was: one that is not known is looked for once more at once, a few times a minute at most however many ask.

import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** A withdrawn key signs nothing after a minute; while its issuer is away, known keys count as long as a token may. */
export const keyLifetimes = { freshMs: 60_000, staleMs: 60 * 60_000 } as const;

/** What an issuer publishes (RFC 7517 section 5). */
export const publishedKeys = Compile(Type.Object({ keys: Type.Array(Type.Object({ kty: Type.String() })) }));

/**
 * True for the errors of jose after which newer keys may know the token. One that names no key may be of a new key that looks
 * like the old; `keyId` gives the name it does give.
 */
export function isOfUnknownKey(error: unknown, keyId: () => string | undefined): boolean {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'ERR_JWKS_NO_MATCHING_KEY') return true;
  return code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' && keyId() === undefined;
}

export interface KeyReadingOptions<Keys> {
  /** Asks the issuer. */
  read(): Promise<Keys>;
  /** Epoch ms. */
  now(): number;
  /** A key that the issuer has withdrawn counts for no longer than this. */
  freshMs: number;
  /** While the issuer cannot be asked, keys count for so long after they were read. */
  staleMs: number;
}

export interface KeyReading<Keys> {
  /**
   * What `look` finds with the keys; undefined when it finds nothing in the newest either. Throws what `look` throws, and
   * what `read` throws where the keys are needed and cannot be had.
   */
  find<Found>(look: (keys: Keys) => Promise<Found | undefined>): Promise<Found | undefined>;
}

interface KeysRead<Keys> {
  keys: Keys;
  /** Counted by when they were asked for. */
  number: number;
  /** Epoch ms. */
  at: number;
}

/** A rotation that is followed by another one fails nobody, and a flood of unknown keys has them read no more often than this. */
const lookAgainEveryMs = 20_000;
const looksAtOnce = 3;
/** With keys in the cache, no call waits for an issuer that has just failed to respond. */
const askAgainMs = 5_000;

export function createKeyReading<Keys>({ read, now, freshMs, staleMs }: KeyReadingOptions<Keys>): KeyReading<Keys> {
  let latest: KeysRead<Keys> | undefined;
  let running: Promise<KeysRead<Keys>> | undefined;
  let started = 0;
  /** Time that was saved up for looking again, up to `creditAt`. */
  let creditMs = looksAtOnce * lookAgainEveryMs;
  let creditAt = now();
  let failed: { at: number; error: unknown } | undefined;

  async function readAnew(): Promise<KeysRead<Keys>> {
    started += 1;
    const number = started;
    const at = now();
    try {
      latest = { keys: await read(), number, at };
      failed = undefined;
      return latest;
    } catch (error) {
      failed = { at: now(), error };
      throw error;
    }
  }

  function ask(): Promise<KeysRead<Keys>> {
    if (latest && failed && now() - failed.at < askAgainMs) return Promise.reject(failed.error);
    running ??= readAnew().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function current(): Promise<KeysRead<Keys>> {
    const known = latest;
    if (known && now() - known.at < freshMs) return known;
    return ask().catch((error: unknown) => {
      if (known && now() - known.at < staleMs) return known;
      throw error;
    });
  }

  function savedUp(): number {
    const at = now();
    creditMs = Math.min(looksAtOnce * lookAgainEveryMs, creditMs + at - creditAt);
    creditAt = at;
    return creditMs;
  }

  function spendOnLook(): void {
    creditMs = Math.max(0, savedUp() - lookAgainEveryMs);
  }

  /** Newer keys than those; undefined when there are none to be had now. */
  async function newerThan(seen: KeysRead<Keys>): Promise<KeysRead<Keys> | undefined> {
    if (latest && latest.number > seen.number) return latest;
    if (running) return running;
    if (savedUp() < lookAgainEveryMs) return undefined;
    const newer = await ask();
    spendOnLook();
    return newer;
  }

  return {
    async find(look) {
      const startedBefore = started;
      const seen = await current();
      const found = await look(seen.keys);
      if (found !== undefined) return found;
      // Asked for after the token had come: the issuer has no newer ones.
      if (seen.number > startedBefore) {
        spendOnLook();
        return undefined;
      }
      const newer = await newerThan(seen);
      return newer && look(newer.keys);
    },
  };
}
