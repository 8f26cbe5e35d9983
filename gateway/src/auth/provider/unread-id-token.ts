// Without an issuer there is no OpenID Connect: an ID token that comes unasked is nothing that could be checked.

import type { CustomFetch } from 'openid-client';

/** For `customFetch`, where nobody said how to check an ID token: one that comes unasked is dropped unread. */
export function withoutIdToken(fetch: CustomFetch): CustomFetch {
  return async (url, options) => {
    const response = await fetch(url, options);
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    if (typeof body !== 'object' || body === null || !('id_token' in body)) return response;
    const { id_token: _unread, ...rest } = body;
    return Response.json(rest, { status: response.status });
  };
}
