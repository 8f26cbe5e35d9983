import { describe, expect, it } from 'vitest';
import { linesOf } from './text-lines.ts';

const look = { width: 100, size: 9, most: 4 };

describe('lines of a name', () => {
  it('break a long word after a bracket before they break it anywhere', () => {
    expect(linesOf('4-(chloromethyl)benzoic acid', look)).toEqual(['4-(chloromethyl)', 'benzoic acid']);
    expect(linesOf('a'.repeat(40), look)).toHaveLength(3);
  });

  it('end with three dots where there are too many', () => {
    const lines = linesOf('very '.repeat(40), look);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});
