// A browser as the gateway sees it: cookies and fetch metadata, without a page.

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** A call of our own page. */
  async call(method: 'GET' | 'POST', url: string, more: InjectOptions = {}): Promise<LightMyRequestResponse> {
    return this.send({ method, url, ...more, headers: { 'x-csrf': '1', 'x-culture': 'en', ...more.headers } });
  }

  /** An address opened by a person. */
  async open(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    const response = await this.send({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
    const { location } = response.headers;
    // A failed sign-in is shown at an address without a code.
    return location?.startsWith('/bff/login?failed=') ? this.open(location, headers) : response;
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: 'localhost:8080', ...(cookie === '' ? {} : { cookie }), ...options.headers };
    const response = await this.#app.inject({ ...options, headers });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Opens the sign-in and comes back from the provider with the address of the callback. */
  async visitProvider(loginUrl = '/bff/login'): Promise<{ authorizeUrl: URL; callback: string }> {
    const login = await this.open(loginUrl);
    const authorizeUrl = new URL(String(login.headers.location));
    const back = await fetch(authorizeUrl, { redirect: 'manual' });
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    return { authorizeUrl, callback: `${pathname}${search}` };
  }

  /** Signs in; gives the response of the callback. */
  async signIn(loginUrl?: string): Promise<LightMyRequestResponse> {
    const { callback } = await this.visitProvider(loginUrl);
    return this.open(callback);
  }
}
