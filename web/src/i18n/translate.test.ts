import { describe, expect, it } from 'vitest';
import { filledIn, sentenceAt, type Words } from './translate.ts';

const words: Words = {
  title: 'Routes',
  list: { steps_one: '{{count}} step', steps_other: '{{count}} steps', of: '{{ a }} of {{a}} by {{b}}' },
  changed_zero: 'nothing changed',
  changed_other: '{{count}} changed',
  plain: 'as many as {{count}}',
};

describe('a sentence', () => {
  it.each([
    ['title', {}, 'Routes'],
    ['list.steps', { count: 1 }, '1 step'],
    ['list.steps', { count: 0 }, '0 steps'],
    ['list.steps', { count: 12 }, '12 steps'],
    ['changed', { count: 0 }, 'nothing changed'],
    ['plain', { count: 1 }, 'as many as 1'],
    ['list.of', { a: 'x', b: undefined }, '{{ a }} of x by '],
  ])('of %s with %o', (path, values, sentence) => {
    expect(sentenceAt(words, path, 'en', values)).toBe(sentence);
  });

  it('takes the plural of its language', () => {
    expect(sentenceAt({ steps_other: '{{count}} 步' }, 'steps', 'zh-CN', { count: 1 })).toBe('1 步');
  });

  it.each(['list', 'list.none', 'title.more', 'none.at.all', 'list.steps', ''])('is not there for %s', (path) => {
    expect(sentenceAt(words, path, 'en')).toBeUndefined();
  });

  it('is filled in once: a value is no sentence of ours', () => {
    expect(filledIn('{{name}} by {{who}}', { name: '{{who}} $& $1', who: 'Chen' })).toBe('{{who}} $& $1 by Chen');
  });
});
