import { expect, it } from 'vitest';
import { saveCulture } from './culture.ts';
import { labelled, sentenceGap, withoutHanGaps } from './punctuation.ts';

it('puts words together as the language of the page does', () => {
  const said = (culture: 'en' | 'zh-CN') => {
    saveCulture(culture);
    return [labelled('A', 'b'), `A.${sentenceGap()}B.`];
  };
  expect(said('zh-CN')).toEqual(['A：b', 'A.B.']);
  expect(said('en')).toEqual(['A: b', 'A. B.']);
});

it('closes the gap before and after a Chinese name, and keeps that of others', () => {
  expect(withoutHanGaps('伊马替尼 的成本')).toBe('伊马替尼的成本');
  expect(withoutHanGaps('报价 伊马替尼，共 3 种')).toBe('报价伊马替尼，共 3 种');
  expect(withoutHanGaps('imatinib 的成本')).toBe('imatinib 的成本');
});
