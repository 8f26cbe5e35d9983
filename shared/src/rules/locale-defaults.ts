// Language and currency of who has chosen none (specification section 9): the host decides, then the browser.

import { fallbackCulture, type Culture, type Currency } from '../constants/locale.ts';

/** `host` without its port; `browserLanguage` is the one the browser likes best, a tag such as `zh-TW`. */
export function defaultCulture(host: string, browserLanguage: string | undefined): Culture {
  if (isChineseHost(host)) return 'zh-CN';
  if (browserLanguage === undefined) return fallbackCulture;
  return /^zh\b/i.test(browserLanguage) ? 'zh-CN' : 'en';
}

export function defaultCurrency(host: string): Currency {
  return isChineseHost(host) ? 'CNY' : 'USD';
}

function isChineseHost(host: string): boolean {
  return /\.cn\.?$/i.test(host);
}
