import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { describe, expect, it } from 'vitest';
import { mergeYields } from './merge-yields.ts';

const of = (base: string, yieldPercent: number, well?: string): MeasuredYield => ({
  choice: { base, solvent: 'DMF' },
  yieldPercent,
  ...(well !== undefined && { well }),
});
const [a, b, c] = [of('K2CO3', 40), of('Cs2CO3', 60), of('K3PO4', 50)];

describe('yields that two windows save', () => {
  it('are all there when each added another one', () => {
    expect(mergeYields({ base: [a], stored: [a, b], given: [a, c] })).toEqual({ results: [a, c, b], kept: 1 });
  });

  it('keep what the other changed, and change what this one did', () => {
    const [corrected, mine] = [of('K2CO3', 41), of('Cs2CO3', 61)];
    const merged = mergeYields({ base: [a, b], stored: [corrected, b], given: [a, mine] });
    expect(merged).toEqual({ results: [mine, corrected], kept: 1 });
  });

  it('stand both as replicates where both changed the same one', () => {
    const [theirs, mine] = [of('K2CO3', 41), of('K2CO3', 43)];
    expect(mergeYields({ base: [a], stored: [theirs], given: [mine] }).results).toEqual([mine, theirs]);
  });

  it('are gone when either took them away and the other left them alone', () => {
    expect(mergeYields({ base: [a, b], stored: [b], given: [a, b] }).results).toEqual([b]);
    expect(mergeYields({ base: [a, b], stored: [a, b], given: [b] }).results).toEqual([b]);
    const corrected = of('K2CO3', 41);
    expect(mergeYields({ base: [a, b], stored: [corrected, b], given: [b] }).results).toEqual([b, corrected]);
    expect(mergeYields({ base: [a, b], stored: [b], given: [corrected, b] }).results).toEqual([corrected, b]);
  });

  it('are told apart by their wells, and replicates of one well by their order', () => {
    const replicates = [of('K2CO3', 40, 'A1'), of('K2CO3', 44, 'A2'), of('K2CO3', 42, 'A1')];
    expect(mergeYields({ base: [], stored: replicates, given: replicates })).toEqual({ results: replicates, kept: 0 });
    const merged = mergeYields({ base: replicates, stored: replicates, given: replicates.slice(0, 2) });
    expect(merged.results).toEqual(replicates.slice(0, 2));
  });

  it('lose nothing of others when nobody knows what the giver saw', () => {
    expect(mergeYields({ base: [], stored: [a, b], given: [c] })).toEqual({ results: [c, a, b], kept: 2 });
  });
});
