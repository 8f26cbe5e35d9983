// A browser as far as a sign-in needs one: cookies by path, and redirects followed by hand.

export class TestBrowser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(url, { headers });
  }

  async post(url: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  /** Follows redirects as long as they stay below `base`; gives the last response or the first address outside. */
  async follow(response: Response, base: string): Promise<{ response: Response; outside?: string }> {
    let last = response;
    for (let hops = 0; hops < 10; hops += 1) {
      const location = last.headers.get('location');
      if (!location) return { response: last };
      const next = new URL(location, last.url).href;
      if (!next.startsWith(base)) return { response: last, outside: next };
      last = await this.get(next);
    }
    throw new Error('redirects without end');
  }

  /** The cookies a browser would send to this path. */
  cookieHeader(path: string): string {
    const cookies = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return cookies.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  async #send(url: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const cookie = this.cookieHeader(new URL(url).pathname);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: cookie === '' ? init.headers : { ...init.headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const value = pair.slice(at + 1);
    if (value === '') this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), { value, path });
  }
}

/** The value of a hidden field of a page. */
export function hiddenField(html: string, name: string): string {
  return new RegExp(`name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1] ?? '';
}
