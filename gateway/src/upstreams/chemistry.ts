// The chemistry service over HTTP: one attempt unless configured otherwise, one timeout per contract, and a breaker
// that says 503 at once while the service is down.

import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { Dispatcher } from 'undici';
import type { UpstreamFailure, UpstreamMetrics } from '../telemetry/metrics.ts';
import { createCircuitBreaker, type BreakerState } from './circuit-breaker.ts';
import { textOf } from './response.ts';
import { isUnreachable, ResponseTimeout, upstreamError } from './upstream-error.ts';

export interface Outgoing {
  /** Path and query, already encoded. */
  path: string;
  headers: Record<string, string>;
  json?: unknown;
  /** A body that is still arriving, with its content type among the headers. Its error is the call's error. */
  body?: Readable;
  /** Ends the call with its reason, for instance when the browser went away. */
  signal?: AbortSignal;
}

export interface TextResponse {
  status: number;
  text: string;
}

export interface UpstreamResponse {
  statusCode: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Readable;
}

export interface Attempts {
  /** Ends the request with its reason, also while it waits for a connection. */
  signal: AbortSignal;
  /** True for what may be sent again when the service cannot be reached. */
  mayRepeat: boolean;
  /** True for a response without an end: its connection is none of those that calls share. */
  isStream?: boolean;
}

export interface Chemistry {
  /** The base address without a slash at its end, and its path. */
  readonly baseUrl: string;
  readonly basePath: string;
  /** A response whose body is still arriving. Rejects with an AppError: 502, 503 or 504, or the reason of the signal. */
  send(options: Dispatcher.RequestOptions, attempts: Attempts): Promise<UpstreamResponse>;
  /** The body of a response as text, of at most `maxBytes` (256 MB). Rejects likewise. */
  textOf(response: UpstreamResponse, maxBytes?: number): Promise<string>;
  /** The whole response of a call that the gateway makes itself. Rejects likewise. */
  fetch(call: Call, outgoing: Outgoing): Promise<TextResponse>;
  isAlive(): Promise<boolean>;
  readonly breaker: BreakerState;
  close(): Promise<void>;
}

export interface ChemistryOptions {
  baseUrl: string;
  dispatcher: Dispatcher;
  /** For streams, as many as there are; the same as for calls when left out. */
  streams?: Dispatcher;
  /** Attempts after the first, for calls that change nothing (specification section 9). */
  retries: number;
  onBreaker?: (state: BreakerState) => void;
  metrics?: UpstreamMetrics;
}

const aliveTimeoutMs = 2_000;
const retryDelayMs = 100;

export function createChemistry({
  baseUrl: configuredUrl,
  dispatcher,
  streams = dispatcher,
  retries,
  onBreaker,
  metrics,
}: ChemistryOptions): Chemistry {
  const baseUrl = configuredUrl.replace(/\/$/, '');
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.replace(/\/$/, '');
  const breaker = createCircuitBreaker({
    probe: isResponsive,
    onChange(state) {
      metrics?.breaker(state);
      onBreaker?.(state);
    },
  });

  async function attempt(
    options: Dispatcher.RequestOptions,
    { signal, isStream = false }: Attempts,
  ): Promise<UpstreamResponse> {
    breaker.requireClosed();
    const startedAt = performance.now();
    try {
      const response = await orAborted((isStream ? streams : dispatcher).request({ ...options, signal }), signal);
      breaker.succeeded();
      metrics?.answered((performance.now() - startedAt) / 1_000);
      return response;
    } catch (error) {
      throw failed(error);
    }
  }

  /** What an error means for the call, after it was counted for the service. */
  function failed(error: unknown): AppError {
    const failure = upstreamError(error);
    if (isUnreachable(error)) breaker.failed();
    else if (saysDown(failure)) breaker.doubted();
    const reason = failure.cause === undefined ? undefined : reasonOf[failure.key];
    if (reason !== undefined) metrics?.failed(reason);
    return failure;
  }

  // Specification section 9: retries are off; where they are on, they are for calls that change nothing.
  async function send(options: Dispatcher.RequestOptions, attempts: Attempts): Promise<UpstreamResponse> {
    for (let left = attempts.mayRepeat ? retries : 0; left > 0; left -= 1) {
      try {
        return await attempt(options, attempts);
      } catch (error) {
        if (!(error instanceof AppError) || !saysDown(error)) throw error;
        await wait(retryDelayMs);
      }
    }
    return attempt(options, attempts);
  }

  async function read({ body }: UpstreamResponse, maxBytes = 256 * 1024 * 1024): Promise<string> {
    try {
      return await textOf(body, maxBytes);
    } catch (error) {
      throw failed(error);
    }
  }

  async function isResponsive(): Promise<boolean> {
    const response = await dispatcher.request({
      origin,
      path: `${basePath}/livez`,
      method: 'GET',
      signal: AbortSignal.timeout(aliveTimeoutMs),
    });
    await response.body.dump();
    // A service without such an address is there all the same.
    return response.statusCode < 500;
  }

  return {
    baseUrl,
    basePath,
    get breaker() {
      return breaker.state;
    },
    send,
    textOf: read,
    async fetch(call, { path, headers, json, body, signal: other }) {
      const limit = new AbortController();
      const timer = endInTime(limit, call.timeoutMs);
      const signal = other ? AbortSignal.any([other, limit.signal]) : limit.signal;
      try {
        const response = await send(
          {
            origin,
            path: `${basePath}${path}`,
            method: call.method,
            headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
            body: json === undefined ? (body ?? null) : JSON.stringify(json),
            headersTimeout: 0,
            bodyTimeout: 0,
          },
          { signal, mayRepeat: changesNothing(call) && body === undefined },
        );
        return { status: response.statusCode, text: await read(response) };
      } finally {
        clearTimeout(timer);
      }
    },
    isAlive: isResponsive,
    async close() {
      breaker.close();
      await Promise.all([dispatcher.close(), streams === dispatcher ? undefined : streams.destroy()]);
    },
  };
}

/** True for a call that changes nothing. */
export function changesNothing(call: Call): boolean {
  return call.method === 'GET' && !call.changesState;
}

/** Ends a call after `timeoutMs` (0: never). Clear it when the call is over. */
export function endInTime(call: AbortController, timeoutMs: number): NodeJS.Timeout | undefined {
  const end = () => call.abort(new ResponseTimeout(`no response within ${timeoutMs} ms`));
  return timeoutMs === 0 ? undefined : setTimeout(end, timeoutMs);
}

// undici ends a request that waits for a connection no sooner than it has one.
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(reasonIn(signal));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function reasonIn({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('ended', { cause: reason });
}

const reasonOf: Partial<Record<ErrorKey, UpstreamFailure>> = {
  gatewayTimeout: 'timeout',
  serviceUnavailable: 'unreachable',
  badGateway: 'broken',
};

function saysDown({ key, cause }: AppError): boolean {
  return cause !== undefined && (key === 'serviceUnavailable' || key === 'badGateway' || key === 'gatewayTimeout');
}
