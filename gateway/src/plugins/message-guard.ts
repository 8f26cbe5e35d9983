// A request must name its host once and plainly, in a supported version of HTTP: what a proxy before
// us and we read differently could bypass either (RFC 9112 §2.3, §3.2).

import type { IncomingMessage } from 'node:http';

const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** False for another version than 1.0 and 1.1, for a second `Host`, and for one that names no host. */
export function isPlainlyAddressed(
  request: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'> & { headers: { host?: string | undefined } },
): boolean {
  const { httpVersion, headers } = request;
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return false;
  if (headers.host === undefined) return httpVersion === '1.0';
  return host.test(headers.host) && !hasSecondHost(request.rawHeaders);
}

// Node keeps the first and drops the others without a word.
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

/** The path of a request line in absolute form, which a proxy may send (RFC 9112 §3.2.2); any other as it is. */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return url;
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') || rest === '*' ? rest : `/${rest}`;
}
