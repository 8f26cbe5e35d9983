import { describe, expect, it } from 'vitest';
import { allBut, extended, isSelected, nothing, selectedCount, toggled, type Selection } from './selection.ts';

interface Row {
  id: number;
}

const row = (id: number): Row => ({ id });
const idOf = ({ id }: Row) => id;
const all: Selection<Row> = { kind: 'all' };

describe('a selection', () => {
  it('takes a row in and out again', () => {
    const one = toggled<Row>(nothing, row(2), idOf);
    expect([isSelected(one, 2), isSelected(one, 3), selectedCount(one, 9)]).toEqual([true, false, 1]);
    expect(selectedCount(toggled(one, row(2), idOf), 9)).toBe(0);
  });

  it('takes a stretch in without losing what it held', () => {
    const selection = extended(toggled<Row>(nothing, row(9), idOf), [row(2), row(3), row(9)], idOf);
    expect(selectedCount(selection, 20)).toBe(3);
  });

  it('of all holds also the rows that are not known yet', () => {
    expect([isSelected(all, undefined), selectedCount(all, 99_999)]).toEqual([true, 99_999]);
  });

  it('of all without one holds the others', () => {
    const rest = allBut([row(2), row(3), row(4)], row(3), idOf);
    expect([2, 3, 4].map((id) => isSelected(rest, id))).toEqual([true, false, true]);
  });
});
