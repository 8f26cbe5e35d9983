// Connections to what is behind the gateway: TLS verified, HTTP/1.1, nothing repeated by itself.

import type { Socket } from 'node:net';
import { getCACertificates } from 'node:tls';
import { Agent, buildConnector, Pool } from 'undici';
import { createPlainPool, type PlainPool } from './plain-pool.ts';
import { maxResponseBytes } from './text-request.ts';
import { leaveTogether } from './together.ts';

export interface ConnectionOptions {
  /** PEM of further authorities that count beside those of Node: the well-known ones, and NODE_EXTRA_CA_CERTS. */
  ca: string | undefined;
}

const connections = 256;
const connectTimeoutMs = 3_000;
/** Shorter than the idle timeout of any server that does not announce one. */
const defaultKeepMs = 4_000;
const maxHeaderBytes = 16_384;

/** For any address. */
export function createAgent(options: ConnectionOptions): Agent {
  return new Agent(settingsOf(options));
}

/** For the one origin of most calls. */
export function createPool(origin: string, options: ConnectionOptions): Pool {
  return new Pool(origin, settingsOf(options));
}

/** The same for calls that are handled as a whole; undefined for an origin with TLS, which the other pool is for. */
export function createPlain(origin: string): PlainPool | undefined {
  if (!origin.startsWith('http:')) return undefined;
  const limits = { maxHeaderBytes, maxBodyBytes: maxResponseBytes, defaultKeepMs };
  return createPlainPool(origin, { connections, connectTimeoutMs, limits });
}

/** With a list of its own, a connection forgets NODE_EXTRA_CA_CERTS unless it is there, too. */
export function authorities(more: string): string[] {
  return [...getCACertificates('default'), more];
}

function settingsOf({ ca }: ConnectionOptions) {
  const trust = ca === undefined ? {} : { ca: authorities(ca) };
  return { connections, pipelining: 1, allowH2: false, connect: gathering({ timeout: connectTimeoutMs, ...trust }) };
}

/** Of a body that comes faster than it leaves, so much waits in memory for its turn. */
const gatheredBytes = 256 * 1024;

// undici holds a socket back (`cork`) while it writes a piece of a body. Kept back until the end of the turn, the pieces
// that came in it leave in one write: see together.ts.
function gathering(options: buildConnector.BuildOptions): buildConnector.connector {
  const settings = { ...options, highWaterMark: gatheredBytes };
  const connect = buildConnector(settings);
  return (target, done) =>
    connect(target, (...outcome) => {
      const [, socket] = outcome;
      if (socket) holdBack(socket);
      done(...outcome);
    });
}

function holdBack(socket: Socket): void {
  const cork = socket.cork.bind(socket);
  let isHeld = false;
  const letGo = () => {
    isHeld = false;
    socket.uncork();
  };
  socket.cork = () => {
    cork();
    if (isHeld) return;
    isHeld = true;
    cork();
    leaveTogether(letGo);
  };
}
