// The way of the call that comes most often: a page that asks again for what it watches. Everything is checked as on
// the way of all other calls, by the same parts, but without the framework, which takes half of the time of such a
// call. It takes only what is in order; whatever is not - another method, a body, a key, an odd header, a session that
// needs waiting for - goes the way of all, where every rule and every refusal is at home.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { headers as names } from '@app/shared/constants/headers';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { trackingFor } from '@app/shared/tracking/catalogue';
import type { FastifyBaseLogger } from 'fastify';
import { parse as parseQuery } from 'node:querystring';
import type { Metrics, RouteMetrics } from '../../telemetry/metrics.ts';
import { cultureOf } from '../../plugins/culture.ts';
import { success } from '../../envelope.ts';
import type { Listener } from '../../plugins/entrance.ts';
import { retryAfterOf, tellError } from '../../plugins/error-handler.ts';
import { isPlainlyAddressed } from '../../plugins/message-guard.ts';
import type { Caller } from '../../plugins/request-state.ts';
import { sessionKeyOf } from '../../sessions/ids.ts';
import type { Session } from '../../sessions/session.ts';
import type { SessionStore } from '../../sessions/store.ts';
import { interpret, type JsonResponse } from '../../upstreams/response.ts';
import { Cancellation } from '../../upstreams/cancellation.ts';
import { tokenRefusalIn } from '../../upstreams/refusal.ts';
import { leaveTogether } from '../../upstreams/together.ts';
import { addressOf } from './address.ts';
import { upstreamHeaders } from './forward-headers.ts';
import { isFinishedEnvelope, refusalResponse } from './forward.ts';
import { freshCallerOf, requireAccount } from './guard.ts';
import { inputCheckOf, type CheckInput } from './input.ts';
import type { CallRouteParts } from './routes.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';

export interface FastLaneParts extends Pick<
  CallRouteParts,
  | 'entries'
  | 'ownHandlers'
  | 'chemistry'
  | 'edgeHeaders'
  | 'sendsTenant'
  | 'rateLimits'
  | 'accounts'
  | 'tokenRefresh'
  | 'deployment'
  | 'publicUrl'
> {
  sessions: SessionStore;
  limiter: ConcurrencyLimiter;
  metrics: Metrics;
  log: FastifyBaseLogger;
  pseudonymOf: (userId: string) => string;
  /** With the prefix it carries over https. */
  cookieName: string;
  isStopping: () => boolean;
}

interface Lane {
  call: Call;
  checkQuery: CheckInput | undefined;
  /** Addresses at the service by the query they were asked with: who watches asks the same again. */
  paths: Map<string, string>;
  log: FastifyBaseLogger;
  counts: RouteMetrics;
}

interface Ride {
  lane: Lane;
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  caller: Caller;
  requestId: string;
  cancellation: Cancellation;
  startedAt: number;
  /** The service is free for another call of this user. */
  endTurn: () => void;
  /** Answers by the way of all after all. */
  goTheOtherWay: () => void;
}

const clientClosedRequest = 499;
const maxTurnWaitMs = 1_000;
const maxKeptQuery = 500;
const oddHeaders = [
  'authorization',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'content-type',
  'x-http-method-override',
] as const;

/** The fast lane before a listener that answers everything else. */
export function withFastLane(parts: FastLaneParts, others: Listener): Listener {
  const { sessions, publicUrl, cookieName, isStopping } = parts;
  const lanes = lanesOf(parts);
  const { host } = new URL(publicUrl);
  // Exactly one, and nothing in it that would have to be decoded.
  const onlySid = new RegExp(
    `^(?:(?! ?${cookieName}=)[^;]*;)* ?${cookieName}=([\\w-]{43})(?:;(?! ?${cookieName}=)[^;]*)*$`,
  );

  function isOrdinary({ method, headers }: IncomingMessage): boolean {
    if (method !== 'GET' || headers.host !== host || headers[names.csrf] !== '1') return false;
    if (headers.origin !== undefined && headers.origin !== publicUrl) return false;
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return false;
    return oddHeaders.every((name) => headers[name] === undefined);
  }

  function board(
    lane: Lane,
    query: string,
    request: IncomingMessage,
    response: ServerResponse,
    session: Session,
  ): void {
    const startedAt = performance.now();
    const goTheOtherWay = () => others(request, response);
    const caller = freshCallerOf(session, parts);
    const path = pathOf(lane, query);
    if (!caller || path === undefined) return goTheOtherWay();
    const start = (endTurn: () => void) => {
      const requestId = randomUUID();
      const ride = { lane, request, response, path, caller, endTurn, startedAt, requestId, goTheOtherWay };
      if (mayPass(lane.call, caller, parts)) return void run({ ...ride, cancellation: new Cancellation() }, parts);
      endTurn();
      goTheOtherWay();
    };
    const endTurn = parts.limiter.tryAcquire(caller.user.id);
    if (endTurn) return start(endTurn);
    // A short wait is no reason to take the dearer way, just when time is scarce. A long one may end in a refusal,
    // which the other way tells the audit log.
    parts.limiter.acquire(caller.user.id, response, maxTurnWaitMs).then(start, goTheOtherWay);
  }

  return (request, response) => {
    const { url = '', headers } = request;
    const at = url.indexOf('?');
    const lane = lanes.get(at < 0 ? url : url.slice(0, at));
    const id = lane && isOrdinary(request) ? onlySid.exec(headers.cookie ?? '')?.[1] : undefined;
    if (!lane || id === undefined || isStopping() || !isPlainlyAddressed(request)) return others(request, response);
    const query = at < 0 ? '' : url.slice(at + 1);
    const take = (session: Session | undefined) => {
      // Whoever left while the store was asked is at home on the other way.
      const isHere = session !== undefined && !response.destroyed;
      if (isHere) board(lane, query, request, response, session);
      else others(request, response);
    };
    const found = sessions.find(sessionKeyOf(id), headers[names.activity] !== 'passive');
    if (!(found instanceof Promise)) return take(found?.alive);
    // What fails here fails there, too, and is told there.
    found.then(
      (known) => take(known?.alive),
      () => others(request, response),
    );
  };
}

function lanesOf({ entries, ownHandlers, metrics, log }: FastLaneParts): Map<string, Lane> {
  const lanes = new Map<string, Lane>();
  for (const [name, call] of entries) {
    const isPlain = call.method === 'GET' && call.gives === 'json' && call.built && !call.path.includes('{');
    const isSpecial =
      call.internal || call.access === 'public' || call.changesState || call.cancelsEarlier || call.asksForModule;
    // Actions of the tracking catalogue are told to the audit log.
    if (!isPlain || isSpecial || ownHandlers.has(name) || trackingFor(name) !== undefined) continue;
    lanes.set(call.path, {
      call,
      checkQuery: inputCheckOf(call, 'querystring'),
      paths: new Map(),
      log: log.child({ method: call.method, route: call.path }),
      counts: metrics.route(name, call.method),
    });
  }
  return lanes;
}

const maxPaths = 2_000;

/** Undefined for a query that the contract refuses. */
function pathOf({ call, checkQuery, paths }: Lane, query: string): string | undefined {
  const known = paths.get(query);
  if (known !== undefined) return known;
  const read = checkQuery?.({ ...parseQuery(query) }) ?? { value: undefined };
  if ('error' in read) return undefined;
  const path = addressOf(call, { url: call.path, params: undefined, query: read.value });
  if (paths.size >= maxPaths) paths.clear();
  if (query.length <= maxKeptQuery) paths.set(query, path);
  return path;
}

function mayPass(call: Call, caller: Caller, { deployment, rateLimits }: FastLaneParts): boolean {
  try {
    requireAccount(call, caller, deployment);
    rateLimits.takeForUser(caller.user.id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function run(ride: Ride, parts: FastLaneParts): Promise<void> {
  const { lane, request, response, caller, requestId, cancellation, endTurn } = ride;
  let code = 200;
  const close = () => {
    endTurn();
    const isComplete = response.writableEnded;
    if (!isComplete) cancellation.cancel(new AppError('requestTimeout'));
    finish(ride, isComplete ? response.statusCode : clientClosedRequest, code, parts);
  };
  response.once('close', close);
  const culture = cultureOf(request.headers);
  try {
    const result = await parts.chemistry.fetch(lane.call, {
      path: ride.path,
      headers: upstreamHeaders(lane.call, request.headers, {
        culture,
        requestId,
        accessToken: caller.accessToken,
        tenantId: parts.sendsTenant ? caller.user.tenantId : undefined,
        trackingId: undefined,
        trace: undefined,
      }),
      cancellation,
    });
    endTurn();
    const read = isFinishedEnvelope(result, requestId) ? undefined : interpret(result.status, result.text);
    // The other way knows what to do with a token that is refused.
    if (read && tokenRefusalIn(read) && !response.destroyed) {
      response.off('close', close);
      return ride.goTheOtherWay();
    }
    const { status, body, isAscii } = bodyOf(read, result.text, requestId, culture, (known) => {
      code = known;
    });
    leaveTogether(() => send(response, status, body, isAscii, requestId, parts.edgeHeaders));
  } catch (error) {
    const { status, envelope } = tellError(error, culture, requestId, parts.log);
    const retryAfter = retryAfterOf(error);
    code = envelope.code;
    const added = retryAfter === undefined ? [] : ['retry-after', retryAfter];
    send(response, status, JSON.stringify(envelope), false, requestId, [...parts.edgeHeaders, ...added]);
  }
}

function bodyOf(
  read: JsonResponse | undefined,
  finished: string,
  requestId: string,
  culture: ReturnType<typeof cultureOf>,
  setCode: (code: number) => void,
) {
  if (!read) return { status: 200, body: finished, isAscii: true };
  if (read.kind === 'data') return { status: 200, body: JSON.stringify(success(read.data, requestId)), isAscii: false };
  const { status, code, envelope } = refusalResponse(read, culture, requestId);
  setCode(code);
  return { status, body: JSON.stringify(envelope), isAscii: false };
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  isAscii: boolean,
  requestId: string,
  added: readonly string[],
): void {
  response.writeHead(status, [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    isAscii ? body.length : Buffer.byteLength(body),
    names.requestId,
    requestId,
    ...added,
  ]);
  response.end(body, isAscii ? 'latin1' : 'utf8');
}

function finish(
  { lane, caller, requestId, startedAt }: Ride,
  status: number,
  code: number,
  parts: FastLaneParts,
): void {
  const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
  if (status === clientClosedRequest) lane.counts.aborted();
  else lane.counts.finished(status, code, durationMs / 1_000);
  lane.log.info({ requestId, status, code, durationMs, user: parts.pseudonymOf(caller.user.id) }, 'request');
}
