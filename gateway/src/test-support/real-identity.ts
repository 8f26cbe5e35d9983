// The product's own identity provider as a process of its own, and a person who fills in its form.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@app/shared/test-support/free-port';
import type { Browser } from './browser.ts';

const entry = fileURLToPath(new URL('../../../services/identity/src/main.ts', import.meta.url));
const password = 'Demo-pass-1';

export interface RealIdentity {
  url: string;
  /** Signs in at the provider from an authorize address; gives the address it leads back to. */
  signIn(authorizeUrl: string, userName: string): Promise<string>;
  /** A person whom the provider remembers from one sign-in to the next. */
  /** `outside` is the address that a sign-in leads back to; the gateway's when left out. */
  person(outside?: string): Person;
  /** Stops, and starts on the same data with other variables. */
  restart(env: Record<string, string>): Promise<void>;
  /** Goes on with other variables: new keys, other claims. Those that are not named are as they were at the start. */
  change(env: Record<string, string>): Promise<void>;
  /** Responds to no request until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export interface Person {
  /** The page an address of the provider shows; empty when it leads back at once. */
  open(url: string): Promise<string>;
  signIn(authorizeUrl: string, userName: string): Promise<string>;
  /** Follows an address of the sign-out, as a browser with scripts; gives the address it leads back to. */
  signOut(endSessionUrl: string): Promise<string>;
}

/** A browser of the gateway in which a person has signed in as a person does. */
export async function signInAt(
  gateway: { browser(): Browser },
  person: Pick<Person, 'signIn'>,
  userName: string,
): Promise<Browser> {
  const browser = gateway.browser();
  const login = await browser.open('/bff/login?returnTo=/home&culture=en');
  const { pathname, search } = new URL(await person.signIn(String(login.headers.location), userName));
  await browser.open(`${pathname}${search}`);
  return browser;
}

/** Starts the provider for a gateway at `gatewayUrl` and waits until it responds. `env` may depend on its address. */
export async function startRealIdentity(
  gatewayUrl: string,
  clientSecret: string,
  env: Record<string, string> | ((identityUrl: string) => Record<string, string>) = {},
): Promise<RealIdentity> {
  const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = {
    IDENTITY_PORT: String(port),
    IDENTITY_URL: url,
    GATEWAY_URL: gatewayUrl,
    OIDC_CLIENT_SECRET: clientSecret,
    DATA_DIR: dataDir,
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'warn',
    PARENT_WATCH: '1',
    ...(typeof env === 'function' ? env(url) : env),
  };
  const start = async (more: Record<string, string> = {}) => {
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
      env: { ...variables, ...more },
    });
    await untilResponsive(`${url}/livez`, started);
    return started;
  };
  let child = await start();
  return {
    url,
    signIn: (authorizeUrl, userName) => fillInForm(authorizeUrl, userName, gatewayUrl, new Map()),
    person(outside = gatewayUrl) {
      const jar = new Map<string, string>();
      return {
        open: async (address) => (await follow(address, {}, jar, outside)).page,
        signIn: (authorizeUrl, userName) => fillInForm(authorizeUrl, userName, outside, jar),
        signOut: (endSessionUrl) => sendSignOut(endSessionUrl, outside, jar),
      };
    },
    async restart(more) {
      await end(child);
      child = await start(more);
    },
    async change(more) {
      const changed = new Promise((done) => child.once('message', done));
      child.send(more);
      await changed;
    },
    pause: () => end(child),
    async resume() {
      child = await start();
    },
    async stop() {
      await end(child);
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
}

async function untilResponsive(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no identity provider at ${url}`);
}

async function fillInForm(
  authorizeUrl: string,
  userName: string,
  gatewayUrl: string,
  jar: Map<string, string>,
): Promise<string> {
  const form = await follow(authorizeUrl, {}, jar, gatewayUrl);
  if (form.outside !== undefined) return form.outside;
  const token = /name="token"[^>]*value="([^"]*)"/.exec(form.page)?.[1] ?? '';
  const body = new URLSearchParams({ token, login: userName, password });
  const { outside } = await follow(form.url, { method: 'POST', body }, jar, gatewayUrl);
  if (outside === undefined) throw new Error('the sign-in did not lead back');
  return outside;
}

async function sendSignOut(endSessionUrl: string, gatewayUrl: string, jar: Map<string, string>): Promise<string> {
  const asked = await follow(endSessionUrl, {}, jar, gatewayUrl);
  if (asked.outside !== undefined) return asked.outside;
  // One page is the product's, the other that of the library for a session that has ended there.
  const goesOn = ['/assets/sign-out.js', 'document.forms[0].submit()'].some((script) => asked.page.includes(script));
  if (!goesOn) throw new Error('the provider asks before it signs out');
  const action = /action="([^"]*)"/.exec(asked.page)?.[1] ?? '';
  const xsrf = /name="xsrf" value="([^"]*)"/.exec(asked.page)?.[1] ?? '';
  const body = new URLSearchParams({ xsrf, logout: 'yes' });
  const { outside } = await follow(action, { method: 'POST', body }, jar, gatewayUrl);
  if (outside === undefined) throw new Error('the sign-out did not lead back');
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
