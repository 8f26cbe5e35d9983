// The language of a response: the page says it by a header, or by a cookie where the browser asks by itself (downloads),
// else host and browser say it, as in the page (specification section 9).

import { headers } from '@app/shared/constants/headers';
import { isCulture, type Culture } from '@app/shared/constants/locale';
import { defaultCulture } from '@app/shared/rules/locale-defaults';
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
  return isCulture(kept) ? kept : unchosenCulture(given);
}

/** The language for somebody who has chosen none. */
export function unchosenCulture(given: IncomingHttpHeaders): Culture {
  return defaultCulture((given.host ?? '').replace(/:\d+$/, ''), likedBest(given['accept-language']));
}

/** The language an Accept-Language header puts first; RFC 9110 §12.5.4. */
function likedBest(acceptLanguage: string | undefined): string | undefined {
  const [first] = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map(parseRange)
    .filter(({ tag, weight }) => weight > 0 && tag !== '' && tag !== '*')
    .toSorted((a, b) => b.weight - a.weight);
  return first?.tag;
}

function parseRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality) };
}
