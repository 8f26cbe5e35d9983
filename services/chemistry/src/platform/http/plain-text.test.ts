import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-text.ts';

describe('a line of plain text', () => {
  it.each([
    ['keeps what people write', '阿司匹林 – 2nd look <b>', '阿司匹林 – 2nd look <b>'],
    ['has no character that the database refuses', 'a\u0000b', 'a b'],
    ['is one line', 'first\r\n\tsecond\u2028third', 'first second third'],
    ['is not turned around', 'abc\u202edef', 'abcdef'],
    ['has no half of a character', 'a\ud800', 'a\ufffd'],
    ['is empty where nothing can be seen', ' \u0000\u200f ', ''],
  ])('%s', (_, typed, kept) => {
    expect(plainLine(typed)).toBe(kept);
  });
});
