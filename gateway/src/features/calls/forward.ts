// Takes a checked call to the chemistry service and brings the response back.

import type { Culture } from '@app/shared/constants/locale';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { traced, type UpstreamTrace } from '../../telemetry/tracing.ts';
import { failure, success } from '../../envelope.ts';
import { changesNothing, endInTime, type Chemistry, type UpstreamResponse } from '../../upstreams/chemistry.ts';
import type { ProxyClient } from '../../upstreams/proxy-client.ts';
import { tokenRefusalIn } from '../../upstreams/refusal.ts';
import { errorBodyOfResponse, interpret, type JsonResponse } from '../../upstreams/response.ts';
import { upstreamError } from '../../upstreams/upstream-error.ts';
import { addressOf } from './address.ts';
import { downstreamHeaders, upstreamHeaders } from './forward-headers.ts';
import { repeatRuleOf, withAcceptedToken, type RefusedTokenParts } from './refused-token.ts';

export interface ForwardOptions {
  chemistry: Chemistry;
  /** Single-sign-on logins name their tenant to the service (specification section 7). */
  sendsTenant: boolean;
  /** For a token that the service refuses. */
  renewal: RefusedTokenParts;
}

export interface ProxyOptions extends ForwardOptions {
  client: ProxyClient;
  /** `Cache-Control` of a successful raw response; `no-store` by default. */
  cacheControl?: string | undefined;
}

/** Where a file was expected, anything else is an error or little more. */
const maxBytesBesideFile = 16 * 1024 * 1024;

/** Sends the call on and responds with the envelope, or raw where the contract says so. */
export async function forward(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ProxyOptions,
): Promise<FastifyReply> {
  const ending = endOf(request);
  const response = await withAcceptedToken(request, reply, {
    ask: () => ask(call, request, reply, options, ending),
    refusalIn: (given) => ('read' in given ? tokenRefusalIn(given.read) : undefined),
    mayRepeat: repeatRuleOf(call),
    parts: options.renewal,
  });
  // nginx would keep events until a page of them is full.
  if (call.gives === 'stream') reply.header('x-accel-buffering', 'no');
  if ('raw' in response) return sendRaw(response.raw, reply, options.cacheControl);
  return sendJson(response.read, request, reply);
}

/** What ends the call when the browser leaves (plugins/request-log.ts); it may have left already. */
export function endOf(request: FastifyRequest): AbortController {
  const ending = (request.cancellation ??= new AbortController());
  if (request.raw.socket.destroyed) ending.abort(new AppError('requestTimeout'));
  return ending;
}

/** A response of the service, read as far as it has to be. */
type Given = { read: JsonResponse } | { raw: UpstreamResponse };

async function ask(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ProxyOptions,
  ending: AbortController,
): Promise<Given> {
  const { chemistry } = options;
  const timer = endInTime(ending, call.timeoutMs);
  try {
    const span = request.trace?.startUpstream(call.method);
    const asked = proxied(call, request, reply, options, ending.signal, span);
    const response = await traced(span, asked, ({ statusCode }) => statusCode);
    if (call.gives === 'json') return { read: await readJson(response, chemistry) };
    return isRaw(response) ? { raw: response } : { read: await readJson(response, chemistry, maxBytesBesideFile) };
  } finally {
    clearTimeout(timer);
  }
}

async function readJson(response: UpstreamResponse, chemistry: Chemistry, maxBytes?: number): Promise<JsonResponse> {
  return interpret(response.statusCode, await chemistry.textOf(response, maxBytes));
}

// The response as it comes from the service, whose headers and body are for us to judge.
function proxied(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ProxyOptions,
  signal: AbortSignal,
  span: UpstreamTrace | undefined,
): Promise<UpstreamResponse> {
  const [path = '', search = ''] = splitAtQuery(addressOf(call, request));
  const headers = headersFor(call, request, options, span);
  const { basePath } = options.chemistry;
  return new Promise<UpstreamResponse>((resolve, reject) => {
    let given: UpstreamResponse['headers'] = {};
    let isRefused = false;
    const isStream = call.gives === 'stream';
    const attempts = { signal, mayRepeat: changesNothing(call), isStream, onEnded: reject };
    const send = () =>
      void reply.from(`${basePath}${path}`, {
        method: call.method,
        queryString: () => search,
        // Of what comes in raw, the pauses are limited, not the whole.
        timeout: call.gives === 'blob' ? call.timeoutMs : 0,
        rewriteRequestHeaders: (_request, { 'content-type': type, 'content-length': length }) =>
          call.takes === 'json' && request.body !== undefined
            ? { ...headers, 'content-type': type, 'content-length': length }
            : headers,
        rewriteHeaders(all) {
          given = all;
          return {};
        },
        onResponse(_request, _reply, { statusCode, stream }) {
          // After a status that HTTP has no meaning for, the plugin goes on.
          if (isRefused) stream.destroy();
          resolve({ statusCode, headers: given, body: stream });
        },
        onError(_reply, { error }) {
          isRefused = true;
          reject(upstreamError(error.cause ?? error));
        },
        retryDelay: () => null,
      });
    options.client.with(attempts, send);
  });
}

function splitAtQuery(address: string): string[] {
  const at = address.indexOf('?');
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)];
}

/** What the service gets to see of a request. */
export function headersFor(
  call: Call,
  request: FastifyRequest,
  { sendsTenant }: ForwardOptions,
  span: UpstreamTrace | undefined,
): Record<string, string> {
  const { culture, caller, id: requestId, trackingId } = request;
  return upstreamHeaders(call, request.headers, {
    culture,
    requestId,
    accessToken: caller?.accessToken,
    tenantId: sendsTenant ? caller?.user.tenantId : undefined,
    trackingId,
    trace: span?.headers,
  });
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
  return reply.send(writtenOf(success(response.data, request.id)));
}

// What can be read can still be nested too deeply to be written.
function writtenOf(envelope: object): string {
  try {
    return JSON.stringify(envelope);
  } catch (cause) {
    throw new AppError('badGateway', undefined, { cause });
  }
}

// A refusal of the service in our envelope and the caller's language.
function refusalResponse({ status, error }: JsonResponse & { kind: 'error' }, culture: Culture, requestId: string) {
  const body = errorBodyOfResponse(error, culture);
  return { status, code: body.code, envelope: failure(body, requestId) };
}
