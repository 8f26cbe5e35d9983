// The built client: hashed assets for ever, index.html for every address that is a page.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation } from '../../plugins/canonical-host.ts';
import { isDataPath } from '../../plugins/security-headers.ts';

/** Serves the folder; without a built client there are only calls. */
export async function addClientRoutes(app: FastifyInstance, webDist: string): Promise<void> {
  const isBuilt = existsSync(join(webDist, 'index.html'));
  if (!isBuilt) app.log.warn('WEB_DIST holds no index.html: no pages are served');
  if (isBuilt) {
    await app.register(fastifyStatic, staticOptions(webDist));
    app.route({ method: ['GET', 'HEAD'], url: '/', handler: async (_request, reply) => sendPage(reply) });
  }
  app.setNotFoundHandler((request, reply) => (isBuilt && isPage(request) ? sendPage(reply) : refuse()));
}

/** Hashes of the scripts that are in the client's page itself, for its policy; none without a built client. */
export function inlineScriptHashes(webDist: string): string[] {
  const page = join(webDist, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

function staticOptions(webDist: string): FastifyStaticOptions {
  return {
    root: webDist,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webDist, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  };
}

function isPage(request: FastifyRequest): boolean {
  return isNavigation(request) && !isDataPath(request.url);
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

function refuse(): never {
  throw new AppError('notFound');
}
