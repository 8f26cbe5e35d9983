// The gateway's table of contents: what stands at the edge, in order, then what it answers.

import { randomUUID } from 'node:crypto';
import { callEntries } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import { headers } from '@app/shared/constants/headers';
import { AppError } from '@app/shared/errors/app-error';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createAccounts } from './auth/accounts.ts';
import { createOpenIdSide } from './auth/identity-side.ts';
import { createLastUser } from './auth/last-user.ts';
import { createRefusal } from './auth/refusal.ts';
import { addAuthRoutes } from './auth/routes.ts';
import { createSessionCookie } from './auth/session-cookie.ts';
import { createTokenRefresh } from './auth/token-refresh.ts';
import { createTransactions } from './auth/transactions.ts';
import type { Config } from './config.ts';
import { addCallRoutes } from './features/calls/routes.ts';
import { addClientRoutes } from './features/client/routes.ts';
import { addHealthRoutes } from './features/health/routes.ts';
import { openApiDocument } from './features/openapi/document.ts';
import { addOpenApiRoute } from './features/openapi/routes.ts';
import { runtimeConfigHandler } from './features/profile/runtime-config.ts';
import { sessionHandlers } from './features/session/handlers.ts';
import { addBodyParsers } from './plugins/body-parsers.ts';
import { addCanonicalHost } from './plugins/canonical-host.ts';
import { addCookies, createCookies } from './plugins/cookies.ts';
import { addCulture } from './plugins/culture.ts';
import { addErrorHandler, sendClientError, sendError } from './plugins/error-handler.ts';
import { addPathGuard } from './plugins/path-guard.ts';
import { createRateLimits } from './plugins/rate-limits.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addRequestState } from './plugins/request-state.ts';
import { addSecurityHeaders, dataHeaders } from './plugins/security-headers.ts';
import { openStore, secretsOf } from './sessions/open-store.ts';
import { createAgent, createPool } from './upstreams/connections.ts';
import { createChemistry } from './upstreams/chemistry.ts';

export interface AppOptions {
  version: string;
  /** Epoch ms. */
  now?: () => number;
  entries?: readonly (readonly [string, Call])[];
}

/** The gateway, ready to listen or to be injected into. */
export async function createApp(config: Config, log: FastifyBaseLogger, options: AppOptions): Promise<FastifyInstance> {
  const { version, now = Date.now, entries = callEntries } = options;
  const { publicUrl } = config;
  const secrets = secretsOf(config);
  const trust = { ca: config.upstreamCa };

  const agent = createAgent(trust);
  const chemistry = createChemistry({
    baseUrl: config.chemistryUrl,
    dispatcher: createPool(new URL(config.chemistryUrl).origin, trust),
    retries: config.retries,
    onBreaker: (state) => log.warn({ state }, 'circuit breaker of the chemistry service'),
  });

  const { sessions, redis } = openStore(config, log, now);
  const rateLimits = createRateLimits(config.rateLimits, redis?.client);
  const cookies = createCookies(config);
  const side = createOpenIdSide({ config, agent, chemistry, sessions, now });
  const { provider, providerLogout } = side;
  const sessionCookie = createSessionCookie(cookies, sessions, { single: config.singleSession });
  const tokenRefresh = createTokenRefresh(provider, sessions, now);
  const accounts = createAccounts(side.accountReader, tokenRefresh, sessions, now);

  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 2_000 },
    http: { headersTimeout: 15_000 },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be read.
      reply.headers(dataHeaders(config)).header(headers.requestId, request.id);
      sendError(error, request, reply);
    },
    clientErrorHandler: sendClientError,
  });

  addRequestState(app);
  addErrorHandler(app);
  addRequestLog(app, config.sessionSecret);
  addSecurityHeaders(app, config);
  addCulture(app);
  addPathGuard(app);
  addCanonicalHost(app, publicUrl);
  addBodyParsers(app);
  await addCookies(app);

  await addHealthRoutes(app, { provider, chemistry, sessions });
  await addOpenApiRoute(app, openApiDocument(entries, { version, publicUrl }));
  await addAuthRoutes(app, {
    ...side,
    transactions: createTransactions({ secrets, cookies, sessions, now }),
    sessionCookie,
    lastUser: createLastUser(secrets, cookies),
    refusal: createRefusal(cookies),
    rateLimits,
  });
  const session = { sessions, sessionCookie, tokenRefresh, accounts, providerLogout, deployment: config.deployment };
  await addCallRoutes(app, {
    ...session,
    entries,
    chemistry,
    publicUrl,
    rateLimits,
    sendsTenant: config.federated !== undefined,
    apiKeys: { authenticate: () => Promise.reject(new AppError('unauthorized')) },
    ownHandlers: new Map([runtimeConfigHandler(config, version), ...sessionHandlers(session)]),
  });
  await addClientRoutes(app, config.webDist);

  app.addHook('onClose', async () => {
    await Promise.all([sessions.close(), chemistry.close(), agent.close()]);
  });
  return app;
}
