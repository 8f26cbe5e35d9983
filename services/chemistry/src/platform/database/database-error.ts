// What PostgreSQL, or the way to it, says went wrong: https://www.postgresql.org/docs/current/errcodes-appendix.html

const uniqueViolation = /^23505$/;
/** No text of its own, nor of JSON in it, holds the character NUL. */
const unwritable = /^(22021|22P05)$/;

/** Whether the error itself, not its cause, has one of these codes. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.test(error.code);
}

/** Whether a query failed since another row has what only one may have. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && hasCode(error.cause, uniqueViolation);
}

/** Whether a statement failed since the caller's text has a character that no text of the database can hold. */
export function isUnwritableText(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (hasCode(one, unwritable)) return true;
  return false;
}
