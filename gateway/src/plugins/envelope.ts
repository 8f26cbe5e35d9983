// The two answers of decisions section 2.

import type { Culture } from '@app/shared/constants/locale';
import type { ErrorBody, ErrorEnvelope, SuccessEnvelope } from '@app/shared/contracts/envelope';
import { catalogue, type ErrorEntry, type ErrorKey } from '@app/shared/errors/catalogue';
import { message, type MessageParams } from '@app/locales/messages';

export function success<D>(data: D, requestId: string): SuccessEnvelope<D> {
  return { code: 200, data, requestId };
}

export function failure(error: ErrorBody, requestId: string): ErrorEnvelope {
  return { code: error.code, error, requestId };
}

/** The error of a catalogue key, in words. Details that are strings or numbers fill the gaps of the message. */
export function errorBodyOf(key: ErrorKey, culture: Culture, details?: unknown): ErrorBody {
  const entry: ErrorEntry = catalogue[key];
  const own = ownWordsOf(key, details);
  const params = paramsOf(details);
  const text = message(culture, ...(own ?? ['errors', key]), params);
  return { ...entry, message: text, ...(details === undefined ? {} : { details }) };
}

type Words = [namespace: string, key: string];

// The catalogue's words for 502 and 503 speak of the chemistry service, those for 429 cannot say when, and those for 401 not
// that somebody was too slow at the sign-in.
const wordsOfService = new Map<string, Words>([
  ['identity', ['gateway', 'identityUnavailable']],
  ['sessions', ['gateway', 'sessionsUnavailable']],
  ['lateSignIn', ['errors', 'loginTimeout']],
]);

function ownWordsOf(key: ErrorKey, details: unknown): Words | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  if (key === 'tooManyRequests' && typeof Reflect.get(details, 'retryAfterSeconds') === 'number')
    return ['gateway', key];
  return wordsOfService.get(String(Reflect.get(details, 'service')));
}

function paramsOf(details: unknown): MessageParams {
  const entries = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}
