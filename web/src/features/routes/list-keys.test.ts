import { describe, expect, it } from 'vitest';
import { actionOfKey, listFocus, type ListFocus } from './list-keys.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const start: ListFocus = { activeId: null, marked: [] };
const press = (state: ListFocus, keys: string) =>
  [...keys].reduce((now, key) => {
    const action = actionOfKey(key, now.activeId);
    return action ? listFocus(now, action, ids) : now;
  }, state);

describe('the keys of the list', () => {
  it('move down with J and up with K, and stay at the ends', () => {
    expect(press(start, 'jj').activeId).toBe('b');
    expect(press(start, 'jjk').activeId).toBe('a');
    expect(press(start, 'jk').activeId).toBe('a');
    expect(press(start, 'k').activeId).toBe('e');
    expect(press(start, 'jjjjjjj').activeId).toBe('e');
  });

  it('select with X, any number of routes, and all or none with A', () => {
    expect(press(start, 'jxjx').marked).toEqual(['a', 'b']);
    expect(press(start, 'jxx').marked).toEqual([]);
    expect(press(start, 'jxjxjxjxjx').marked).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(press(start, 'jxa').marked).toEqual(ids);
    expect(press(start, 'aa').marked).toEqual([]);
  });

  it('start again when the active route is filtered away', () => {
    expect(listFocus({ activeId: 'gone', marked: [] }, { type: 'move', by: 1 }, ids).activeId).toBe('a');
  });

  it('clear the marks with Escape and jump to the ends', () => {
    const escape = actionOfKey('Escape', 'a');
    expect(escape && listFocus({ activeId: 'a', marked: ['b'] }, escape, ids).marked).toEqual([]);
    const end = actionOfKey('End', 'a');
    expect(end && listFocus(start, end, ids).activeId).toBe('e');
  });

  it('leave other keys alone, and X while no route is active', () => {
    expect(actionOfKey('q', 'a')).toBeNull();
    expect(actionOfKey('x', null)).toBeNull();
  });
});
