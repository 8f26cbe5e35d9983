import type { ScoredRow } from '@app/shared/contracts/sascore';
import { describe, expect, it } from 'vitest';
import { allBut, extended, isSelected, nothing, selectedCount, toggled, type Selection } from './selection.ts';

const row = (number: number): ScoredRow => ({ row: number, molid: '', name: '' });
const all: Selection = { kind: 'all' };

describe('a selection', () => {
  it('takes a row in and out again', () => {
    const one = toggled(nothing, row(2));
    expect([isSelected(one, row(2)), isSelected(one, row(3)), selectedCount(one, 9)]).toEqual([true, false, 1]);
    expect(selectedCount(toggled(one, row(2)), 9)).toBe(0);
  });

  it('takes a stretch in without losing what it held', () => {
    const selection = extended(toggled(nothing, row(9)), [row(2), row(3), row(9)]);
    expect(selectedCount(selection, 20)).toBe(3);
  });

  it('of all holds also the rows that are not known yet', () => {
    expect([isSelected(all, undefined), selectedCount(all, 99_999)]).toEqual([true, 99_999]);
  });

  it('of all without one holds the others', () => {
    const rest = allBut([row(2), row(3), row(4)], row(3));
    expect([2, 3, 4].map((number) => isSelected(rest, row(number)))).toEqual([true, false, true]);
  });
});
