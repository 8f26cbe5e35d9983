// The gateway as it runs in production, between a provider that signs everybody in and the upstream of the measurement.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cookieOfSignIn } from '../../support/sign-in.ts';
import { start, untilAnswers, type Running } from './processes.ts';

export interface Provider {
  url: string;
  issuer: string;
  pid: number;
  stop(): void;
}

export interface GatewayOptions {
  provider: Pick<Provider, 'url' | 'issuer'>;
  port: number;
  upstreamPort: number;
  redisUrl?: string;
  /** Flags of Node, as `--cpu-prof`. */
  flags?: readonly string[];
  /** File of the log; /dev/null unless told. */
  output?: string;
  env?: Record<string, string>;
}

export interface SignedInGateway extends Running {
  /** The `Cookie` header of somebody who is signed in. */
  cookie: string;
}

const quiet = '--disable-warning=ExperimentalWarning';
const main = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url));
const providerMain = fileURLToPath(new URL('./provider-process.ts', import.meta.url));

export async function startProvider(): Promise<Provider> {
  const child = spawn(process.execPath, [quiet, providerMain], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  const { url, issuer }: { url: string; issuer: string } = JSON.parse(String(line));
  return { url, issuer, pid: child.pid ?? 0, stop: () => void child.stdin.end() };
}

/** Starts the gateway on one core and signs in. */
export async function startGateway(options: GatewayOptions, core: number): Promise<SignedInGateway> {
  const { port, provider, flags = [], output, redisUrl, env } = options;
  const origin = `http://localhost:${port}`;
  const running = start(process.execPath, [quiet, ...flags, main], {
    core,
    ...(output === undefined ? {} : { output }),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_SECRET: 'secret-of-the-measurement',
      AUTH_SERVER_URL: provider.url,
      CHEMISTRY_URL: `http://127.0.0.1:${options.upstreamPort}`,
      SESSION_SECRET: 'a-session-secret-of-the-measurement',
      RATE_LIMIT_SIGN_IN: '0',
      RATE_LIMIT_UPLOAD: '0',
      RATE_LIMIT_USER: '0',
      PARENT_WATCH: '1',
      ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
      ...env,
    },
  });
  await untilAnswers(`${origin}/livez`);
  return { ...running, cookie: await cookieOfSignIn(`${origin}/bff/login?returnTo=/readyz`) };
}
