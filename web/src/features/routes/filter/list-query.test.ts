import { describe, expect, it } from 'vitest';
import { isFiltered, readListQuery, usualOrder, withoutFilters, writeListQuery, type ListQuery } from './list-query.ts';

const full: ListQuery = {
  taskId: 'task-1',
  sort: 'precedents',
  descending: true,
  solvedOnly: true,
  hideOneStep: true,
  weights: { short: 90, cheap: 10, robust: 70, green: 0 },
  like: 'r-2',
  maxSteps: 5,
  cluster: 'c8d7cd4909e7',
  isGrouped: true,
  folded: ['3-7,9-10', ''],
  choices: {
    through: [{ value: 'qwertyuiopasdfghjklzxc', wanted: true }],
    class: [
      { value: 'acylation', wanted: true },
      { value: 'oxidation', wanted: false },
    ],
    source: [{ value: 'list:Our shelf, 2nd', wanted: false }],
  },
  protection: 'without',
  marked: 'saved',
  compare: ['r1', 'r2'],
};

describe('the list in the address', () => {
  it('comes back as it was written', () => {
    expect(readListQuery(writeListQuery(full))).toEqual(full);
  });

  it('writes nothing for what is usual', () => {
    expect(writeListQuery(readListQuery(new URLSearchParams())).toString()).toBe('');
  });

  it('takes the usual value for what it cannot read', () => {
    const query = readListQuery(new URLSearchParams('sort=colour&maxSteps=-2&compare=a,b,c,d,e'));
    expect(query).toMatchObject({ sort: 'rank', maxSteps: null, compare: ['a', 'b', 'c', 'd'] });
  });

  it('knows whether a filter hides routes', () => {
    expect(isFiltered(full)).toBe(true);
    expect(isFiltered(withoutFilters(full))).toBe(false);
  });
});

it('groups routes unless the address says otherwise', () => {
  expect(readListQuery(new URLSearchParams()).isGrouped).toBe(true);
  const flat = writeListQuery({ ...full, isGrouped: false });
  expect([flat.get('group'), flat.has('folded'), readListQuery(flat).isGrouped]).toEqual(['none', false, false]);
});

describe('the order of a user', () => {
  it('is by rank for score, for nothing and for an order that lists do not know', () => {
    for (const value of ['score', undefined, 'complexity']) {
      expect(readListQuery(new URLSearchParams(), usualOrder(value))).toMatchObject({
        sort: 'rank',
        descending: false,
      });
    }
  });

  it.each([
    ['steps', 'steps', false],
    ['precedents', 'precedents', true],
  ])('%s opens a list so, and every other order stands in the address', (value, sort, descending) => {
    const usual = usualOrder(value);
    const query = readListQuery(new URLSearchParams(), usual);
    expect([query.sort, query.descending, writeListQuery(query, usual).toString()]).toEqual([sort, descending, '']);
    for (const other of [
      { sort: 'rank', descending: false },
      { sort: 'rank', descending: true },
      { sort, descending: !descending },
    ]) {
      const wanted = { ...query, ...other } as ListQuery;
      expect(readListQuery(writeListQuery(wanted, usual), usual)).toEqual(wanted);
    }
  });
});
