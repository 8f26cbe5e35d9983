import { describe, expect, it } from 'vitest';
import { defaultCulture, defaultCurrency } from './locale-defaults.ts';

describe('who has chosen nothing', () => {
  it.each([
    ['plan.example.cn', 'en-US', 'zh-CN', 'CNY'],
    ['plan.example.com.cn', 'de', 'zh-CN', 'CNY'],
    ['PLAN.EXAMPLE.CN.', undefined, 'zh-CN', 'CNY'],
    ['plan.example.com', 'zh', 'zh-CN', 'USD'],
    ['plan.example.com', 'zh-Hant-TW', 'zh-CN', 'USD'],
    ['plan.example.com', 'ZH-cn', 'zh-CN', 'USD'],
    ['plan.example.com', 'en-GB', 'en', 'USD'],
    ['plan.example.com', 'fr', 'en', 'USD'],
    ['plan.example.com', 'zha', 'en', 'USD'],
    ['plan.example.com', undefined, 'zh-CN', 'USD'],
    ['cn', 'en', 'en', 'USD'],
    ['example.cn.com', 'en', 'en', 'USD'],
    ['notcn', 'en', 'en', 'USD'],
    ['localhost', 'en', 'en', 'USD'],
    ['127.0.0.1', 'zh-CN', 'zh-CN', 'USD'],
  ])('reads and pays on %s with a browser in %s as %s, %s', (host, browserLanguage, culture, currency) => {
    expect([defaultCulture(host, browserLanguage), defaultCurrency(host)]).toEqual([culture, currency]);
  });
});
