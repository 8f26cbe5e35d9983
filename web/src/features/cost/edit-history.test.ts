import { describe, expect, it } from 'vitest';
import { enter, enterNothing, redo, undo, type EditHistory } from './edit-history.ts';

const empty: EditHistory = { past: [], present: {}, future: [] };

describe('what was entered', () => {
  it('is taken back and made again in its order', () => {
    const two = enter(enter(empty, 'a', 1), 'b', 2);
    const one = undo(two);
    expect(one.present).toEqual({ a: 1 });
    expect(undo(undo(one)).present).toEqual({});
    expect(redo(one).present).toEqual({ a: 1, b: 2 });
    expect(redo(redo(one))).toEqual(redo(one));
  });

  it('cannot be made again after something else was entered', () => {
    const other = enter(undo(enter(empty, 'a', 1)), 'b', 2);
    expect([other.present, redo(other).present]).toEqual([{ b: 2 }, { b: 2 }]);
  });

  it('is no step when it changes nothing', () => {
    const one = enter(empty, 'a', 1);
    expect(enter(one, 'a', 1)).toBe(one);
    expect(enter(empty, 'a', undefined)).toBe(empty);
    expect(enterNothing(empty)).toBe(empty);
  });

  it('comes back when all of it was given up', () => {
    const given = enterNothing(enter(enter(empty, 'a', 1), 'b', 2));
    expect(given.present).toEqual({});
    expect(undo(given).present).toEqual({ a: 1, b: 2 });
  });
});
