// The log names accounts by a keyed hash, as the gateway's logs do: with the same key, by the same word.

import { createHmac } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Whatever a line has as `sub` is written as `user`, 96 bits of its keyed hash in 16 characters. */
export function createLog({ logLevel, pseudonymKey }: Config, destination?: DestinationStream): Logger {
  const pseudonymOf = (accountId: string) =>
    createHmac('sha256', pseudonymKey).update(accountId).digest('base64url').slice(0, 16);
  return pino(
    {
      base: { name: 'identity' },
      level: logLevel,
      formatters: {
        log: ({ sub, ...rest }) => (typeof sub === 'string' ? { ...rest, user: pseudonymOf(sub) } : rest),
      },
    },
    destination,
  );
}
