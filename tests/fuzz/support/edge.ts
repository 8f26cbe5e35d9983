// The gateway as a process, between a provider that signs everybody in and a service that keeps what reaches it.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FakeProvider } from '@app/gateway/src/test-support/fake-provider.ts';
import { signInForms } from '../../support/sign-in-forms.ts';
import { cookieOfSignIn } from '../../support/sign-in.ts';
import { startRecordingService, type RecordingService } from './recording-service.ts';

export interface Edge {
  port: number;
  origin: string;
  provider: FakeProvider;
  service: RecordingService;
  /** The `Cookie` header of somebody who is signed in. */
  cookie: string;
  /** Text of the page every address of the client responds with. */
  page: string;
  isAlive(): boolean;
  /** Lines of the log that say an error nobody expected, or worse. */
  unexpected(): string[];
  signIn(): Promise<string>;
  close(): Promise<void>;
}

const main = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url));
// What the gateway reads itself must have its shape.
const responses = { ...signInForms, '/api/common/apikey/module': { modules: ['retrosynthesis', 'sascore'] } };
const page = '<!doctype html><title>the client</title>';
const readyWithinMs = 30_000;

export async function startEdge(env: Record<string, string> = {}): Promise<Edge> {
  const [provider, service] = [await FakeProvider.start(), await startRecordingService(responses)];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = webFolder();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_SECRET: 'secret-of-the-tests',
      AUTH_SERVER_URL: provider.url,
      CHEMISTRY_URL: service.url,
      SESSION_SECRET: 'a-session-secret-of-the-tests-only',
      WEB_DIST: folder,
      RATE_LIMIT_SIGN_IN: '0',
      RATE_LIMIT_UPLOAD: '0',
      RATE_LIMIT_USER: '0',
      PARENT_WATCH: '1',
      ...env,
    },
  });
  const log = collectProblems(child.stdout);
  const errors = collectProblems(child.stderr);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  await untilLive(origin, isAlive, () => errors.join('\n'));
  const signIn = () => cookieOfSignIn(`${origin}/bff/login?returnTo=/start`);
  return {
    port,
    origin,
    provider,
    service,
    cookie: await signIn(),
    page,
    isAlive,
    unexpected: () => [...log, ...errors],
    signIn,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await Promise.all([provider.close(), service.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// Lines of level error or fatal, and everything that is no line of the log, such as a stack trace.
function collectProblems(stream: NodeJS.ReadableStream): string[] {
  const problems: string[] = [];
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString('utf8')}`.split('\n');
    rest = lines.pop() ?? '';
    problems.push(...lines.filter((line) => line !== '' && !isOrdinary(line)));
  });
  return problems;
}

function isOrdinary(line: string): boolean {
  if (!line.startsWith('{')) return false;
  const { level = 0, msg = '' }: { level?: number; msg?: string } = JSON.parse(line);
  return !(level >= 50) && msg !== 'unexpected error';
}

async function untilLive(origin: string, isAlive: () => boolean, why: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline && isAlive()) {
    const isLive = await fetch(`${origin}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isLive) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the gateway did not start: ${why()}`);
}

function webFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/main-1a2b3c.js'), 'export {};');
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
