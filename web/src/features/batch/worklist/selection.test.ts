import { describe, expect, it } from 'vitest';
import { allToggled, nothingSelected, rangeToggled, stillThere, toggled } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted((a, b) => a.localeCompare(b));

describe('the selection', () => {
  it('takes a range with Shift from the last one that was chosen, in either direction', () => {
    const one = toggled(nothingSelected, 'd');
    expect(idsOf(rangeToggled(one, 'b', shown))).toEqual(['b', 'c', 'd']);
    expect(idsOf(rangeToggled(one, 'e', shown))).toEqual(['d', 'e']);
  });

  it('takes a range off again', () => {
    const all = allToggled(nothingSelected, shown);
    const less = rangeToggled(toggled(all, 'b'), 'd', shown);
    expect(idsOf(less)).toEqual(['a', 'e']);
  });

  it('is one molecule where the range has no beginning that is shown', () => {
    expect(idsOf(rangeToggled(nothingSelected, 'c', shown))).toEqual(['c']);
    expect(idsOf(rangeToggled(toggled(nothingSelected, 'gone'), 'c', shown))).toEqual(['c', 'gone']);
  });

  it('takes all that are shown, then none of them, and leaves the others alone', () => {
    const other = toggled(nothingSelected, 'hidden');
    const all = allToggled(other, shown);
    expect(idsOf(all)).toEqual([...shown, 'hidden']);
    expect(idsOf(allToggled(all, shown))).toEqual(['hidden']);
  });

  it('forgets molecules that were removed from the worklist', () => {
    const two = toggled(toggled(nothingSelected, 'a'), 'b');
    expect(idsOf(stillThere(two, new Set(['b', 'c'])))).toEqual(['b']);
    expect(stillThere(two, new Set(shown))).toBe(two);
  });
});
