// Takes a checked call to the chemistry service and brings the answer back.

import type { Call } from '@app/shared/contracts/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure, success } from '../../plugins/envelope.ts';
import { errorBodyOfAnswer, readJsonAnswer, type JsonAnswer } from '../../upstreams/answer.ts';
import type { Answer, Chemistry, Outgoing } from '../../upstreams/chemistry.ts';
import { addressOf } from './address.ts';
import { downstreamHeaders, upstreamHeaders } from './forward-headers.ts';

export interface ForwardOptions {
  accessToken: string | undefined;
  /** `Cache-Control` of a successful raw answer; `no-store` unless told. */
  cacheControl?: string | undefined;
}

/** Sends the call on and answers with the envelope, or raw where the contract says so. */
export async function forward(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  chemistry: Chemistry,
  options: ForwardOptions,
): Promise<FastifyReply> {
  const answer = await chemistry.send(call, outgoingOf(call, request, reply, options.accessToken));
  return call.gives === 'json' || !isRaw(answer)
    ? sendJson(await readJsonAnswer(answer), request, reply)
    : sendRaw(answer, reply, options.cacheControl);
}

function outgoingOf(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  accessToken: string | undefined,
): Outgoing {
  const { culture, id: requestId } = request;
  return {
    path: addressOf(call, request.params, request.query),
    headers: upstreamHeaders(call, request.headers, { culture, requestId, accessToken }),
    signal: signalOfDisconnect(reply),
    ...(call.takes === 'json' && request.body !== undefined ? { json: request.body } : {}),
  };
}

// The service must not go on working for somebody who left.
function signalOfDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

// A service may refuse a download with an error in JSON, even inside a 200.
function isRaw({ statusCode, headers }: Answer): boolean {
  const isSuccess = statusCode === 304 || (statusCode >= 200 && statusCode < 300);
  return isSuccess && !/\bjson\b/i.test(String(headers['content-type'] ?? ''));
}

function sendRaw(answer: Answer, reply: FastifyReply, cacheControl: string | undefined): FastifyReply {
  if (cacheControl !== undefined) reply.header('cache-control', cacheControl);
  return reply.code(answer.statusCode).headers(downstreamHeaders(answer.headers)).send(answer.body);
}

function sendJson(answer: JsonAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.type('application/json; charset=utf-8');
  if (answer.kind === 'error') {
    const body = errorBodyOfAnswer(answer.error, request.culture);
    reply.envelopeCode = body.code;
    return reply.code(answer.status).send(failure(body, request.id));
  }
  reply.envelopeCode = 200;
  reply.code(200);
  // Already our envelope with our request id: it goes on as it is.
  if (answer.envelope?.requestId === request.id) return reply.send(answer.envelope.text);
  return reply.send(success(answer.data, request.id));
}
