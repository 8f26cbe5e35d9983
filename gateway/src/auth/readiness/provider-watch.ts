// Whether the provider can be reached now. What was discovered once says nothing about it, so it is looked at again: never
// twice at once, and only when the last look is older than the one who asks can do with.

import { AppError } from '@app/shared/errors/app-error';
import type { Dispatcher } from 'undici';
import type { Config } from '../../config.ts';
import { setupFault } from '../../sign-in-causes.ts';
import { isRefusal } from '../failures/provider-cause.ts';
import { failureWithoutResponse } from '../failures/provider-failure.ts';

export interface ProviderWatch {
  /** Throws what is wrong with the provider, by a look that is not older than this. */
  require(maxAgeMs: number): Promise<void>;
  /** The same without a throw. */
  isReachable(maxAgeMs: number): Promise<boolean>;
}

export interface ProviderWatchParts {
  /** Looks once; rejects with an AppError that says what is wrong. */
  look: () => Promise<void>;
  log: { warn(line: object, text: string): void; info(text: string): void };
  now: () => number;
}

/** Of a look at the provider before somebody is sent there. */
export const beforeRedirectMs = 5_000;
/** Of one for /readyz. */
export const readinessMs = 15_000;
const lookTimeoutMs = 4_000;

export function createProviderWatch({ look, log, now }: ProviderWatchParts): ProviderWatch {
  let last: { at: number; failure: AppError | undefined } | undefined;
  let running: Promise<void> | undefined;

  async function lookAgain(): Promise<void> {
    const failure = await look().then(
      () => undefined,
      (error: unknown) => (error instanceof AppError ? error : failureWithoutResponse(error)),
    );
    const wasAway = last?.failure !== undefined;
    last = { at: now(), failure };
    if (failure && !wasAway) log.warn({ err: failure.cause, reason: failure.details?.['reason'] }, awayLine);
    if (!failure && wasAway) log.info('the identity provider is back');
  }

  async function failureWithin(maxAgeMs: number): Promise<AppError | undefined> {
    // Who tries again while it was away finds out whether it still is.
    const isOld = !last || last.failure !== undefined || now() - last.at >= maxAgeMs;
    if (isOld) {
      running ??= lookAgain().finally(() => {
        running = undefined;
      });
      await running;
    }
    return last?.failure;
  }

  return {
    async require(maxAgeMs) {
      const failure = await failureWithin(maxAgeMs);
      if (failure) throw failure;
    },
    isReachable: async (maxAgeMs) => (await failureWithin(maxAgeMs)) === undefined,
  };
}

const awayLine = 'the identity provider cannot be reached';

/** A look at the provider of a configuration: its discovery document, or an address that is configured. */
export function lookAtProvider({ openId, federated }: Config, agent: Dispatcher): () => Promise<void> {
  const ask = async (address: string) => {
    const { origin, pathname, search } = new URL(address);
    const signal = AbortSignal.timeout(lookTimeoutMs);
    return agent.request({ origin, path: `${pathname}${search}`, method: 'GET', signal });
  };
  if (openId) return () => lookAtDiscovery(openId.issuer, ask);
  const address = federated?.jwksUrl ?? federated?.tokenUrl ?? '';
  // A token endpoint expects no bare request: any response means that the provider is up, but for one of a proxy before it.
  return async () => {
    const { statusCode, body } = await ask(address);
    await body.dump();
    const cause = new Error(`${address} answered ${statusCode}`);
    if (statusCode >= 502 && statusCode <= 504) throw away(cause.message);
    if (federated?.jwksUrl !== undefined && isRefusal(statusCode)) throw setupFault('keys-not-found', { cause });
  };
}

async function lookAtDiscovery(
  issuer: string,
  ask: (address: string) => Promise<Dispatcher.ResponseData>,
): Promise<void> {
  const address = `${issuer}/.well-known/openid-configuration`;
  const { statusCode, body } = await ask(address);
  if (statusCode !== 200) {
    await body.dump();
    const cause = new Error(`${address} answered ${statusCode}`);
    throw isRefusal(statusCode) ? setupFault('issuer-not-found', { cause }) : away(cause.message);
  }
  const document: unknown = await body.json().catch(() => undefined);
  const named: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'issuer') : undefined;
  if (typeof named !== 'string') throw away(`${address} is no discovery document`);
  if (URL.parse(named)?.href !== new URL(issuer).href) {
    throw setupFault('issuer-differs', { cause: new Error(`the provider calls itself ${named}`) });
  }
}

function away(text: string): AppError {
  return new AppError('serviceUnavailable', { service: 'identity' }, { cause: new Error(text) });
}
