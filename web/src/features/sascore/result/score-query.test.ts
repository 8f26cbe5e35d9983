import { describe, expect, it } from 'vitest';
import { fileOrder, isFiltered, nextSort, readScoreQuery, withRange, writeScoreQuery } from './score-query.ts';

describe('the query of a task', () => {
  it('comes back from the address as it was', () => {
    const query = {
      filter: {
        key: 'CC(=O)O & more',
        score: { from: 2.25, to: 4 },
        molecularWeight: { to: 500 },
        heavyAtoms: { from: 10 },
        outcome: 'scored' as const,
      },
      sort: { by: 'score' as const, order: 'descending' as const },
    };
    expect(readScoreQuery(new URLSearchParams(writeScoreQuery(query).toString()))).toEqual(query);
  });

  it('leaves no trace in the address when nothing is chosen', () => {
    expect(writeScoreQuery({ filter: {}, sort: fileOrder }).toString()).toBe('');
    expect(readScoreQuery(new URLSearchParams())).toEqual({ filter: {}, sort: fileOrder });
  });

  it.each(['score=x~y', 'score=~', 'sort=colour', 'outcome=none', 'heavyAtoms='])('ignores %s', (text) => {
    expect(readScoreQuery(new URLSearchParams(text))).toEqual({ filter: {}, sort: fileOrder });
  });

  it('forgets a range whose ends are both open', () => {
    const filter = withRange({ key: 'a', score: { from: 2 } }, 'score', {});
    expect(filter).toEqual({ key: 'a' });
    expect([isFiltered(filter), isFiltered(withRange({}, 'score', {}))]).toEqual([true, false]);
  });
});

describe('a click on a column header', () => {
  it('sorts up, then down, then leaves the order of the file', () => {
    const up = nextSort(fileOrder, 'score');
    const down = nextSort(up, 'score');
    expect([up, down, nextSort(down, 'score')]).toEqual([
      { by: 'score', order: 'ascending' },
      { by: 'score', order: 'descending' },
      fileOrder,
    ]);
  });

  it('turns the order of the file round', () => {
    expect(nextSort(nextSort(fileOrder, 'row'), 'row')).toEqual(fileOrder);
  });
});
