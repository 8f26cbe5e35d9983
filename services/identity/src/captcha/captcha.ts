// After some failed sign-ins the form asks for what a person can read or hear and a program has trouble with. What was
// asked, and how many failed, lies in the provider's file, so that several processes on it agree.

import { createHmac, randomInt } from 'node:crypto';
import type { Culture } from '@app/shared/constants/locale';
import type { Storage } from '../storage.ts';
import { characters } from './glyphs.ts';
import { pictureOf, type Random } from './picture.ts';
import { questionIn } from './question.ts';

export type ChallengeKind = 'picture' | 'question';

export type Challenge =
  | { kind: 'picture'; /** A `data:` address. */ source: string }
  | { kind: 'question'; text: string };

export interface Captchas {
  /** Whether this user name, or this address, has failed too often to sign in without. */
  isNeeded(userName: string, address: string): boolean;
  failed(userName: string, address: string): void;
  succeeded(userName: string, address: string): void;
  /** Something new to solve for a sign-in, in place of what it was asked before. */
  ask(interactionUid: string, kind: ChallengeKind, culture: Culture): Challenge;
  /** Whether this solves what the sign-in was asked; right or wrong, it cannot be tried again. */
  isSolved(interactionUid: string, given: string): boolean;
}

export interface CaptchaOptions {
  /** Failed sign-ins before it is asked. */
  after: number;
  /** User names and addresses are kept under this key, not as they are: some people type a password into the wrong field. */
  key: string;
  /** Epoch ms. */
  now: () => number;
  random?: Random;
}

const validMs = 5 * 60_000;
const countedMs = 15 * 60_000;
const pictureLength = 5;

export function createCaptchas(db: Storage, { after, key, now, random = randomInt }: CaptchaOptions): Captchas {
  const hidden = (kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind} ${text}`).digest('base64url');
  const keysOf = (userName: string, address: string) => [
    hidden('failed name', userName.trim().toLowerCase()),
    hidden('failed address', address),
  ];

  function countOf(who: string): number {
    const row = db.prepare('select count from failed_sign_in where who = ? and until > ?').get(who, now());
    return Number(row?.['count'] ?? 0);
  }

  function newAnswers(kind: ChallengeKind, culture: Culture): { challenge: Challenge; answers: string[] } {
    if (kind === 'question') {
      const { text, answers } = questionIn(culture, random);
      return { challenge: { kind, text }, answers };
    }
    const text = Array.from({ length: pictureLength }, () => characters[random(characters.length)]).join('');
    const source = `data:image/png;base64,${pictureOf(text, random).toString('base64')}`;
    return { challenge: { kind, source }, answers: [text] };
  }

  return {
    isNeeded: (userName, address) => keysOf(userName, address).some((who) => countOf(who) >= after),
    failed(userName, address) {
      const put = db.prepare(
        `insert into failed_sign_in (who, count, until) values (?, 1, ?) on conflict (who) do update
         set count = case when until > ? then count + 1 else 1 end, until = excluded.until`,
      );
      for (const who of keysOf(userName, address)) put.run(who, now() + countedMs, now());
    },
    succeeded(userName, address) {
      for (const who of keysOf(userName, address)) db.prepare('delete from failed_sign_in where who = ?').run(who);
    },
    ask(interactionUid, kind, culture) {
      const { challenge, answers } = newAnswers(kind, culture);
      db.prepare(
        `insert into captcha (interaction, answers, expires_at) values (?, ?, ?) on conflict (interaction) do update
         set answers = excluded.answers, expires_at = excluded.expires_at`,
      ).run(interactionUid, answers.map(plain).join('|'), now() + validMs);
      return challenge;
    },
    isSolved(interactionUid, given) {
      // Two tries at once: one of them takes it.
      const row = db
        .prepare('delete from captcha where interaction = ? returning answers, expires_at')
        .get(interactionUid);
      if (!row || Number(row['expires_at']) <= now()) return false;
      return String(row['answers']).split('|').includes(plain(given));
    },
  };
}

/** As people type it: small letters, spaces and dashes, digits as wide as Chinese characters. */
function plain(answer: string): string {
  return answer
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}|]/gu, '')
    .toUpperCase();
}

/** Deletes what is too old to count. */
export function sweepCaptchas(db: Storage, now: number): void {
  db.prepare('delete from captcha where expires_at <= ?').run(now);
  db.prepare('delete from failed_sign_in where until <= ?').run(now);
}
