import { describe, expect, it } from 'vitest';
import { mergeText } from './merge-text.ts';

describe('two windows that write one note', () => {
  it.each([
    ['nobody else wrote', 'a', 'a\nb', 'a', 'a\nb'],
    ['I wrote nothing', 'a', 'a', 'a\nc', 'a\nc'],
    ['both begin', '', 'mine', 'theirs', 'theirs\nmine'],
    ['both wrote the same', 'a', 'a\nb', 'a\nb', 'a\nb'],
    ['one wrote above, one below', 'middle', 'middle\nmine', 'theirs\nmiddle', 'theirs\nmiddle\nmine'],
    ['one changed the first line, one the last', 'a\nb\nc', 'a\nb\nC', 'A\nb\nc', 'A\nb\nC'],
    ['both changed one line', 'a\nb', 'a\nmine', 'a\ntheirs', 'a\ntheirs\nmine'],
    ['one takes away what the other left alone', 'a\nb\nc', 'a\nc', 'a\nb\nc\nd', 'a\nc\nd'],
    ['one takes all away, one adds', 'a', '', 'a\nb', 'b'],
  ])('%s', (_, before, mine, theirs, merged) => {
    expect(mergeText(before, mine, theirs)).toBe(merged);
  });

  it('loses no line of long notes', () => {
    const [mine, theirs] = ['a', 'b'].map((one) => one.repeat(4_000));
    expect(mergeText('', mine ?? '', theirs ?? '')).toHaveLength(8_001);
  });
});
