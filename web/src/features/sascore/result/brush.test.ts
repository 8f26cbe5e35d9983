import { describe, expect, it } from 'vitest';
import { brushed, partAt, scoreAt } from './brush.ts';

describe('a stretch of scores', () => {
  it.each([
    [0, 1],
    [1, 10],
    [-0.2, 1],
    [1.7, 10],
    [0.5, 5.5],
    [0.013, 1],
    [0.016, 1.25],
  ])('%d of the width is score %d, at the edge of a bin', (part, score) => {
    expect(scoreAt(part)).toBe(score);
  });

  it('lies where it was drawn', () => {
    expect(scoreAt(partAt(7.25))).toBe(7.25);
  });

  it.each([
    [2, 4, { from: 2, to: 4 }],
    [4, 2, { from: 2, to: 4 }],
    [1, 4, { to: 4 }],
    [4, 10, { from: 4 }],
    [1, 10, {}],
    [3, 3, {}],
  ])('from %d to %d is %j', (a, b, range) => {
    expect(brushed(a, b)).toEqual(range);
  });
});
