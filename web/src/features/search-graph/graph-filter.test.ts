import { describe, expect, it } from 'vitest';
import { askedOf, filterOf, withFilter, type GraphFilter } from './graph-filter.ts';

const everything: GraphFilter = {
  check: 'all',
  solvedOnly: false,
  minScore: 0,
  hideHazards: false,
  classKey: '',
  sort: 'best',
};

describe('the filter of a search graph', () => {
  it.each<GraphFilter>([
    everything,
    { ...everything, check: 'failed', minScore: 0.05, classKey: 'acylation' },
    { ...everything, check: 'passed', solvedOnly: true, hideHazards: true, sort: 'steps' },
  ])('comes back from the address as it went: %j', (filter) => {
    expect(
      filterOf(
        withFilter(
          new URLSearchParams('task=t&check=unchecked&min=0.3&solved=1&safe=1&class=oxidation&by=ways'),
          filter,
        ),
      ),
    ).toEqual(filter);
  });

  it('leaves the rest of the address alone', () => {
    expect(withFilter(new URLSearchParams('task=t&check=failed'), everything).toString()).toBe('task=t');
  });

  it('takes what it does not know for everything', () => {
    expect(filterOf(new URLSearchParams('check=maybe&min=2&solved=yes&safe=yes&by=magic'))).toEqual(everything);
  });

  it('asks for no more than was chosen', () => {
    expect(askedOf(everything)).toEqual({});
    expect(
      askedOf({ ...everything, check: 'failed', solvedOnly: true, minScore: 0.1, hideHazards: true, sort: 'ways' }),
    ).toEqual({
      checks: ['failed'],
      solvedOnly: true,
      minScore: 0.1,
      hideHazards: true,
      sort: 'ways',
    });
  });
});
