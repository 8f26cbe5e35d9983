import { describe, expect, it } from 'vitest';
import {
  addressOf,
  alertAtoms,
  filterIn,
  isFiltered,
  noFilter,
  sortIn,
  wireFilter,
  withToggled,
} from './impurity-query.ts';
import { testImpurities } from './test-impurities.ts';

describe('the filter of impurities', () => {
  it('comes back from the address as it went in', () => {
    const filter = {
      causes: ['dimer' as const],
      likelihoods: ['high' as const],
      mass: { from: 100 },
      alerting: false,
      liked: true,
    };
    const address = addressOf(filter, 'mass');
    expect(address.toString()).toBe('cause=dimer&likelihood=high&mass=100%7E&alerts=0&liked=1&sort=mass');
    expect(filterIn(address)).toEqual(filter);
    expect(sortIn(address)).toBe('mass');
  });

  it('leaves out what cannot be asked for', () => {
    const search = new URLSearchParams('cause=magic,dimer&likelihood=sure&mass=x~y&alerts=2&sort=price');
    expect(filterIn(search)).toEqual({ causes: ['dimer'], likelihoods: [] });
    expect(sortIn(search)).toBe('rank');
  });

  it('goes to the service as lists and words', () => {
    expect(wireFilter(noFilter, ' ')).toEqual({});
    expect(wireFilter({ ...noFilter, causes: ['dimer', 'epimer'], mass: { to: 300 } }, ' C14 ')).toEqual({
      causes: 'dimer,epimer',
      massTo: 300,
      key: 'C14',
    });
  });

  it('knows when it narrows nothing', () => {
    expect(isFiltered(noFilter, '  ')).toBe(false);
    expect(isFiltered(noFilter, 'amide')).toBe(true);
    expect(isFiltered({ ...noFilter, liked: false }, '')).toBe(true);
  });

  it('takes one of several in and out', () => {
    expect(withToggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(withToggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('gathers the atoms of all alerts', () => {
    expect(testImpurities.map(alertAtoms)).toEqual([[], [1, 2], []]);
  });
});
