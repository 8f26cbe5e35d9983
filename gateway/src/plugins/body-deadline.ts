import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sendClientError } from './error-handler.ts';

const usualMs = 30_000;

/**
 * How long a body may take to arrive, uploads apart: Node's own limit is as long as the largest upload takes. The sender
 * gets 408, or loses the connection where the response has left already.
 */
export function addBodyDeadline(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  withinMs = usualMs,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
    // What tests inject comes over no socket.
    if (hasBody && routeOptions.config.call?.upload === undefined && raw.socket instanceof Socket) {
      const timer = setTimeout(() => {
        const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        if (!raw.complete) sendClientError(late, raw.socket, headers);
      }, withinMs).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
