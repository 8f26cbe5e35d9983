import { describe, expect, it } from 'vitest';
import { isSamePlace, placesOf } from './places.ts';
import { testClasses } from '../test-tasks.ts';

const asks = { classes: null, templateId: null };

describe('the places that can react', () => {
  it('are listed once, however many reactions meet there', () => {
    expect(placesOf(testClasses.classes, asks)).toEqual([
      [1, 2],
      [6, 7],
    ]);
  });

  it('are those of the chosen classes, or of the chosen kind', () => {
    expect(placesOf(testClasses.classes, { ...asks, classes: ['carbonCarbon'] })).toEqual([[6, 7]]);
    expect(placesOf(testClasses.classes, { ...asks, templateId: 'ester' })).toEqual([[1, 2]]);
  });

  it('are the same in any order of their atoms', () => {
    expect(isSamePlace([2, 1], [1, 2])).toBe(true);
    expect(isSamePlace([2], [1, 2])).toBe(false);
  });
});
