// How much one address or one user may ask for. Sign-ins and uploads are counted for all gateways together where they
// share a store; calls are counted by each gateway, which adds no delay.

import { AppError } from '@app/shared/errors/app-error';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { addressKeyOf } from '../addresses.ts';

export interface RateLimits {
  /** A step of a sign-in from an address. Throws 429, as the others do. */
  takeForSignIn(address: string): Promise<void>;
  takeForUser(userId: string): void;
  takeForUpload(userId: string): Promise<void>;
  /** An address whose API keys were refused. */
  countRefusal(address: string): void;
  /** Throws 429 for an address with too many of them. */
  requireFewRefusals(address: string): void;
}

const windowSeconds = 60;
const windowMs = windowSeconds * 1_000;

/** `shared` is a client of the shared store; without one this process counts alone. */
export function createRateLimits(limits: Config['rateLimits'], shared: unknown): RateLimits {
  const signIn = createLimiter('sign-in', limits.signIn, shared);
  const user = createOwnCount(limits.user);
  const refusals = createOwnCount(limits.signIn);
  const upload = createLimiter('upload', limits.upload, shared);
  return {
    takeForSignIn: (address) => take(signIn, addressKeyOf(address)),
    takeForUser: (userId) => {
      user.add(userId);
      user.requireWithin(userId);
    },
    countRefusal: (address) => refusals.add(addressKeyOf(address)),
    requireFewRefusals: (address) => refusals.requireWithin(addressKeyOf(address)),
    takeForUpload: (userId) => take(upload, userId),
  };
}

function createLimiter(name: string, points: number, shared: unknown): Limiter | undefined {
  if (points === 0) return undefined;
  const options = { keyPrefix: `{gw}:r:${name}`, points, duration: windowSeconds };
  const own = new RateLimiterMemory(options);
  if (shared === undefined) return { first: own, own };
  // While the store is down this process counts alone; sessions say 503 by then anyway.
  const first = new RateLimiterRedis({ ...options, storeClient: shared, useRedisPackage: true, insuranceLimiter: own });
  return { first, own };
}

interface Limiter {
  first: RateLimiterAbstract;
  /** Of this process alone. */
  own: RateLimiterAbstract;
}

const storeWithinMs = 1_000;

// A store that takes commands and never responds is down, too: sign-in must not wait for it.
async function consume({ first, own }: Limiter, key: string): Promise<void> {
  if (first === own) return void (await own.consume(key));
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), storeWithinMs);
  try {
    const response = await Promise.race([first.consume(key), late.promise]);
    if (response === 'late') await own.consume(key);
  } finally {
    clearTimeout(timer);
  }
}

async function take(limiter: Limiter | undefined, key: string): Promise<void> {
  if (!limiter) return;
  try {
    await consume(limiter, key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('tooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)) });
  }
}

interface OwnCount {
  add(key: string): void;
  requireWithin(key: string): void;
}

// Every call passes here, so it is counted without a promise: so many in each minute of the clock.
function createOwnCount(perWindow: number): OwnCount {
  let counts = new Map<string, number>();
  let window = 0;
  return {
    add(key) {
      const current = Math.floor(performance.now() / windowMs);
      if (current !== window) [window, counts] = [current, new Map()];
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    requireWithin(key) {
      if (perWindow === 0 || (counts.get(key) ?? 0) <= perWindow) return;
      const left = (window + 1) * windowMs - performance.now();
      // The count of a minute that is over.
      if (left <= 0) return;
      throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(left / 1_000) });
    },
  };
}
