import { describe, expect, it } from 'vitest';
import { mergeSpace } from './merge-space.ts';

const space = (base: string[], solvent: string[], temperaturesC: number[] = []) => ({
  levels: { ...(base.length > 0 && { base }), ...(solvent.length > 0 && { solvent }) },
  temperaturesC,
});
const seen = space(['K2CO3', 'DBU'], ['DMF'], [60, 80]);

describe('levels chosen in two windows', () => {
  it.each([
    [
      'added by both',
      space(['K2CO3', 'DBU', 'Et3N'], ['DMF'], [60, 80]),
      space(['K2CO3', 'DBU'], ['DMF', 'THF'], [60, 80]),
      space(['K2CO3', 'DBU', 'Et3N'], ['DMF', 'THF'], [60, 80]),
      1,
    ],
    [
      'taken away by the other',
      space(['K2CO3'], ['DMF'], [80]),
      space(['K2CO3', 'DBU'], ['DMF'], [40, 60, 80]),
      space(['K2CO3'], ['DMF'], [40, 80]),
      2,
    ],
    [
      'a factor of its own',
      space(['K2CO3', 'DBU'], [], [60, 80]),
      space([], ['DMF'], [60, 80]),
      space([], [], [60, 80]),
      1,
    ],
    [
      'changed alike',
      space(['K2CO3'], ['DMF'], [60, 80]),
      space(['K2CO3'], ['DMF'], [60, 80]),
      space(['K2CO3'], ['DMF'], [60, 80]),
      0,
    ],
  ])('keep what either changed: %s', (_, stored, given, wanted, merged) => {
    expect(mergeSpace({ base: seen, stored, given })).toEqual({ space: wanted, merged });
  });

  it('are taken as they are from who does not say what was there before', () => {
    const given = space(['Et3N'], []);
    expect(mergeSpace({ base: undefined, stored: seen, given })).toEqual({ space: given, merged: 0 });
  });
});
