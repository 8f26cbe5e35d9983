// Cookies of the gateway: HttpOnly, SameSite=Lax, path /, and `__Host-` with Secure over https.

import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface Cookies {
  /** As the browser knows it. */
  fullName(name: string): string;
  read(request: FastifyRequest, name: string): string | undefined;
  /** Names, without prefix, of the cookies sent that start so. */
  namesStarting(request: FastifyRequest, start: string): string[];
  write(reply: FastifyReply, name: string, value: string, maxAgeMs: number): void;
  clear(reply: FastifyReply, name: string): void;
}

export async function addCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

/** Browsers refuse `__Host-` over plain http, so loopback goes without. */
export function createCookies({ isSecure }: { isSecure: boolean }): Cookies {
  const prefix = isSecure ? '__Host-' : '';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  function set(reply: FastifyReply, name: string, value: string, maxAge: number): void {
    reply.setCookie(`${prefix}${name}`, value, { ...attributes, maxAge });
  }

  return {
    fullName: (name) => `${prefix}${name}`,
    read: (request, name) => request.cookies[`${prefix}${name}`],
    namesStarting: (request, start) =>
      Object.keys(request.cookies).flatMap((name) =>
        name.startsWith(`${prefix}${start}`) ? [name.slice(prefix.length)] : [],
      ),
    write: (reply, name, value, maxAgeMs) => set(reply, name, value, Math.floor(maxAgeMs / 1000)),
    clear: (reply, name) => set(reply, name, '', 0),
  };
}
