// What a provider says in the errors of OAuth 2: a code and words for who runs the application. Both are fit for the log
// once what could be a token, a code or a secret is out of them.

import * as client from 'openid-client';

export interface OAuthError {
  error: string;
  description: string;
}

/** RFC 6749 sections 4.1.2.1 and 5.2, and RFC 6750 section 3.1: what the provider says it refuses. */
export function oauthErrorIn(error: unknown): OAuthError | undefined {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError) {
    return { error: error.error, description: error.error_description ?? '' };
  }
  if (!(error instanceof client.WWWAuthenticateChallengeError)) return undefined;
  const { error: code = '', error_description: description = '' } = error.cause[0]?.parameters ?? {};
  return { error: code, description };
}

const longestWords = 300;
/** Longer than any word, host name or client id that has a place in a sentence. */
const secretLike = /[\w~+/=-]{40,}|eyJ[\w-]+\.[\w.-]+/g;

/** Words of a provider as a log line can hold them. */
export function loggedWords(words: string): string {
  const line = words.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').replaceAll(secretLike, '…');
  return line.length > longestWords ? `${line.slice(0, longestWords)}…` : line;
}
