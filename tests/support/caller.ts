// One signed-in user at an open page: connections that are kept, the headers of the page, latencies from the moment a
// request was due.

import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { hiddenField, TestBrowser } from '@app/identity/test-browser';
import { eventsPath } from '@app/shared/constants/events';
import { headers as names } from '@app/shared/constants/headers';
import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import { Pool } from 'undici';

export interface Asked {
  call: CallName;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: { type: string; content: Buffer };
  /** Codes that are no failure besides 200. */
  expects?: readonly number[];
  /** Polling is no activity of the user. */
  isPassive?: boolean;
  /** `performance.now()` at which it should have been sent. */
  dueAt?: number;
}

export interface Heard {
  ms: number;
  data: unknown;
  /** Status and code, or what went wrong; undefined for a success. */
  failure: string | undefined;
}

const calls = new Map(callEntries);
/** A page opens up to six connections; two at once is what asking needs. */
const usualConnections = 2;
const withinMs = 120_000;

export class Caller {
  readonly userName: string;
  readonly #pool: Pool;
  /** A connection for each stream of events. */
  readonly #streams: Pool;
  #cookie = '';

  constructor(userName: string, url: string, { connections = usualConnections } = {}) {
    this.userName = userName;
    this.#pool = new Pool(url, {
      connections,
      pipelining: 1,
      allowH2: false,
      keepAliveTimeout: 60_000,
      headersTimeout: withinMs,
    });
    this.#streams = new Pool(url, { allowH2: false, bodyTimeout: 0 });
  }

  get isSignedIn(): boolean {
    return this.#cookie !== '';
  }

  /** Through the provider's own pages. Throws when it ends anywhere but on our page. */
  async signIn(url: string, password: string): Promise<void> {
    this.#cookie = await cookieOf(url, this.userName, password);
  }

  async ask(asked: Asked): Promise<Heard> {
    const { call: name, body, form, expects = [] } = asked;
    const call = calls.get(name);
    if (!call) throw new RangeError(`no call ${name}`);
    const since = asked.dueAt ?? performance.now();
    const heard = (failure: string | undefined, data?: unknown) => ({ ms: performance.now() - since, data, failure });
    try {
      const {
        statusCode,
        headers,
        body: content,
      } = await this.#pool.request({
        method: call.method,
        path: addressOf(call.path, asked),
        headers: {
          ...this.#headersOf(asked, form?.type ?? (call.takes === 'json' ? 'application/json' : undefined)),
          ...(form && { 'content-length': String(form.content.length) }),
        },
        body: form ? piecesOf(form.content) : call.takes === 'json' ? JSON.stringify(body ?? {}) : null,
      });
      const bytes = Buffer.from(await content.arrayBuffer());
      if (!String(headers['content-type']).includes('json')) {
        return statusCode === 200 ? heard(undefined, bytes.length) : heard(`status ${statusCode}`);
      }
      // A document to keep comes without the envelope.
      if (statusCode === 200 && headers['content-disposition'] !== undefined) return heard(undefined, bytes.length);
      const { code = 0, data }: { code?: number; data?: unknown } = JSON.parse(bytes.toString('utf8'));
      const isGood = (statusCode === 200 && code === 200) || expects.includes(code);
      return isGood ? heard(undefined, data) : heard(`status ${statusCode}, code ${code}`);
    } catch (error) {
      return heard(error instanceof Error ? `no answer: ${codeOf(error)}` : 'no answer');
    }
  }

  /** Opens the stream of events; `onEvent` gets the lines of each. Throws where it is refused. */
  async listen(onEvent: (lines: string) => void): Promise<void> {
    const headers = this.#headersOf({}, undefined);
    const { statusCode, body } = await this.#streams.request({ method: 'GET', path: eventsPath, headers });
    if (statusCode !== 200) throw new Error(`the stream of events was answered with ${statusCode}`);
    let text = '';
    body.on('error', () => undefined);
    body.on('data', (chunk) => {
      const blocks = `${text}${String(chunk)}`.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) onEvent(block);
    });
  }

  #headersOf({ isPassive = false }: Pick<Asked, 'isPassive'>, type: string | undefined): Record<string, string> {
    return {
      cookie: this.#cookie,
      accept: '*/*',
      'accept-language': 'en',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      [names.csrf]: '1',
      [names.culture]: 'en',
      [names.timezoneOffset]: '8',
      ...(type && { 'content-type': type }),
      ...(isPassive && { [names.activity]: 'passive' }),
    };
  }

  /** Sends half of a form and breaks the connection. */
  async cutShort({ hostname, port, host }: URL, path: string, { type, content }: NonNullable<Asked['form']>) {
    const headers = { host, ...this.#headersOf({}, type), 'content-length': content.length };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(content.subarray(0, content.length / 2));
    await wait(200);
    socket.resetAndDestroy();
  }

  /** Whatever cookies there were are gone. */
  forget(): void {
    this.#cookie = '';
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.destroy(), this.#streams.destroy()]);
  }
}

const pieceBytes = 64 * 1024;

// Given as a whole, 50 MB would be encrypted in one go, and all other clients of this process would wait for it.
function piecesOf(content: Buffer): Readable {
  const count = Math.ceil(content.length / pieceBytes);
  const pieces = Array.from({ length: count }, (_, at) => content.subarray(at * pieceBytes, (at + 1) * pieceBytes));
  return Readable.from(pieces, { objectMode: false });
}

function addressOf(path: string, { params = {}, query = {} }: Asked): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** Opens the sign-in and gives the provider's form. Throws when that is not where it leads. */
export async function openSignIn(url: string): Promise<{ browser: TestBrowser; address: string; page: string }> {
  const browser = new TestBrowser();
  const { response } = await browser.follow(await browser.get(`${url}/bff/login`), 'http');
  const page = await response.text();
  if (hiddenField(page, 'token') === '') throw new Error(`status ${response.status} in place of the form`);
  return { browser, address: response.url, page };
}

async function cookieOf(url: string, login: string, password: string): Promise<string> {
  const { browser, address, page } = await openSignIn(url);
  const sent = await browser.post(address, { token: hiddenField(page, 'token'), login, password });
  const { response } = await browser.follow(sent, 'http');
  await response.arrayBuffer();
  if (!response.url.startsWith(url))
    throw new Error(`the sign-in of ${login} ended at ${new URL(response.url).pathname}`);
  const cookie = browser
    .cookieHeader('/')
    .split('; ')
    .filter((pair) => /^(__Host-)?sid=/.test(pair))
    .join('; ');
  // The page may also say why there is no session.
  if (cookie === '') throw new Error(`the sign-in of ${login} ended without a session at ${response.url}`);
  return cookie;
}
