// A file or picture on its way out. What is made while it is sent cannot end in an envelope: a download that breaks
// half-way breaks its connection, so that nobody takes the first half for the whole.

import { finished, type Readable } from 'node:stream';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyReply } from 'fastify';

/** Sent as it is; a stream only as fast as the caller takes it, and destroyed when the caller leaves. */
export interface Blob {
  contentType: string;
  headers: Record<string, string>;
  content: string | Buffer | Readable;
}

/** Throws what a stream throws before its first bytes, so that it is answered like any other error. */
export async function sendBlob(reply: FastifyReply, blob: Blob, leaving: AbortSignal): Promise<FastifyReply> {
  const { contentType, headers, content } = blob;
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) await begun(content, leaving);
  return reply.headers(headers).type(contentType).send(content);
}

function begun(stream: Readable, leaving: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = (): void => void stream.destroy(new AppError('requestTimeout'));
  const unwatch = finished(stream, { writable: false }, (error) => (error ? reject(error) : resolve()));
  stream.once('readable', resolve);
  if (leaving.aborted) leave();
  else leaving.addEventListener('abort', leave, { once: true });
  return promise.finally(() => {
    unwatch();
    stream.off('readable', resolve);
    leaving.removeEventListener('abort', leave);
  });
}
