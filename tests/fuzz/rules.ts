// What must hold for every response and every call that reached the service, said once more and apart from the gateway.

import { callEntries } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import { Compile } from 'typebox/compile';
import { canary } from './odd-values.ts';
import { valuesOf, type FuzzRequest } from './request.ts';
import type { RawResponse } from './support/raw-client.ts';
import type { Arrival } from './support/recording-service.ts';

export interface Surroundings {
  origin: string;
  providerOrigin: string;
  permissions: readonly string[];
}

interface Known {
  call: Call;
  pattern: RegExp;
  isBodyRight: (body: unknown) => boolean;
}

const known: readonly Known[] = callEntries
  .filter(([, call]) => !call.internal)
  .map(([, call]) => {
    const pattern = new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/?#]+')}$`);
    if (call.body === undefined || !call.built) return { call, pattern, isBodyRight: () => true };
    const compiled = Compile(call.body);
    return { call, pattern, isBodyRight: (body) => compiled.Check(body) };
  });

const passed = new Set([
  // Ours: a file must come as it is.
  'accept-encoding',
  'host',
  'connection',
  'accept',
  'authorization',
  'content-type',
  'content-length',
  'transfer-encoding',
  'traceparent',
  'x-culture',
  'x-request-id',
  'x-tracking-id',
  'x-timezone-offset',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'last-event-id',
]);
// Their values are the caller's to choose.
const free = new Set([
  'accept',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'last-event-id',
  'content-type',
]);

/** What is wrong with the response; nothing when all is well. */
export function faultsOfResponse(
  request: FuzzRequest,
  { status, headers, body }: RawResponse,
  around: Surroundings,
): string[] {
  const faults: string[] = [];
  const one = (name: string) => headers.get(name)?.[0] ?? '';
  if (status >= 500 && status !== 501 && !isUnavailable(request, status))
    faults.push(`answers ${status}: ${body.slice(0, 200)}`);
  for (const name of ['x-injected', 'x-inside', 'x-powered-by', 'server', 'access-control-allow-origin']) {
    if (headers.has(name)) faults.push(`shows the header ${name}`);
  }
  if (one('x-content-type-options') !== 'nosniff') faults.push('lacks x-content-type-options');
  for (const [name, values] of headers)
    if (values.length > 1 && name !== 'set-cookie') faults.push(`says ${name} twice`);
  for (const cookie of headers.get('set-cookie') ?? []) {
    if (!/^(__Host-)?(sid|last-user|refused|signin-\w+)=[\w.~%*-]*; /i.test(cookie) || cookie.includes(canary))
      faults.push(`sets the cookie ${cookie}`);
  }
  const location = headers.get('location')?.[0];
  if (location !== undefined) faults.push(...faultsOfLocation(location, around));
  if (request.method !== 'HEAD' && status !== 204 && status !== 304)
    faults.push(...faultsOfBody(request, status, one('content-type'), body, one('x-request-id')));
  return faults;
}

/** What is wrong with a call that reached the service because of this request. */
export function faultsOfArrival(request: FuzzRequest, arrival: Arrival, around: Surroundings): string[] {
  const [path = ''] = arrival.url.split('?');
  const contract = known.find(({ call, pattern }) => call.method === arrival.method && pattern.test(path));
  const where = `${arrival.method} ${arrival.url}`;
  if (!contract) return [`reached the service outside every contract: ${where}`];
  const faults: string[] = [];
  const { call } = contract;
  // SMILES hold slashes of both kinds, never a segment of dots alone.
  if (
    decodeURIComponent(path)
      .split(/[/\\]/)
      .some((segment) => /^\.{1,2}$/.test(segment))
  )
    faults.push(`climbs: ${where}`);
  // HEAD is a GET without its body, where that changes nothing.
  const isHead = request.method === 'HEAD' && call.method === 'GET' && !call.changesState;
  if (call.method !== request.method && !isHead) faults.push(`came as ${request.method}, went on as ${where}`);
  if (!isSameSite(request, call, around.origin)) faults.push(`passed without the proof of our page: ${where}`);
  if (call.access !== 'public') {
    if (request.session !== 'live') faults.push(`passed without a session: ${where}`);
    const { access } = call;
    if (access !== 'session' && !access.some((permission) => around.permissions.includes(permission)))
      faults.push(`passed without the permission: ${where}`);
    if (!/^Bearer [\w.-]+$/.test(String(arrival.headers['authorization'] ?? ''))) faults.push(`has no token: ${where}`);
  }
  faults.push(...faultsOfPassedHeaders(arrival));
  if (call.takes === 'json' && call.built && arrival.isComplete && !contract.isBodyRight(parsed(arrival.body)))
    faults.push(`passed a body against the contract: ${where} ${arrival.body.slice(0, 200)}`);
  return faults;
}

/** A refused upload must not look whole to the service. */
export function faultsOfUpload(request: FuzzRequest, response: RawResponse, arrival: Arrival): string[] {
  const isForm = /^multipart\//i.test(String(arrival.headers['content-type'] ?? ''));
  if (!isForm || response.status < 400 || !arrival.isComplete) return [];
  return [`refused the upload with ${response.status}, yet the service has all of it: ${request.target}`];
}

function faultsOfPassedHeaders({ headers, url }: Arrival): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (!passed.has(name)) return [`passed the header ${name}: ${url}`];
    return !free.has(name) && String(value).includes(canary) ? [`passed the caller's ${name}: ${url}`] : [];
  });
}

function faultsOfLocation(location: string, { origin, providerOrigin }: Surroundings): string[] {
  const to = URL.parse(location, origin);
  const isOurs = to !== null && (to.origin === origin || to.origin === providerOrigin);
  // Browsers read some texts as another host that a URL parser may not.
  const isPlain = !/^[/\\]{2}|[\\\s\p{Cc}]/u.test(location);
  return isOurs && isPlain ? [] : [`leads to ${location}`];
}

function faultsOfBody(request: FuzzRequest, status: number, type: string, body: string, requestId: string): string[] {
  const isData = /^\/(api|bff)([/?]|$)/.test(request.target);
  if (!isData && status < 400) return [];
  if (status >= 300 && status < 400) return [];
  // A failed sign-in is a page of its own; the provider wants no words back; a call may have a raw response.
  if (/^text\/html\b/.test(type) && /^\/bff\/(login|callback)\b/.test(request.target))
    return body.includes(canary) ? [`repeats ${canary}`] : [];
  if (status === 200 && !/\bjson\b/.test(type)) return [];
  const envelope = parsed(body);
  if (typeof envelope !== 'object' || envelope === null)
    return [`answers ${status} without an envelope: ${body.slice(0, 120)}`];
  const faults: string[] = [];
  if (typeof Reflect.get(envelope, 'code') !== 'number') faults.push('has no code');
  if (Reflect.get(envelope, 'requestId') !== requestId || requestId === '')
    faults.push('has not the request id of its header');
  if (status >= 400 && typeof Reflect.get(Object(Reflect.get(envelope, 'error')), 'message') !== 'string')
    faults.push('has no message');
  if (/ at .*\.ts:\d+|node_modules/.test(body)) faults.push('shows a stack');
  return faults;
}

// Keys of programs are asked for at the provider, which here knows none; pages of readiness name others.
function isUnavailable(request: FuzzRequest, status: number): boolean {
  const byKey = valuesOf(request, 'authorization').some((value) => /^ApiKey\b/i.test(value));
  return (byKey && (status === 502 || status === 503)) || (request.target.startsWith('/readyz') && status === 503);
}

// Decisions section 8, written anew: the header, or a navigable call of the same origin.
function isSameSite(request: FuzzRequest, call: Call, origin: string): boolean {
  const [site] = valuesOf(request, 'sec-fetch-site');
  if (valuesOf(request, 'origin').some((value) => value !== origin)) return false;
  if (site === 'cross-site' || site === 'same-site') return false;
  if (valuesOf(request, 'x-csrf').join(', ') === '1') return true;
  if (call.navigable && site === 'same-origin') return true;
  return call.path.startsWith('/bff/') && !call.changesState;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON.
    return undefined;
  }
}
