import { hasCode } from './database-error.ts';

/** PostgreSQL, appendix A: no text of its own, nor of JSON in it, holds the character NUL. */
const unwritable = /^(22021|22P05)$/;

/** True for a statement that failed because the caller's text has a character that no text of the database can hold. */
export function isUnwritableText(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (hasCode(one, unwritable)) return true;
  return false;
}
