import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';

/** The path of a contract in the router's spelling: braces become colons. */
export function routePathOf(call: Call): string {
  return call.path.replace(/\{(\w+)\}/g, ':$1');
}

export interface Addressed {
  /** As it came; read for calls whose contract says nothing of their query. */
  url: string;
  params: unknown;
  query: unknown;
}

/** The address of a call at the service, made of checked input and nothing else. Throws 400 for a path that climbs. */
export function addressOf(call: Call, { url, params, query }: Addressed): string {
  const path = call.path.includes('{') ? filledIn(call.path, params) : call.path;
  const search = call.query === undefined ? unnamedQueryOf(call, url) : namedQueryOf(query);
  return search === '' ? path : `${path}?${search}`;
}

function filledIn(path: string, params: unknown): string {
  const values = new Map(Object.entries(Object(params)));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(withoutDots(String(values.get(name)))));
}

// A path is put together anew for the service: a dot segment would climb out of it. SMILES hold slashes and dots, but
// never a segment of dots alone.
function withoutDots(value: string): string {
  if (value.split(/[/\\]/).some((segment) => segment === '.' || segment === '..')) {
    throw new AppError('parameterError', { fields: ['params'] });
  }
  return value;
}

function namedQueryOf(query: unknown): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(Object(query))) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const single of values) pairs.push(`${name}=${encodeURIComponent(String(single))}`);
  }
  return pairs.join('&');
}

// Written anew, so that both sides read the same.
function unnamedQueryOf(call: Call, url: string): string {
  const at = call.built ? -1 : url.indexOf('?');
  return at < 0 ? '' : new URLSearchParams(url.slice(at + 1)).toString();
}
