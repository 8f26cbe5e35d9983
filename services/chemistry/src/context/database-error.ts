// What PostgreSQL, or the way to it, says went wrong: https://www.postgresql.org/docs/current/errcodes-appendix.html

const uniqueViolation = /^23505$/;

/** Whether the error itself, not its cause, has one of these codes. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.test(error.code);
}

/** Whether a query failed since another row has what only one may have. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && hasCode(error.cause, uniqueViolation);
}
