import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that ties a sign-in form to its interaction, so that no other site can send it. */
export function formToken(key: string, interactionUid: string): string {
  return createHmac('sha256', key).update(`sign-in ${interactionUid}`).digest('base64url');
}

export function isFormToken(key: string, interactionUid: string, given: string): boolean {
  const expected = Buffer.from(formToken(key, interactionUid));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
