// A gateway process between a provider and a service of the test's own.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compiledSources } from './compiled.ts';

export interface GatewayProcess {
  url: string;
  /** All it has written to standard output. */
  log(): string;
  /** Resident memory now, in bytes. */
  residentBytes(): number;
  /** Signs in at a provider that asks nothing; gives the cookies. */
  signIn(): Promise<string>;
  stop(): Promise<number | null>;
}

const main = resolve(import.meta.dirname, '../../gateway/src/main.ts');

/** Starts the gateway on a port of loopback and resolves when it listens. */
export async function startGateway(port: number, env: Record<string, string>): Promise<GatewayProcess> {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      PORT: String(port),
      PUBLIC_URL: url,
      OIDC_CLIENT_SECRET: 'secret-of-the-tests',
      SESSION_SECRET: 'a-session-secret-of-the-tests-only',
      WEB_DIST: '/nonexistent',
      AUDIT_STDOUT: '0',
      RATE_LIMIT_UPLOAD: '0',
      // Ends with the tests, however they end.
      PARENT_WATCH: '1',
      ...compiledSources,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  const listening = Promise.withResolvers<void>();
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.includes(String(port))) listening.resolve();
  });
  child.once('exit', (code) => listening.reject(new Error(`the gateway ended with ${code}:\n${output}`)));
  await listening.promise;
  return {
    url,
    log: () => output,
    residentBytes: () =>
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    signIn: () => signIn(url),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function signIn(url: string): Promise<string> {
  const login = await open(`${url}/bff/login`, '');
  const attempt = cookiesOf(login);
  const provider = await open(locationOf(login), '');
  const callback = await open(locationOf(provider), attempt);
  return cookiesOf(callback);
}

const open = (url: string, cookie: string): Promise<Response> =>
  fetch(url, { redirect: 'manual', headers: { cookie } });
const locationOf = (response: Response): string => response.headers.get('location') ?? '';
const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
