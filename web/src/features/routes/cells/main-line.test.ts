import { describe, expect, it } from 'vitest';
import { arrowWidthOf, stripOf } from './main-line.tsx';

describe('the main line in a row', () => {
  it.each([
    ['draws all where there is room', 4, 800, { start: [0, 1, 2, 3], left: 0, tail: [] }],
    ['leaves out the middle where there is not', 6, 800, { start: [0, 1], left: 3, tail: [5] }],
    ['keeps the first and the last in the narrowest row', 6, 100, { start: [0], left: 4, tail: [5] }],
    ['never shortens two molecules', 2, 100, { start: [0, 1], left: 0, tail: [] }],
    ['draws nothing for a target that is bought', 0, 800, { start: [], left: 0, tail: [] }],
  ])('%s', (_, count, width, strip) => {
    expect(stripOf(count, width, 200, 52)).toEqual(strip);
  });
});

describe('the arrows of a line', () => {
  const size = { thumbWidth: 100, arrowWidth: 80 };
  it.each([
    ['share the width that is free', 3, 700, 133],
    ['are not stretched without end', 1, 700, 160],
    ['stay readable where there is no room', 8, 300, 80],
    ['leave room for the gap where not all stations fit', 8, 780, 82],
    ['keep their size for a target that is bought', 0, 700, 80],
  ])('%s', (_, longest, width, arrow) => {
    expect(arrowWidthOf(longest, width, size, 52)).toBe(arrow);
  });
});
