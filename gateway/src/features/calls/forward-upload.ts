// Takes an upload to the chemistry service while it is checked. A refused one never looks complete to the service.

import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Upload, Uploads } from '../../upload/uploads.ts';
import { traced } from '../../telemetry/tracing.ts';
import { closeInStages } from '../../plugins/unread-body.ts';
import { interpret } from '../../upstreams/response.ts';
import { refusedToken, tokenRefusalIn, type Refused } from '../../upstreams/refusal.ts';
import type { TextResponse } from '../../upstreams/chemistry.ts';
import { addressOf } from './address.ts';
import { endOf, headersFor, sendJson, type ForwardOptions } from './forward.ts';
import { replaceToken } from './refused-token.ts';

/** Sends the form on and responses with the envelope. Throws the AppError of what is wrong with the upload. */
export async function forwardUpload(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ForwardOptions,
  uploads: Uploads,
): Promise<FastifyReply> {
  if (call.upload === undefined) throw new RangeError(`${call.path} takes no upload`);
  const upload = uploads.open(request, call.upload);
  try {
    const { status, text } = await send(call, request, options, upload);
    const response = interpret(status, text);
    const refusal = tokenRefusalIn(response);
    if (refusal) return await refuseUpload(refusal, request, reply, options);
    if (upload.isComplete) return sendJson(response, request, reply);
    // A service that is content before it has everything has not looked at it.
    if (response.kind === 'data') throw new AppError('badGateway');
    await upload.hearOut();
    closeUnread(request, reply);
    return sendJson(response, request, reply);
  } catch (error) {
    if (!isTooSlow(error)) await upload.hearOut();
    closeUnread(request, reply);
    throw error;
  } finally {
    upload.close();
  }
}

// The file has passed by: only its sender can send it again.
async function refuseUpload(
  { status, error }: Refused,
  request: FastifyRequest,
  reply: FastifyReply,
  { renewal }: ForwardOptions,
): Promise<never> {
  const cause = new Error(`the service refused the token of an upload with ${status}, code ${error.code}`);
  if (!(await replaceToken(request, reply, renewal))) throw refusedToken(cause);
  throw new AppError('serviceUnavailable', { service: 'sendAgain' }, { cause });
}

// The contract's time counts from the last byte that moved: a large file may take its time on a thin line.
async function send(
  call: Call,
  request: FastifyRequest,
  options: ForwardOptions,
  upload: Upload,
): Promise<TextResponse> {
  const limit = new AbortController();
  const span = request.trace?.startUpstream(call.method);
  const timer = setTimeout(() => limit.abort(new AppError('gatewayTimeout')), call.timeoutMs);
  try {
    const sent = options.chemistry.fetch(
      { ...call, timeoutMs: 0 },
      {
        path: addressOf(call, request),
        headers: { ...headersFor(call, request, options, span), 'content-type': upload.contentType },
        body: await upload.begin(() => timer.refresh()),
        signal: AbortSignal.any([endOf(request).signal, limit.signal]),
      },
    );
    return await traced(span, sent, ({ status }) => status);
  } finally {
    clearTimeout(timer);
  }
}

// Waiting for the rest would take as long again.
function isTooSlow(error: unknown): boolean {
  return error instanceof AppError && error.key === 'requestTimeout';
}

function closeUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.readableEnded) closeInStages(request, reply);
}
