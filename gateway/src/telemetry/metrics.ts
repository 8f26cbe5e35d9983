// What the gateway counts, in Prometheus' words. Labels take their values from tables of the product alone - names of
// calls, codes of the catalogue, reasons below - so that no caller can make the registry grow.

import { catalogue } from '@app/shared/errors/catalogue';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Why a request was refused before it reached the service. */
export type Rejection =
  | 'csrf'
  | 'session'
  | 'permission'
  | 'expired'
  | 'rate'
  | 'upload'
  | 'path'
  | 'apiKey'
  | 'accessToken';
export type SignInOutcome = 'success' | 'refused' | 'failed' | 'abandoned';
/** What is behind the gateway. */
export type Upstream = 'chemistry' | 'provider' | 'permissions' | 'account' | 'redis';
export type UpstreamFailure = 'timeout' | 'unreachable' | 'broken' | 'status';
export type BreakerState = 'closed' | 'open' | 'halfOpen';

export type SessionCount = () => number | undefined | Promise<number | undefined>;

export interface FinishedRequest {
  /** Name of the contract, else the pattern of the route. */
  call: string;
  method: string;
  status: number;
  /** Of the envelope; null for a response without one. */
  code: number | null;
}

export interface UpstreamMetrics {
  /** Time until the response's headers, in seconds. */
  answered(seconds: number): void;
  failed(reason: UpstreamFailure): void;
  breaker(state: BreakerState): void;
}

export interface Metrics {
  /** One completed request. */
  finished(request: FinishedRequest, seconds: number): void;
  /** The client left before the response was complete: counted as 499, not timed. */
  aborted(request: Pick<FinishedRequest, 'call' | 'method'>): void;
  /** Bind once per upstream and keep. */
  upstream(name: Upstream): UpstreamMetrics;
  signIn(outcome: SignInOutcome): void;
  /** `code` is the upload code (10006, 30001 …), where there is one. */
  rejection(reason: Rejection, code?: number): void;
  auditLine(count?: number): void;
  auditFailure(): void;
  /** Read at each scrape; undefined while the store is unavailable. */
  watchSessions(count: SessionCount): void;
  /** The text of a scrape. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** 1 ms to 100 s, the longest timeout of a contract. */
export const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 100];

const breakerStates: readonly BreakerState[] = ['closed', 'halfOpen', 'open'];
const knownCodes = new Set<number>(Object.values(catalogue).map(({ code }) => code));
const clientClosedRequest = 499;

/** A registry of its own; `version` is that of the gateway. */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'gateway_requests_total',
    help: 'Answered requests by name of the call, method, class of the status and code of the envelope',
    labelNames: ['call', 'method', 'status', 'code'],
    registers,
  });
  const durations = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['call'],
    buckets: latencyBuckets,
    registers,
  });
  const upstreamDurations = new Histogram({
    name: 'gateway_upstream_duration_seconds',
    help: 'Time until a neighbour answered with headers',
    labelNames: ['upstream'],
    buckets: latencyBuckets,
    registers,
  });
  const upstreamFailures = new Counter({
    name: 'gateway_upstream_failures_total',
    help: 'Calls to a neighbour without a usable answer',
    labelNames: ['upstream', 'reason'],
    registers,
  });
  const breakers = new Gauge({
    name: 'gateway_upstream_breaker',
    help: '1 for the state the circuit breaker of a neighbour is in',
    labelNames: ['upstream', 'state'],
    registers,
  });
  const signIns = new Counter({
    name: 'gateway_sign_ins_total',
    help: 'Sign-ins by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const rejections = new Counter({
    name: 'gateway_rejections_total',
    help: 'Requests refused by the gateway itself, by reason and, for uploads, code',
    labelNames: ['reason', 'code'],
    registers,
  });
  const auditLines = new Counter({ name: 'gateway_audit_lines_total', help: 'Audit lines written', registers });
  const auditFailures = new Counter({
    name: 'gateway_audit_failures_total',
    help: 'Audit lines that a destination did not take',
    registers,
  });
  const build = new Gauge({
    name: 'gateway_build_info',
    help: 'Always 1; the labels tell the version',
    labelNames: ['version', 'node'],
    registers,
  });
  build.set({ version, node: process.versions.node }, 1);

  return {
    finished(request, seconds) {
      requests.inc(labelsOf(request));
      durations.observe({ call: request.call }, seconds);
    },
    aborted: (request) => requests.inc(labelsOf({ ...request, status: clientClosedRequest, code: null })),
    upstream(name) {
      const breaker = (current: BreakerState): void => {
        for (const state of breakerStates) breakers.set({ upstream: name, state }, state === current ? 1 : 0);
      };
      breaker('closed');
      return {
        answered: (seconds) => upstreamDurations.observe({ upstream: name }, seconds),
        failed: (reason) => upstreamFailures.inc({ upstream: name, reason }),
        breaker,
      };
    },
    signIn: (outcome) => signIns.inc({ outcome }),
    rejection: (reason, code) => rejections.inc({ reason, code: code === undefined ? '' : codeLabel(code) }),
    auditLine: (count = 1) => auditLines.inc(count),
    auditFailure: () => auditFailures.inc(),
    watchSessions: (count) => addSessionGauge(registry, count),
    text: async () => `${await registry.metrics()}\n${await processRegistry().metrics()}`,
    contentType: registry.contentType,
  };
}

function labelsOf({ call, method, status, code }: FinishedRequest) {
  return { call, method, status: `${Math.trunc(status / 100)}xx`, code: codeLabel(code ?? status) };
}

// A service may make up codes without end: those share one label.
function codeLabel(code: number): string {
  return (code >= 100 && code < 600) || knownCodes.has(code) ? String(code) : 'other';
}

function addSessionGauge(registry: Registry, count: SessionCount): void {
  const gauge = new Gauge({
    name: 'gateway_sessions',
    help: 'Sessions alive in the store; with Redis those of all gateways',
    async collect() {
      const alive = await tryCount(count);
      // No figure is better than an old one.
      if (alive === undefined) this.remove();
      else this.set(alive);
    },
    registers: [],
  });
  registry.registerMetric(gauge);
}

async function tryCount(count: SessionCount): Promise<number | undefined> {
  try {
    return await count();
  } catch {
    // The store logs its own errors; a scrape continues.
    return undefined;
  }
}

let ofProcess: Registry | undefined;

// Memory, processor, event loop and garbage collection belong to the process, however many applications it holds.
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
