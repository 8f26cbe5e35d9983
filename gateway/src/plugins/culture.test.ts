import { describe, expect, it } from 'vitest';
import { cultureOf } from './culture.ts';

describe('the language of a response', () => {
  it.each([
    [{ 'x-culture': 'en', 'accept-language': 'zh-CN' }, 'en'],
    [{ 'x-culture': 'fr', 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
    [{ 'accept-language': 'fr-FR, en;q=0.5, zh-TW;q=0.8' }, 'en'],
    [{ 'accept-language': 'fr;q=0.5, zh-TW;q=0.8, en;q=0.6' }, 'zh-CN'],
    [{ 'accept-language': 'en;q=0, zh' }, 'zh-CN'],
    [{ 'accept-language': 'fr' }, 'en'],
    [{ 'accept-language': '*' }, 'zh-CN'],
    [{ 'accept-language': ',;q=1' }, 'zh-CN'],
    [{ host: 'plan.example.cn:8443', 'accept-language': 'en' }, 'zh-CN'],
    [{ host: 'plan.example.cn', 'accept-language': 'zh', cookie: 'locale=en' }, 'en'],
    [{ host: 'plan.example.com', 'accept-language': 'en' }, 'en'],
    [{ cookie: 'sid=1; locale=en', 'accept-language': 'zh' }, 'en'],
    [{ cookie: 'locale=zh-CN', 'x-culture': 'en' }, 'en'],
    [{ cookie: 'old-locale=zh-CN; locale=xx', 'accept-language': 'en' }, 'en'],
    [{}, 'zh-CN'],
  ])('follows %j: %s', (headers, culture) => {
    expect(cultureOf(headers)).toBe(culture);
  });
});
