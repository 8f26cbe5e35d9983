import { describe, expect, it } from 'vitest';
import { rowOfKey } from './grid-keys.ts';

describe('the keys of the table', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowUp', null, 0],
    ['ArrowDown', 4, 5],
    ['ArrowDown', 99, 99],
    ['ArrowUp', 0, 0],
    ['PageDown', 4, 14],
    ['PageUp', 4, 0],
    ['PageDown', 95, 99],
    ['Home', 50, 0],
    ['End', 0, 99],
    ['a', 4, null],
  ])('%s from row %s leads to %s', (key, active, target) => {
    expect(rowOfKey(key, { active, count: 100, page: 10 })).toBe(target);
  });

  it('lead nowhere in an empty table', () => {
    expect(rowOfKey('End', { active: null, count: 0, page: 10 })).toBeNull();
  });
});
