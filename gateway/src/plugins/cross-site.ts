// Calls come from our own page only. Some GETs change state, so the check covers every method (decisions section 8).

import { headers } from '@app/shared/constants/headers';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';

/** Refuses a request that another site may have caused. Throws 403. */
export function refuseCrossSite(request: FastifyRequest, call: Call, publicUrl: string): void {
  const { origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  if (origin !== undefined && origin !== publicUrl) throw new AppError('forbidden');
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') throw new AppError('forbidden');
  if (request.headers[headers.csrf] === '1') return;
  if (call.navigable && fetchSite === 'same-origin') return;
  const isOwnRead = call.path.startsWith('/bff/') && !call.changesState;
  if (!isOwnRead) throw new AppError('forbidden');
}
