import { describe, expect, it } from 'vitest';
import { TokenRows } from './token-rows.ts';

describe('rows of tokens', () => {
  it('finds every token at its place and no other', () => {
    const tokens = Int32Array.from({ length: 5000 }, (_, i) => Math.imul(i, 0x9e3779b1) | 0);
    const rows = new TokenRows(tokens);
    expect([...tokens].every((token, place) => rows.row(token) === place)).toBe(true);
    expect(rows.row(12_345)).toBe(-1);
  });

  it('holds the token 0 only when it was given', () => {
    expect(new TokenRows(Int32Array.of(7, 0)).row(0)).toBe(1);
    expect(new TokenRows(Int32Array.of(7)).row(0)).toBe(-1);
  });
});
