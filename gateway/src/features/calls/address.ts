import type { Call } from '@app/shared/contracts/call';

/** The path of a contract in the router's spelling: braces become colons. */
export function routePathOf(call: Call): string {
  return call.path.replace(/\{(\w+)\}/g, ':$1');
}

/** The address of a call at the service, made of checked input and nothing else. */
export function addressOf(call: Call, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(Object(params)));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of call.query === undefined ? [] : Object.entries(Object(query))) {
    for (const single of [value].flat()) search.append(name, String(single));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
