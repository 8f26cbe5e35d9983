// Tries families of requests on a running gateway until one breaks a rule; fast-check makes it small.

import { permissions } from '@app/shared/constants/modules';
import * as fc from 'fast-check';
import { Connection } from './support/connection.ts';
import type { Edge } from './support/edge.ts';
import type { Arrival } from './support/recording-service.ts';
import type { RawResponse } from './support/raw-client.ts';
import { bytesOf, type FuzzRequest } from './request.ts';
import { families } from './requests.ts';
import { beginSignIn, begunIn, callbackOf, realState } from './sign-in-steps.ts';
import { faultsOfResponse, faultsOfArrival, faultsOfUpload, type Surroundings } from './rules.ts';

export interface FuzzOptions {
  cases: number;
  seed: number;
  /** Names of families; all by default. */
  only?: readonly string[];
}

export interface FuzzReport {
  cases: number;
  /** One line or more for each family that broke a rule: what, the smallest request, how to repeat it. */
  failures: string[];
  /** Responses by status, of each family, and how many of its requests reached the service. */
  seen: Record<string, { statuses: Record<number, number>; reached: number }>;
}

/** Runs all families side by side, each with its share of the cases. */
export async function fuzz(
  edge: Edge,
  { cases, seed, only = Object.keys(families) }: FuzzOptions,
): Promise<FuzzReport> {
  const claims = claimArrivals(edge);
  const share = Math.ceil(cases / only.length);
  const outcomes = await Promise.all(only.map((name) => tryFamily(edge, claims, name, seed, share)));
  const failures = outcomes.flatMap(({ failure }) => failure ?? []);
  if (!edge.isAlive()) failures.push('the gateway has ended');
  failures.push(...edge.unexpected().map((line) => `in its log: ${line}`));
  failures.push(...edge.service.malformed.map((line) => `sent the service no HTTP: ${line}`));
  failures.push(...claims.unclaimed().map(({ method, url }) => `reached the service for nobody: ${method} ${url}`));
  const seen = Object.fromEntries(outcomes.map((outcome) => [outcome.name, outcome.seen]));
  return { cases: outcomes.reduce((sum, outcome) => sum + outcome.cases, 0), failures, seen };
}

async function tryFamily(edge: Edge, claims: Claims, name: string, seed: number, runs: number) {
  const family = families[name];
  if (!family) throw new RangeError(`no family ${name}`);
  const visitor = await createVisitor(edge, claims, name);
  const property = fc.asyncProperty(family, async (request) => {
    const faults = await visitor.visit(request);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  const outcome = await fc.check(property, { seed, numRuns: runs, endOnFailure: false, maxSkipsPerRun: 0 });
  const late = await visitor.end();
  const failure = outcome.failed
    ? [
        `${name}: ${String(outcome.errorInstance instanceof Error ? outcome.errorInstance.message : outcome.errorInstance)}`,
        `  smallest: ${printable(outcome.counterexample?.[0])}`,
        `  again: npm run fuzz -- --only ${name} --seed ${seed} --cases ${outcome.numRuns}`,
      ].join('\n')
    : late[0];
  return { name, cases: outcome.numRuns, failure, seen: visitor.seen };
}

interface Visitor {
  /** Sends the request and says what was wrong. */
  visit(request: FuzzRequest): Promise<string[]>;
  seen: FuzzReport['seen'][string];
  /** Says what was wrong with what came late. */
  end(): Promise<string[]>;
}

// A refused upload may reach the service after its refusal has reached us.
const remembered = 30;
const lateWithinMs = 300;

// Each family has a user of its own, so that none ends the other's session or calls.
async function createVisitor(edge: Edge, claims: Claims, name: string): Promise<Visitor> {
  const connection = new Connection(edge.port);
  const { host } = new URL(edge.origin);
  const around: Surroundings = {
    origin: edge.origin,
    providerOrigin: edge.provider.url,
    permissions: permissionsOf(name),
  };
  const seen: Visitor['seen'] = { statuses: {}, reached: 0 };
  const recent = new Map<string, { request: FuzzRequest; response: RawResponse }>();
  let cookie = await signInAs(edge, name);

  function judgeArrivals(): string[] {
    return [...recent].flatMap(([id, { request, response }]) =>
      claims.take(id).flatMap((arrival) => {
        seen.reached += 1;
        return [...faultsOfArrival(request, arrival, around), ...faultsOfUpload(request, response, arrival)];
      }),
    );
  }

  // A callback counts for more when its sign-in has really begun.
  async function withRealState(bytes: string): Promise<string> {
    const begun = bytes.includes(realState) ? await beginSignIn(connection, host) : undefined;
    if (!begun) return bytes;
    return bytes.replaceAll(realState, begun.state).replace('\r\n\r\n', `\r\nCookie: ${begun.cookie}\r\n\r\n`);
  }

  // Where a sign-in leads is said only when it is over.
  async function faultsOfReturn(request: FuzzRequest, response: RawResponse): Promise<string[]> {
    const begun = begunIn(response);
    if (!begun) return [];
    const reply = await connection.send(await callbackOf(begun, host));
    if (reply.kind !== 'answer') return [`no answer to the way back (${reply.kind})`];
    const { status } = reply.response;
    const isBack = status === 302 ? [] : [`the sign-in ended with ${status}`];
    return [
      ...isBack,
      ...faultsOfResponse({ ...request, target: '/bff/callback' }, reply.response, {
        ...around,
        providerOrigin: edge.origin,
      }),
    ];
  }

  return {
    seen,
    async visit(request) {
      const bytes = await withRealState(bytesOf(request, { host, cookie }));
      const reply = await connection.send(bytes, { isBodiless: request.method === 'HEAD' });
      if (reply.kind !== 'answer') return [`no answer (${reply.kind}): ${reply.received.slice(0, 300)}`];
      const { response, rest } = reply;
      const faults = faultsOfResponse(request, response, around);
      if (rest !== '' && !isOfParser(request, response)) faults.push(`says more than an answer: ${rest.slice(0, 200)}`);
      seen.statuses[response.status] = (seen.statuses[response.status] ?? 0) + 1;
      recent.set(response.headers.get('x-request-id')?.[0] ?? '', { request, response });
      faults.push(...judgeArrivals());
      const [oldest] = recent.keys();
      if (recent.size > remembered && oldest !== undefined) recent.delete(oldest);
      faults.push(...(await faultsOfReturn(request, response)));
      // A sign-out is a fair request; the next one needs a session again.
      if (request.session === 'live' && /logout/i.test(decoded(request.target))) cookie = await signInAs(edge, name);
      return faults;
    },
    async end() {
      connection.close();
      await new Promise((done) => setTimeout(done, lateWithinMs));
      return judgeArrivals();
    },
  };
}

// What the parser refuses has no method yet, so the response to such a HEAD request has a body like any other.
function isOfParser({ method }: FuzzRequest, { status, headers }: RawResponse): boolean {
  return method === 'HEAD' && status >= 400 && headers.get('connection')?.[0] === 'close';
}

function printable(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

let signingIn: Promise<unknown> = Promise.resolve();

// One family may do little, so that it is seen what is kept from it.
const permissionsOf = (name: string) => (name === 'paths' ? ['retrosynthesis', 'statistics'] : permissions);

// The provider knows one user at a time.
function signInAs(edge: Edge, name: string): Promise<string> {
  const next = signingIn.then(() => {
    edge.provider.user = { ...edge.provider.user, sub: `user-${name}`, permissions: [...permissionsOf(name)] };
    return edge.signIn();
  });
  signingIn = next.catch(() => undefined);
  return next;
}

interface Claims {
  /** What reached the service with this request id. */
  take(requestId: string | undefined): Arrival[];
  /** What reached it, and belongs to no response. */
  unclaimed(): Arrival[];
}

// What the gateway asks in its own name, of which no caller chooses anything.
const ownWithinCalls = new Set(['/api/common/apikey/verify', '/api/common/user-basic-info']);
const ownPaths = new Set(['/livez', '/api/common/sync-user', '/api/common/user-profile', ...ownWithinCalls]);

function claimArrivals(edge: Edge): Claims {
  const { arrivals, refused } = edge.service;
  refused.add('/api/common/apikey/verify');
  const byRequest = new Map<string, Arrival[]>();
  const own: Arrival[] = [];
  const sort = () => {
    for (const arrival of arrivals.splice(0)) {
      const id = String(arrival.headers['x-request-id'] ?? '');
      if (id === '') own.push(arrival);
      else byRequest.set(id, [...(byRequest.get(id) ?? []), arrival]);
    }
  };
  return {
    take(requestId = '') {
      sort();
      const taken = byRequest.get(requestId) ?? [];
      byRequest.delete(requestId);
      return taken.filter(({ url }) => !ownWithinCalls.has(url));
    },
    unclaimed() {
      sort();
      return [...own, ...[...byRequest.values()].flat()].filter(({ url }) => !ownPaths.has(url));
    },
  };
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    // Cannot be decoded, so it is no address of ours.
    return target;
  }
}
