// W3C Trace Context: the headers by which one request is followed from service to service.

import { createTraceState, isSpanContextValid, type SpanContext } from '@opentelemetry/api';
import type { IncomingHttpHeaders } from 'node:http';

export interface TraceHeaders {
  traceparent: string;
  tracestate?: string;
}

const pattern = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const maxStateLength = 512;

/** The caller's span; undefined for a header that is missing or malformed (W3C Trace Context §3.2). */
export function readTraceContext({ traceparent, tracestate }: IncomingHttpHeaders): SpanContext | undefined {
  const [, version = '', traceId = '', spanId = '', flags = '', rest] = pattern.exec(String(traceparent ?? '')) ?? [];
  // Version ff is forbidden; version 00 ends after its flags.
  if (version === '' || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  const context: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  if (!isSpanContextValid(context)) return undefined;
  const state = String(tracestate ?? '');
  return state === '' || state.length > maxStateLength ? context : { ...context, traceState: createTraceState(state) };
}

export function writeTraceContext({ traceId, spanId, traceFlags, traceState }: SpanContext): TraceHeaders {
  const state = traceState?.serialize() ?? '';
  const traceparent = `00-${traceId}-${spanId}-${(traceFlags & 1).toString().padStart(2, '0')}`;
  return state === '' ? { traceparent } : { traceparent, tracestate: state };
}
