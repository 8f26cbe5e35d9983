// The gateway's table of contents: what is at the edge, in order, then the routes.

import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { callEntries, developmentEntries } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import { headers } from '@app/shared/constants/headers';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createAudit } from './audit/audit.ts';
import { createAccountReader, createAccounts } from './auth/provider/accounts.ts';
import { openAccessTokens } from './auth/programs/open-access-tokens.ts';
import { createApiKeys } from './auth/programs/api-keys.ts';
import { createProgramAccounts } from './auth/programs/program-accounts.ts';
import { createPrograms } from './auth/programs/programs.ts';
import { federatedWarnings } from './auth/federated/sign-in.ts';
import { createFederatedSide } from './auth/federated/side.ts';
import { createOpenIdSide } from './auth/identity-side.ts';
import { addServiceKeyRoutes } from './auth/programs/service-token.ts';
import { createServiceTokens } from './auth/programs/service-token.ts';
import { createLastUser } from './auth/last-user.ts';
import { withReachability } from './auth/logout.ts';
import { createOwnAccount } from './auth/provider/own-account.ts';
import { permissionsOfPrograms } from './auth/provider/permission-sources.ts';
import { createProviderWatch, lookAtProvider } from './auth/readiness/provider-watch.ts';
import { createRefusal } from './auth/refusal.ts';
import { createRehearsal } from './auth/readiness/rehearsal.ts';
import { addAuthRoutes } from './auth/routes.ts';
import { createSessionCookie } from './auth/session-cookie.ts';
import { createTokenRefresh } from './auth/provider/token-refresh.ts';
import { createTransactions } from './auth/transactions.ts';
import type { Config } from './config.ts';
import { accountHandlers } from './features/account/handlers.ts';
import { apiKeyHandlers } from './features/api-keys/handlers.ts';
import { createConcurrencyLimiter } from './features/calls/concurrency-limiter.ts';
import { addCallRoutes } from './features/calls/routes.ts';
import { addClientRoutes, inlineScriptHashes } from './features/client/routes.ts';
import { addHealthRoutes } from './features/health/routes.ts';
import { callNotes } from './features/openapi/call-notes.ts';
import { openApiDocument } from './features/openapi/document.ts';
import { addOpenApiRoute } from './features/openapi/routes.ts';
import { addViewerRoutes } from './features/openapi/viewer.ts';
import { contactHandler } from './features/contact/handlers.ts';
import { addMcpRoutes } from './features/mcp/routes.ts';
import type { Tool } from './features/mcp/tool.ts';
import { allTools } from './features/mcp/tools/all.ts';
import { memberHandlers } from './features/members/handlers.ts';
import { basicInfoHandler } from './features/profile/basic-info.ts';
import { clearCacheHandler } from './features/profile/clear-cache.ts';
import { runtimeConfigHandler } from './features/profile/runtime-config.ts';
import { sessionHandlers } from './features/session/handlers.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { addMetricsRoute } from './telemetry/metrics-route.ts';
import { createRequestCounts } from './telemetry/request-metrics.ts';
import { addRequestTracing } from './telemetry/request-tracing.ts';
import { addShutdown } from './operations/shutdown.ts';
import { createRouteNames } from './telemetry/route-names.ts';
import { createTracing } from './telemetry/tracing.ts';
import { addBodyDeadline } from './plugins/body-deadline.ts';
import { addBodyParsers } from './plugins/body-parsers.ts';
import { addCanonicalHost } from './plugins/canonical-host.ts';
import { addCookies, createCookies } from './plugins/cookies.ts';
import { addCulture } from './plugins/culture.ts';
import { addErrorHandler, sendClientError, sendError } from './plugins/error-handler.ts';
import { originForm } from './plugins/message-guard.ts';
import { addPathGuard } from './plugins/path-guard.ts';
import { createRateLimits } from './plugins/rate-limits.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addRequestState } from './plugins/request-state.ts';
import { endSilentConnections } from './plugins/silent-connections.ts';
import { addSecurityHeaders, dataHeaders } from './plugins/security-headers.ts';
import type { SessionUser } from './sessions/session.ts';
import { openStore, secretsOf } from './sessions/open-store.ts';
import { rememberPermissions, sharingHandlers } from './features/sharing/handlers.ts';
import { createAgent, createPool, createStreamPool } from './upstreams/connections.ts';
import { createChemistry } from './upstreams/chemistry.ts';
import { createUploads } from './upload/uploads.ts';

export interface AppOptions {
  version: string;
  /** Epoch ms. */
  now?: () => number;
  entries?: readonly (readonly [string, Call])[];
  /** Of /mcp, in place of the product's own. */
  tools?: readonly Tool[];
  /** Where the audit log goes instead of standard output. */
  auditOutput?: Writable;
}

/** The gateway, ready to listen or to be injected into. */
export async function createApp(config: Config, log: FastifyBaseLogger, options: AppOptions): Promise<FastifyInstance> {
  const offered = config.testerPages ? [...callEntries, ...developmentEntries] : callEntries;
  const { version, now = Date.now, entries = offered } = options;
  const { publicUrl } = config;
  const secrets = secretsOf(config);
  const trust = { ca: config.upstreamCa };

  const nameOf = createRouteNames(entries);
  const metrics = createMetrics(version);
  const tracing = await createTracing({ ...config, version, nameOf }, log);
  const audit = await createAudit({
    ...config.audit,
    sessionSecret: config.sessionSecret,
    instance: config.instanceName,
    meter: metrics,
    version,
    log,
    ...(options.auditOutput ? { stdout: options.auditOutput } : {}),
  });

  const agent = createAgent(trust);
  const chemistry = createChemistry({
    baseUrl: config.chemistryUrl,
    dispatcher: createPool(new URL(config.chemistryUrl).origin, trust),
    streams: createStreamPool(new URL(config.chemistryUrl).origin, trust),
    retries: config.retries,
    metrics: metrics.upstream('chemistry'),
    onBreaker: (state) => log.warn({ state }, 'circuit breaker of the chemistry service'),
  });

  const { sessions, redis } = openStore(config, log, now);
  metrics.watchSessions(() => sessions.size());
  const rateLimits = createRateLimits(config.rateLimits, redis?.client);
  const cookies = createCookies(config);
  for (const warning of config.federated ? federatedWarnings(config.federated) : []) log.warn(warning);
  const createSide = config.federated ? createFederatedSide : createOpenIdSide;
  const side = createSide({ config, agent, chemistry, sessions, log, now });
  const { provider, signIn, users } = side;
  const watch = createProviderWatch({ look: lookAtProvider(config, agent), log, now });
  const providerLogout = withReachability(side.providerLogout, watch);
  const serviceTokens = await createServiceTokens(config, now);
  const programPermissions = permissionsOfPrograms({ config, provider, agent, log, now });
  const sendsTenant = config.federated !== undefined;
  const programAccounts = createAccountReader(programPermissions, chemistry, { sendsTenant, now, log });
  const sessionCookie = createSessionCookie(cookies, sessions, { single: config.singleSession });
  const refusal = createRefusal(cookies);
  const ownAccount = createOwnAccount(provider, agent, config.accountUrl);
  const onTenantChanged = ({ id: userId, tenantId }: SessionUser) =>
    audit.record({ action: 'session-tenant-changed', outcome: 'success', userId, tenantId });
  const tokenRefresh = createTokenRefresh({ provider, sessions, users, onTenantChanged, now });
  const accounts = createAccounts(side.accountReader, tokenRefresh, sessions, now);
  const owners = createProgramAccounts(programAccounts, serviceTokens, now);
  const apiKeys = createApiKeys({ chemistry, serviceTokens, owners, now });
  const tokenParts = { config, chemistry, serviceTokens, owners, agent, log, now };
  const accessTokens = config.mcp && openAccessTokens(config.mcp, side, tokenParts);
  const programs = createPrograms({ apiKeys, accessTokens, rateLimits });

  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // A logger for each request costs more than its line: lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 2_000 },
    // As long as 50 MB take at half a megabit a second; shorter limits are set where a body is read.
    requestTimeout: 900_000,
    // Longer than that of the proxies before us.
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: 15_000,
      // Checked often enough for the limits to mean what they say.
      connectionsCheckingInterval: 2_000,
      // A missing Host gets our own error response.
      requireHostHeader: false,
    },
    rewriteUrl: originForm,
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be read.
      const { method, id: requestId, ip: address } = request;
      request.log.info({ requestId, method, route: '(none)', status: 400 }, 'request');
      audit.record({ action: 'path-refused', outcome: 'failure', method, status: 400, requestId, address });
      reply.headers(dataHeaders(config)).header(headers.requestId, request.id);
      sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => sendClientError(error, socket, dataHeaders(config)),
  });

  app.decorate('reopenLogs', () => audit.reopen());
  endSilentConnections(app.server);
  addRequestState(app);
  addShutdown(app);
  addErrorHandler(app);
  addRequestTracing(app, tracing);
  addRequestLog(app, { audit, counts: createRequestCounts(metrics, nameOf) });
  addSecurityHeaders(app, config, inlineScriptHashes(config.webDist));
  addCulture(app);
  addPathGuard(app);
  addCanonicalHost(app, publicUrl);
  addBodyDeadline(app, dataHeaders(config));
  addBodyParsers(app);
  await addCookies(app);

  await addHealthRoutes(app, { watch, chemistry, sessions, audit });
  addMetricsRoute(app, metrics, config);
  addServiceKeyRoutes(app, serviceTokens);
  await addOpenApiRoute(app, (part) => openApiDocument(entries, { version, publicUrl, part }));
  await addViewerRoutes(app, (culture) => {
    const describe = (call: Call): string => callNotes(call, culture);
    return openApiDocument(entries, { version, publicUrl, part: 'programs', describe });
  });
  await addAuthRoutes(app, {
    ...side,
    providerLogout,
    watch,
    rehearsal: createRehearsal({ signIn, agent, publicUrl, now }),
    transactions: createTransactions({ secrets, cookies, sessions, now }),
    sessionCookie,
    lastUser: createLastUser(secrets, cookies),
    refusal,
    rateLimits,
    audit,
    pharma: config.pharma,
  });
  const { deployment } = config;
  const session = { sessions, sessionCookie, tokenRefresh, accounts, provider, providerLogout, refusal, deployment };
  const calls = {
    ...session,
    entries,
    chemistry,
    publicUrl,
    uploads: createUploads({ folder: config.uploadDir }),
    rateLimits,
    limiter: createConcurrencyLimiter(),
    streamLimiter: createConcurrencyLimiter({ perUser: 20, waitMs: 0 }),
    sendsTenant,
    programs,
    ownHandlers: new Map([
      runtimeConfigHandler(config, version),
      ...sessionHandlers(session),
      ...apiKeyHandlers({ chemistry, sendsTenant, requireOwnToken: programPermissions.requireKnown }),
      ...accountHandlers({ sessions, provider, ownAccount }),
      ...memberHandlers({ sessions, ownAccount, accounts, apiKeys, chemistry }),
      basicInfoHandler({ chemistry, sendsTenant, ownAccount, sessions, tokenRefresh }),
      ...sharingHandlers({
        chemistry,
        sendsTenant,
        permissionsOf: rememberPermissions(programPermissions, now),
      }),
      contactHandler({ chemistry, sendsTenant, deployment }),
      clearCacheHandler({ chemistry, sendsTenant, accounts, apiKeys }),
    ]),
  };
  await addCallRoutes(app, calls);
  if (config.mcp) {
    const { mcp } = config;
    const issuer = side.tokens?.issuer;
    const { streamLimiter: limiter } = calls;
    const tools = options.tools ?? allTools;
    await addMcpRoutes(app, { mcp, publicUrl, version, tools, programs, accessTokens, issuer, rateLimits, limiter });
  }
  await addClientRoutes(app, config.webDist);

  app.addHook('onListen', async () => audit.record({ action: 'gateway-started', outcome: 'success' }));
  app.addHook('preClose', async () => audit.record({ action: 'gateway-stopped', outcome: 'success' }));
  app.addHook('onClose', async () => {
    await Promise.all([sessions.close(), chemistry.close(), agent.close()]);
    await audit.close();
  });
  return app;
}
