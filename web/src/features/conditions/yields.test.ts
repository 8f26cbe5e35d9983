import { describe, expect, it } from 'vitest';
import { applyChanges, bestOf, bestSoFar, changeOfWell, readYield, yieldAt } from './yields.ts';

const entry = (base: string, yieldPercent: number) => ({ choice: { base }, yieldPercent });

describe('measured yields', () => {
  it('take a new value in place, a new one at the end, and go when they are removed', () => {
    const before = [entry('K2CO3', 10), entry('Et3N', 20)];
    const after = applyChanges(before, [
      { kind: 'replace', old: entry('K2CO3', 10), entry: entry('K2CO3', 55) },
      { kind: 'add', entry: entry('DBU', 5) },
      { kind: 'remove', old: entry('Et3N', 20) },
    ]);
    expect(after).toEqual([entry('K2CO3', 55), entry('DBU', 5)]);
    expect(before[0]?.yieldPercent).toBe(10);
  });

  it('keep replicates, and remove one of them only', () => {
    const twice = applyChanges([entry('DBU', 5)], [{ kind: 'add', entry: entry('DBU', 5) }]);
    expect(twice).toHaveLength(2);
    expect(applyChanges(twice, [{ kind: 'remove', old: entry('DBU', 5) }])).toHaveLength(1);
  });

  it('keep what was typed when another tab has removed the yield before', () => {
    const changes = [{ kind: 'replace', old: entry('K2CO3', 10), entry: entry('K2CO3', 55) } as const];
    expect(applyChanges([entry('DBU', 80)], changes)).toEqual([entry('DBU', 80), entry('K2CO3', 55)]);
  });

  it('belong to their well, or to the same conditions elsewhere', () => {
    const results = [{ ...entry('DBU', 5), well: 'A1' }, { ...entry('DBU', 9), well: 'B1' }, entry('Et3N', 7)];
    expect(yieldAt(results, 'A1', { base: 'DBU' })?.yieldPercent).toBe(5);
    expect(yieldAt(results, 'C4', { base: 'DBU' })?.yieldPercent).toBe(9);
    expect(yieldAt(results, 'A2', { base: 'Et3N' })?.yieldPercent).toBe(7);
    expect(yieldAt(results, 'A3', { base: 'KOtBu' })).toBeUndefined();
  });

  it('change only where something else was typed', () => {
    const old = { ...entry('DBU', 5), well: 'A1', note: 'cloudy' };
    const well = { well: 'A1', choice: { base: 'DBU' } };
    expect(changeOfWell([old], { ...well, yieldPercent: 5 })).toBeNull();
    expect(changeOfWell([old], { ...well, yieldPercent: undefined })).toEqual({ kind: 'remove', old });
    expect(changeOfWell([], { ...well, yieldPercent: undefined })).toBeNull();
    expect(changeOfWell([old], { ...well, yieldPercent: 8 })).toEqual({
      kind: 'replace',
      old,
      entry: { ...old, yieldPercent: 8 },
    });
  });

  it('never fall in the line of the best so far', () => {
    const results = [entry('a', 30), entry('b', 10), entry('c', 62), entry('d', 62)];
    expect(bestSoFar(results)).toEqual([30, 30, 62, 62]);
    expect(bestOf(results)?.choice).toEqual({ base: 'c' });
    expect(bestOf([])).toBeUndefined();
  });

  it.each([
    ['41', 41],
    [' 41.5 %', 41.5],
    ['41,5', 41.5],
    ['0', 0],
    ['', undefined],
    ['101', null],
    ['-3', null],
    ['n.d.', null],
    ['1e1', null],
  ])('are read from "%s"', (text, value) => {
    expect(readYield(text)).toBe(value);
  });
});
