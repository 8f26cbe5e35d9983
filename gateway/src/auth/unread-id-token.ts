// A refresh may bring a new ID token, signed with a key the gateway has not read yet. Nothing needs it: the session keeps
// the one from the sign-in for the logout hint. Checking it would fail the refresh, and with a refresh token that
// counts only once, the session would be lost.

import type { CustomFetch } from 'openid-client';

/** For `customFetch`: the answer to a refresh loses its ID token unread. */
export const fetchWithoutRefreshedIdToken: CustomFetch = async (url, options) => {
  const response = await fetch(url, options);
  const isRefresh = options.body instanceof URLSearchParams && options.body.get('grant_type') === 'refresh_token';
  return isRefresh ? withoutIdToken(response) : response;
};

/** For `customFetch`, where nobody said how to check an ID token: one that comes unasked is dropped unread. */
export const fetchWithoutIdToken: CustomFetch = async (url, options) => withoutIdToken(await fetch(url, options));

async function withoutIdToken(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('id_token' in body)) return response;
  const { id_token: _unread, ...rest } = body;
  return Response.json(rest, { status: response.status });
}
