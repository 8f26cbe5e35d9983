// Somebody with a browser, by script: keeps the cookies of each site, follows redirects, fills in Keycloak's form.

import { request } from 'undici';
import { testPassword } from './admin.ts';

export interface Page {
  url: string;
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface SendOptions {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Stops at the first response. */
  isFollowed?: boolean;
}

const maxRedirects = 12;

export class Person {
  readonly site: string;
  readonly #jars = new Map<string, Map<string, string>>();

  constructor(site: string) {
    this.site = site;
  }

  /** Opens an address as a page and follows it. */
  async open(url: string, options: SendOptions = {}): Promise<Page> {
    let [next, { method = 'GET', body }] = [new URL(url, this.site), options];
    for (let step = 0; step < maxRedirects; step += 1) {
      const page = await this.#send(next, method, { accept: 'text/html', ...options.headers }, body);
      const { location } = page.headers;
      if (typeof location !== 'string' || options.isFollowed === false) return page;
      next = new URL(location, next);
      [method, body] = ['GET', undefined];
    }
    throw new Error(`${url} goes in circles`);
  }

  /** Posts the form of a page, with these fields. */
  async submit(page: Page, fields: Record<string, string>): Promise<Page> {
    const action = /<form[^>]+action="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
    if (action === undefined) throw new Error(`${page.url} answers ${page.status} without a form:\n${page.text}`);
    return this.open(new URL(action, page.url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(page.url).origin },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Signs in from the product's own address; gives the page on which that ends. */
  async signIn(username: string, password = testPassword, login = '/bff/login?returnTo=%2F'): Promise<Page> {
    return this.submit(await this.open(login), { username, password, credentialId: '' });
  }

  /** A call of our own page. */
  async call<T = Record<string, unknown>>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<ApiResponse<T>> {
    const headers = { accept: 'application/json', 'x-csrf': '1', 'x-culture': 'en' };
    const page = await this.#send(
      new URL(path, this.site),
      method,
      { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body === undefined ? undefined : JSON.stringify(body),
    );
    return { status: page.status, ...JSON.parse(page.text) };
  }

  async #send(url: URL, method: 'GET' | 'POST', headers: Record<string, string>, body?: string): Promise<Page> {
    const jar = this.#jars.get(url.origin) ?? new Map<string, string>();
    this.#jars.set(url.origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await request(url, {
      method,
      headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { body }),
    });
    keep([response.headers['set-cookie'] ?? []].flat(), jar);
    return { url: url.href, status: response.statusCode, text: await response.body.text(), headers: response.headers };
  }
}

export interface ApiResponse<T> {
  status: number;
  code: number;
  data?: T;
  error?: { code: number; message: string };
}

function keep(lines: readonly string[], jar: Map<string, string>): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (/;\s*(max-age=0\b|expires=Thu, 01[ -]Jan[ -]1970)/i.test(line)) jar.delete(name.trim());
    else jar.set(name.trim(), value.join('='));
  }
}
