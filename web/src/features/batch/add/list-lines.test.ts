import type { WorklistRow } from '@app/shared/contracts/batch';
import { describe, expect, it } from 'vitest';
import { countEntries, rejectedLines, withLines } from './list-lines.ts';

const row = (number: number, text: string, outcome: WorklistRow['outcome']): WorklistRow => ({
  row: number,
  text,
  outcome,
});

describe('the pasted list', () => {
  it('counts lines with something on them, whatever ends a line', () => {
    expect(countEntries('aspirin\r\n\r\n  \nCCO\rCC\n')).toBe(3);
  });

  it('gives the rejected lines back whole, though a response cuts them', () => {
    const long = `C${'1'.repeat(200)}`;
    const sent = `CCO\n\n  ${long}  \nCC`;
    const rows = [row(1, 'CCO', 'accepted'), row(3, `${long.slice(0, 119)}…`, 'rejected'), row(4, 'CC', 'duplicate')];
    expect(rejectedLines(rows, sent)).toEqual([long]);
  });

  it('gives back what the response says where the list is not known or is another one', () => {
    const rows = [row(2, 'no such thing', 'rejected'), row(3, '', 'rejected')];
    expect(rejectedLines(rows)).toEqual(['no such thing']);
    expect(rejectedLines(rows, 'a\nb\nc')).toEqual(['no such thing']);
  });

  it('puts lines below what is there', () => {
    expect(withLines('', ['a', 'b'])).toBe('a\nb');
    expect(withLines('x\n\n', ['a'])).toBe('x\na');
  });
});
