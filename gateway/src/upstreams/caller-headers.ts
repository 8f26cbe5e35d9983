import { headers } from '@app/shared/constants/headers';
import type { Culture } from '@app/shared/constants/locale';
import type { IncomingHttpHeaders } from 'node:http';

/** What every call carries of the place it is made from (specification section 7). */
export interface CallerPlace {
  culture: Culture;
  /** Hours east of Greenwich; undefined where the browser did not say. */
  timezoneOffset: string | undefined;
  /** Of the request that this call is made for: the upstream's log names it, too. */
  requestId?: string | undefined;
}

export interface CallerIdentity extends Partial<CallerPlace> {
  accessToken: string | undefined;
  /** Named for single-sign-on logins only (specification section 7). */
  tenantId: string | undefined;
}

/** The headers that say to the service who calls, and from where. */
export function callerHeaders({
  accessToken,
  tenantId,
  culture,
  timezoneOffset,
  requestId,
}: CallerIdentity): Record<string, string> {
  return {
    ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    ...(tenantId === undefined ? {} : { [headers.tenantId]: tenantId }),
    ...(culture === undefined ? {} : { [headers.culture]: culture }),
    ...(timezoneOffset === undefined ? {} : { [headers.timezoneOffset]: timezoneOffset }),
    ...(requestId === undefined ? {} : { [headers.requestId]: requestId }),
  };
}

/** Hours east of Greenwich, -12 to 14; anything else is left out. */
export function timezoneOffsetOf(given: unknown): string | undefined {
  if (typeof given !== 'string' || !/^[+-]?\d{1,2}(\.\d{1,2})?$/.test(given)) return undefined;
  const hours = Number(given);
  return hours >= -12 && hours <= 14 ? String(hours) : undefined;
}

/** The time zone that the headers of a request name. */
export function timezoneOffsetIn(given: IncomingHttpHeaders): string | undefined {
  return timezoneOffsetOf(given[headers.timezoneOffset]);
}
