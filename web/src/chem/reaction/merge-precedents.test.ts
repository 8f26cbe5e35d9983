import { describe, expect, it } from 'vitest';
import { mergePrecedents } from './merge-precedents.ts';

const kind = (name: string) => ({ templateId: name, name, class: 'coupling' });
const group = (similarity: number, count: number, yieldPercent: number | null, name = 'Suzuki') => ({
  similarity,
  count,
  kind: kind(name),
  change: '[c:1][Br]>>[c:1]',
  yieldPercent,
  source: 'USPTO',
});

describe('groups of known reactions', () => {
  it('that read alike are one, with all their counts and the yields that are known', () => {
    const merged = mergePrecedents([
      group(1, 655, 75),
      group(0.714, 41, 61),
      group(0.708, 128, null),
      group(0.71, 300, 80),
    ]);
    expect(merged.map(({ similarity, count, yields }) => [similarity, count, yields])).toEqual([
      [1, 655, [{ percent: 75, count: 655 }]],
      [
        0.714,
        469,
        [
          { percent: 80, count: 300 },
          { percent: 61, count: 41 },
        ],
      ],
    ]);
  });

  it('of another kind stay apart, the nearest and largest first', () => {
    const merged = mergePrecedents([group(0.7, 2, null, 'Stille'), group(0.7, 5, null), group(0.9, 1, null)]);
    expect(merged.map(({ count }) => count)).toEqual([1, 5, 2]);
  });

  it('show no change where their changes differ', () => {
    const [one] = mergePrecedents([group(0.7, 2, null), { ...group(0.7, 1, null), change: '[C:1][Br]>>[C:1]' }]);
    expect(one).not.toHaveProperty('change');
  });
});
