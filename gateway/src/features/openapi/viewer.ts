// A page on which a person reads the API and tries it with a key: Swagger UI, served from here under the policy of all pages.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { message } from '@app/locales/messages';
import { productName } from '@app/shared/constants/product';
import type { Culture } from '@app/shared/constants/locale';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../auth/escape-html.ts';

const library = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const own = join(import.meta.dirname, 'viewer');

/** Files of the page: where they are, and what they are. */
const files: Readonly<Record<string, readonly [file: string, type: string]>> = {
  'swagger-ui-bundle.js': [join(library, 'swagger-ui-bundle.js'), 'text/javascript; charset=utf-8'],
  'swagger-ui.css': [join(library, 'swagger-ui.css'), 'text/css; charset=utf-8'],
  'start.js': [join(own, 'start.js'), 'text/javascript; charset=utf-8'],
  'style.css': [join(own, 'style.css'), 'text/css; charset=utf-8'],
};

/** `write` gives the document with what is said of each call in the language. */
export async function addViewerRoutes(app: FastifyInstance, write: (culture: Culture) => object): Promise<void> {
  const texts = new Map<Culture, string>();
  const textOf = (culture: Culture): string => {
    const text = texts.get(culture) ?? JSON.stringify(write(culture));
    texts.set(culture, text);
    return text;
  };
  app.get('/reference', { exposeHeadRoute: true }, async ({ culture }, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(pageIn(culture)),
  );
  for (const culture of ['en', 'zh-CN'] as const)
    app.get(`/reference/openapi.${culture}.json`, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(textOf(culture)),
    );
  for (const [name, [file, type]] of Object.entries(files)) {
    const content = readFileSync(file);
    app.get(`/reference/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }
}

function pageIn(culture: Culture): string {
  // The viewer itself speaks English.
  const say = (key: string): string =>
    escapeHtml(message(culture, 'gateway', `reference.${key}`, { button: 'Authorize' }));
  return `<!doctype html>
<html lang="${culture}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')} – ${escapeHtml(productName)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/reference/swagger-ui.css">
<link rel="stylesheet" href="/reference/style.css">
<script src="/reference/swagger-ui-bundle.js" defer></script>
<script src="/reference/start.js" defer></script>
</head>
<body>
<header class="about">
<h1>${say('title')}</h1>
<p>${say('intro')}</p>
<p><a href="/my/profile">${say('toKeys')}</a> · <a href="/openapi.json">openapi.json</a></p>
</header>
<main id="reference" data-document="/reference/openapi.${culture}.json"></main>
</body>
</html>
`;
}
