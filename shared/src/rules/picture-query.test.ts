import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { structureBonds, structurePicture } from '../contracts/structure/structure.ts';
import { pictureQuery } from './picture-query.ts';

describe('the size to ask a picture with', () => {
  it.each([
    ['within the limits', [200, 140], [200, 140]],
    ['in whole pixels', [199.6, 140.4], [200, 140]],
    ['too low for the height', [22, 14], [25, 16]],
    ['too low for the width', [8, 24], [16, 48]],
    ['too low for both', [4, 8], [16, 32]],
    ['the least there is', [16, 16], [16, 16]],
    ['the most there is', [1600, 1200], [1600, 1200]],
    ['too wide', [3200, 1000], [1600, 500]],
    ['too high', [600, 2400], [300, 1200]],
    ['too narrow a strip to keep its shape', [4000, 20], [1600, 16]],
    ['too narrow a column to keep its shape', [2, 3000], [16, 1200]],
    ['without a size, as before the page is laid out', [0, 0], [16, 16]],
    ['no number', [Number.NaN, Number.POSITIVE_INFINITY], [16, 16]],
  ])('%s', (_, [width = 0, height = 0], [w, h]) => {
    expect(pictureQuery({ width, height })).toEqual({ w, h });
  });
});

it('marks atoms that there can be, two hundred at most', () => {
  const atomsOf = (marked: number[]) => pictureQuery({ width: 200, height: 140 }, { marked }).atoms;
  expect(atomsOf([])).toBeUndefined();
  expect(atomsOf([0, 2])).toBe('0,2');
  expect(atomsOf([-1, 1.5, 10_000, 9_999])).toBe('9999');
  expect(atomsOf([...Array(300).keys()])?.split(',')).toHaveLength(200);
});

describe('the contract takes what is asked', () => {
  const sizes = [-5, 0, 1, 14, 15.4, 16, 56, 128, 1199.5, 1200, 1600, 1601, 5_000];
  const marks = [[], [-1], [0, 9_999, 10_000, 1.5], [...Array(500).keys()]];
  it.each(sizes)('of a picture %d pixels wide', (width) => {
    for (const height of sizes)
      for (const marked of marks) {
        const query = pictureQuery({ width, height }, { marked, bond: width, like: 'A'.repeat(22) });
        expect({ query, isTaken: Check(structurePicture.query, query) }).toEqual({ query, isTaken: true });
        const place = { smilesUniqueCode: 'A'.repeat(22), w: query.w, h: query.h };
        expect({ place, isTaken: Check(structureBonds.query, place) }).toEqual({ place, isTaken: true });
      }
  });
});
