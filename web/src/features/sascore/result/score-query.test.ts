import { describe, expect, it } from 'vitest';
import { nextSort } from '../../../chemistry/tasks/result-query.ts';
import {
  fileOrder,
  isFiltered,
  rangeBetween,
  readScoreQuery,
  withPart,
  writeScoreQuery,
  type ScoreQuery,
} from './score-query.ts';

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
    const filter = withPart({ key: 'a', score: { from: 2 } }, { score: undefined });
    expect(filter).toEqual({ key: 'a' });
    expect([isFiltered(filter), isFiltered(withPart({}, { score: undefined }))]).toEqual([true, false]);
  });
});

describe('a range on the scale', () => {
  it.each([
    [2, 4, { from: 2, to: 4 }],
    [1, 4, { to: 4 }],
    [4, 10, { from: 4 }],
    [1, 10, undefined],
    [3, 3, undefined],
  ])('from %d to %d is %j', (from, to, range) => {
    expect(rangeBetween(from, to)).toEqual(range);
  });
});

const next = (sort: ScoreQuery['sort'], by: ScoreQuery['sort']['by']) => nextSort(sort, by, fileOrder);

describe('a click on a column header', () => {
  it('sorts up, then down, then leaves the order of the file', () => {
    const up = next(fileOrder, 'score');
    const down = next(up, 'score');
    expect([up, down, next(down, 'score')]).toEqual([
      { by: 'score', order: 'ascending' },
      { by: 'score', order: 'descending' },
      fileOrder,
    ]);
  });

  it('turns the order of the file round', () => {
    expect(next(next(fileOrder, 'row'), 'row')).toEqual(fileOrder);
  });
});
