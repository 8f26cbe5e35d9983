import type { IncomingMessage } from 'node:http';
import { isCulture, type Culture } from '@app/shared/constants/locale';

/**
 * The language of a page: asked for in the address, hinted by the client (`ui_locales`, Keycloak's `kc_locale`),
 * chosen before (cookie), or the browser's.
 */
export function cultureOf(req: IncomingMessage, hints: readonly unknown[] = []): Culture {
  const query = new URL(req.url ?? '/', 'http://localhost').searchParams;
  const preferences = [query.get('lang'), query.get('kc_locale'), query.get('ui_locales'), ...hints];
  for (const preference of preferences) {
    const culture = firstCulture(preference);
    if (culture) return culture;
  }
  return firstCulture(cookieOf(req, 'idp_lang')) ?? browserCulture(req);
}

function firstCulture(value: unknown): Culture | undefined {
  if (typeof value !== 'string') return undefined;
  for (const tag of value.split(/[\s,]+/)) {
    if (isCulture(tag)) return tag;
    if (tag.toLowerCase().startsWith('zh')) return 'zh-CN';
    if (tag.toLowerCase().startsWith('en')) return 'en';
  }
  return undefined;
}

function browserCulture(req: IncomingMessage): Culture {
  return firstCulture(req.headers['accept-language']?.replaceAll(/;q=[\d.]+/g, '')) ?? 'en';
}

/** The value of a cookie of the request. */
export function cookieOf(req: IncomingMessage, name: string): string | undefined {
  const pair = req.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
