// Logs name users by a keyed hash: the same user is the same word everywhere, and only who holds the secret
// can link a pseudonym to a user.

import { createHmac } from 'node:crypto';
import { deriveKey } from '../keys.ts';

const maxRemembered = 10_000;

/** Gives the pseudonym of a user id, 96 bits in 16 characters. Request log and audit log share it. */
export function createPseudonyms(secret: string): (userId: string) => string {
  const key = deriveKey(secret, 'log pseudonym');
  // A keyed hash takes longer than all the rest of a line, and the same few users come again and again.
  const known = new Map<string, string>();
  return (userId) => {
    const remembered = known.get(userId);
    if (remembered !== undefined) return remembered;
    const pseudonym = createHmac('sha256', key).update(userId).digest('base64url').slice(0, 16);
    if (known.size >= maxRemembered) known.clear();
    known.set(userId, pseudonym);
    return pseudonym;
  };
}
