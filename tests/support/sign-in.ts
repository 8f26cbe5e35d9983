// A sign-in by script: follows redirects and keeps the cookies of the one site it is about.
// Not by fetch, which says of itself that it is no navigation (Sec-Fetch-Mode).

import { request } from 'undici';

const maxRedirects = 10;

/** Opens an address, follows it through the provider, and gives the `Cookie` header the site is left with. */
export async function cookieOfSignIn(address: string): Promise<string> {
  const { origin } = new URL(address);
  const jar = new Map<string, string>();
  let next = new URL(address);
  for (let step = 0; step < maxRedirects; step += 1) {
    const isOwn = next.origin === origin;
    const { headers, body } = await request(next, {
      headers: { accept: 'text/html', ...(isOwn ? { cookie: headerOf(jar) } : {}) },
    });
    await body.dump();
    if (isOwn) keep([headers['set-cookie'] ?? []].flat(), jar);
    const [location] = [headers.location].flat();
    if (location === undefined) return headerOf(jar);
    next = new URL(location, next);
  }
  throw new Error(`the sign-in at ${address} goes in circles`);
}

function keep(setCookies: readonly string[], jar: Map<string, string>): void {
  for (const line of setCookies) {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (/;\s*(max-age=0\b|expires=Thu, 01[ -]Jan[ -]1970)/i.test(line)) jar.delete(name.trim());
    else jar.set(name.trim(), value.join('='));
  }
}

function headerOf(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
