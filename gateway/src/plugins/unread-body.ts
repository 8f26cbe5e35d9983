// What is left of a request that was refused before all of it was read.

import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const lingerMs = 5_000;
/** That much is read to its end, and the connection kept. */
const unreadBytesKept = 65_536;

/** True where reading to the end would take long. */
export function hasMuchUnread({ raw, headers }: FastifyRequest): boolean {
  const isLong = Number(headers['content-length'] ?? 0) > unreadBytesKept || headers['transfer-encoding'] !== undefined;
  return isLong && !raw.complete;
}

/**
 * Ends the connection once the response has left, in stages (RFC 9112 §9.6): our side at once, the other when the sender has
 * ended or after 5 s, what comes until then is thrown away. A connection that is closed under a sender is reset: the
 * response is lost, and a proxy marks the gateway as broken and routes all other requests elsewhere.
 */
export function closeInStages(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  const { socket } = request.raw;
  // Node calls it when a response with `connection: close` has been written.
  socket.destroySoon = () => linger(socket);
}

function linger(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}
