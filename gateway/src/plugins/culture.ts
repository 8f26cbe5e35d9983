// The language of an answer: the page says it by a header, or by a cookie where the browser asks by itself (downloads),
// else the browser says it, else it is Chinese (specification section 9).

import { headers } from '@app/shared/constants/headers';
import { fallbackCulture, isCulture, type Culture } from '@app/shared/constants/locale';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

export const cultureCookie = 'locale';
const keptCulture = new RegExp(`(?:^|;\\s*)${cultureCookie}=([\\w-]+)`);

export function addCulture(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.culture = cultureOf(request.headers);
    done();
  });
}

/** The language of the headers of a request. */
export function cultureOf(given: IncomingHttpHeaders): Culture {
  const asked = given[headers.culture];
  if (isCulture(asked)) return asked;
  const kept = keptCulture.exec(given.cookie ?? '')?.[1];
  return isCulture(kept) ? kept : preferredCulture(given['accept-language']);
}

/** The first language of an Accept-Language header that the product speaks; RFC 9110 §12.5.4. */
export function preferredCulture(acceptLanguage: string | undefined): Culture {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ranked.map(({ tag }) => cultureOfTag(tag)).find((culture) => culture !== undefined) ?? fallbackCulture;
}

function parseRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality) };
}

function cultureOfTag(tag: string): Culture | undefined {
  if (/^zh\b/.test(tag)) return 'zh-CN';
  return /^en\b/.test(tag) ? 'en' : undefined;
}
