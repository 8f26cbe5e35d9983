// A browser as the gateway meets one: a jar of cookies, addresses a person opens, and calls of our own page.

import { request, type Dispatcher } from 'undici';

export interface Envelope {
  code: number;
  data?: Record<string, unknown>;
  error?: { code: number; message: string; display: string; details?: Record<string, unknown> };
  requestId: string;
}

export interface SetCookie {
  name: string;
  value: string;
  /** By lower-case name; empty for flags. */
  attributes: Record<string, string>;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  setCookies: SetCookie[];
  text: string;
  /** Status and code, which most tests look at. */
  verdict: [status: number, code: number | undefined];
}

export interface Sending {
  headers?: Record<string, string>;
  body?: string | Buffer | null;
  signal?: AbortSignal;
}

/** Where a gateway listens, and under which address browsers know it. */
export interface Address {
  url: string;
  publicUrl: string;
}

export class Visitor {
  readonly cookies: Map<string, string>;
  /** All responses so far. */
  readonly responses: ApiResponse[] = [];
  readonly #at: Address;

  constructor(at: Address, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#at = at;
    this.cookies = new Map(cookies);
  }

  /** The same browser at another gateway. */
  goTo(at: Address): Visitor {
    return new Visitor(at, this.cookies);
  }

  async send(method: Dispatcher.HttpMethod, path: string, more: Sending = {}): Promise<ApiResponse> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const { statusCode, headers, body } = await request(`${this.#at.url}${path}`, {
      method,
      headers: { host: new URL(this.#at.publicUrl).host, ...(cookie === '' ? {} : { cookie }), ...more.headers },
      body: more.body ?? null,
      ...(more.signal ? { signal: more.signal } : {}),
    });
    const text = await body.text();
    const setCookies = [headers['set-cookie'] ?? []].flat().map(readSetCookie);
    for (const setCookie of setCookies) this.#keep(setCookie);
    const response: ApiResponse = {
      status: statusCode,
      headers,
      setCookies,
      text,
      verdict: [statusCode, codeIn(text)],
    };
    this.responses.push(response);
    return response;
  }

  /** A call of our own page, with a JSON body if one is given. */
  async call(method: 'GET' | 'POST', path: string, json?: object, more: Sending = {}): Promise<ApiResponse> {
    const headers = { 'x-csrf': '1', 'x-culture': 'en', ...more.headers };
    if (json === undefined) return this.send(method, path, { ...more, headers });
    const typed = { 'content-type': 'application/json', ...headers };
    return this.send(method, path, { ...more, headers: typed, body: JSON.stringify(json) });
  }

  /** An address a person opens. */
  async open(path: string, headers: Record<string, string> = {}): Promise<ApiResponse> {
    return this.send('GET', path, { headers: { accept: 'text/html', 'accept-language': 'en', ...headers } });
  }

  /** Opens the sign-in and comes back from a provider that asks nothing, with the path of the callback. */
  async visitProvider(loginPath = '/bff/login'): Promise<{ authorizeUrl: URL; callback: string }> {
    const authorizeUrl = new URL(locationOf(await this.open(loginPath)));
    const back = await request(authorizeUrl);
    await back.body.dump();
    return { authorizeUrl, callback: pathOf(String(back.headers['location'])) };
  }

  /** Signs in; gives the response of the callback. */
  async signIn(loginPath?: string): Promise<ApiResponse> {
    const { callback } = await this.visitProvider(loginPath);
    return this.open(callback);
  }

  /** The page that a failed sign-in leads to, away from the address with code and state in it. */
  async readFailure(response: ApiResponse): Promise<ApiResponse> {
    const location = locationOf(response);
    if (
      response.status !== 303 ||
      !/^\/bff\/login\?failed=\d+&ref=[\da-f-]{36}&culture=[\w-]+(&of=\w+)?(&cause=[a-z-]+)?(&returnTo=[^&]+)?$/.test(
        location,
      )
    ) {
      throw new Error(`this answer tells of no failed sign-in: ${response.status} ${location}`);
    }
    return this.open(location);
  }

  #keep({ name, value, attributes }: SetCookie): void {
    if (attributes['max-age'] === '0') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export function envelopeOf({ text }: ApiResponse): Envelope {
  const envelope: Envelope = JSON.parse(text);
  return envelope;
}

export const locationOf = ({ headers }: ApiResponse): string => String(headers['location']);

export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

function readSetCookie(line: string): SetCookie {
  const [pair = '', ...rest] = line.split(/;\s*/);
  const [name, value] = halves(pair);
  const attributes = rest.map(halves).map(([key, held]) => [key.toLowerCase(), held]);
  return { name, value, attributes: Object.fromEntries(attributes) };
}

function halves(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function codeIn(text: string): number | undefined {
  if (!text.startsWith('{')) return undefined;
  const { code }: { code?: number } = JSON.parse(text);
  return code;
}
