// Between password and code: the form carries who passed the first step, signed, for this sign-in and a few minutes.

import { createHmac, timingSafeEqual } from 'node:crypto';

const validMs = 5 * 60_000;

export interface SecondStep {
  key: string;
  interactionUid: string;
  /** Epoch ms. */
  now: number;
}

/** What the second form brings back. */
export function passedFirst({ key, interactionUid, now }: SecondStep, accountId: string): string {
  const until = now + validMs;
  return `${accountId}.${until}.${signature(key, interactionUid, accountId, until)}`;
}

/** The account that passed the first step; undefined for a text that is not ours, of another sign-in or too old. */
export function accountThatPassed({ key, interactionUid, now }: SecondStep, given: string): string | undefined {
  const [, accountId = '', until = '', signed = ''] = /^(.+)\.(\d+)\.([\w-]+)$/.exec(given) ?? [];
  const expected = Buffer.from(signature(key, interactionUid, accountId, Number(until)));
  const actual = Buffer.from(signed);
  const isOurs = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isOurs && Number(until) > now ? accountId : undefined;
}

function signature(key: string, interactionUid: string, accountId: string, until: number): string {
  return createHmac('sha256', key).update(`second ${interactionUid} ${accountId} ${until}`).digest('base64url');
}
