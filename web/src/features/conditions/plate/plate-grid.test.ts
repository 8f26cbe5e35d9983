import { describe, expect, it } from 'vitest';
import { nextWell, placeOf, wellAfter } from './plate-grid.ts';

const small = { rows: 4, columns: 6 };

describe('a plate', () => {
  it.each([
    ['A1', { row: 0, column: 0 }],
    ['h12', { row: 7, column: 11 }],
    [' B03 ', { row: 1, column: 2 }],
    ['I1', null],
    ['A0', null],
    ['A13', null],
    ['A', null],
    ['', null],
  ])('knows the place of "%s"', (well, place) => {
    expect(placeOf(well)).toEqual(place);
  });

  it.each([
    ['A1', 'ArrowRight', 'A2'],
    ['A1', 'ArrowLeft', null],
    ['A1', 'ArrowUp', null],
    ['D6', 'ArrowDown', null],
    ['D6', 'ArrowRight', null],
    ['B3', 'End', 'B6'],
    ['B3', 'Home', 'B1'],
    ['B3', 'PageDown', 'D3'],
    ['B3', 'x', null],
  ])('goes from %s with %s to %s', (well, key, target) => {
    expect(nextWell(well, key, small)).toBe(target);
  });

  it('is filled row by row', () => {
    expect(wellAfter('A6', small)).toBe('B1');
    expect(wellAfter('D6', small)).toBeNull();
  });
});
