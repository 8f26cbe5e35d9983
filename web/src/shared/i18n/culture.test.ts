import { describe, expect, it } from 'vitest';
import { chooseCulture, currentCulture, saveCulture } from './culture.ts';

describe('chooseCulture', () => {
  it.each([
    ['a saved choice before everything', { saved: 'en', host: 'plan.example.cn', languages: ['zh-CN'] }, 'en'],
    ['Chinese on a .cn host', { saved: null, host: 'plan.example.cn', languages: ['en-US'] }, 'zh-CN'],
    ['Chinese in a Chinese browser', { saved: null, host: 'localhost', languages: ['zh-TW', 'en'] }, 'zh-CN'],
    ['English in any other browser', { saved: null, host: 'localhost', languages: ['fr-FR', 'zh-CN'] }, 'en'],
    ['Chinese where nothing is known', { saved: null, host: 'localhost', languages: [] }, 'zh-CN'],
    ['no choice that is not a language', { saved: 'xx', host: 'localhost', languages: ['en'] }, 'en'],
  ] as const)('takes %s', (_, clues, culture) => {
    expect(chooseCulture(clues)).toBe(culture);
  });
});

describe('the language of the page', () => {
  it('is in a cookie, for files that the browser fetches by itself', () => {
    saveCulture('zh-CN');
    expect(document.cookie).toContain('locale=zh-CN');
    saveCulture('en');
    expect([currentCulture(), document.cookie]).toEqual(['en', expect.stringContaining('locale=en')]);
    expect(document.cookie).not.toContain('zh-CN');
  });
});
