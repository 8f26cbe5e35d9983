// Nothing passes but what is named here, in either direction (decisions section 1).

import type { Culture } from '@app/shared/constants/locale';
import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@app/shared/contracts/call';
import { headers as names } from '@app/shared/constants/headers';

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

export interface Caller {
  culture: Culture;
  requestId: string;
  /** Undefined for calls that need no sign-in. */
  accessToken: string | undefined;
}

/** The headers of a forwarded call. */
export function upstreamHeaders(call: Call, given: IncomingHttpHeaders, caller: Caller): Record<string, string> {
  const offset = timezoneOffsetOf(given[names.timezoneOffset]);
  return {
    ...pick(given, passedUp[call.gives]),
    [names.culture]: caller.culture,
    [names.requestId]: caller.requestId,
    ...(caller.accessToken === undefined ? {} : { authorization: `Bearer ${caller.accessToken}` }),
    ...(call.trackingId === undefined ? {} : { [names.trackingId]: String(call.trackingId) }),
    ...(offset === undefined ? {} : { [names.timezoneOffset]: offset }),
  };
}

/** The headers of a raw answer that the browser gets. */
export function downstreamHeaders(given: IncomingHttpHeaders): Record<string, string> {
  return pick(given, passedDown);
}

/** Hours east of Greenwich, -12 to 14; anything else is left out. */
export function timezoneOffsetOf(given: string | string[] | undefined): string | undefined {
  if (typeof given !== 'string' || !/^[+-]?\d{1,2}(\.\d{1,2})?$/.test(given)) return undefined;
  const hours = Number(given);
  return hours >= -12 && hours <= 14 ? String(hours) : undefined;
}

function pick(given: IncomingHttpHeaders, allowed: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    allowed.flatMap((name) => {
      const value = given[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
