// A step before the fake provider: knows every token it gave out, and can limit the life of refresh tokens, as Keycloak
// does.

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { headers as names } from '@app/shared/constants/headers';
import type { FakeProvider } from '@app/gateway/src/test-support/fake-provider.ts';
import { bodyOf, listenOnFreePort } from '@app/gateway/src/test-support/fake-server.ts';
import { request } from 'undici';

export interface TokenFront {
  /** Access, refresh and ID tokens, in the order they were given. */
  readonly tokens: string[];
  /** How long the next refresh tokens live; undefined when the provider does not say. */
  refreshSeconds: number | undefined;
  close(): Promise<void>;
}

interface TokenResponse {
  access_token?: string;
  refresh_token?: string;
  id_token?: string;
}

/** Puts itself before the provider: its `url` and `issuer` are from now on the ones of this step. */
export async function standBefore(provider: FakeProvider): Promise<TokenFront> {
  const behind = provider.url;
  const server = await listenOnFreePort((incoming, response) => void pass(incoming, response));
  Object.defineProperty(provider, 'url', { value: server.url });
  const front: TokenFront = { tokens: [], refreshSeconds: undefined, close: () => server.close() };

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const { authorization, 'content-type': type } = incoming.headers;
    const body = await bodyOf(incoming);
    const headers = {
      ...(authorization ? { authorization } : {}),
      ...(type ? { 'content-type': type } : {}),
      ...placeOf(incoming.headers),
    };
    try {
      const result = await request(`${behind}${url}`, { method, headers, body: body === '' ? null : body });
      const text = await result.body.text();
      const given: Record<string, string> = { 'content-type': String(result.headers['content-type'] ?? 'text/plain') };
      if (result.headers['www-authenticate'] !== undefined)
        given['www-authenticate'] = String(result.headers['www-authenticate']);
      if (typeof result.headers['location'] === 'string') given['location'] = result.headers['location'];
      response.writeHead(result.statusCode, given).end(url.endsWith('/token') ? noted(text) : text);
    } catch {
      // The provider hung up, so this step does.
      response.destroy();
    }
  }

  function noted(text: string): string {
    // What was cut off stays so.
    if (!text.startsWith('{') || !text.endsWith('}')) return text;
    const result: TokenResponse = JSON.parse(text);
    const { access_token: access, refresh_token: refresh, id_token: id } = result;
    front.tokens.push(...[access, refresh, id].filter((token) => token !== undefined));
    return JSON.stringify({ ...result, refresh_expires_in: front.refreshSeconds });
  }

  return front;
}

function placeOf(given: IncomingHttpHeaders): Record<string, string> {
  const sent = [names.culture, names.timezoneOffset].map((name): [string, unknown] => [name, given[name]]);
  return Object.fromEntries(sent.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}
