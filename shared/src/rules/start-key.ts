// The key that a caller gives to one press of a button, so that a repeated call starts nothing twice: the header
// Idempotency-Key (draft-ietf-httpapi-idempotency-key-header).

/** A key counts for so long. */
export const startKeyHours = 24;

export const startKeyPattern = '^[A-Za-z0-9._:-]{8,100}$';

const pattern = new RegExp(startKeyPattern);

export function isStartKey(text: string): boolean {
  return pattern.test(text);
}

/** What is wrong with a key, for the details of an error. */
export const startKeyProblem = 'Idempotency-Key: 8 to 100 characters of A-Z a-z 0-9 . _ : -';
