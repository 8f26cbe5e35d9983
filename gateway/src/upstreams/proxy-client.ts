// What @fastify/http-proxy sends its requests with: our own connections to the chemistry service, its circuit breaker, and
// a signal for each request, which the plugin does not know (a browser that left would not end the call).

import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { Dispatcher } from 'undici';
import type { Attempts, Chemistry, UpstreamResponse } from './chemistry.ts';

// The plugin has an undici of its own, of another version.
type PluginClient = Extract<FastifyHttpProxyOptions['undici'], { request: unknown }>;
type OnResponse = (error: Error | null, response?: UpstreamResponse) => void;

export interface ProxiedAttempts extends Attempts {
  /** Called with the reason when the signal has ended the request. */
  onEnded(reason: Error): void;
}

export interface ProxyClient {
  /** Runs `work`, in which the plugin sends one request, with these attempts. */
  with(attempts: ProxiedAttempts, work: () => void): void;
  /** The plugin's option. Does not call it back once the signal has ended the request. */
  undici: PluginClient;
}

export function createProxyClient(chemistry: Chemistry): ProxyClient {
  const current = new AsyncLocalStorage<ProxiedAttempts>();

  function request(options: Dispatcher.RequestOptions, onResponse: OnResponse): void {
    const attempts = current.getStore();
    if (!attempts) throw new RangeError('a request that nobody announced');
    chemistry.send(options, attempts).then(
      (response) => {
        // The plugin destroys the body of a response that nobody waits for any more, without listening to it.
        response.body.on('error', () => undefined);
        onResponse(null, response);
      },
      (error: Error) => (attempts.signal.aborted ? attempts.onEnded(error) : onResponse(error)),
    );
  }

  return {
    with: (attempts, work) => current.run(attempts, work),
    // The plugin asks with a callback only, and reads status, headers and body of the response.
    undici: { request: request as PluginClient['request'] },
  };
}
