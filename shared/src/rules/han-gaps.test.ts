import { expect, it } from 'vitest';
import { closeHanGaps, keepSpaces } from './han-gaps.ts';

const fill = (name: string) => closeHanGaps(`报价 ${keepSpaces(name)} 的成本`);

it('closes the gaps before and after a Chinese name, and keeps those of others', () => {
  expect(fill('伊马替尼')).toBe('报价伊马替尼的成本');
  expect(fill('imatinib')).toBe('报价 imatinib 的成本');
});

it('leaves the spaces of what is filled in as they were written', () => {
  expect(fill('中间体 甲')).toBe('报价中间体 甲的成本');
});
