import { describe, expect, it } from 'vitest';
import { countFilters, withPart } from './product-filter.ts';

describe('a filter of products', () => {
  it('leaves out what filters nothing', () => {
    const filter = withPart({}, { logP: { to: 3 }, rules: ['veber'], clearOnly: true, steps: 2 });
    expect(countFilters(filter)).toBe(4);
    expect(withPart(filter, { logP: {}, rules: [], clearOnly: false, steps: undefined })).toEqual({});
  });

  it('keeps a bound of zero', () => {
    expect(withPart({}, { logP: { from: 0 } })).toEqual({ logP: { from: 0 } });
  });
});
