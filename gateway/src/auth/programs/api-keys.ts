// Programs that sign their calls with an API key instead of a session (decisions section 8). Whether a key is valid is
// asked at every call, so that a revoked one ends at once; what its owner may do is at most a minute old.

import { createHash } from 'node:crypto';
import type { Permission } from '@app/shared/constants/modules';
import { apiKeyRefusals, apiKeyRevokeAll, apiKeyVerify } from '@app/shared/contracts/api-keys';
import type { Call, DataOf } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { parseApiKey } from '@app/shared/rules/account/api-key';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Compile } from 'typebox/compile';
import { headers } from '@app/shared/constants/headers';
import type { Caller } from '../../plugins/request-state.ts';
import type { SessionUser } from '../../sessions/session.ts';
import { interpret, type JsonResponse, type UpstreamError } from '../../upstreams/response.ts';
import { callerHeaders } from '../../upstreams/caller-headers.ts';
import type { Chemistry } from '../../upstreams/chemistry.ts';
import { isForPrograms } from './api-key-calls.ts';
import type { ProgramAccounts } from './program-accounts.ts';
import type { ServiceTokens } from './service-token.ts';

export interface ApiKeyCaller extends Caller {
  via: 'apiKey';
  /** Names the key; no secret. */
  keyId: string;
}

export interface ApiKeys {
  /**
   * Who calls with the key of the Authorization header; whatever cookies come along count for nothing. The account's
   * permissions are those that owner and key have in common: as with sessions, the guard holds the call against them.
   * Throws 401 for a key that does not count, with the reason in its details; 10039 for a call that no key may make
   * and for an account without keys; 502 to 504 when it cannot be determined. Without a call it says whose key it is.
   */
  authenticate(request: FastifyRequest, call: Call | undefined): Promise<ApiKeyCaller>;
  /** True for a key that was accepted within the last minutes and not refused since: it is no guess. */
  isKnownGood(request: FastifyRequest): boolean;
  /** Reads anew what the owner of keys may do, at the next call with one. */
  forget(owner: Pick<SessionUser, 'id' | 'tenantId'>): void;
  /** Ends all keys of the owner; nothing where the service has no keys. Throws 502 to 504 when it could not. */
  revokeAll(owner: Pick<SessionUser, 'id' | 'tenantId'>, request: FastifyRequest): Promise<void>;
}

export interface ApiKeyParts {
  chemistry: Pick<Chemistry, 'fetch'>;
  serviceTokens: ServiceTokens;
  /** What owners of keys may do, read as the gateway. */
  owners: ProgramAccounts;
  /** Epoch ms. */
  now: () => number;
}

type Verified = DataOf<typeof apiKeyVerify>;

const verifiedCheck = Compile(apiKeyVerify.data);
const rememberedMs = 5 * 60_000;
const maxRemembered = 10_000;

export function createApiKeys({ chemistry, serviceTokens, owners, now }: ApiKeyParts): ApiKeys {
  /** SHA-256 of keys that were accepted, and until when that is remembered (epoch ms). */
  const accepted = new LRUCache<string, number>({ max: maxRemembered });

  async function askAsGateway(call: Call, json: object, request: FastifyRequest): Promise<JsonResponse> {
    const { status, text } = await chemistry.fetch(call, {
      path: call.path,
      headers: {
        ...callerHeaders({ accessToken: await serviceTokens.forGateway(), tenantId: undefined }),
        [headers.culture]: request.culture,
        [headers.requestId]: request.id,
      },
      json,
    });
    return interpret(status, text);
  }

  async function verify(keyHash: string, request: FastifyRequest): Promise<Verified> {
    const read = await askAsGateway(apiKeyVerify, { keyHash }, request);
    if (read.kind === 'error') throw refusalOf(read.error);
    if (!verifiedCheck.Check(read.data)) throw new AppError('badGateway');
    return read.data;
  }

  return {
    async authenticate(request, call) {
      const key = keyOf(request);
      if (call && !isForPrograms(call)) throw new AppError('featureNotPermitted');
      const keyHash = hashOf(key);
      const { keyId, modules, user } = await verify(keyHash, request).catch((error: unknown) => {
        accepted.delete(keyHash);
        throw error;
      });
      const held = await owners.of(user, request);
      const account = { ...held, permissions: common(held.permissions, modules) };
      // The owner was disabled, or holds none of the key's modules any more: nor does the key open what needs no module.
      if (account.permissions.length === 0 && !held.isExpired) throw new AppError('featureNotPermitted');
      accepted.set(keyHash, now() + rememberedMs);
      return { via: 'apiKey', keyId, user, account, accessToken: await serviceTokens.forUser(user) };
    },
    isKnownGood(request) {
      const key = givenKey(request);
      return key !== undefined && (accepted.get(hashOf(key)) ?? 0) > now();
    },
    forget: (owner) => owners.forget(owner),
    async revokeAll({ id: userId, tenantId }, request) {
      const read = await askAsGateway(apiKeyRevokeAll, { userId, tenantId }, request);
      if (read.kind === 'error' && !unknownCall.has(read.error.code)) throw refusalOf(read.error);
    },
  };
}

function keyOf(request: FastifyRequest): string {
  const key = givenKey(request);
  if (key === undefined) throw new AppError('unauthorized', { reason: 'malformed' });
  return key;
}

// RFC 9110 section 11.1: the name of a scheme has no case. Everything else of a key has.
function givenKey({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  const given = /^ApiKey (\w+)$/i.exec(authorization)?.[1];
  return given === undefined ? undefined : parseApiKey(given)?.text;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function common(held: readonly Permission[], modules: readonly Permission[]): Permission[] {
  return held.filter((permission) => modules.includes(permission));
}

// A service without API keys does not know the call.
const unknownCall = new Set([404, 405, 501, 10002, 10039]);

function refusalOf({ code, details }: UpstreamError): AppError {
  if (unknownCall.has(code)) return new AppError('featureNotPermitted');
  const given: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'reason') : undefined;
  const reason = apiKeyRefusals.find((one) => one === given);
  if (code === 401 && reason !== undefined) return new AppError('unauthorized', { reason });
  // Without a reason it is our own token that the service did not take.
  const cause = new Error(`the service answered ${code} to the question whose key it is`);
  return new AppError(code === 503 ? 'serviceUnavailable' : 'badGateway', undefined, { cause });
}
