// A call that a handler of the gateway makes at the service for its caller.

import { headers } from '@app/shared/constants/headers';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { errorKeyOf } from '@app/shared/errors/catalogue';
import type { FastifyRequest } from 'fastify';
import { interpret } from './response.ts';
import { callerHeaders, timezoneOffsetIn } from './caller-headers.ts';
import type { Chemistry } from './chemistry.ts';
import { areFitDetails } from './presentable.ts';
import { refusedToken, tokenRefusalIn } from './refusal.ts';

export interface ServiceParts {
  chemistry: Pick<Chemistry, 'fetch'>;
  /** The tenant header goes with every call (federated sign-in). */
  sendsTenant: boolean;
}

/** The data of the response. Throws what the service refuses with. */
export async function askService(
  call: Call,
  { caller, culture, id, body, headers: given }: Pick<FastifyRequest, 'caller' | 'culture' | 'id' | 'body' | 'headers'>,
  { chemistry, sendsTenant }: ServiceParts,
): Promise<unknown> {
  const tenantId = sendsTenant ? caller?.user.tenantId : undefined;
  const response = await chemistry.fetch(call, {
    path: call.path,
    headers: {
      ...callerHeaders({
        accessToken: caller?.accessToken,
        tenantId,
        culture,
        timezoneOffset: timezoneOffsetIn(given),
      }),
      [headers.requestId]: id,
    },
    ...(call.takes === 'json' ? { json: body } : {}),
  });
  const read = interpret(response.status, response.text);
  if (read.kind === 'data') return read.data;
  if (tokenRefusalIn(read)) throw refusedToken(new Error(`the service refused the token at ${call.path}`));
  const { code, details } = read.error;
  const key = errorKeyOf(code) ?? 'badGateway';
  throw new AppError(key, isObject(details) && areFitDetails(details) ? { ...details } : undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
