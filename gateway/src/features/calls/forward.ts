// Takes a checked call to the chemistry service and brings the response back.

import { headers as names } from '@app/shared/constants/headers';
import type { Culture } from '@app/shared/constants/locale';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { traced, type UpstreamTrace } from '../../telemetry/tracing.ts';
import { failure, success } from '../../envelope.ts';
import { errorBodyOfResponse, interpret, readJsonResponse, type JsonResponse } from '../../upstreams/response.ts';
import { tokenRefusalIn } from '../../upstreams/refusal.ts';
import { Cancellation } from '../../upstreams/cancellation.ts';
import type { UpstreamResponse, Chemistry, Outgoing, TextResponse } from '../../upstreams/chemistry.ts';
import { addressOf } from './address.ts';
import { downstreamHeaders, upstreamHeaders } from './forward-headers.ts';
import { repeatRuleOf, withAcceptedToken, type RefusedTokenParts } from './refused-token.ts';

export interface ForwardOptions {
  chemistry: Chemistry;
  /** Single-sign-on logins name their tenant to the service (specification section 7). */
  sendsTenant: boolean;
  trackingId: number | undefined;
  /** Names and values that every response of a call carries. */
  edgeHeaders: readonly string[];
  /** For a token that the service refuses. */
  renewal: RefusedTokenParts;
  /** `Cache-Control` of a successful raw response; `no-store` by default. */
  cacheControl?: string | undefined;
}

/** Sends the call on and responses with the envelope, or raw where the contract says so. */
export async function forward(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ForwardOptions,
  cancellation = new Cancellation(),
): Promise<FastifyReply> {
  const response = await withAcceptedToken(request, reply, {
    ask: () => ask(call, request, options, cancellation),
    refusalIn: (given) => ('read' in given ? tokenRefusalIn(given.read) : undefined),
    mayRepeat: repeatRuleOf(call),
    parts: options.renewal,
  });
  if ('raw' in response) return sendRaw(response.raw, reply, options.cacheControl);
  if ('read' in response) return sendJson(response.read, request, reply);
  return reply.setsCookies
    ? sendJson(interpret(200, response.finished), request, reply)
    : sendAtOnce(response.finished, request, reply, options.edgeHeaders);
}

/** A response of the service, read as far as it has to be. */
type Given = { finished: string } | { read: JsonResponse } | { raw: UpstreamResponse };

async function ask(
  call: Call,
  request: FastifyRequest,
  options: ForwardOptions,
  cancellation: Cancellation,
): Promise<Given> {
  const span = request.trace?.startUpstream(call.method);
  const outgoing = outgoingOf(call, request, options, cancellation, span);
  if (call.takes === 'json' && request.body !== undefined) outgoing.json = request.body;
  if (call.gives === 'json') {
    const response = await traced(span, options.chemistry.fetch(call, outgoing), ({ status }) => status);
    if (isFinishedEnvelope(response, request.id)) return { finished: response.text };
    return { read: interpret(response.status, response.text) };
  }
  const response = await traced(span, options.chemistry.open(call, outgoing), ({ statusCode }) => statusCode);
  return isRaw(response) ? { raw: response } : { read: await readJsonResponse(response) };
}

/** What the service gets to see of a request; ends when the browser leaves. */
export function outgoingOf(
  call: Call,
  request: FastifyRequest,
  { sendsTenant, trackingId }: ForwardOptions,
  cancellation: Cancellation,
  span?: UpstreamTrace,
): Outgoing {
  const { culture, caller, id: requestId } = request;
  // plugins/request-log.ts ends it when the browser leaves; it may have left already.
  request.cancellation = cancellation;
  if (request.raw.socket.destroyed) cancellation.cancel(new AppError('requestTimeout'));
  return {
    path: addressOf(call, request),
    headers: upstreamHeaders(call, request.headers, {
      culture,
      requestId,
      accessToken: caller?.accessToken,
      tenantId: sendsTenant ? caller?.user.tenantId : undefined,
      trackingId,
      trace: span?.headers,
    }),
    cancellation,
  };
}

// A service may refuse a download with an error in JSON, even inside a 200; JSON that has the name of a file is the file.
function isRaw({ statusCode, headers }: UpstreamResponse): boolean {
  const isSuccess = statusCode === 304 || (statusCode >= 200 && statusCode < 300);
  const isFile = /^attachment\b/i.test(String(headers['content-disposition'] ?? ''));
  return isSuccess && (isFile || !/\bjson\b/i.test(String(headers['content-type'] ?? '')));
}

function sendRaw(response: UpstreamResponse, reply: FastifyReply, cacheControl: string | undefined): FastifyReply {
  if (isEncoded(response)) {
    response.body.on('error', () => undefined).destroy();
    throw new AppError('badGateway', undefined, { cause: new Error('a content encoding that nobody asked for') });
  }
  if (cacheControl !== undefined) reply.header('cache-control', cacheControl);
  return reply.code(response.statusCode).headers(downstreamHeaders(response.headers)).send(response.body);
}

// Without its header, which is not ours to pass on, a compressed file would reach the browser as a broken one.
function isEncoded({ headers }: UpstreamResponse): boolean {
  return !/^(?:identity)?$/i.test(String(headers['content-encoding'] ?? ''));
}

/** Sends a parsed response in the envelope. */
export function sendJson(response: JsonResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.type('application/json; charset=utf-8');
  if (response.kind === 'error') {
    const { status, code, envelope } = refusalResponse(response, request.culture, request.id);
    reply.envelopeCode = code;
    return reply.code(status).send(envelope);
  }
  reply.envelopeCode = 200;
  reply.code(200);
  // Already our envelope with our request id: it goes on as it is.
  if (response.envelope?.requestId === request.id) return reply.send(response.envelope.text);
  return reply.send(success(response.data, request.id));
}

/** A refusal of the service in our envelope and the caller's language. */
export function refusalResponse(
  { status, error }: JsonResponse & { kind: 'error' },
  culture: Culture,
  requestId: string,
) {
  const body = errorBodyOfResponse(error, culture);
  return { status, code: body.code, envelope: failure(body, requestId) };
}

const maxAtOnce = 16_384;
const envelopeStart = '{"code":200,"data":';

// Written by our own contract from its first member to the request id, which nobody else knows: a success, and whole.
// Anything that could be a second code or an error, even inside the data, is read as any other response is.
export function isFinishedEnvelope({ status, text, isAscii }: TextResponse, requestId: string): boolean {
  if (status !== 200 || !isAscii || text.length > maxAtOnce || !text.startsWith(envelopeStart)) return false;
  if (!text.endsWith(`,"requestId":"${requestId}"}`)) return false;
  return !text.includes('"error"') && !text.includes('"code"', envelopeStart.length);
}

// Headers and body leave in one write, which is most of the cost of a short response. Hooks that add headers to
// other responses do not run, so what they would add is here.
function sendAtOnce(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
  added: readonly string[],
): FastifyReply {
  reply.envelopeCode = 200;
  reply.hijack();
  reply.raw.writeHead(200, [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    text.length,
    names.requestId,
    request.id,
    ...added,
  ]);
  reply.raw.end(text, 'latin1');
  return reply;
}
