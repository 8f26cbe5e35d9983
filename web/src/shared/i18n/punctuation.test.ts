import { expect, it } from 'vitest';
import { saveCulture } from './culture.ts';
import { labelled, sentenceGap } from './punctuation.ts';

it('puts words together as the language of the page does', () => {
  const said = (culture: 'en' | 'zh-CN') => {
    saveCulture(culture);
    return [labelled('A', 'b'), `A.${sentenceGap()}B.`];
  };
  expect(said('zh-CN')).toEqual(['A：b', 'A.B.']);
  expect(said('en')).toEqual(['A: b', 'A. B.']);
});
