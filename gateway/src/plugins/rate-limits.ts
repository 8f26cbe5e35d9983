// How much one address or one user may ask for. Sign-ins and uploads are counted for all gateways together where they
// share a store; calls are counted by each gateway, which costs nothing on their way.

import { AppError } from '@app/shared/errors/app-error';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';

export interface RateLimits {
  /** A step of a sign-in from an address. Throws 429, as the others do. */
  takeForSignIn(address: string): Promise<void>;
  takeForUser(userId: string): void;
  takeForUpload(userId: string): Promise<void>;
}

const windowSeconds = 60;

/** `shared` is a client of the shared store; without one this process counts alone. */
export function createRateLimits(limits: Config['rateLimits'], shared: unknown): RateLimits {
  const signIn = createLimiter('sign-in', limits.signIn, shared);
  const upload = createLimiter('upload', limits.upload, shared);
  return {
    takeForSignIn: (address) => take(signIn, address),
    takeForUser: createOwnCount(limits.user),
    takeForUpload: (userId) => take(upload, userId),
  };
}

function createLimiter(name: string, points: number, shared: unknown): RateLimiterAbstract | undefined {
  if (points === 0) return undefined;
  const options = { keyPrefix: `{gw}:r:${name}`, points, duration: windowSeconds };
  const own = new RateLimiterMemory(options);
  if (shared === undefined) return own;
  // While the store is down this process counts alone; sessions say 503 by then anyway.
  return new RateLimiterRedis({ ...options, storeClient: shared, useRedisPackage: true, insuranceLimiter: own });
}

async function take(limiter: RateLimiterAbstract | undefined, key: string): Promise<void> {
  if (!limiter) return;
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('tooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)) });
  }
}

// Every call passes here, so it is counted without a promise: so many in each minute of the clock.
function createOwnCount(perWindow: number): (key: string) => void {
  let counts = new Map<string, number>();
  let window = 0;
  return (key) => {
    if (perWindow === 0) return;
    const now = performance.now() / 1_000;
    const current = Math.floor(now / windowSeconds);
    if (current !== window) [window, counts] = [current, new Map()];
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= perWindow) return;
    throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil((current + 1) * windowSeconds - now) });
  };
}
