// A request that the HTTP parser could not read to its end: nobody knows where the next one would begin, so the response says that
// the connection ends with it. A caller who keeps it would send somebody else's request into it.

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { message } from '@app/locales/messages';
import { fallbackCulture } from '@app/shared/constants/locale';
import { catalogue, errorKeyOf } from '@app/shared/errors/catalogue';

/** Answers 408 to a request that came too slowly, 431 to headers that are too long, else 400, and closes the connection. */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const key = errorKeyOf(status) ?? 'badRequest';
  const { code } = catalogue[key];
  const body = JSON.stringify({ code, error: { code, message: message(fallbackCulture, 'errors', key) } });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
