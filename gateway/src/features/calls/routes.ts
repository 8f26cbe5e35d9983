// Every call of the catalogue becomes a route. A call that is only forwarded needs no more than its contract.

import type { Call, Method } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { trackingFor, type Tracking } from '@app/shared/tracking/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '../../envelope.ts';
import type { Chemistry } from '../../upstreams/chemistry.ts';
import { routePathOf } from './address.ts';
import { forward } from './forward.ts';
import { addFormParser, type Uploads } from '../../upload/uploads.ts';
import { forwardUpload } from './forward-upload.ts';
import { createGuard, requireAskedModule, type GuardParts } from './guard.ts';
import { runWithAcceptedToken } from './refused-token.ts';
import { createInFlight, type InFlight } from './in-flight.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { inputCheckOf, type InputPart } from './input.ts';

/** Handles a call here instead of forwarding it. Returns the data of the envelope. */
export type OwnHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface CallRouteParts extends GuardParts {
  entries: readonly (readonly [string, Call])[];
  chemistry: Chemistry;
  /** Names and values that every response of a call carries. */
  edgeHeaders: readonly string[];
  /** Single-sign-on logins name their tenant to the service. */
  sendsTenant: boolean;
  uploads: Uploads;
  /** Limits how many calls of one user are in progress. */
  limiter: ConcurrencyLimiter;
  /** By name of the call. */
  ownHandlers: ReadonlyMap<string, OwnHandler>;
}

// Pictures have content-addressed names: what was once seen never changes.
const cacheControls = new Map([['structurePicture', 'private, max-age=31536000, immutable']]);
const inputParts: readonly InputPart[] = ['params', 'querystring', 'body'];
const allMethods: readonly (Method | 'PUT' | 'PATCH' | 'DELETE')[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export async function addCallRoutes(app: FastifyInstance, routeParts: CallRouteParts): Promise<void> {
  const inFlight = createInFlight();
  const routed = routeParts.entries.filter(([, call]) => !call.internal);
  const parts = { ...routeParts, inFlight };
  for (const [name, call] of routed) if (call.upload === undefined) addCall(app, name, call, parts);
  // Only these read forms: a parser on other routes would consume their bodies.
  await app.register(async (scope) => {
    await addFormParser(scope);
    for (const [name, call] of routed) if (call.upload !== undefined) addCall(scope, name, call, parts);
  });
  refuseOtherMethods(app, routed);
}

type Parts = CallRouteParts & { inFlight: InFlight };

function addCall(app: FastifyInstance, name: string, call: Call, routeParts: Parts): void {
  const checks = new Map(inputParts.map((part) => [part, inputCheckOf(call, part)]));
  const declared = inputParts.filter((part) => checks.get(part) !== undefined);
  app.route({
    method: call.method,
    url: routePathOf(call),
    config: { call, callName: name },
    bodyLimit: call.maxBodyBytes,
    onRequest: createGuard(call, routeParts),
    schema: Object.fromEntries(declared.map((part) => [part, {}])),
    validatorCompiler: ({ httpPart }) => checkOf(checks, httpPart),
    handler: handlerOf(name, call, routeParts),
  });
}

function checkOf(checks: Map<InputPart, ReturnType<typeof inputCheckOf>>, httpPart: string | undefined) {
  const part = inputParts.find((known) => known === httpPart);
  const check = part && checks.get(part);
  if (!check) throw new RangeError(`no check for ${httpPart}`);
  return check;
}

function handlerOf(name: string, call: Call, parts: Parts): OwnHandler {
  const { ownHandlers, chemistry, sendsTenant, inFlight, limiter, uploads, edgeHeaders } = parts;
  const own = ownHandlers.get(name);
  if (own) {
    return async (request, reply) => {
      const run = () => own(request, reply);
      return sendOwn(await runWithAcceptedToken(call, request, reply, run, parts), request, reply);
    };
  }
  const cacheControl = cacheControls.get(name);
  const tracking = trackingFor(name);
  const send = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { trackingId } = request;
    const options = { chemistry, sendsTenant, edgeHeaders, trackingId, cacheControl, renewal: parts };
    if (call.upload !== undefined) return forwardUpload(call, request, reply, options, uploads);
    // Two programs with the same question do not know of each other.
    const mayReplace = call.cancelsEarlier && request.caller?.via === 'session';
    const cancellation = mayReplace ? inFlight.replace(request, reply) : undefined;
    return forward(call, request, reply, options, cancellation);
  };
  return (request, reply) => {
    requireAskedModule(call, request);
    request.trackingId = trackingIdOf(tracking, request);
    const waiting = request.caller ? limiter.acquireForResponse(request.caller.user.id, reply.raw) : undefined;
    return waiting ? waiting.then(() => send(request, reply)) : send(request, reply);
  };
}

function trackingIdOf(tracking: Tracking | undefined, { query, body }: FastifyRequest): number | undefined {
  if (!tracking) return undefined;
  return 'fixed' in tracking ? tracking.fixed : tracking.by(query, body);
}

function sendOwn(data: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.envelopeCode = 200;
  return reply.send(success(data, request.id));
}

// RFC 9110 §15.5.6: a known address refuses a wrong method with the list of allowed ones.
function refuseOtherMethods(app: FastifyInstance, entries: CallRouteParts['entries']): void {
  const byPath = Map.groupBy(entries, ([, call]) => routePathOf(call));
  for (const [url, calls] of byPath) {
    const allowed = calls.map(([, call]) => call.method);
    app.route({
      method: allMethods.filter((method) => !allowed.some((known) => known === method)),
      url,
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new AppError('methodNotAllowed');
      },
      handler: async () => undefined,
    });
  }
}
