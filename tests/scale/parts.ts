// Everything of a deployment for many users as processes of this machine: nginx before two gateways, Redis, PostgreSQL,
// the identity provider, two chemistry services for the calls and two search workers that have what the others leave. All
// of them are supervised as `npm start` supervises, and keep their data in one folder.

import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { selfSignedAuthority } from '../../gateway/src/test-support/certificate.ts';
import { nodeProgram, supervise, type Program, type Service } from '../../services/launcher/src/service.ts';

export interface Tools {
  /** Folder with initdb, postgres and psql. */
  postgresBin: string;
  redis: string;
  nginx: string;
}

export interface StartOptions {
  /** Of the demonstration accounts. */
  password: string;
}

export interface Part {
  name: string;
  service: Service<string>;
  /** Responds to its own health check. */
  isReady(): Promise<boolean>;
  /** Ends as a machine that is switched off ends it. */
  kill(): void;
}

export interface Parts {
  url: string;
  /** Certifies the address. */
  certificateFile: string;
  all: readonly Part[];
  /** Bytes of all that Redis keeps. */
  storeBytes(): Promise<number>;
  /** Runs SQL on the database; gives what it prints. */
  sql(text: string): Promise<string>;
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');
const readyWithinMs = 300_000;
const shutdownMs = 8_000;
const databaseUser = 'synthesis';
const run = promisify(execFile);

/** Begins with the database, which the others need; resolves when all respond. */
export async function startParts(folder: string, tools: Tools, { password }: StartOptions): Promise<Parts> {
  const ports = await freePorts(9);
  const [edge, inner, identity, gatewayA, gatewayB, chemistryA, chemistryB, postgres, redis] = ports;
  const [workerA, workerB] = await freePorts(2);
  const url = `https://localhost:${edge}`;
  const certificateFile = writeCertificates(folder);
  const parts: Part[] = [];
  const start = (program: Program, isReady: () => Promise<boolean>): Part => {
    const service = supervise(program, folder, shutdownMs);
    const part = { name: program.name, service, isReady, kill: () => kill(service, program.isGroup ?? false) };
    parts.push(part);
    return part;
  };
  const node = (kind: 'gateway' | 'identity' | 'chemistry', name: string, env: Record<string, string>) =>
    nodeProgram(kind, name, { ...plainEnvironment(certificateFile), PARENT_WATCH: '1', ...env }, folder);

  const issuer = `http://localhost:${identity}/realms/synthesis`;
  const databaseUrl = `postgres://${databaseUser}@127.0.0.1:${postgres}/postgres`;
  const clientSecret = 'a-client-secret-of-this-run-only';
  const chemistry = (name: string, role: 'api' | 'worker', port: number | undefined) =>
    node('chemistry', name, {
      ROLE: role,
      CHEMISTRY_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: own(folder, name),
      OIDC_ISSUER: issuer,
      GATEWAY_URL: `http://127.0.0.1:${gatewayA}`,
      GATEWAY_ISSUER: url,
      WORKERS: '1',
    });
  const gateway = (name: string, port: number | undefined) =>
    node('gateway', name, {
      PORT: String(port),
      PUBLIC_URL: url,
      TRUSTED_PROXIES: '127.0.0.1',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_SECRET: clientSecret,
      AUTH_SERVER_URL: `http://localhost:${identity}`,
      SESSION_SECRET: 'a-session-secret-of-this-run-only-1',
      REDIS_URL: `redis://127.0.0.1:${redis}`,
      INSTANCES: '2',
      INSTANCE_NAME: name,
      CHEMISTRY_URL: `http://127.0.0.1:${inner}`,
      // All users come from one address here.
      RATE_LIMIT_SIGN_IN: '0',
      AUDIT_STDOUT: '0',
      AUDIT_FILE: join(own(folder, name), 'audit.log'),
      DATA_DIR: own(folder, name),
      UPLOAD_DIR: own(folder, name),
    });
  const sql = async (text: string) => {
    const options = ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', text, databaseUrl];
    return (await run(join(tools.postgresBin, 'psql'), options, { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  };
  const stop = async () => {
    for (const { service } of parts.toReversed()) await service.stop();
  };
  try {
    await Promise.all([
      untilReady(
        start(postgresProgram(folder, tools, Number(postgres)), () => sql('select 1').then((text) => text === '1')),
      ),
      untilReady(start(redisProgram(folder, tools, Number(redis)), () => respondsToPing(Number(redis)))),
      untilReady(
        start(
          node('identity', 'identity', {
            IDENTITY_PORT: String(identity),
            IDENTITY_URL: `http://localhost:${identity}`,
            GATEWAY_URL: url,
            OIDC_CLIENT_SECRET: clientSecret,
            DEMO_PASSWORD: password,
            DATA_DIR: folder,
          }),
          () => isOk(`http://127.0.0.1:${identity}/livez`),
        ),
      ),
    ]);
    // Below a mere nice(1), under which a waking thread may still wait for the end of a searcher's slice: sched(7).
    const whenIdle = (program: Program): Program => ({
      ...program,
      file: 'chrt',
      args: ['--idle', '0', program.file, ...program.args],
    });
    const pages = new Map([
      [chemistry('chemistry-1', 'api', chemistryA), `http://127.0.0.1:${chemistryA}/readyz`],
      [chemistry('chemistry-2', 'api', chemistryB), `http://127.0.0.1:${chemistryB}/readyz`],
      [whenIdle(chemistry('worker-1', 'worker', workerA)), `http://127.0.0.1:${workerA}/readyz`],
      [whenIdle(chemistry('worker-2', 'worker', workerB)), `http://127.0.0.1:${workerB}/readyz`],
      [gateway('gateway-1', gatewayA), `http://127.0.0.1:${gatewayA}/readyz`],
      [gateway('gateway-2', gatewayB), `http://127.0.0.1:${gatewayB}/readyz`],
    ]);
    const nginx = start(
      nginxProgram(folder, tools, {
        edge: Number(edge),
        inner: Number(inner),
        gateways: [Number(gatewayA), Number(gatewayB)],
        chemistry: [Number(chemistryA), Number(chemistryB)],
      }),
      // A gateway's own error response would hide that these are away.
      () => accepts(Number(edge)),
    );
    const others = [...pages].map(([program, page]) => start(program, () => isOk(page)));
    await Promise.all([nginx, ...others].map(untilReady));
    const storeBytes = async () =>
      Number(/used_memory_dataset:(\d+)/.exec(await askRedis(Number(redis), 'INFO memory'))?.[1]);
    return { url, certificateFile, all: parts, storeBytes, sql, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilReady({ name, isReady, service }: Part): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  const ended = service.gaveUp.then(() => 'ended' as const);
  while (Date.now() < deadline) {
    if (await isReady().catch(() => false)) return;
    if ((await Promise.race([ended, wait(100)])) === 'ended') break;
  }
  throw new Error(`${name} did not start: ${service.lastWords()}`);
}

function kill({ name, pid, lastWords }: Service<string>, isGroup: boolean): void {
  if (pid === undefined) throw new Error(`${name} has ended before it was killed: ${lastWords()}`);
  process.kill(isGroup ? -pid : pid, 'SIGKILL');
}

/** Nothing of what surrounds this program, which may be a product itself. */
function plainEnvironment(certificateFile: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, LANG, ...(TMPDIR && { TMPDIR }), NODE_EXTRA_CA_CERTS: certificateFile };
}

function own(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

function writeCertificates(folder: string): string {
  const authority = selfSignedAuthority('Authority of this run');
  const { key, cert } = authority.certify('localhost');
  writeFileSync(join(folder, 'tls.key'), key, { mode: 0o600 });
  writeFileSync(join(folder, 'tls.crt'), cert);
  const file = join(folder, 'authority.crt');
  writeFileSync(file, authority.cert);
  return file;
}

// A database that keeps its word: write-ahead log on disk before a commit is confirmed.
function postgresProgram(folder: string, { postgresBin }: Tools, port: number): Program {
  const identity = unprivileged();
  const home = own(folder, 'postgres');
  if (identity) {
    chmodSync(folder, 0o755);
    chownSync(home, identity.uid, identity.gid);
  }
  const data = join(home, 'data');
  const initdb = ['-D', data, '--encoding=UTF8', `--username=${databaseUser}`, '--auth=trust', '--data-checksums'];
  execFileSync(join(postgresBin, 'initdb'), initdb, { ...identity, cwd: home, stdio: 'pipe' });
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${home}`, 'max_connections=200'];
  return {
    name: 'postgres',
    file: 'setpriv',
    args: [...pdeathsig('INT'), join(postgresBin, 'postgres'), '-D', data, '-p', String(port)].concat(
      settings.flatMap((one) => ['-c', one]),
    ),
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
    cwd: home,
    identity,
    stopSignal: 'SIGINT',
  };
}

// As docker/compose.base.yaml starts it.
function redisProgram(folder: string, { redis }: Tools, port: number): Program {
  const options = {
    bind: '127.0.0.1',
    port: String(port),
    dir: own(folder, 'redis'),
    appendonly: 'yes',
    maxmemory: '512mb',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return {
    name: 'redis',
    file: 'setpriv',
    args: [...pdeathsig('TERM'), redis, ...args],
    env: { PATH: process.env['PATH'] },
    cwd: folder,
  };
}

interface NginxPorts {
  edge: number;
  inner: number;
  gateways: readonly number[];
  chemistry: readonly number[];
}

// docker/nginx as it is, with the places and ports of this run.
function nginxProgram(folder: string, { nginx }: Tools, ports: NginxPorts): Program {
  const home = own(folder, 'nginx');
  cpSync(join(root, 'docker/nginx'), home, { recursive: true });
  const servers = (list: readonly number[]) => list.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join('');
  writeFileSync(join(home, 'gateways.conf'), servers(ports.gateways));
  writeFileSync(join(home, 'chemistry.conf'), servers(ports.chemistry));
  const file = join(home, 'nginx.conf');
  const isOld = nginxVersion(nginx) < 1.25;
  const text = readFileSync(file, 'utf8')
    .replaceAll('/tmp/', `${home}/`)
    .replaceAll('/etc/nginx/synthline/', `${home}/`)
    .replace(/^ *include .*mime\.types;$/m, '')
    .replace('/run/secrets/tls-certificate', join(folder, 'tls.crt'))
    .replace('/run/secrets/tls-key', join(folder, 'tls.key'))
    .replace('error_log /dev/stderr', 'error_log stderr')
    .replace('access_log /dev/stdout lean;', `access_log ${join(home, 'access.log')} lean;`)
    .replace('listen 8443 ssl;', `listen 127.0.0.1:${ports.edge} ssl${isOld ? ' http2' : ''};`)
    .replace('http2 on;', isOld ? '' : 'http2 on;')
    .replace('listen 8082;', `listen 127.0.0.1:${ports.inner};`);
  // Its workers are nobody's children where root starts it; here they keep the account of their master.
  writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${text}` : text);
  return {
    name: 'nginx',
    file: 'setpriv',
    args: [...pdeathsig('QUIT'), nginx, '-c', file, '-p', home, '-e', 'stderr', '-g', 'daemon off;'],
    env: { PATH: process.env['PATH'] },
    cwd: home,
    isGroup: true,
    stopSignal: 'SIGTERM',
  };
}

function nginxVersion(nginx: string): number {
  const words = execFileSync('sh', ['-c', '"$0" -v 2>&1', nginx], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /nginx\/(\d+)\.(\d+)/.exec(words) ?? [];
  return Number(major) + Number(minor) / 100;
}

// A signal at the end of the parent process: setpriv(1).
const pdeathsig = (signal: string): string[] => ['--pdeathsig', signal];

// PostgreSQL refuses to run as root.
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => accounts.find((one) => one.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Ports of the loopback interface that nobody uses, all different. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

async function isOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await response.arrayBuffer();
  return response.ok;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy(undefined) && done(true));
    socket.once('error', () => done(false));
  });
}

async function respondsToPing(port: number): Promise<boolean> {
  return (await askRedis(port, 'PING')).startsWith('+PONG');
}

/** The beginning of the response to an inline command; nothing when none comes. */
function askRedis(port: number, command: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (result) => {
      socket.destroy();
      done(String(result));
    });
    socket.once('error', () => done(''));
    socket.once('close', () => done(''));
  });
}
