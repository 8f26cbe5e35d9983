// Every call of the catalogue becomes a route. A call that is only forwarded needs no more than its contract.

import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { trackingFor, type Tracking } from '@app/shared/tracking/catalogue';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { success } from '../../envelope.ts';
import type { SessionStore } from '../../sessions/store.ts';
import type { Chemistry } from '../../upstreams/chemistry.ts';
import { createProxyClient } from '../../upstreams/proxy-client.ts';
import { routePathOf } from './address.ts';
import { forward } from './forward.ts';
import { addFormParser, type Uploads } from '../../upload/uploads.ts';
import { forwardUpload } from './forward-upload.ts';
import { createGuard, requireAskedModule, type GuardParts } from './guard.ts';
import { runWithAcceptedToken } from './refused-token.ts';
import { endWithSession } from './session-stream.ts';
import { createInFlight } from './in-flight.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { inputCheckOf, type InputPart } from './input.ts';

/** Handles a call here instead of forwarding it. Returns the data of the envelope. */
export type OwnHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface CallRouteParts extends GuardParts {
  entries: readonly (readonly [string, Call])[];
  chemistry: Chemistry;
  /** Single-sign-on logins name their tenant to the service. */
  sendsTenant: boolean;
  uploads: Uploads;
  /** Limits how many calls of one user are in progress. */
  limiter: ConcurrencyLimiter;
  /** Limits how many streams a user keeps open, a tab each. */
  streamLimiter: ConcurrencyLimiter;
  sessions: Pick<SessionStore, 'find'>;
  /** By name of the call. */
  ownHandlers: ReadonlyMap<string, OwnHandler>;
}

// Pictures have content-addressed names: what was once seen never changes.
const cacheControls = new Map([['structurePicture', 'private, max-age=31536000, immutable']]);
const inputParts: readonly InputPart[] = ['params', 'querystring', 'body'];
const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

export async function addCallRoutes(app: FastifyInstance, parts: CallRouteParts): Promise<void> {
  const routed = parts.entries.filter(([, call]) => !call.internal);
  const byRoute = new Map(routed.map(([name, call]) => [routeKeyOf(call.method, routePathOf(call)), { name, call }]));
  const contractOf = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>): Contract => {
    const known = byRoute.get(routeKeyOf([method].flat()[0] ?? '', url));
    if (!known) throw new RangeError(`no contract for ${method} ${url}`);
    return known;
  };
  const isOwn = ({ name }: Contract) => parts.ownHandlers.has(name);

  await app.register(async (scope) => {
    // Whichever plugin adds a route to this scope, the route gets the checks of its contract.
    scope.addHook('onRoute', (route) => {
      const contract = contractOf(route);
      Object.assign(
        route,
        checksOf(contract, parts),
        isOwn(contract) ? {} : { preHandler: createAdmission(contract, parts) },
      );
    });
    const [own, forwarded] = partitioned([...byRoute.values()], isOwn);
    for (const contract of own) addOwnRoute(scope, contract, parts);
    const [uploaded, proxied] = partitioned(forwarded, ({ call }) => call.upload !== undefined);
    await addProxyRoutes(scope, proxied, parts);
    // Only these read forms: a parser on other routes would consume their bodies.
    await scope.register(async (forms) => {
      await addFormParser(forms);
      for (const { call } of uploaded)
        forms.route({
          method: call.method,
          url: routePathOf(call),
          handler: (request, reply) => forwardUpload(call, request, reply, { ...parts, renewal: parts }, parts.uploads),
        });
    });
  });
  refuseOtherMethods(app, routed);
}

interface Contract {
  name: string;
  call: Call;
}

function routeKeyOf(method: string, url: string): string {
  return `${method} ${url}`;
}

// HEAD is a GET without its body (RFC 9110 section 9.3.2), for what a GET does not change.
function methodsOf({ method, changesState }: Call): string[] {
  return method === 'GET' && !changesState ? ['GET', 'HEAD'] : [method];
}

function partitioned<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/** What the route of every call has, forwarded or not. */
function checksOf({ name, call }: Contract, parts: CallRouteParts): Partial<RouteOptions> {
  const checks = new Map(inputParts.map((part) => [part, inputCheckOf(call, part)]));
  const declared = inputParts.filter((part) => checks.get(part) !== undefined);
  return {
    config: { call, callName: name },
    ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
    onRequest: createGuard(call, parts),
    schema: Object.fromEntries(declared.map((part) => [part, {}])),
    validatorCompiler: ({ httpPart }) => checkOf(checks, httpPart),
  };
}

function checkOf(checks: Map<InputPart, ReturnType<typeof inputCheckOf>>, httpPart: string | undefined) {
  const part = inputParts.find((known) => known === httpPart);
  const check = part && checks.get(part);
  if (!check) throw new RangeError(`no check for ${httpPart}`);
  return check;
}

/** The last checks of a call that goes to the service: the module it asks for, and the user's share of the connections. */
function createAdmission({ name, call }: Contract, { limiter, streamLimiter, sessions }: CallRouteParts) {
  const tracking = trackingFor(name);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    requireAskedModule(call, request);
    request.trackingId = trackingIdOf(tracking, request);
    const isStream = call.gives === 'stream';
    if (request.caller) await (isStream ? streamLimiter : limiter).acquire(request.caller.user.id, reply.raw);
    if (isStream && request.session) endWithSession(request.session, reply, sessions);
  };
}

function addOwnRoute(scope: FastifyInstance, { name, call }: Contract, parts: CallRouteParts): void {
  const own = parts.ownHandlers.get(name);
  if (!own) throw new RangeError(`no handler for ${name}`);
  scope.route({
    method: methodsOf(call),
    url: routePathOf(call),
    async handler(request, reply) {
      const data = await runWithAcceptedToken(call, request, reply, () => own(request, reply), parts);
      reply.envelopeCode = 200;
      return reply.send(success(data, request.id));
    },
  });
}

async function addProxyRoutes(
  scope: FastifyInstance,
  contracts: readonly Contract[],
  parts: CallRouteParts,
): Promise<void> {
  const inFlight = createInFlight();
  const client = createProxyClient(parts.chemistry);
  for (const calls of Map.groupBy(contracts, ({ call }) => methodsOf(call).join()).values()) {
    await scope.register(httpProxy, {
      upstream: parts.chemistry.baseUrl,
      httpMethods: calls.slice(0, 1).flatMap(({ call }) => methodsOf(call)),
      routes: calls.map(({ call }) => routePathOf(call)),
      proxyPayloads: false,
      undici: client.undici,
      disableRequestLogging: true,
      handler(request, reply) {
        const { call, callName = '' } = request.routeOptions.config;
        if (!call) throw new RangeError('a route without its contract');
        // Two programs with the same question do not know of each other.
        if (call.cancelsEarlier && request.caller?.via === 'session')
          request.cancellation = inFlight.replace(request, reply);
        const cacheControl = cacheControls.get(callName);
        return forward(call, request, reply, { ...parts, client, cacheControl, renewal: parts });
      },
    });
  }
}

function trackingIdOf(tracking: Tracking | undefined, { query, body }: FastifyRequest): number | undefined {
  if (!tracking) return undefined;
  return 'fixed' in tracking ? tracking.fixed : tracking.by(query, body);
}

// RFC 9110 §15.5.6: a known address refuses a wrong method with the list of allowed ones.
function refuseOtherMethods(app: FastifyInstance, entries: CallRouteParts['entries']): void {
  const byPath = Map.groupBy(entries, ([, call]) => routePathOf(call));
  for (const [url, calls] of byPath) {
    const allowed = calls.flatMap(([, call]) => methodsOf(call));
    app.route({
      method: allMethods.filter((method) => !allowed.includes(method)),
      url,
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new AppError('methodNotAllowed');
      },
      handler: async () => undefined,
    });
  }
}
