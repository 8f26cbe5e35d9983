// How much one address or one user may ask for. Sign-ins and uploads are counted for all gateways together where they
// share a store; calls are counted by each gateway, which costs nothing on their way.

import { AppError } from '@app/shared/errors/app-error';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';

export interface RateLimits {
  /** A step of a sign-in from an address. Throws 429, as the others do. */
  takeForSignIn(address: string): Promise<void>;
  takeForUser(userId: string): Promise<void>;
  takeForUpload(userId: string): Promise<void>;
}

const windowSeconds = 60;

/** `shared` is a client of the shared store; without one this process counts alone. */
export function createRateLimits(limits: Config['rateLimits'], shared: unknown): RateLimits {
  const [signIn, upload] = [
    createLimiter('sign-in', limits.signIn, shared),
    createLimiter('upload', limits.upload, shared),
  ];
  const user = createLimiter('user', limits.user, undefined);
  return {
    takeForSignIn: (address) => take(signIn, address),
    takeForUser: (userId) => take(user, userId),
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
