// Connections to what stands behind the gateway: TLS verified, HTTP/1.1, nothing repeated by itself.

import { rootCertificates } from 'node:tls';
import { Agent, Pool } from 'undici';

export interface ConnectionOptions {
  /** PEM of further authorities that count beside the well-known ones. */
  ca: string | undefined;
}

const connectTimeoutMs = 3_000;

/** For any address. */
export function createAgent(options: ConnectionOptions): Agent {
  return new Agent(settingsOf(options));
}

/** For one origin, the way of most calls. */
export function createPool(origin: string, options: ConnectionOptions): Pool {
  return new Pool(origin, settingsOf(options));
}

function settingsOf({ ca }: ConnectionOptions) {
  const trust = ca === undefined ? {} : { ca: [...rootCertificates, ca] };
  return { connections: 256, pipelining: 1, allowH2: false, connect: { timeout: connectTimeoutMs, ...trust } };
}
