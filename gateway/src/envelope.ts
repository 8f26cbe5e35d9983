// The two responses of decisions section 2.

import type { Culture } from '@app/shared/constants/locale';
import type { ErrorBody, ErrorEnvelope, SuccessEnvelope } from '@app/shared/contracts/call';
import { catalogue, type ErrorEntry, type ErrorKey } from '@app/shared/errors/catalogue';
import { chemistryRefused, isRefusedByService } from '@app/shared/errors/refused-by-service';
import { signInSetup } from './sign-in-causes.ts';
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
  return { ...shown(entry, details), message: text, ...(details === undefined ? {} : { details }) };
}

/** What the service alone refuses ends no session, so it is said in passing. */
function shown(entry: ErrorEntry, details: unknown): ErrorEntry {
  const { code } = entry;
  return entry === catalogue.unauthorized && isRefusedByService(details) ? { code, display: 'toast' } : entry;
}

type Words = [namespace: string, key: string];

// The catalogue's words for 502 to 504 speak of the chemistry service, those for 429 cannot say when, and those for 401 only
// of a session that has ended.
const wordsOfService = new Map<string, Words>([
  ['identity', ['gateway', 'identityUnavailable']],
  ['clientCredentials', ['gateway', 'apiKeysUnavailable']],
  [signInSetup, ['gateway', 'signInSetup']],
  ['permissions', ['gateway', 'permissionsUnavailable']],
  ['permissionsRefused', ['gateway', 'permissionsRefused']],
  ['userSync', ['gateway', 'userSyncFailed']],
  ['sessions', ['gateway', 'sessionsUnavailable']],
  ['uploads', ['gateway', 'uploadsUnavailable']],
  ['apiKeys', ['gateway', 'apiKeysUnchecked']],
  ['programs', ['gateway', 'programsRefused']],
  ['signIn', ['gateway', 'signInInvalid']],
  ['repeatedSignIn', ['gateway', 'signInRepeated']],
  ['lateSignIn', ['errors', 'loginTimeout']],
  ['signOut', ['gateway', 'signedOutHere']],
  ['sendAgain', ['gateway', 'sendAgain']],
  [chemistryRefused, ['gateway', 'chemistryRefused']],
]);

/** The services that the address of a failed sign-in may name. */
export const namedServices: ReadonlySet<unknown> = new Set(wordsOfService.keys());

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
