import { describe, expect, it } from 'vitest';
import { testItem } from './test-items.ts';
import { nameOf, plainView, searchOf, shownItems, viewOf, type WorklistView } from './worklist-view.ts';

const result = (bestScore: number, steps: number) => ({ routeCount: 5, solvedCount: 2, bestScore, steps });
const items = [
  testItem(1, { name: 'b', state: 'completed', result: result(60, 5) }),
  testItem(2, { name: 'a', state: 'searching' }),
  testItem(3, { name: 'c', state: 'completed', result: result(90, 3), source: { kind: 'file', fileName: 'lead.sdf' } }),
  testItem(10, { name: '', state: 'failed' }),
];
const names = (view: Partial<WorklistView>) => shownItems(items, { ...plainView, ...view }).map(nameOf);

describe('the view of the worklist', () => {
  it('shows the molecules in the order they came in until they are sorted', () => {
    expect(names({})).toEqual(['b', 'a', 'c', 'C10H22']);
  });

  it('sorts by a figure and keeps molecules without one at the end both ways', () => {
    expect(names({ sort: 'score', descending: true })).toEqual(['c', 'b', 'a', 'C10H22']);
    expect(names({ sort: 'score', descending: false })).toEqual(['b', 'c', 'a', 'C10H22']);
    expect(names({ sort: 'steps' })).toEqual(['c', 'b', 'a', 'C10H22']);
  });

  it('keeps the molecules of a group of states', () => {
    expect(names({ group: 'completed' })).toEqual(['b', 'c']);
    expect(names({ group: 'ended' })).toEqual(['C10H22']);
  });

  it('finds by name, formula and file, whatever the case', () => {
    expect(names({ words: 'LEAD' })).toEqual(['c']);
    expect(names({ words: 'c10h' })).toEqual(['C10H22']);
  });

  it('is in the address, and what the address lacks is as usual', () => {
    const view: WorklistView = { group: 'ended', sort: 'score', descending: true, words: 'x' };
    expect(viewOf(new URLSearchParams(searchOf(view)))).toEqual(view);
    expect(searchOf(plainView)).toEqual({});
    expect(viewOf(new URLSearchParams('state=nonsense&sort=nonsense'))).toEqual(plainView);
  });
});
