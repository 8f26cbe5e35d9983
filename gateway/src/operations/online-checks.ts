// `--check-config --online`: asks every upstream once, all at the same time, and says what came back.

import { lookup } from 'node:dns/promises';
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { createClient } from '@redis/client';
import { pino } from 'pino';
import { request, type Agent } from 'undici';
import type { Config, RedisSettings } from '../config.ts';
import { AppError } from '@app/shared/errors/app-error';
import { createRedisConnection } from '../sessions/redis-connection.ts';
import { signInCauseIn } from '../sign-in-causes.ts';
import { isCertificateFault } from '../upstreams/certificate-fault.ts';
import { createAgent } from '../upstreams/connections.ts';
import { expectResponse, federatedProbes } from './federated-checks.ts';
import { providerProbes } from './provider-checks.ts';
import { membersOf, Problem, withinMs, type Ask, type Probe } from './probe.ts';

export interface OnlineCheck {
  name: string;
  /** Undefined when all is well. */
  problem: string | undefined;
  /** What works otherwise than one might expect. */
  note?: string | undefined;
}

/** Every upstream and folder that the configuration names; never rejects. */
export async function runOnlineChecks(config: Config): Promise<OnlineCheck[]> {
  // The connections, and the authorities, of the running gateway.
  const agent = createAgent({ ca: config.upstreamCa });
  const ask = createAsk(agent);
  try {
    const ofProvider = [...(await providerProbes(config, agent, ask)), ...federatedProbes(config, agent, ask)];
    const probes = [...upstreamProbes(config, ask), ...storeProbes(config), ...folderProbes(config)];
    return await Promise.all([...ofProvider, ...probes].map(run));
  } finally {
    await agent.destroy();
  }
}

async function run([name, probe]: Probe): Promise<OnlineCheck> {
  try {
    const note = await probe();
    return { name, problem: undefined, note: typeof note === 'string' ? note : undefined };
  } catch (error) {
    return { name, problem: reasonOf(error) };
  }
}

function createAsk(dispatcher: Agent): Ask {
  return async (url, options) => {
    const response = await request(url, { dispatcher, signal: AbortSignal.timeout(withinMs), ...options });
    const { date } = response.headers;
    const text = await response.body.text();
    return { status: response.statusCode, text, date: typeof date === 'string' ? date : undefined };
  };
}

function upstreamProbes({ openId, chemistryUrl, otlpEndpoint }: Config, ask: Ask): Probe[] {
  const probes: Probe[] = [
    [`chemistry service ${chemistryUrl}`, () => expectStatus(ask, `${chemistryUrl}/livez`, 200)],
  ];
  if (openId) {
    const { authServerUrl } = openId.permissions;
    if (authServerUrl !== undefined) {
      const permissions = `${authServerUrl}/api/auth/user/permissions`;
      probes.push([`permissions ${permissions}`, () => expectPermissions(ask, permissions)]);
    }
  }
  if (otlpEndpoint !== undefined)
    probes.push([`trace collector ${otlpEndpoint}`, () => expectResponse(ask, otlpEndpoint)]);
  return probes;
}

async function expectStatus(ask: Ask, url: string, wanted: number): Promise<void> {
  const { status } = await ask(url);
  if (status !== wanted) throw new Error(`answers ${status}`);
}

// Without a token and a user a permission server refuses with one of these codes. Any other server has no such call.
const refusals = new Set([400, 401, 403, 422, 429]);

async function expectPermissions(ask: Ask, url: string): Promise<void> {
  const { status, text } = await ask(url);
  if (status >= 500) throw new Error(`answers ${status}`);
  const isResponse = status === 200 && Object.hasOwn(membersOrNone(text), 'code');
  if (!refusals.has(status) && !isResponse) {
    throw new Problem('permissions-not-found', `answers ${status}: not a permission server`);
  }
}

function storeProbes({ redis, audit }: Config): Probe[] {
  const probes: Probe[] = [];
  if (redis !== undefined) probes.push(['Redis', () => pingRedis(redis)]);
  if (audit.syslog !== undefined) {
    const address = new URL(audit.syslog);
    probes.push([`syslog ${address.host}`, () => reachSyslog(address)]);
  }
  return probes;
}

async function pingRedis(settings: RedisSettings): Promise<void> {
  if (settings.sentinels.length > 0) return pingPrimary(settings);
  const client = createClient({
    url: settings.url,
    socket: { reconnectStrategy: false, connectTimeout: withinMs },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
}

/** The sentinels know a primary, and it responds. */
async function pingPrimary(settings: RedisSettings): Promise<void> {
  const connection = createRedisConnection(settings, pino({ level: 'silent' }));
  try {
    await connection.isAlive();
  } catch (error) {
    throw new Error('its sentinels give no primary that responds', { cause: error });
  } finally {
    await connection.close();
  }
}

// UDP has no response: only name resolution can be checked.
async function reachSyslog({ protocol, hostname, port }: URL): Promise<void> {
  if (protocol === 'udp:') {
    await lookup(hostname);
    return;
  }
  await new Promise<void>((done, failed) => {
    const socket = connect(Number(port), hostname, () => done());
    socket.setTimeout(withinMs, () => failed(new Error('does not answer')));
    socket.once('error', failed);
    socket.once('connect', () => socket.end());
  });
}

function folderProbes({ audit, uploadDir, webDist }: Config): Probe[] {
  const probes: Probe[] = [
    [`folder of uploads ${uploadDir}`, () => access(uploadDir, constants.W_OK)],
    [`web client ${webDist}`, () => access(join(webDist, 'index.html'), constants.R_OK)],
  ];
  const { file } = audit;
  if (file !== undefined) {
    probes.push([`audit file ${file}`, () => access(existsSync(file) ? file : dirname(file), constants.W_OK)]);
  }
  return probes;
}

function membersOrNone(text: string): Record<string, unknown> {
  try {
    return membersOf(text);
  } catch {
    return {};
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError) return `${signInCauseIn(error.details) ?? error.key}: ${reasonOf(error.cause)}`;
  if (isCertificateFault(error)) return `certificate-untrusted: ${innermost(error)}`;
  return innermost(error);
}

function innermost(error: unknown): string {
  if (error instanceof AggregateError) return innermost(error.errors[0]);
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return `no answer within ${withinMs / 1_000} s`;
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}
