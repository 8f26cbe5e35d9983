// Traces for a collector of the operator: a server span per request, a client span per upstream call.
// Names and routes only - no address, no query, no user. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing of this is loaded.

import { AppError } from '@app/shared/errors/app-error';
import type * as OpenTelemetry from '@opentelemetry/api';
import type { Attributes, Span } from '@opentelemetry/api';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { createPeerCheck } from './peers.ts';
import type { RouteName } from './route-names.ts';
import type { TraceHeaders } from './trace-context.ts';

export interface TracingOptions {
  /** Base of the collector's OTLP/HTTP receiver; `/v1/traces` is added. */
  otlpEndpoint: string | undefined;
  /** Share of the requests that are traced, 0 to 1; a trusted proxy's decision goes before it. */
  traceShare: number;
  chemistryUrl: string;
  /** Peers whose `traceparent` counts. */
  trustedProxies: readonly string[];
  version: string;
  nameOf: RouteName;
}

export interface UpstreamTrace {
  /** Headers that the upstream gets. */
  readonly headers: TraceHeaders;
  /** With the status of the response, or the class of the failure (`timeout`). Only the first call counts. */
  end(outcome: number | string): void;
}

export interface RequestTrace {
  /** Opens the span of one call to the chemistry service. */
  startUpstream(method: string): UpstreamTrace;
  /** `code` is that of the envelope. Only the first call counts. */
  end(status: number, code?: number | null): void;
}

export interface Tracing {
  start(request: FastifyRequest): RequestTrace;
  /** Sends what is left; gives up after 3 s. */
  shutdown(): Promise<void>;
}

const flushWithinMs = 3_000;
const scheduledDelayMillis = 2_000;

/** Loads OpenTelemetry when a collector is configured, else gives undefined. */
export async function createTracing(options: TracingOptions, log: FastifyBaseLogger): Promise<Tracing | undefined> {
  if (options.otlpEndpoint === undefined) return undefined;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }, context] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('./trace-context.ts'),
  ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  logProblems(api, log);
  const exporter = new OTLPTraceExporter({
    url: `${options.otlpEndpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: flushWithinMs,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gateway', 'service.version': options.version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(options.traceShare) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis })],
  });
  const tracer = provider.getTracer('gateway', options.version);
  const isTrusted = createPeerCheck(options.trustedProxies);
  const service = serviceAttributes(new URL(options.chemistryUrl));

  function start(request: FastifyRequest): RequestTrace {
    const caller = isTrusted(request) ? context.readTraceContext(request.headers) : undefined;
    const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
    const span = tracer.startSpan(
      options.nameOf(request),
      { kind: SpanKind.SERVER, attributes: serverAttributes(request) },
      parent,
    );
    const inside = trace.setSpan(parent, span);
    return {
      startUpstream(method) {
        const attributes = { 'http.request.method': method, ...service };
        const child = tracer.startSpan('chemistry', { kind: SpanKind.CLIENT, attributes }, inside);
        return {
          headers: context.writeTraceContext(child.spanContext()),
          end: (outcome) => endSpan(child, outcome, 400, SpanStatusCode.ERROR),
        };
      },
      end(status, code) {
        if (typeof code === 'number' && span.isRecording()) span.setAttribute('app.code', code);
        endSpan(span, status, 500, SpanStatusCode.ERROR);
      },
    };
  }

  return {
    start,
    async shutdown() {
      const timeout = new Promise<void>((done) => setTimeout(done, flushWithinMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), timeout]);
    },
  };
}

/** The same response; the span ends with its status, or with the name of the error. */
export function traced<T>(
  span: UpstreamTrace | undefined,
  work: Promise<T>,
  statusOf: (response: T) => number,
): Promise<T> {
  return span ? endedBy(span, work, statusOf) : work;
}

async function endedBy<T>(span: UpstreamTrace, work: Promise<T>, statusOf: (response: T) => number): Promise<T> {
  try {
    const response = await work;
    span.end(statusOf(response));
    return response;
  } catch (error) {
    span.end(error instanceof AppError ? error.key : 'unknown');
    throw error;
  }
}

// OpenTelemetry semantic conventions for HTTP; url.path and url.query stay out, they may hold structures.
function serverAttributes({ method, routeOptions, protocol, id }: FastifyRequest): Attributes {
  return {
    'http.request.method': method,
    'http.route': routeOptions.url ?? '(none)',
    'url.scheme': protocol,
    'app.request_id': id,
  };
}

function serviceAttributes(base: URL): Attributes {
  return {
    'peer.service': 'chemistry',
    'server.address': base.hostname,
    'server.port': Number(base.port) || (base.protocol === 'https:' ? 443 : 80),
  };
}

function endSpan(span: Span, outcome: number | string, errorsFrom: number, code: number): void {
  if (!span.isRecording()) return;
  if (typeof outcome === 'number') span.setAttribute('http.response.status_code', outcome);
  if (typeof outcome === 'string' || outcome >= errorsFrom) {
    span.setAttribute('error.type', String(outcome));
    span.setStatus({ code });
  }
  span.end();
}

// A collector that is away costs traces, never requests; the log says so.
function logProblems({ diag, DiagLogLevel }: typeof OpenTelemetry, log: FastifyBaseLogger): void {
  const warn = (message: string) => log.warn({ reason: message.slice(0, 300) }, 'traces were not sent');
  const quiet = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
