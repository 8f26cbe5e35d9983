// The chemistry service over HTTP: TLS verified, no retries (some GETs change state), one timeout per contract.

import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { Agent, errors, type Dispatcher } from 'undici';

export interface Outgoing {
  /** Path and query, already encoded. */
  path: string;
  headers: Record<string, string>;
  json?: unknown;
  /** Aborts the call, for instance when the browser went away. */
  signal?: AbortSignal;
}

export type Answer = Dispatcher.ResponseData;

export interface Chemistry {
  /** Throws 502, 503 or 504 when there is no answer. Reading the body may fail too: see `upstreamError`. */
  send(call: Call, outgoing: Outgoing): Promise<Answer>;
  isAlive(): Promise<boolean>;
}

const connectTimeoutMs = 3_000;
const aliveTimeoutMs = 2_000;

/** Connections to everything behind the gateway. */
export function createAgent(): Agent {
  return new Agent({ connections: 128, pipelining: 1, allowH2: false, connect: { timeout: connectTimeoutMs } });
}

export function createChemistry(baseUrl: string, agent: Dispatcher): Chemistry {
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.replace(/\/$/, '');
  return {
    async send(call, { path, headers, json, signal }) {
      try {
        return await agent.request({
          origin,
          path: `${basePath}${path}`,
          method: call.method,
          headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
          body: json === undefined ? null : JSON.stringify(json),
          signal: withTimeout(call, signal),
          headersTimeout: call.timeoutMs,
          bodyTimeout: call.gives === 'stream' ? 0 : call.timeoutMs,
        });
      } catch (error) {
        throw upstreamError(error);
      }
    },
    async isAlive() {
      const options = { origin, path: `${basePath}/livez`, method: 'GET' } as const;
      const answer = await agent.request({ ...options, signal: AbortSignal.timeout(aliveTimeoutMs) });
      await answer.body.dump();
      return answer.statusCode === 200;
    },
  };
}

// What comes raw may take long in all; its pauses are limited by bodyTimeout.
function withTimeout(call: Call, signal: AbortSignal | undefined): AbortSignal | undefined {
  if (call.gives !== 'json' || call.timeoutMs === 0) return signal;
  const timeout = AbortSignal.timeout(call.timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Which of our errors stands for a failure to get an answer. */
export function upstreamError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isTimeout(error)) return new AppError('gatewayTimeout', undefined, { cause: error });
  const isDown = error instanceof errors.ConnectTimeoutError || unreachable.has(codeOf(error));
  return new AppError(isDown ? 'serviceUnavailable' : 'badGateway', undefined, { cause: error });
}

function isTimeout(error: unknown): boolean {
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError) return true;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function codeOf(error: unknown): string {
  // Happy eyeballs: one error per address that was tried.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
