// Connections to what is behind the gateway: TLS verified, HTTP/1.1, nothing repeated by itself.

import { getCACertificates } from 'node:tls';
import { Agent, Pool } from 'undici';

export interface ConnectionOptions {
  /** PEM of further authorities that count beside those of Node: the well-known ones, and NODE_EXTRA_CA_CERTS. */
  ca: string | undefined;
}

const connections = 256;
const connectTimeoutMs = 3_000;

/** For any address. */
export function createAgent(options: ConnectionOptions): Agent {
  return new Agent(settingsOf(options));
}

/** For the one origin of most calls. */
export function createPool(origin: string, options: ConnectionOptions): Pool {
  return new Pool(origin, settingsOf(options));
}

/** For streams, each of which has a connection to itself. */
export function createStreamPool(origin: string, options: ConnectionOptions): Pool {
  return new Pool(origin, { ...settingsOf(options), connections: null });
}

/** With a list of its own, a connection forgets NODE_EXTRA_CA_CERTS unless it is there, too. */
export function authorities(more: string): string[] {
  return [...getCACertificates('default'), more];
}

function settingsOf({ ca }: ConnectionOptions) {
  const trust = ca === undefined ? {} : { ca: authorities(ca) };
  return { connections, pipelining: 1, allowH2: false, connect: { timeout: connectTimeoutMs, ...trust } };
}
