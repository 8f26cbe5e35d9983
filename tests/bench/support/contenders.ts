// Everything that is measured with the same request: what it is called, what it needs, how it starts.

import { once } from 'node:events';
import { createConnection } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startApache } from './apache.ts';
import { startGateway, type Provider } from './gateway-server.ts';
import { startPlainProxy } from './nginx.ts';
import { cores, freePort, start, untilAnswers, type Running } from './processes.ts';
import { cookieOfSignIn } from '../../support/sign-in.ts';

export const contenderNames = [
  'direct',
  'nginx',
  'gateway',
  'gateway + Redis',
  'http-proxy',
  'Apache',
  'Apache + OIDC',
] as const;
export type ContenderName = (typeof contenderNames)[number];

export interface Contender {
  name: ContenderName;
  port: number;
  cookie: string;
  /** Processes whose time counts. */
  server: readonly number[];
  /** Further processes of its own, whose time does not. */
  helpers: readonly number[];
  stop(): Promise<void>;
}

export interface Surroundings {
  provider: Provider;
  upstream: Running & { port: number };
  /** Paths of programs, by variable. */
  programs: Readonly<Record<string, string | undefined>>;
}

type Begun = Pick<Contender, 'cookie' | 'server' | 'helpers' | 'stop'>;
type Start = (around: Surroundings, port: number) => Promise<Begun>;

const httpProxyMain = fileURLToPath(new URL('./http-proxy-server.ts', import.meta.url));

const starts: Record<ContenderName, { needs: readonly string[]; start: Start }> = {
  direct: { needs: [], start: async () => ({ cookie: '', server: [], helpers: [], stop: async () => undefined }) },
  nginx: {
    needs: ['NGINX_BIN'],
    start: async ({ upstream, programs }, port) =>
      single(
        await startPlainProxy(programs['NGINX_BIN'] ?? '', { listen: port, upstream: upstream.port }, cores.server),
      ),
  },
  gateway: {
    needs: [],
    start: async ({ provider, upstream }, port) => {
      const gateway = await startGateway({ provider, port, upstreamPort: upstream.port }, cores.server);
      return single(gateway, gateway.cookie);
    },
  },
  'gateway + Redis': { needs: ['REDIS_BIN'], start: startWithRedis },
  'http-proxy': { needs: [], start: startHttpProxy },
  Apache: {
    needs: ['APACHE_BIN'],
    start: async ({ upstream, programs }, port) =>
      single(await startApache(programs['APACHE_BIN'] ?? '', { port, upstreamPort: upstream.port }, cores.server)),
  },
  'Apache + OIDC': {
    needs: ['APACHE_BIN'],
    start: async ({ upstream, programs, provider }, port) => {
      const options = { port, upstreamPort: upstream.port, issuer: provider.issuer };
      const running = await startApache(programs['APACHE_BIN'] ?? '', options, cores.server);
      return single(running, await cookieOfSignIn(`http://localhost:${port}/api/start`));
    },
  },
};

/** Starts one, or gives the programs it lacks. */
export async function startContender(
  name: ContenderName,
  around: Surroundings,
): Promise<Contender | { lacks: string[] }> {
  const { needs, start: begin } = starts[name];
  const lacks = needs.filter((program) => around.programs[program] === undefined);
  if (lacks.length > 0) return { lacks };
  const port = name === 'direct' ? around.upstream.port : await freePort();
  return { name, port, ...(await begin(around, port)) };
}

function single(running: Running, cookie = ''): Begun {
  return { cookie, server: [running.pid], helpers: [], stop: () => running.stop() };
}

// Redis shares the core of the upstream: it would stand on another machine. Its own time is not counted.
async function startHttpProxy({ upstream }: Surroundings, port: number): Promise<Begun> {
  const id = crypto.randomUUID();
  const args = [httpProxyMain, String(port), `http://127.0.0.1:${upstream.port}`, id];
  const running = start(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    core: cores.server,
    env: { NODE_ENV: 'production' },
  });
  await untilAnswers(`http://127.0.0.1:${port}/api/`, 401);
  return single(running, `sid=${id}`);
}

async function startWithRedis({ provider, upstream, programs }: Surroundings, port: number) {
  const redisPort = await freePort();
  const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = start(programs['REDIS_BIN'] ?? '', args, { core: cores.rest });
  await untilAnswersRedis(redisPort, 'PING', '+PONG');
  const redisUrl = `redis://127.0.0.1:${redisPort}`;
  const gateway = await startGateway({ provider, port, upstreamPort: upstream.port, redisUrl }, cores.server);
  const stop = async () => {
    await gateway.stop();
    await redis.stop();
  };
  if ((await askRedis(redisPort, 'DBSIZE')) === ':0') {
    await stop();
    throw new Error('the gateway keeps no sessions in Redis');
  }
  return { ...single(gateway, gateway.cookie), helpers: [redis.pid], stop };
}

async function untilAnswersRedis(port: number, command: string, answer: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await askRedis(port, command)) !== answer) {
    if (Date.now() > deadline) throw new Error('redis-server does not answer');
    await new Promise((done) => setTimeout(done, 50));
  }
}

// The first line of the answer to an inline command, or nothing.
async function askRedis(port: number, command: string): Promise<string> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  try {
    socket.write(`${command}\r\n`);
    const [chunk] = await once(socket, 'data');
    return String(chunk).trim();
  } catch {
    // Not listening yet.
    return '';
  } finally {
    socket.destroy();
  }
}
