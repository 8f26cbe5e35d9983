// The product's own identity provider as a process of its own, and a person who fills in its form.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from './fake-server.ts';

const entry = fileURLToPath(new URL('../../../services/identity/src/main.ts', import.meta.url));
const password = 'Demo-pass-1';

export interface RealIdentity {
  url: string;
  /** Signs in at the provider from an authorize address; gives the address it leads back to. */
  signIn(authorizeUrl: string, userName: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the provider for a gateway at `gatewayUrl` and waits until it answers. */
export async function startRealIdentity(gatewayUrl: string, clientSecret: string): Promise<RealIdentity> {
  const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
  const url = await freeAddress();
  const child = spawn(process.execPath, [entry], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      IDENTITY_PORT: new URL(url).port,
      IDENTITY_URL: url,
      GATEWAY_URL: gatewayUrl,
      OIDC_CLIENT_SECRET: clientSecret,
      DATA_DIR: dataDir,
      DEMO_PASSWORD: password,
      LOG_LEVEL: 'warn',
      PARENT_WATCH: '1',
    },
  });
  await untilAnswers(`${url}/livez`, child);
  return {
    url,
    signIn: (authorizeUrl, userName) => fillInForm(authorizeUrl, userName, gatewayUrl),
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill();
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function freeAddress(): Promise<string> {
  const probe = await listen(createServer(), 'http');
  await probe.close();
  return probe.url;
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no identity provider at ${url}`);
}

async function fillInForm(authorizeUrl: string, userName: string, gatewayUrl: string): Promise<string> {
  const jar = new Map<string, string>();
  const form = await follow(authorizeUrl, {}, jar, gatewayUrl);
  if (form.outside !== undefined) return form.outside;
  const token = /name="token"[^>]*value="([^"]*)"/.exec(form.page)?.[1] ?? '';
  const body = new URLSearchParams({ token, login: userName, password });
  const { outside } = await follow(form.url, { method: 'POST', body }, jar, gatewayUrl);
  if (outside === undefined) throw new Error('the sign-in did not lead back');
  return outside;
}

interface Page {
  url: string;
  page: string;
  /** Address of the gateway that a redirect leads to. */
  outside?: string;
}

async function follow(start: string, init: RequestInit, jar: Map<string, string>, outsideBase: string): Promise<Page> {
  let url = start;
  let next = init;
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...next, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) keep(line, jar);
    const location = response.headers.get('location');
    if (location === null) return { url, page: await response.text() };
    url = new URL(location, url).href;
    if (url.startsWith(outsideBase)) return { url, page: '', outside: url };
    next = {};
  }
  throw new Error('redirects without end');
}

function keep(line: string, jar: Map<string, string>): void {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  jar.set(pair.slice(0, at), pair.slice(at + 1));
}
