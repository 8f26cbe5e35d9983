import type { ApiKey } from '@app/shared/contracts/api-keys';

export type KeyState = 'live' | 'endsSoon' | 'expired' | 'revoked';

const soonMs = 14 * 24 * 60 * 60_000;

/** What a key is good for at `now` (epoch ms): a revoked one for nothing, whatever its date says. */
export function keyState({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: number): KeyState {
  if (revokedAt !== null) return 'revoked';
  const leftMs = Date.parse(expiresAt) - now;
  if (leftMs <= 0) return 'expired';
  return leftMs <= soonMs ? 'endsSoon' : 'live';
}
