import { describe, expect, it } from 'vitest';
import { stripOf } from './strip.ts';

describe('the main line in a row', () => {
  it.each([
    ['draws all where there is room', 4, 800, { head: [0, 1, 2, 3], left: 0, tail: [] }],
    ['leaves out the middle where there is not', 6, 800, { head: [0, 1], left: 3, tail: [5] }],
    ['keeps the first and the last in the narrowest row', 6, 100, { head: [0], left: 4, tail: [5] }],
    ['never shortens two molecules', 2, 100, { head: [0, 1], left: 0, tail: [] }],
    ['draws nothing for a target that is bought', 0, 800, { head: [], left: 0, tail: [] }],
  ])('%s', (_, count, width, strip) => {
    expect(stripOf(count, width, 200, 52)).toEqual(strip);
  });
});
