// Nothing passes but what is named here, in either direction (decisions section 1).

import type { Culture } from '@app/shared/constants/locale';
import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@app/shared/contracts/call';
import type { TraceHeaders } from '../../telemetry/trace-context.ts';
import { headers as names } from '@app/shared/constants/headers';
import { AppError } from '@app/shared/errors/app-error';
import { isStartKey, startKeyProblem } from '@app/shared/rules/start-key';
import { timezoneOffsetIn } from '../../upstreams/caller-headers.ts';

const passedUp = {
  json: ['accept'],
  blob: ['accept', 'if-none-match', 'if-modified-since', 'range', 'if-range'],
  stream: ['accept', 'last-event-id'],
} as const;

const passedDown = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
  'content-language',
  'accept-ranges',
  'etag',
  'last-modified',
] as const;

export interface Sender {
  culture: Culture;
  requestId: string;
  /** Undefined for calls that need no sign-in. */
  accessToken: string | undefined;
  /** Named for single-sign-on logins only. */
  tenantId: string | undefined;
  trackingId: number | undefined;
  /** W3C Trace Context. */
  trace: TraceHeaders | undefined;
}

/** The headers of a forwarded call. */
export function upstreamHeaders(call: Call, given: IncomingHttpHeaders, sender: Sender): Record<string, string> {
  const passed = pick(given, passedUp[call.gives]);
  // RFC 9110 section 12.5.3: without a word any encoding would do.
  if (call.gives !== 'json') passed['accept-encoding'] = 'identity';
  passed[names.culture] = sender.culture;
  passed[names.requestId] = sender.requestId;
  const offset = timezoneOffsetIn(given);
  if (offset !== undefined) passed[names.timezoneOffset] = offset;
  // What a page asks by itself is counted as nobody's action.
  const key = call.startsOnce ? given[names.idempotencyKey] : undefined;
  if (key !== undefined) passed[names.idempotencyKey] = startKeyOf(key);
  if (given[names.activity] === 'passive') passed[names.activity] = 'passive';
  if (sender.accessToken !== undefined) passed['authorization'] = `Bearer ${sender.accessToken}`;
  if (sender.tenantId !== undefined) passed[names.tenantId] = sender.tenantId;
  if (sender.trackingId !== undefined) passed[names.trackingId] = String(sender.trackingId);
  return sender.trace === undefined ? passed : Object.assign(passed, sender.trace);
}

// A key that is none would be ignored, and the caller rely on it.
function startKeyOf(given: string | string[]): string {
  if (typeof given !== 'string' || !isStartKey(given))
    throw new AppError('parameterError', { problems: [startKeyProblem] });
  return given;
}

/** The headers of a raw response that the browser gets. */
export function downstreamHeaders(given: IncomingHttpHeaders): Record<string, string> {
  return pick(given, passedDown);
}

function pick(given: IncomingHttpHeaders, allowed: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of allowed) {
    const value = given[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}
