import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCountsLine, isCountsLineAt } from './sdf-check.ts';

// What makes the difference: digits, blanks of any kind, and a letter.
const letters = array(constantFrom('0', '9', ' ', ' ', '\t', '\r', '\u00a0', 'A', '-'), { maxLength: 14 });

function readsAlike(line: string): void {
  const block = Buffer.from(`before\n${line}\nafter`, 'latin1');
  const at = 'before\n'.length;
  expect(isCountsLineAt(block, at, at + line.length)).toBe(isCountsLine(line));
}

describe('a counts line', () => {
  it.each([
    ['  6  6  0  0  0  0  0  0  0  0999 V2000', true],
    ['999999', true],
    [' 12  0', true],
    ['1', true],
    ['   1  0', false],
    ['1234567', false],
    ['', false],
    ['M  END', false],
    ['-SYNTH-', false],
  ])('%j is one: %s', (line, isOne) => {
    expect(isCountsLine(line)).toBe(isOne);
    readsAlike(line);
  });

  it('reads the same as bytes', () => {
    assert(
      property(letters, (parts) => readsAlike(parts.join(''))),
      { numRuns: 3_000 },
    );
    assert(property(string({ unit: constantFrom('1', ' ', 'x'), maxLength: 12 }), readsAlike), { numRuns: 1_000 });
  });
});
