// The gateway's table of contents: what stands at the edge, in order, then what it answers.

import { randomUUID } from 'node:crypto';
import { headers } from '@app/shared/constants/headers';
import { callEntries } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createBackchannelLogout } from './auth/backchannel-logout.ts';
import { createIdentityProvider } from './auth/identity-provider.ts';
import { createLastUser } from './auth/last-user.ts';
import { createProviderLogout } from './auth/logout.ts';
import { createPermissionCache } from './auth/permission-cache.ts';
import { createRefusal } from './auth/refusal.ts';
import { addAuthRoutes } from './auth/routes.ts';
import { createSessionCookie } from './auth/session-cookie.ts';
import { createSignIn } from './auth/sign-in.ts';
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
import { addRequestLog } from './plugins/request-log.ts';
import { addRequestState } from './plugins/request-state.ts';
import { addSecurityHeaders, dataHeaders } from './plugins/security-headers.ts';
import { createMemoryStore } from './sessions/memory-store.ts';
import { createAuthServer } from './upstreams/auth-server.ts';
import { createAgent, createChemistry } from './upstreams/chemistry.ts';
import { createUserSync } from './upstreams/user-sync.ts';

export interface AppOptions {
  version: string;
  /** Epoch ms. */
  now?: () => number;
  entries?: readonly (readonly [string, Call])[];
}

const maxSessions = 100_000;

/** The gateway, ready to listen or to be injected into. */
export async function createApp(config: Config, log: FastifyBaseLogger, options: AppOptions): Promise<FastifyInstance> {
  const { version, now = Date.now, entries = callEntries } = options;
  const { publicUrl } = config;

  const agent = createAgent();
  const chemistry = createChemistry(config.chemistryUrl, agent);
  const authServer = createAuthServer(config.authServerUrl, agent);
  const userSync = createUserSync(chemistry);

  const cookies = createCookies(config);
  const sessions = createMemoryStore({ now, maxSessionMs: config.sessionMaxMs, maxSessions });
  const provider = createIdentityProvider(config, now);
  const sessionCookie = createSessionCookie(cookies, sessions);
  const tokenRefresh = createTokenRefresh(provider, sessions, now);
  const permissionCache = createPermissionCache(authServer, tokenRefresh, sessions, now);
  const providerLogout = createProviderLogout(provider, publicUrl);

  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
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
  addCanonicalHost(app, publicUrl);
  addBodyParsers(app);
  await addCookies(app);

  await addHealthRoutes(app, { provider, chemistry });
  await addOpenApiRoute(app, openApiDocument(entries, { version, publicUrl }));
  await addAuthRoutes(app, {
    transactions: createTransactions(config.sessionSecret, cookies, now),
    signIn: createSignIn({ provider, authServer, userSync, publicUrl, now }),
    sessionCookie,
    lastUser: createLastUser(config.sessionSecret, cookies),
    refusal: createRefusal(cookies),
    providerLogout,
    backchannelLogout: createBackchannelLogout(provider, sessions, config.clientId, now),
  });
  const session = { sessions, sessionCookie, tokenRefresh, permissionCache, providerLogout };
  await addCallRoutes(app, {
    ...session,
    entries,
    chemistry,
    publicUrl,
    ownHandlers: new Map([
      runtimeConfigHandler(config, version),
      ...sessionHandlers({ ...session, deployment: config.deployment }),
    ]),
  });
  await addClientRoutes(app, config.webDist);

  app.addHook('onClose', async () => {
    sessions.close();
    await agent.close();
  });
  return app;
}
