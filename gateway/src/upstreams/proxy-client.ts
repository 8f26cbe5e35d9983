// What @fastify/http-proxy sends its requests with: our own connections to the chemistry service, its circuit breaker, and
// a signal for each request, which the plugin does not know (a browser that left would not end the call).

import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { headers } from '@app/shared/constants/headers';
import type { Dispatcher } from 'undici';
import type { Attempts, Chemistry, UpstreamResponse } from './chemistry.ts';

// The plugin has an undici of its own, of another version.
type PluginClient = Extract<FastifyHttpProxyOptions['undici'], { request: unknown }>;
type OnResponse = (error: Error | null, response?: UpstreamResponse) => void;

export interface ProxyClient {
  /** The attempts of a request, by its id, from before it is proxied until the promise has settled. */
  during<T>(requestId: string, attempts: Attempts, work: () => Promise<T>): Promise<T>;
  /** The plugin's option. Calls nobody back once the signal has ended the request. */
  undici: PluginClient;
}

export function createProxyClient(chemistry: Chemistry): ProxyClient {
  const attemptsOf = new Map<string, Attempts>();

  function request(options: Dispatcher.RequestOptions, onResponse: OnResponse): void {
    const attempts = attemptsOf.get(String(Reflect.get(Object(options.headers), headers.requestId)));
    if (!attempts) throw new RangeError('a request that nobody announced');
    chemistry.send(options, attempts).then(
      (response) => onResponse(null, response),
      (error: Error) => {
        if (!attempts.signal.aborted) onResponse(error);
      },
    );
  }

  return {
    async during(requestId, attempts, work) {
      attemptsOf.set(requestId, attempts);
      try {
        return await work();
      } finally {
        attemptsOf.delete(requestId);
      }
    },
    // The plugin asks with a callback only, and reads status, headers and body of the response.
    undici: { request: request as PluginClient['request'] },
  };
}
