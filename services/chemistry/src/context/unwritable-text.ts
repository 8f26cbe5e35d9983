// Codes: PostgreSQL, appendix A. No text of PostgreSQL, nor of JSON in it, holds the character NUL.
const unwritable: readonly unknown[] = ['22021', '22P05'];
const deepest = 5;

/** True for a statement that failed because the caller's text has a character that no text of the database can hold. */
export function isUnwritableText(error: unknown): boolean {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < deepest; depth += 1, at = at.cause)
    if ('code' in at && unwritable.includes(at.code)) return true;
  return false;
}
