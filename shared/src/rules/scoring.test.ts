import { describe, expect, it } from 'vitest';
import { isMolidField, readMoment, taskListProblem, taskNameKey } from './scoring.ts';

describe('a time in a question', () => {
  it.each([
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21 08:09:10', '2026-11-21T08:09:10.000Z'],
    ['2026-11-21T08:09', '2026-11-21T08:09:00.000Z'],
    ['2026-11-21T08:09:10.5+08:00', '2026-11-21T00:09:10.500Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(readMoment(text)?.toISOString()).toBe(iso);
  });

  it.each(['', '21.11.2026', '2026-02-29', '2026-13-01', '2026-11-21 25:00:00', 'yesterday', '1700000000000'])(
    'refuses %j',
    (text) => {
      expect(readMoment(text)).toBeUndefined();
    },
  );
});

describe('a question for scoring tasks', () => {
  const page = { pageIndex: 1, pageSize: 10 };
  const [early, late] = ['2026-11-20 00:00:00', '2026-11-21 00:00:00'];
  it.each([
    [{ ...page, startTime: early, endTime: late }, undefined],
    [{ ...page, startTime: 'x' }, 'startTimeFormat'],
    [{ ...page, endTime: '' }, 'endTimeFormat'],
    [{ ...page, startTime: late, endTime: early }, 'endBeforeStart'],
    [{ ...page, startTime: late, endTime: late }, 'endBeforeStart'],
    [{ ...page, pageIndex: 0 }, 'pageIndex'],
    [{ ...page, pageSize: 0 }, 'pageSize'],
    [page, undefined],
  ])('%j gives %s', (question, key) => {
    expect(taskListProblem(question)).toBe(key);
  });
});

describe('names', () => {
  it('of tasks are the same whatever their letter case, width and outer blanks', () => {
    expect(taskNameKey('  Library ７ ')).toBe(taskNameKey('LIBRARY 7'));
    expect(taskNameKey('Library 7')).not.toBe(taskNameKey('Library 8'));
  });

  it('of the field that names a molecule may be in any letter case', () => {
    expect(['molid', 'MolID', ' MOLID '].map(isMolidField)).toEqual([true, true, true]);
    expect(isMolidField('mol_id')).toBe(false);
  });
});
