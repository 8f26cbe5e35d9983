// The chemistry service over HTTP: one attempt unless configured otherwise, one timeout per contract, and a breaker
// that says 503 at once while the service is down.

import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import { errors, type Dispatcher } from 'undici';
import type { UpstreamFailure, UpstreamMetrics } from '../telemetry/metrics.ts';
import type { Cancellation } from './cancellation.ts';
import { createCircuitBreaker, type BreakerState } from './circuit-breaker.ts';
import { createDeadlines } from './deadlines.ts';
import type { TextResponse } from './answer-reader.ts';
import type { PlainPool } from './plain-pool.ts';
import { ResponseTimeout, requestPlainly, requestText } from './text-request.ts';

export interface Outgoing {
  /** Path and query, already encoded. */
  path: string;
  headers: Record<string, string>;
  json?: unknown;
  /** A body that is still arriving, with its content type among the headers. Its error is the call's error. */
  body?: Readable;
  /** Ends the call, for instance when the browser went away. */
  cancellation?: Cancellation;
}

export type UpstreamResponse = Dispatcher.ResponseData;
export type { TextResponse } from './answer-reader.ts';

export interface Chemistry {
  /** The whole response. Throws 502, 503 or 504 when there is none. */
  fetch(call: Call, outgoing: Outgoing): Promise<TextResponse>;
  /** A response whose body is still arriving; reading it may fail too: see `upstreamError`. Throws likewise. */
  open(call: Call, outgoing: Outgoing): Promise<UpstreamResponse>;
  isAlive(): Promise<boolean>;
  readonly breaker: BreakerState;
  close(): Promise<void>;
}

export interface ChemistryOptions {
  baseUrl: string;
  dispatcher: Dispatcher;
  /** For calls whose body has arrived and whose response is read as a whole. */
  plain?: PlainPool | undefined;
  /** Attempts after the first, for calls that change nothing (specification section 9). */
  retries: number;
  onBreaker?: (state: BreakerState) => void;
  metrics?: UpstreamMetrics;
}

const aliveTimeoutMs = 2_000;
const retryDelayMs = 100;

export function createChemistry({
  baseUrl,
  dispatcher,
  plain,
  retries,
  onBreaker,
  metrics,
}: ChemistryOptions): Chemistry {
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.replace(/\/$/, '');
  const deadlines = createDeadlines();
  const breaker = createCircuitBreaker({
    probe: isResponsive,
    onChange(state) {
      metrics?.breaker(state);
      onBreaker?.(state);
    },
  });

  function optionsOf(call: Call, { path, headers, json, body }: Outgoing) {
    return {
      origin,
      path: `${basePath}${path}`,
      method: call.method,
      headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
      headersTimeout: 0,
      bodyTimeout: 0,
    };
  }

  function attempt<T>(work: () => Promise<T>): Promise<T> {
    breaker.requireClosed();
    const startedAt = performance.now();
    return work().then(
      (response) => {
        breaker.succeeded();
        metrics?.answered((performance.now() - startedAt) / 1_000);
        return response;
      },
      (error: unknown) => {
        const failure = upstreamError(error);
        if (isUnreachable(error)) breaker.failed();
        else if (saysDown(failure)) breaker.doubted();
        const reason = failure.cause === undefined ? undefined : reasonOf[failure.key];
        if (reason !== undefined) metrics?.failed(reason);
        throw failure;
      },
    );
  }

  // Specification section 9: retries are off; where they are on, they are for calls that change nothing.
  async function withRetries<T>(call: Call, outgoing: Outgoing, work: () => Promise<T>): Promise<T> {
    const mayRepeat = call.method === 'GET' && !call.changesState && outgoing.body === undefined;
    for (let left = mayRepeat ? retries : 0; left > 0; left -= 1) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!(error instanceof AppError) || !saysDown(error)) throw error;
        await wait(retryDelayMs);
      }
    }
    return attempt(work);
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
    get breaker() {
      return breaker.state;
    },
    async fetch(call, outgoing) {
      const limits = { timeoutMs: call.timeoutMs, deadlines, cancellation: outgoing.cancellation };
      const options = optionsOf(call, outgoing);
      const { body } = options;
      const work =
        plain && (body === null || typeof body === 'string')
          ? () => requestPlainly(plain, { ...options, body }, limits)
          : () => requestText(dispatcher, options, limits);
      return retries === 0 ? attempt(work) : withRetries(call, outgoing, work);
    },
    open(call, outgoing) {
      const controller = new AbortController();
      outgoing.cancellation?.listen((reason) => controller.abort(reason));
      const options = {
        ...optionsOf(call, outgoing),
        signal: controller.signal,
        // What comes raw may take long in all; its start and its pauses are limited.
        headersTimeout: call.timeoutMs,
        bodyTimeout: call.gives === 'stream' ? 0 : call.timeoutMs,
      };
      return withRetries(call, outgoing, () => dispatcher.request(options));
    },
    isAlive: isResponsive,
    async close() {
      breaker.close();
      deadlines.close();
      await Promise.all([dispatcher.close(), plain?.close()]);
    },
  };
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const brokenConnection = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function isWithoutConnection(error: unknown): boolean {
  return error instanceof errors.ConnectTimeoutError || unreachable.has(codeOf(error));
}

/** No connection, or one that the service broke; any other failure may be that of one call. */
function isUnreachable(error: unknown): boolean {
  return isWithoutConnection(error) || brokenConnection.has(codeOf(error));
}

/** Which of our errors represents a failure to get a response. */
export function upstreamError(error: unknown): AppError {
  const known = appErrorIn(error);
  if (known) return known;
  if (isTimeout(error)) return new AppError('gatewayTimeout', undefined, { cause: error });
  const isDown = isWithoutConnection(error);
  return new AppError(isDown ? 'serviceUnavailable' : 'badGateway', undefined, { cause: error });
}

// A body that fails our checks ends the request with its own reason, which undici may wrap.
function appErrorIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause instanceof AppError ? error.cause : undefined;
}

const reasonOf: Partial<Record<ErrorKey, UpstreamFailure>> = {
  gatewayTimeout: 'timeout',
  serviceUnavailable: 'unreachable',
  badGateway: 'broken',
};

function saysDown({ key, cause }: AppError): boolean {
  return cause !== undefined && (key === 'serviceUnavailable' || key === 'badGateway' || key === 'gatewayTimeout');
}

function isTimeout(error: unknown): boolean {
  if (error instanceof ResponseTimeout) return true;
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
}

function codeOf(error: unknown): string {
  // Happy eyeballs: one error per address that was tried.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
