// One compose file, started with what a customer would fill in, beside whatever else runs on the machine: a project, ports
// and volumes of its own, gone at the end. The sign-in is that of the demonstration profile.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@app/shared/test-support/free-port';
import { Agent, buildConnector, setGlobalDispatcher } from 'undici';
import { stringify } from 'yaml';
import type { CommandOptions, Outcome } from '../../services/launcher/src/command.ts';
import { federatedGatewayEnv } from '../../services/launcher/src/federated-settings.ts';
import { inRoot } from '../../services/launcher/src/paths.ts';
import type { Engine } from './engine.ts';

/** Kinds whose sign-in the demonstration profile can play. */
export const kinds = ['enterprise', 'domestic', 'universal', 'federated', 'scale'] as const;
export type Kind = (typeof kinds)[number];

export const password = 'Chem-demo-1';
const clientSecret = 'x'.repeat(32);
/** As in docker/compose.base.yaml. */
const identityUrl = 'http://identity.localhost:8081';

export interface Deployment {
  kind: Kind;
  /** Where browsers find it. */
  url: string;
  /** An account that may plan. */
  userName: string;
  /** Holds `.env` and what else belongs to it. */
  folder: string;
  /** What the engine calls it. */
  project: string;
  files: readonly string[];
  /** Runs `docker compose … ARGS`; throws when it fails. */
  compose(...args: string[]): Promise<string>;
  attempt(args: readonly string[], options?: CommandOptions): Promise<Outcome>;
  /** Starts what is not running and waits until all of it is healthy. */
  up(...args: string[]): Promise<void>;
  /** Id of the container of a service. */
  containerOf(service: string): Promise<string>;
  /** Status of `/readyz` and what it names. */
  readiness(): Promise<{ status: number; text: string }>;
  /** Until `/readyz` says 200; milliseconds. Throws when it takes longer than `withinMs`. */
  ready(withinMs?: number): Promise<number>;
  /** Stops and removes all of it, data too. */
  remove(): Promise<void>;
}

export interface Wanted {
  kind: Kind;
  image: string;
  /** More for `.env`. */
  settings?: Readonly<Record<string, string>>;
}

/** Prepares the deployment; nothing starts before `up`. */
export async function prepare(engine: Engine, { kind, image, settings = {} }: Wanted): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), `containers-${kind}-`));
  const all: Record<string, string> = { ...(await standIns(kind, folder)), IMAGE: image, ...settings };
  const { PUBLIC_URL: url = '' } = all;
  writeFileSync(join(folder, '.env'), linesOf(all), { mode: 0o600 });
  const project = `synthline-test-${kind}`;
  const files = [inRoot(`docker/compose.${kind}.yaml`), ...providerFile(kind, folder)];
  const own = ['--project-name', project, '--env-file', join(folder, '.env'), '--profile', 'demo'];
  const before = ['compose', ...own, ...files.flatMap((file) => ['--file', file])];
  const compose = (...args: string[]) => engine.docker([...before, ...args]);
  const readiness = () => readinessOf(url);
  return {
    kind,
    url,
    userName: kind === 'federated' ? 'member' : 'chemist',
    folder,
    project,
    files,
    compose,
    attempt: (args, options) => engine.attempt([...before, ...args], options),
    async up(...args) {
      await compose('up', '--detach', '--wait', '--wait-timeout', '300', '--no-build', '--quiet-pull', ...args);
    },
    containerOf: async (service) => (await compose('ps', '--all', '--quiet', service)).trim(),
    readiness,
    async ready(withinMs = 60_000) {
      const since = performance.now();
      for (;;) {
        const { status, text } = await readiness().catch(() => ({ status: 0, text: 'no response' }));
        const ms = performance.now() - since;
        if (status === 200) return ms;
        if (ms > withinMs) throw new Error(`${kind} is not ready: ${status} ${text}`);
        await wait(200);
      }
    },
    async remove() {
      await engine.attempt([...before, 'down', '--volumes', '--remove-orphans', '--timeout', '30']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a customer would fill in, on ports that are free. From now on this process finds the provider of the demonstration. */
export async function standIns(kind: Kind, folder: string): Promise<Record<string, string>> {
  const [port, identityPort] = [await freePort(), await freePort()];
  findProviderAt(identityPort);
  if (kind === 'scale') trustNewCertificate(folder);
  const publicUrl = `${kind === 'scale' ? 'https' : 'http'}://localhost:${port}`;
  return {
    PUBLIC_URL: publicUrl,
    GATEWAY_PUBLISH: `127.0.0.1:${port}`,
    NGINX_PUBLISH: `127.0.0.1:${port}`,
    IDENTITY_PUBLISH: `127.0.0.1:${identityPort}`,
    EDGE_SUBNET: '172.31.93.0/24',
    DATA_NETWORK: '172.31.94',
    DEPLOYMENT_KIND: 'enterprise',
    OIDC_ISSUER: `${identityUrl}/realms/synthesis`,
    OIDC_CLIENT_SECRET: clientSecret,
    AUTH_SERVER_URL: identityUrl,
    SESSION_SECRET: 'y'.repeat(48),
    POSTGRES_PASSWORD: 'z'.repeat(24),
    REDIS_PASSWORD: 'z'.repeat(24),
    DEMO_PASSWORD: password,
    TLS_CERTIFICATE_FILE: join(folder, 'tls.crt'),
    TLS_KEY_FILE: join(folder, 'tls.key'),
    ...(kind === 'federated' && federatedGatewayEnv({ identityUrl, publicUrl, clientSecret })),
  };
}

export const linesOf = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Containers know the provider by a name and a port that lead elsewhere on this machine. */
function findProviderAt(port: number): void {
  const connect = buildConnector({});
  setGlobalDispatcher(
    new Agent({
      connect(options, done) {
        const isProvider = options.hostname === new URL(identityUrl).hostname;
        connect(isProvider ? { ...options, hostname: '127.0.0.1', port: String(port) } : options, done);
      },
    }),
  );
}

/** The file for many users has no provider of its own: one is put beside it. */
function providerFile(kind: Kind, folder: string): string[] {
  if (kind !== 'scale') return [];
  const path = join(folder, 'provider.yaml');
  const identity = {
    extends: { file: inRoot('docker/compose.base.yaml'), service: 'identity' },
    networks: { edge: {}, backend: { aliases: ['identity.localhost'] } },
  };
  writeFileSync(path, stringify({ services: { identity }, volumes: { identity: {} } }));
  return [path];
}

/** A certificate for localhost that this process believes from now on. */
function trustNewCertificate(folder: string): void {
  const args = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const files = ['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')];
  execFileSync('openssl', [...args.split(' '), ...files], { stdio: 'ignore' });
  // Read by user 101 of the container.
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(join(folder, 'tls.crt'), 'utf8')]);
}

async function readinessOf(url: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
  return { status: response.status, text: await response.text() };
}
